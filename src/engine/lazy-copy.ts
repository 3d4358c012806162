import { isSorted, orderedCopy, orderedShallow, put, rebuilt } from "./values.ts";

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
  /** Whether there may be a member that the one before had not. */
  #grown = false;
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
    if (!Object.hasOwn(own, name)) this.#grown = true;
    put(own as Plain, name, value); // plain data
    this.#touched.push(name);
    return true;
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
    return this.#grown ? orderedShallow(this.own) : this.own;
  }
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
  let added = 0;
  for (const key of keys) {
    const entry = plain[key];
    const was = (before as Plain)[key];
    if (entry === was) continue;
    if (was === undefined) added++;
    if (typeof entry === "object") put(plain, key, entryInOrder(entry, was));
  }
  if (!areInOrder(keys, keysBefore)) return rebuilt(plain, keys.sort());
  return keys.length - added < keysBefore.length ? rebuilt(plain, keys) : plain;
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
