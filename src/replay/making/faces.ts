/** The faces of a page: of each shipped font the letters that the page may show, as a style sheet. */
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";
import { FONT_FILES } from "../../render/font-files.ts";
import { fontFolder } from "../../render/node/fonts.ts";

/** What the page itself writes, and readers type: Basic Latin, and the signs on its buttons. */
const USUAL = `${Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("")}«»◀▶◁▷❚✓✕×·–…`;

/** Style sheets by the letters that they have: pages of one game have much the same. */
const made = new Map<string, Promise<string>>();
const MOST_KEPT = 20;

/** The faces with all letters of these texts. */
export async function facesFor(texts: Iterable<string>): Promise<string> {
  const letters = new Set(USUAL);
  for (const text of texts) for (const letter of text) letters.add(letter);
  const all = [...letters].sort().join("");
  const known = made.get(all);
  if (known) return await known;
  const sheet = Promise.all(Object.values(FONT_FILES).map((font) => ruleOf(font, all))).then((rules) => rules.join(""));
  if (made.size >= MOST_KEPT) made.clear();
  made.set(all, sheet);
  return await sheet;
}

type FontFile = (typeof FONT_FILES)[keyof typeof FONT_FILES];

async function ruleOf({ file, family, weight, style }: FontFile, letters: string): Promise<string> {
  const font = await subsetFont(readFileSync(new URL(file, fontFolder())), letters, { targetFormat: "woff2" });
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}
