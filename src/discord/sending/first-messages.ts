/** How many people are written to for the first time without a pause: those of a usual campaign. */
const AT_ONCE = 6;
/** After that, the pause between two of them, in ms. */
const PAUSE = 10_000;

/** When people are written to for the first time: in the order in which that was asked for, with pauses. */
export class FirstMessages {
  readonly #now: () => number;
  /** When it is the turn of whom. */
  readonly #turns = new Map<string, number>();
  #next = Number.NEGATIVE_INFINITY;
  #latest = Number.NEGATIVE_INFINITY;

  /** `now`: ms since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** In how many ms it is this person's turn; 0: now. */
  wait(person: string): number {
    const now = this.#time();
    const turn = this.#turns.get(person) ?? Math.max(this.#next, now - (AT_ONCE - 1) * PAUSE);
    if (!this.#turns.has(person)) this.#next = turn + PAUSE;
    this.#turns.set(person, turn);
    return Math.max(0, turn - now);
  }

  /** It has been tried. */
  done(person: string): void {
    this.#turns.delete(person);
  }

  /** If the clock has gone back, the turns start over: they would lie in the future. */
  #time(): number {
    const now = this.#now();
    if (now < this.#latest) {
      this.#turns.clear();
      this.#next = Number.NEGATIVE_INFINITY;
    }
    this.#latest = now;
    return now;
  }
}
