/** A value that survives JSON unchanged. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A side of the game ("us", "shia"): hands, decisions and victory belong to seats, never to persons. */
export type Seat = string;

/** Read-only all the way down: what views are made of. */
export type Frozen<T> = T extends readonly (infer U)[]
  ? number extends T["length"]
    ? readonly Frozen<U>[]
    : { readonly [K in keyof T]: Frozen<T[K]> } // a tuple stays one
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/**
 * A plain recursive copy. Undefined members are left out, so that a copy equals its own JSON round trip.
 * Meant for plain data only: no Map, Set, Date or class instance belongs in a state.
 */
export function copy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i] as unknown);
    return list as T; // an array of copies has the type of the array
  }
  const plain: { [key: string]: unknown } = {};
  for (const key in value) {
    const member: unknown = value[key];
    if (member !== undefined) plain[key] = typeof member === "object" ? copy(member) : member;
  }
  return plain as T; // same members, copied one by one
}

/**
 * Puts the keys of plain data in the order of `canonical`, all the way down: made anew or read from a store, a state runs
 * through alike.
 */
export function putInOrder(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const member of value) if (typeof member === "object") putInOrder(member);
    return;
  }
  const plain = value as { [key: string]: unknown };
  let last = "";
  let ordered = true;
  for (const key in plain) {
    if (key < last) ordered = false;
    last = key;
    const member = plain[key];
    if (typeof member === "object") putInOrder(member);
  }
  if (ordered) return;
  const members = Object.entries(plain).sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [key] of members) delete plain[key];
  for (const [key, member] of members) plain[key] = member;
}

/** JSON with sorted keys: the same value gives the same bytes, whoever built it. */
export function canonical(value: unknown): string {
  if (isSorted(value)) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const plain = value as { readonly [key: string]: unknown };
  let members = "";
  for (const key of Object.keys(plain).sort()) {
    const member = plain[key];
    if (member !== undefined) members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${members}}`;
}

/** Whether plain JSON of a value has its keys in order all the way down. */
function isSorted(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) {
    for (const member of value) if (typeof member === "object" && !isSorted(member)) return false;
    return true;
  }
  const plain = value as { readonly [key: string]: unknown };
  let last = "";
  for (const key in plain) {
    if (key < last) return false;
    last = key;
    const member = plain[key];
    if (typeof member === "object" && !isSorted(member)) return false;
  }
  return true;
}

/** The member of a record, or an error that names what is missing: for keys that the program itself put there. */
export function of<T>(record: { readonly [key: string]: T }, key: string): T {
  const member = Object.hasOwn(record, key) ? record[key] : undefined;
  if (member === undefined) throw new Error(`nothing under "${key}"`);
  return member;
}
