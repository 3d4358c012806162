/** How many sessions a bot may start, in a day and at once (documentation, Gateway, Session Start Limit Object). */
import type { Clock } from "../clock.ts";

const DAY = 24 * 60 * 60_000;

export interface StartLimits {
  /** How many connections the gateway recommends. */
  readonly shards: number;
  /** How many sessions may be started within `windowMs`: one for each remainder of a connection's number. */
  readonly maxConcurrency: number;
  /** By the sandbox's clock. 0: any number at once, for tests that start bots one after the other. */
  readonly windowMs: number;
  /** How many sessions may be started in a day. */
  readonly perDay: number;
  /** With how many servers a connection is refused: a bot that has more must open several. */
  readonly guildsPerShard: number;
}

/** Discord's own, but for the window. */
export const USUAL_LIMITS: StartLimits = {
  ...{ shards: 1, maxConcurrency: 1, windowMs: 0, perDay: 1000, guildsPerShard: 2500 },
};

/** Counts the sessions that are started. */
export class SessionStarts {
  readonly limits: StartLimits;
  readonly #clock: Clock;
  /** When the last session began, by remainder. */
  readonly #last = new Map<number, number>();
  #day = { began: 0, started: 0 };

  constructor(clock: Clock, limits: Partial<StartLimits> = {}) {
    this.#clock = clock;
    this.limits = { ...USUAL_LIMITS, ...limits };
    this.#day.began = clock.now();
  }

  /** Starts one, unless it comes too early after another ("window"), or too many were started today ("day"). */
  start(shard: number): "started" | "window" | "day" {
    const now = this.#clock.now();
    const { maxConcurrency, windowMs, perDay } = this.limits;
    if (this.#today(now).started >= perDay) return "day";
    const key = shard % maxConcurrency;
    const last = this.#last.get(key);
    if (last !== undefined && now - last < windowMs) return "window";
    this.#last.set(key, now);
    this.#day.started += 1;
    return "started";
  }

  /** As `GET /gateway/bot` says it. */
  left(): { total: number; remaining: number; reset_after: number; max_concurrency: number } {
    const now = this.#clock.now();
    const { perDay, maxConcurrency } = this.limits;
    const { began, started } = this.#today(now);
    return {
      total: perDay,
      remaining: Math.max(0, perDay - started),
      reset_after: started === 0 ? 0 : began + DAY - now,
      max_concurrency: maxConcurrency,
    };
  }

  #today(now: number): { readonly began: number; readonly started: number } {
    if (now - this.#day.began >= DAY || this.#day.started === 0) this.#day = { began: now, started: 0 };
    return this.#day;
  }
}
