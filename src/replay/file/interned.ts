/** Many values that share most of their parts as one short text: each part stands in it once. */

/** Anything that JSON can hold. */
type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value | undefined };

/** A string that points to a part begins with it; any other string that begins with it or with `ESCAPE` has `ESCAPE` before it. */
const POINTER = "~";
const ESCAPE = "!";
/** Strings up to this length are no longer than what points to them. */
const SHORT = 3;

/** What `interned` writes: parts that point to earlier parts only, and the values themselves. */
interface Interned {
  readonly parts: readonly Value[];
  readonly values: readonly Value[];
}

/** Values as one text; members that are undefined are left out, as JSON leaves them out. */
export function interned(values: readonly unknown[]): string {
  const parts: Value[] = [];
  const known = new Map<string, string>();
  const pointerTo = (part: Value): string => {
    const text = JSON.stringify(part);
    const found = known.get(text);
    if (found !== undefined) return found;
    const pointer = `${POINTER}${parts.push(part) - 1}`;
    known.set(text, pointer);
    return pointer;
  };
  const put = (value: unknown): Value => {
    if (typeof value === "string") return value.length > SHORT ? pointerTo(value) : literal(value);
    if (value === null || typeof value === "boolean" || typeof value === "number") return value;
    if (Array.isArray(value)) return pointerTo(value.map(put));
    const members = Object.entries(value as object).filter(([, member]) => member !== undefined);
    return pointerTo(Object.fromEntries(members.map(([key, member]) => [key, put(member)])));
  };
  return JSON.stringify({ values: values.map(put), parts } satisfies Interned);
}

const literal = (text: string): string =>
  text.startsWith(POINTER) || text.startsWith(ESCAPE) ? `${ESCAPE}${text}` : text;

/** The values again; what is equal is one object. Throws where the text is none that `interned` has written. */
export function uninterned(text: string): readonly unknown[] {
  const { parts, values } = JSON.parse(text) as Interned; // each part is looked at below
  if (!Array.isArray(parts) || !Array.isArray(values)) throw new Error("no interned values");
  const made: unknown[] = [];
  const get = (value: Value): unknown => {
    if (typeof value !== "string") return value;
    if (value.startsWith(ESCAPE)) return value.slice(ESCAPE.length);
    if (!value.startsWith(POINTER)) return value;
    const at = Number(value.slice(POINTER.length));
    if (!(at in made)) throw new Error(`${value} points to nothing`);
    return made[at];
  };
  for (const part of parts as readonly Value[]) made.push(whole(part, get));
  return (values as readonly Value[]).map(get);
}

/** A part whose members are pointers or literals; a string is itself. */
function whole(part: Value, get: (value: Value) => unknown): unknown {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map(get);
  return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, get(member ?? null)]));
}
