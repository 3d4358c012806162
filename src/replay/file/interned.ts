/** Many values that share most of their parts, read from the short text in which each part stands once. */
import { edited } from "./edits.ts";
import { pointsIn } from "./points.ts";

/**
 * What points to other things begins with it; any other string that begins with it or with `ESCAPE` has `ESCAPE` before
 * it.
 */
export const POINTER = "~";
export const ESCAPE = "!";
/** Before a text of points. */
export const POINTS = `${POINTER}.`;
/** First in a list: the pieces of a text follow, as one list. */
export const JOINED = `${POINTER}+`;
/** First in a list: another list follows, and then the edits that make this one of it. */
export const EDITED = `${POINTER}=`;
/** Parts are numbered in it. */
export const DIGITS = 36;

/** What was written: parts that point to earlier parts only, and the values themselves. */
export interface Interned {
  readonly parts: readonly unknown[];
  readonly values: readonly unknown[];
}

/** The values again; what is equal is one object. Throws where the text was not written by `interned`. */
export function uninterned(text: string): readonly unknown[] {
  const { parts, values } = JSON.parse(text) as Interned; // each part is looked at below
  if (!Array.isArray(parts) || !Array.isArray(values)) throw new Error("no interned values");
  const made: unknown[] = [];
  const get = (value: unknown): unknown => {
    if (typeof value === "string") return textIn(value, made);
    if (typeof value !== "object" || value === null) return value;
    if (!Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, get(member)]));
    const [first, second, ...edits] = value as readonly unknown[];
    if (first === JOINED) return listIn(get(second)).join("");
    if (first === EDITED)
      return edited(
        listIn(get(second)),
        edits.map((edit) => (typeof edit === "number" ? edit : listIn(edit).map(get))),
      );
    return value.map(get);
  };
  for (const part of parts) made.push(get(part));
  return values.map(get);
}

const NUMBER = /^~[0-9a-z]+$/;

/** What a string means. */
function textIn(value: string, made: readonly unknown[]): unknown {
  if (value.startsWith(ESCAPE)) return value.slice(ESCAPE.length);
  if (!value.startsWith(POINTER)) return value;
  if (value.startsWith(POINTS)) return pointsIn(value.slice(POINTS.length));
  const at = NUMBER.test(value) ? Number.parseInt(value.slice(POINTER.length), DIGITS) : -1;
  if (!(at in made)) throw new Error(`${value} points to nothing`);
  return made[at];
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new Error("what should be a list is none");
}
