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
    if (member !== undefined) put(plain, key, typeof member === "object" ? copy(member) : member);
  }
  return plain as T; // same members, copied one by one
}

/** Sets a member, by whatever name: `__proto__` is one as any other, as it is in JSON. */
export function put(plain: { [key: string]: unknown }, key: string, value: unknown): void {
  if (key !== "__proto__") plain[key] = value;
  else Object.defineProperty(plain, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Objects built key by key become slow dictionaries beyond this many keys; spread once, they are fast again. */
const MANY_KEYS = 16;

/** As `copy`, with the keys in the order of `canonical`. Every submit copies what it writes to like this. */
export function orderedCopy<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return listCopy(value) as T; // an array of copies has the type of the array
  const given = value as { readonly [key: string]: unknown };
  const keys = Object.keys(given);
  const isOrdered = areInOrder(keys);
  if (isOrdered && (keys.length < 2 || keys.length > MANY_KEYS)) return withCopies({ ...given }, keys) as T; // the same members
  const plain: { [key: string]: unknown } = {};
  for (const key of isOrdered ? keys : keys.sort()) {
    const member = given[key];
    if (member === undefined) continue;
    const copied = typeof member === "object" ? orderedCopy(member) : member;
    if (key === "__proto__") put(plain, key, copied);
    else plain[key] = copied;
  }
  return (keys.length > MANY_KEYS ? { ...plain } : plain) as T; // same members, copied one by one
}

function listCopy(list: readonly unknown[]): unknown[] {
  const copied = list.slice();
  for (let i = 0; i < copied.length; i++) if (typeof copied[i] === "object") copied[i] = orderedCopy(copied[i]);
  return copied;
}

/** Puts copies of its members into an object that is a copy itself. */
function withCopies(plain: { [key: string]: unknown }, keys: readonly string[]): object {
  for (const key of keys) {
    const member = plain[key];
    if (member === undefined) delete plain[key];
    else if (typeof member === "object") put(plain, key, orderedCopy(member));
  }
  return plain;
}

/** The same members under these keys, in this order. However many there are, it is no slow dictionary. */
export function rebuilt(value: object, keys: readonly string[]): object {
  const given = value as { readonly [key: string]: unknown };
  const plain: { [key: string]: unknown } = {};
  for (const key of keys) put(plain, key, given[key]); // twice as fast as from a list of entries
  return keys.length > MANY_KEYS ? { ...plain } : plain;
}

function areInOrder(keys: readonly string[]): boolean {
  for (let i = 1; i < keys.length; i++) if ((keys[i] ?? "") < (keys[i - 1] ?? "")) return false;
  return true;
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
export function isSorted(value: unknown): boolean {
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

/** What every object has under names of its own: functions, and its prototype. No plain data is one of these. */
const isInherited = (member: unknown): boolean => typeof member === "function" || member === Object.prototype;

/** The member of a record, or an error that names what is missing: for keys that the program itself put there. */
export function mustGet<T>(record: { readonly [key: string]: T }, key: string): T {
  const member = record[key];
  if (member === undefined || (isInherited(member) && !Object.hasOwn(record, key)))
    throw new Error(`nothing under "${key}"`);
  return member;
}

/** The keys of a record, as its type names them. */
export const keysOf = <K extends string>(record: { readonly [key in K]?: unknown }): K[] => Object.keys(record) as K[]; // a record has no other keys than its type says

/** Its entries. */
export const entriesOf = <K extends string, V>(record: { readonly [key in K]?: V }): [K, V][] =>
  Object.entries(record) as [K, V][]; // as above

/** Puts the keys of the records in a state in order where they are not, as every submit leaves them; lists are left alone. */
export function restoreOrder(state: { [key: string]: unknown }): void {
  for (const key in state) {
    const member = state[key];
    if (typeof member !== "object" || member === null || Array.isArray(member)) continue;
    const record = member as { [key: string]: unknown }; // no list
    restoreOrder(record);
    const keys = Object.keys(record);
    if (!areInOrder(keys)) put(state, key, rebuilt(record, keys.sort()));
  }
}
