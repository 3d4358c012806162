/** JSON in which lists of points are short texts: most of a pack are borders. */
import { flatPointsText, pointsIn, pointsText } from "./points.ts";

/** Any string that begins with it has another one before it. */
const MARK = "~";
/** Before a text of points, and of points whose numbers follow each other. */
const POINTS = `${MARK}.`;
const FLAT = `${MARK}:`;

export const compactText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === "string") return part.startsWith(MARK) ? `${MARK}${part}` : part;
    if (!Array.isArray(part)) return part;
    const [points, flat] = [pointsText(part), flatPointsText(part)];
    if (points !== null) return `${POINTS}${points}`;
    return flat === null ? part : `${FLAT}${flat}`;
  });

/** The value again. Throws where the text was not written by `compactText`. */
export const compactIn = (text: string): unknown =>
  JSON.parse(text, (_, part: unknown) => (typeof part === "string" && part.startsWith(MARK) ? marked(part) : part));

function marked(part: string): unknown {
  if (part.startsWith(POINTS)) return pointsIn(part.slice(POINTS.length));
  if (part.startsWith(FLAT)) return pointsIn(part.slice(FLAT.length)).flat();
  if (part.startsWith(MARK + MARK)) return part.slice(MARK.length);
  throw new Error(`${part.slice(0, 20)} stands for nothing`);
}
