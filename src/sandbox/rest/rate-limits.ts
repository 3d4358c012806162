/** How many requests the bot may make in a second, for each route, and the headers that say so. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Route } from "./route.ts";

/** Generous against Discord's real buckets, yet real: a runaway loop does meet a 429. */
const LIMIT = 50;
const WINDOW_MS = 1_000;

type Bucket = { used: number; resetsAt: number };

interface Counted {
  readonly headers: OutgoingHttpHeaders;
  readonly retryAfter: number | null;
  /** Whether all of a bot's requests together were too many, and not those of one route. */
  readonly isOfAll: boolean;
}

/**
 * One bucket for each route and top-level id, as Discord does it; a bucket shared by all routes would make discord.js
 * send one request at a time. Runs on real time, since it guards a real connection.
 */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();
  /** How many requests a bot may make in a second in all, answers to interactions left out; null: nobody counts. */
  readonly #most: number | null;
  #all: Bucket = { used: 0, resetsAt: 0 };

  constructor(most: number | null = null) {
    this.#most = most;
  }

  /** Counts a request; the headers go on its answer. `retryAfter` is set, in seconds, when it came too early. */
  count(route: Route, params: Record<string, string>): Counted {
    return this.#countAll(route) ?? this.#countOf(route, params);
  }

  /** What carries its token in the address answers an interaction: that is free (documentation, Rate Limits, Global Rate Limit). */
  #countAll(route: Route): Counted | null {
    if (this.#most === null || !route.auth) return null;
    const now = Date.now();
    if (this.#all.resetsAt <= now) this.#all = { used: 0, resetsAt: now + WINDOW_MS };
    this.#all.used += 1;
    if (this.#all.used <= this.#most) return null;
    const retryAfter = (this.#all.resetsAt - now) / 1000;
    const wait = { "retry-after": String(Math.ceil(retryAfter)) };
    return {
      headers: { ...wait, "x-ratelimit-global": "true", "x-ratelimit-scope": "global" },
      retryAfter,
      isOfAll: true,
    };
  }

  #countOf(route: Route, params: Record<string, string>): Counted {
    const name = createHash("sha256").update(`${route.method} ${route.path}`).digest("hex").slice(0, 32);
    const top = params.channel ?? params.guild ?? params.token ?? "";
    const now = Date.now();
    const key = `${name}:${top}`;
    const known = this.#buckets.get(key);
    const bucket = known === undefined || known.resetsAt <= now ? { used: 0, resetsAt: now + WINDOW_MS } : known;
    this.#buckets.set(key, bucket);
    const exceeded = bucket.used >= LIMIT;
    if (!exceeded) bucket.used += 1;
    const resetAfter = (bucket.resetsAt - now) / 1000;
    const headers = {
      "x-ratelimit-limit": String(LIMIT),
      "x-ratelimit-remaining": String(LIMIT - bucket.used),
      "x-ratelimit-reset": (bucket.resetsAt / 1000).toFixed(3),
      "x-ratelimit-reset-after": resetAfter.toFixed(3),
      "x-ratelimit-bucket": name,
      ...(exceeded ? { "retry-after": String(Math.ceil(resetAfter)), "x-ratelimit-scope": "user" } : {}),
    };
    return { headers, retryAfter: exceeded ? resetAfter : null, isOfAll: false };
  }
}
