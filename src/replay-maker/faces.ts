/** The faces of a page: of each shipped font the letters that the page may show, as a style sheet. */
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { FONT_FILES, fontFaces } from "../render/font-files.ts";
import { fontFolder } from "../render/node/fonts.ts";

/**
 * What the page itself writes, and readers type: Basic Latin, and the signs on its buttons; and what pictures write that
 * scenes do not have: the minus before a loss, what replaces words that are cut.
 */
const USUAL = `${Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("")}«»◀▶◁▷❚✓✕×·–…−`;

/** Style sheets by the letters that they have: pages of one game have much the same. */
const made = new Map<string, Promise<string>>();
const MOST_KEPT = 20;

/** All letters that a page of these texts may show, in order. */
export function lettersFor(texts: Iterable<string>): string {
  const letters = new Set(USUAL);
  for (const text of texts) for (const letter of text) letters.add(letter);
  return [...letters].sort().join("");
}

/** The faces with all letters of these texts. */
export async function facesFor(texts: Iterable<string>): Promise<string> {
  const all = lettersFor(texts);
  const known = made.get(all);
  if (known) return await known;
  const sheet = sheetWith(all);
  if (made.size >= MOST_KEPT) made.clear();
  made.set(all, sheet);
  return await sheet;
}

async function sheetWith(letters: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const { file } of Object.values(FONT_FILES)) {
    const font = readFileSync(new URL(file, fontFolder()));
    const small = await subsetFont(font, letters, { targetFormat: "woff2" });
    addresses.set(file, `data:font/woff2;base64,${small.toString("base64")}`);
  }
  return fontFaces((file) => addresses.get(file) ?? "");
}
