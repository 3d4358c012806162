/** Words of a picture, which were written for Discord, as parts of a page; and numbers in words. */
import { type ComponentChild, h } from "preact";
import type { Words } from "#scene";

const BOLD = /\*\*(.+?)\*\*/g;
/** What Discord would show without its backslash. */
const ESCAPED = /\\([\\*_~`|>#()[\]-])/g;

const plain = (text: string): string => text.replace(ESCAPED, "$1");

/** A text with its bold words; no markup of any kind leaves its place. The rest of the page has words without markup. */
export function marked(line: string): readonly ComponentChild[] {
  const parts: ComponentChild[] = [];
  let from = 0;
  for (const found of line.matchAll(BOLD)) {
    parts.push(plain(line.slice(from, found.index)), h("b", null, plain(found[1] ?? "")));
    from = found.index + found[0].length;
  }
  parts.push(plain(line.slice(from)));
  return parts;
}

/** Words of a picture without what they look like there. */
export const textOf = (words: Words): string => (typeof words === "string" ? words : words.text);

/** "1 battle", "3 battles". */
export const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;
