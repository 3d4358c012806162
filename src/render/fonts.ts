/** The shipped fonts, and how texts are measured, shortened, wrapped and cleaned for them. */
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { createCanvas, registerFont } from "canvas";
import type { Face } from "./primitives.ts";

const DIRECTORY = new URL("../../assets/fonts/", import.meta.url);

const FILES = [
  ["RobotoCondensed-Regular.ttf", "Umpire Sans", "normal", "normal"],
  ["RobotoCondensed-Bold.ttf", "Umpire Sans", "bold", "normal"],
  ["RobotoCondensed-Italic.ttf", "Umpire Sans", "normal", "italic"],
  ["RobotoSlab-Bold.otf", "Umpire Slab", "bold", "normal"],
  ["DejaVuSansCondensed.ttf", "Umpire Rest", "normal", "normal"],
  ["DejaVuSansCondensed-Bold.ttf", "Umpire Rest", "bold", "normal"],
] as const;

/** The letters that pictures need cannot be used: one sentence for the operator. */
export class FontProblem extends Error {
  constructor(file: string) {
    super(`The font ${file} is missing or broken: take the folder assets/fonts of this release again.`);
    this.name = "FontProblem";
  }
}

let registered = false;

/**
 * Makes the shipped fonts known, once per process: node-canvas keeps one list for all threads, and changes it without a lock, so the main thread does it before
 * the first worker draws, and workers leave it alone. Throws `FontProblem`: without a font the system's would be drawn with, or none.
 */
export function registerFonts(directory: URL = DIRECTORY): void {
  if (registered || !isMainThread) return;
  for (const [name, family, weight, style] of FILES) {
    const file = fileURLToPath(new URL(name, directory));
    try {
      registerFont(file, { family, weight, style });
    } catch {
      throw new FontProblem(file);
    }
  }
  registered = true;
}

export function fontOf(face: Face, size: number): string {
  const start = { regular: "", bold: "bold ", italic: "italic ", slab: "bold " }[face];
  return `${start}${size}px "${face === "slab" ? "Umpire Slab" : "Umpire Sans"}", "Umpire Rest"`;
}

const REMEMBERED = 16_000;
/** By face and size: asked some hundred times a picture, so that no key is made up for it. */
const widths: { readonly [face in Face]: Map<number, Map<string, number>> } = {
  regular: new Map(),
  bold: new Map(),
  italic: new Map(),
  slab: new Map(),
};
let remembered = 0;
let ruler: ReturnType<ReturnType<typeof createCanvas>["getContext"]> | undefined;

/** Width of a text in pixels. Remembers the last sixteen thousand (some 2 MB): the cards of one game alone, set at the sizes tried for them, are more than ten thousand. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const width = widths[face].get(size)?.get(text) ?? measured(text, face, size);
  return spacing === 0 ? width : width + spacing * [...text].length;
}

function measured(text: string, face: Face, size: number): number {
  ruler ??= createCanvas(8, 8).getContext("2d");
  ruler.font = fontOf(face, size);
  const { width } = ruler.measureText(text);
  if (remembered >= REMEMBERED) forget();
  const ofSize = widths[face].get(size) ?? new Map<string, number>();
  widths[face].set(size, ofSize.set(text, width));
  remembered += 1;
  return width;
}

function forget(): void {
  for (const sizes of Object.values(widths)) sizes.clear();
  remembered = 0;
}

const ELLIPSIS = "…";

/** The longest beginning of the text that fits, with an ellipsis; the whole text when it fits. */
export function fitted(text: string, face: Face, size: number, room: number, spacing: number): string {
  if (textWidth(text, face, size, spacing) <= room) return text;
  const characters = [...text];
  let [low, high] = [0, characters.length - 1];
  while (low < high) {
    const half = Math.ceil((low + high) / 2);
    const tried = characters.slice(0, half).join("").trimEnd() + ELLIPSIS;
    if (textWidth(tried, face, size, spacing) <= room) low = half;
    else high = half - 1;
  }
  return low === 0 ? ELLIPSIS : characters.slice(0, low).join("").trimEnd() + ELLIPSIS;
}

/** Lines no wider than the room, broken at spaces; a word that is too wide is left to be cut. */
export function wrapped(text: string, face: Face, size: number, room: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, face, size) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

const LONGEST = 300;
/** Words of plain letters with single spaces between them, as most labels are: nothing about them has to be changed. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Text as it may be drawn: one line, without control characters, marks that turn the writing direction, unpaired surrogates, or heaps of combining marks (they
 * would draw over the neighbours). Names are typed by strangers.
 */
export function clean(text: string): string {
  if (text.length <= LONGEST && PLAIN.test(text)) return text;
  const plain = text
    .slice(0, LONGEST * 2)
    .replace(/[\s\u2028\u2029]+/gu, " ")
    .replace(/[\p{Cc}\p{Co}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufff9-\ufffb]/gu, "")
    .replace(/(\p{M}{2})\p{M}+/gu, "$1")
    .trim();
  return [...plain].slice(0, LONGEST).join("");
}
