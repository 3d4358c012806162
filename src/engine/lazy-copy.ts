import { isSorted, orderedCopy, put, rebuilt } from "./values.ts";

type Plain = { [name: string]: unknown };

/** Copies a member for the rules to write to, or gives the lazy copy of one. */
export type CopyMember = (member: object, name: string) => object | LazyCopy<object>;

/**
 * A table, a hand or a box of the next state in the making: its members are the very objects of the state before until they
 * are asked for, and copies from then on.
 */
export class LazyCopy<T extends object> implements ProxyHandler<T> {
  /** What is made: plain, but for members of the state before, which must not be written. */
  readonly own: T;
  /** Writes to `own`, and gives no member of the state before away. */
  readonly written: T;
  readonly #before: T;
  readonly #copyMember: CopyMember;
  /** Members that were asked for or set, some of them several times. */
  readonly #touched: string[] = [];
  /** Whether a member has come that the one before had not, or one has gone. */
  #reshaped = false;
  /** Members that are copied lazily themselves. */
  #parts: Map<string, LazyCopy<object>> | null = null;

  /** `before`: as all of a state, with its keys in order. */
  constructor(before: T, copyMember: CopyMember = orderedCopy) {
    this.#before = before;
    this.#copyMember = copyMember;
    this.own = { ...before };
    this.written = new Proxy(this.own, this);
  }

  get(own: T, name: string): unknown {
    const member = (own as Plain)[name]; // plain data
    if (typeof member !== "object" || member === null) return member;
    if (member === (this.#before as Plain)[name] && Object.hasOwn(own, name)) return this.#copied(name, member);
    const part = this.#parts?.get(name);
    return part?.own === member ? part.written : member;
  }

  /** As without this trap, but writes to a proxy that has none are slow. */
  set(own: T, name: string, value: unknown): boolean {
    if (!Object.hasOwn(own, name)) this.#reshaped = true;
    put(own as Plain, name, value); // plain data
    this.#touched.push(name);
    return true;
  }

  deleteProperty(own: T, name: string): boolean {
    this.#reshaped = true;
    return Reflect.deleteProperty(own, name);
  }

  #copied(name: string, member: object): object {
    const copied = this.#copyMember(member, name);
    this.#touched.push(name);
    const isPart = copied instanceof LazyCopy;
    if (isPart) this.#parts = (this.#parts ?? new Map<string, LazyCopy<object>>()).set(name, copied);
    put(this.own as Plain, name, isPart ? copied.own : copied); // plain data
    return isPart ? copied.written : copied;
  }

  /** What has been made, with all keys in order: from memory or from a store, the game goes on alike. */
  settled(): T {
    const own = this.own as Plain; // plain data
    for (const name of this.#touched) {
      const member = own[name];
      if (typeof member !== "object" || member === null || member === (this.#before as Plain)[name]) continue;
      const part = this.#parts?.get(name);
      if (part?.own === member) put(own, name, part.settled());
      else put(own, name, inOrder(member, (this.#before as Plain)[name]));
    }
    return this.#reshaped ? (reshaped(own, Object.keys(own), this.#before as Plain, this.#touched) as T) : this.own; // the same members
  }
}

/**
 * The same members with their keys in order. Where the keys are those of before, as where one was deleted and came back, it
 * takes their shape from there: to build an object anew takes far longer. What differs from before is under `touched`.
 */
function reshaped(plain: Plain, keys: string[], before: Plain, touched: readonly string[]): object {
  const keysBefore = Object.keys(before);
  const isAsMany = keys.length === keysBefore.length;
  if (isAsMany && keys.every((key, i) => key === keysBefore[i])) return plain; // what came has gone again
  if (!isAsMany || !keys.every((key) => Object.hasOwn(before, key))) return rebuilt(plain, keys.sort());
  const made = { ...before };
  for (const key of touched) if (Object.hasOwn(before, key)) put(made, key, plain[key]); // one that came may have gone
  return made;
}

/**
 * A member with its keys in order all the way down, where those of the member before are. What an entry was deleted from has
 * become a slow dictionary: it is built anew.
 */
function inOrder(member: object, before: unknown): object {
  if (Array.isArray(member)) return listInOrder(member, Array.isArray(before) ? before : []);
  if (typeof before !== "object" || before === null) return isSorted(member) ? member : orderedCopy(member);
  const plain = member as Plain; // plain data
  const keys = Object.keys(plain);
  const keysBefore = Object.keys(before);
  const entries = Object.values(plain); // far quicker than to look for each by its key
  const entriesBefore: readonly unknown[] = Object.values(before);
  const changed: string[] = [];
  let added = 0;
  let at = 0; // most keys are those of before, one after the other
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? "";
    const found = keysBefore[at] === key ? at : keysBefore.indexOf(key);
    if (found < 0) added++;
    else at = found + 1;
    const entry = entries[i];
    const was = found < 0 ? undefined : entriesBefore[found];
    if (entry === was) continue;
    changed.push(key);
    if (typeof entry === "object") put(plain, key, entryInOrder(entry, was));
  }
  const isSmaller = keys.length - added < keysBefore.length;
  return isSmaller || !areInOrder(keys, keysBefore) ? reshaped(plain, keys, before as Plain, changed) : plain;
}

function entryInOrder(entry: object | null, was: unknown): object | null {
  if (Array.isArray(entry) && Array.isArray(was)) return listInOrder(entry, was);
  return isSorted(entry) ? entry : orderedCopy(entry);
}

/** As far as they are those of before, which are in order, they are in order. */
function areInOrder(keys: readonly string[], before: readonly string[]): boolean {
  let same = 0;
  while (same < keys.length && keys[same] === before[same]) same++;
  for (let i = Math.max(1, same); i < keys.length; i++) if ((keys[i] ?? "") < (keys[i - 1] ?? "")) return false;
  return true;
}

/** What was in the list before is in order, wherever it lies now. */
function listInOrder(list: unknown[], before: readonly unknown[]): unknown[] {
  let at = 0;
  for (let i = 0; i < list.length; i++) {
    const entry = list[i];
    if (typeof entry !== "object" || entry === null) continue;
    const was = entry === before[at] ? at : before.indexOf(entry, at);
    if (was >= 0) at = was + 1;
    else if (!isSorted(entry)) list[i] = orderedCopy(entry);
  }
  return list;
}
