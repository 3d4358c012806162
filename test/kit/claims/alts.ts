import type { Scene } from "#scene";
import { violate } from "../violation.ts";

/** What a screen reader stumbles over, by what is wrong with it. */
const FAULTS: readonly (readonly [why: string, RegExp])[] = [
  ["markup", /\*|`|__|~~|<t:|(?:^| )-# |\\/],
  ["two ends of a sentence", /[.!?…)]\.\.|\.\.|\. \.|[.!?] [.!?,;:]|[,;:][.!?]/],
  ["a hole", /\s{2}|\n|\( | \)|\(\)|(?:^|\s)[,;:.]/],
  ["a sentence that begins small", /[.!?] \p{Ll}/u],
  ["a sign for a word", / · | – /],
  ["no end", /[^.!?”)]$|[^.!?][”)]$/],
];

/** What is wrong with a picture's words for a screen reader, where there is anything. */
export function faultOfAlt(alt: string): string | null {
  if (alt.trim() === "") return "there is none";
  for (const [why, fault] of FAULTS) {
    const found = fault.exec(alt);
    if (found) return `${why}: “${alt.slice(Math.max(0, found.index - 30), found.index + 30)}”`;
  }
  return null;
}

/** A picture can be listened to: whole sentences, without markup. */
export function speaks(what: string, { alt }: Pick<Scene, "alt">): void {
  const fault = faultOfAlt(alt);
  if (fault) violate("alt text", `${what}: ${fault}`);
}
