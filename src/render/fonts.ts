/** How texts are measured, shortened, wrapped and cleaned for the shipped fonts. */
import { widthOf } from "./metrics.ts";
import type { Face } from "./primitives.ts";

const REMEMBERED = 16_000;
/** By face and size: asked some hundred times a picture, so that no key is made up for it. */
const widths: { readonly [face in Face]: Map<number, Map<string, number>> } = {
  regular: new Map(),
  bold: new Map(),
  italic: new Map(),
  slab: new Map(),
};
let remembered = 0;

/**
 * Width of a text in pixels. Remembers the last sixteen thousand (some 2 MB): just the cards of one game, set at the
 * sizes tried for them, are more than ten thousand.
 */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const width = widths[face].get(size)?.get(text) ?? measured(text, face, size);
  return spacing === 0 ? width : width + spacing * [...text].length;
}

function measured(text: string, face: Face, size: number): number {
  const width = widthOf(text, face, size);
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
