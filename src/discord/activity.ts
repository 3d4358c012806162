/** So long, in ms, after their last press somebody counts as being at the controls. */
const AT_THE_CONTROLS = 3 * 60_000;
/** So many people are remembered before those who have gone are forgotten. */
const MANY = 1000;

/** Who is pressing and typing now: they see what happens without a notification. */
export class Activity {
  readonly #now: () => number;
  readonly #last = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The person has just pressed or typed something. */
  note(person: string): void {
    this.#last.set(person, this.#now());
    if (this.#last.size <= MANY) return;
    for (const id of this.#last.keys()) if (!this.isActive(id)) this.#last.delete(id);
  }

  isActive(person: string): boolean {
    const last = this.#last.get(person);
    return last !== undefined && this.#now() - last < AT_THE_CONTROLS;
  }
}
