/** Text in Discord's markdown: what people typed made harmless, times, mentions, and long texts cut in pieces. */
import type { Rich } from "../../store/records.ts";

/** Overrides of the writing direction that could scramble what follows a name, and marks that nobody sees. */
const INVISIBLE = /[\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
/** Markup, and what makes a link of an address. */
const MARKUP = /[\\*_~`|<>[\]]|:(?=\/\/)/g;
/** What is markup only where a line begins: headings, quotes, lists, small print. */
const LINE_START = /^(\s*)(#|-|\+|\d+(?=[.)]))/gm;

/** What somebody typed, shown to the letter: no markup, no mention, no link. */
export function literal(text: string): string {
  return text
    .replace(INVISIBLE, "")
    .replace(MARKUP, "\\$&")
    .replace(
      LINE_START,
      (_, space: string, mark: string) => `${space}${/\d/.test(mark) ? `\u200B${mark}` : `\\${mark}`}`,
    )
    .replaceAll("@", "@\u200B");
}

/** The same on one line: names. */
export const literalName = (text: string): string => literal(text.replace(/\s+/gu, " ").trim());

/** Whether this is a person's id, and not a placeholder for one who has left, or a computer. */
export const isPerson = (id: string): boolean => /^\d+$/.test(id);

export const mention = (person: string): string => (isPerson(person) ? `<@${person}>` : "somebody who has left");

/** Discord markdown of a text in parts. */
export const markdown = (rich: Rich): string =>
  rich
    .map((part) => {
      if (typeof part === "string") return part;
      return "person" in part ? mention(part.person) : literal(part.literal);
    })
    .join("");

/** "in 3 hours", in each reader's own words. `at` in milliseconds. */
export const relative = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
/** A date, in each reader's own zone. */
export const date = (at: number): string => `<t:${Math.floor(at / 1000)}:D>`;
/** Date and time, in each reader's own zone. */
export const moment = (at: number): string => `<t:${Math.floor(at / 1000)}:f>`;

/**
 * A long text in pieces of at most `size`, cut between lines where there are any; the pieces together have at most
 * `total` characters, and a text that is longer ends with an ellipsis.
 */
export function pieces(text: string, size: number, total: number): string[] {
  const list: string[] = [];
  let rest = text;
  let left = total;
  while (rest.length > 0) {
    const room = Math.min(size, left);
    if (rest.length <= room) return [...list, rest];
    const last = left <= size;
    const line = rest.lastIndexOf("\n", last ? room - 2 : room);
    const end = line > room / 2 ? line : whole(rest, last ? room - 2 : room);
    list.push(last ? `${rest.slice(0, end)}\n…` : rest.slice(0, end));
    if (last) break;
    rest = rest.slice(rest[end] === "\n" ? end + 1 : end);
    left -= end;
  }
  return list;
}

/** A place to cut that does not part the two halves of a character. */
const whole = (text: string, at: number): number => (/[\uD800-\uDBFF]/.test(text[at - 1] ?? "") ? at - 1 : at);
