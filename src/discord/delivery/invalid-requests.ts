/** Counts the refusals that Discord holds against us, and slows requests down before it shuts us out. */
import type { ResponseLike } from "discord.js";

/**
 * After this many refusals within this many ms Discord shuts out our address (developers/topics/rate-limits, "Invalid
 * Request Limit").
 */
const LIMIT = 10_000;
const WINDOW = 600_000;
/** They are counted by the second. */
const STEP = 1000;
/** From this count on we slow down, so that the rest lasts even if every request is refused from now on. */
const SLOW_FROM = LIMIT / 2;
/** What is kept back: the limit is that of the address, which others may share. */
const RESERVE = 500;
/** The longest that anything waits, in ms, for the window moves on meanwhile. */
const MOST = 60_000;

/** Counts the answers that Discord holds against us: 401, 403, and 429 unless others have used a limit up that we share. */
export class InvalidRequests {
  readonly #now: () => number;
  /** By second: how many. */
  readonly #counts = new Map<number, number>();

  /** `now`: ms since some time, never going back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  note({ status, headers }: Pick<ResponseLike, "status" | "headers">): void {
    if (![401, 403, 429].includes(status)) return;
    if (status === 429 && headers.get("x-ratelimit-scope") === "shared") return;
    const step = Math.floor(this.#now() / STEP);
    this.#counts.set(step, (this.#counts.get(step) ?? 0) + 1);
  }

  /** How many there were within ten minutes. */
  get count(): number {
    const first = Math.floor((this.#now() - WINDOW) / STEP);
    let sum = 0;
    for (const [step, count] of this.#counts) {
      if (step < first) this.#counts.delete(step);
      else sum += count;
    }
    return sum;
  }

  /** How many ms the next request has to wait. */
  get pause(): number {
    const { count } = this;
    if (count < SLOW_FROM) return 0;
    return Math.min(MOST, WINDOW / Math.max(1, LIMIT - RESERVE - count));
  }
}
