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

/** JSON with sorted keys: the same value gives the same bytes, whoever built it. */
export function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return flat(value) ? JSON.stringify(value) : `[${value.map(canonical).join(",")}]`;
  const plain = value as { [key: string]: unknown };
  let members = "";
  for (const key of Object.keys(plain).sort()) {
    const member = plain[key];
    if (member !== undefined) members += `${members === "" ? "" : ","}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `{${members}}`;
}

/** Whether a list holds plain values only: these have no keys to sort. */
const flat = (list: readonly unknown[]): boolean => list.every((x) => typeof x !== "object" || x === null);

/** The member of a record, or an error that names what is missing: for keys that the program itself put there. */
export function of<T>(record: { readonly [key: string]: T }, key: string): T {
  const member = Object.hasOwn(record, key) ? record[key] : undefined;
  if (member === undefined) throw new Error(`nothing under "${key}"`);
  return member;
}
