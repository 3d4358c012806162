import { orderedCopy, orderedShallow, put } from "./values.ts";

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
  /** Members that are copied lazily themselves. */
  #parts: Map<string, LazyCopy<object>> | null = null;

  constructor(before: T, copyMember: CopyMember = orderedCopy) {
    this.#before = before;
    this.#copyMember = copyMember;
    this.own = orderedShallow(before);
    this.written = new Proxy(this.own, this);
  }

  get(own: T, name: string): unknown {
    const member = (own as Plain)[name]; // plain data
    if (typeof member !== "object" || member === null) return member;
    if (member === (this.#before as Plain)[name] && Object.hasOwn(own, name)) return this.#copied(name, member);
    const part = this.#parts?.get(name);
    return part?.own === member ? part.written : member;
  }

  #copied(name: string, member: object): object {
    const copied = this.#copyMember(member, name);
    const isPart = copied instanceof LazyCopy;
    if (isPart) this.#parts = (this.#parts ?? new Map<string, LazyCopy<object>>()).set(name, copied);
    put(this.own as Plain, name, isPart ? copied.own : copied); // plain data
    return isPart ? copied.written : copied;
  }

  settled(): T {
    return this.own;
  }
}
