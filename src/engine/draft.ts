import { hasKeysInOrder, orderedCopy, orderedShallow, put } from "./values.ts";

/** Members of a table, a hand or a box, however deep they lie: smaller ones are sooner copied than shared. */
const LARGE = 1000;
/** The same for what lies in a large one: places by name, units by number, of which a submit touches few. */
const LARGE_PART = 100;

/** Whether a submit shares with the state before what it does not touch of this: made for states of 10 kB and more. */
export const isShared = (whole: object): boolean => settled.has(whole) || isLarger(whole, LARGE);
const isSharedPart = (part: object): boolean => settled.has(part) || isLarger(part, LARGE_PART);

const isLarger = (value: object, most: number): boolean => !Array.isArray(value) && countUpTo(value, most) > most;

function countUpTo(value: object, most: number): number {
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let count = members.length;
  for (const member of members) {
    if (count > most) break;
    if (typeof member === "object" && member !== null) count += countUpTo(member, most - count);
  }
  return count;
}

/** What rules write to; none of it stays in a state. */
const drafts = new WeakSet<object>();
/** What drafts have become: it was large, and has its keys in order. */
const settled = new WeakSet<object>();

/**
 * A large object of the next state in the making: its members are the very objects of the state before until they are asked
 * for, and copies from then on. To read all of a large state, only to change a little, costs nothing this way.
 */
export class Draft<T extends object> {
  /** What is made: plain, but for members of the state before, which must not be written. */
  readonly own: T;
  /** Writes to `own`, and gives no member of the state before away. */
  readonly written: T;
  readonly #before: T;
  readonly #parts = new Map<string, Draft<object>>();
  /** Members that were asked for or set. */
  readonly #touched = new Set<string>();
  #grown = false;

  constructor(before: T) {
    this.#before = before;
    this.own = settled.has(before) ? { ...before } : orderedShallow(before);
    this.written = new Proxy(this.own, {
      get: (own, key) => {
        const value: unknown = Reflect.get(own, key);
        return typeof value === "object" && value !== null && typeof key === "string" ? this.#ask(key, value) : value;
      },
      set: (own, key, value: unknown) => {
        if (typeof key !== "string") return false;
        if (!Object.hasOwn(own, key)) this.#grown = true;
        const part = this.#parts.get(key);
        this.#keep(key, value === part?.written ? part?.own : value);
        return true;
      },
    });
    drafts.add(this.written);
  }

  #ask(key: string, value: object): object {
    const part = this.#parts.get(key);
    if (part?.own === value) return part.written;
    if (!Object.hasOwn(this.#before, key) || this.#memberBefore(key) !== value) return value;
    if (isSharedPart(value)) {
      const draft = new Draft(value);
      this.#parts.set(key, draft);
      this.#keep(key, draft.own);
      return draft.written;
    }
    const copied = orderedCopy(value);
    this.#keep(key, copied);
    return copied;
  }

  #memberBefore(key: string): unknown {
    return (this.#before as { readonly [key: string]: unknown })[key]; // plain data
  }

  #keep(key: string, member: unknown): void {
    put(this.own as { [key: string]: unknown }, key, member); // plain data
    this.#touched.add(key);
  }

  /** What has been made: with keys in order, and without a draft in it. */
  settled(): T {
    const own = this.own as { readonly [key: string]: unknown }; // plain data
    for (const key of this.#touched) {
      const value = own[key];
      if (typeof value !== "object" || value === null) continue;
      const part = this.#parts.get(key);
      if (part?.own === value) this.#keep(key, part.settled());
      else if (!isPlain(value)) this.#keep(key, orderedCopy(value));
    }
    const made = this.#grown ? orderedShallow(this.own) : this.own;
    settled.add(made);
    return made;
  }
}

/** Whether there is no draft in a value, and all keys are in order. */
function isPlain(value: object): boolean {
  if (drafts.has(value) || (!Array.isArray(value) && !hasKeysInOrder(value))) return false;
  for (const member of Object.values(value) as unknown[])
    if (typeof member === "object" && member !== null && !isPlain(member)) return false;
  return true;
}
