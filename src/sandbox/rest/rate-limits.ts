/** How many requests the bot may make in a second, for each route, and the headers that say so. */
import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { Route } from "./route.ts";

/** Generous against Discord's real buckets, yet real: a runaway loop does meet a 429. */
const LIMIT = 50;
const WINDOW_MS = 1_000;

type Bucket = { used: number; resetsAt: number };

/**
 * One bucket for each route and top-level id, as Discord does it; a bucket shared by all routes would make discord.js
 * send one request at a time. Runs on real time, since it guards a real connection.
 */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();

  /** Counts a request; the headers go on its answer. `retryAfter` is set, in seconds, when it came too early. */
  count(route: Route, params: Record<string, string>): { headers: OutgoingHttpHeaders; retryAfter: number | null } {
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
    return { headers, retryAfter: exceeded ? resetAfter : null };
  }
}
