/** Words as a page may show them, whoever has typed them. */
import type { Show } from "./show.ts";

/** What turns or hides other words, or breaks their line: controls, marks of direction, line and paragraph separators. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** No line of a campaign is as long, in letters. */
const LONGEST = 4000;

const cleanedText = (text: string): string => {
  const seen = text.replace(UNSEEN, " ");
  return seen.length > LONGEST ? `${seen.slice(0, LONGEST)}…` : seen;
};

/** What a page shows, with all of its words cleaned. */
export const cleaned = (show: Show): Show => cleanedPart(show) as Show; // only texts have changed

function cleanedPart(part: unknown): unknown {
  if (typeof part === "string") return cleanedText(part);
  if (Array.isArray(part)) return part.map(cleanedPart);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, cleanedPart(value)]));
}
