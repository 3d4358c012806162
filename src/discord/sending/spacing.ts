/**
 * How much of what people say goes to one place at once, and how many ms apart the rest goes: Discord takes five
 * messages in five seconds there, and what the game says is not to wait for room.
 */
const AT_ONCE = 2;
export const EVERY = 2000;

/** When what people say may go to a place. */
export class Spacing {
  readonly #every: number;
  /** By destination: until when its room is used up, in ms since 1970. */
  readonly #full = new Map<string, number>();

  /** `every`: the ms from one to the next. */
  constructor(every = EVERY) {
    this.#every = every;
  }

  /** Whether something may go there now; it counts as gone then. */
  allows(destination: string, now: number): boolean {
    for (const [other, until] of this.#full)
      if (until <= now || until > now + AT_ONCE * this.#every) this.#full.delete(other);
    const until = (this.#full.get(destination) ?? now) + this.#every;
    if (until > now + AT_ONCE * this.#every) return false;
    this.#full.set(destination, until);
    return true;
  }
}
