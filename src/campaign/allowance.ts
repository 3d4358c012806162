import QuickLRU from "quick-lru";
import { refuse } from "#engine";

const MINUTE = 60_000;

/**
 * What one person may bring about in one campaign within a minute, for each seat that they hold. words: what is posted for
 * people alone, such as promises, requests and votes; acts: what nobody has waited for, such as offers, changed answers and
 * steps back; files: what a host brings to a server. An answer that is waited for always goes.
 */
const MOST = { words: 20, acts: 60, files: 3 } as const;
const CALLED = { words: "posts and votes", acts: "acts that nobody has waited for", files: "files" } as const;

/** So many people with their seats are remembered. */
const MOST_KEPT = 10_000;

export interface Doer {
  readonly game: string;
  readonly person: string;
  /** Null: for no seat, as a request is. */
  readonly seat: string | null;
}

/** How much people have done lately: in memory, for a restart takes longer than a minute means. */
export class Allowance {
  /** By whoever did it: when, in ms since 1970. */
  readonly #lately = new QuickLRU<string, readonly number[]>({ maxSize: MOST_KEPT });

  /** Counts something that is about to be done. Refused to whoever has done too much: nothing is counted then. */
  take({ game, person, seat }: Doer, what: keyof typeof MOST, now: number): void {
    const key = JSON.stringify([game, person, seat, what]);
    const lately = (this.#lately.get(key) ?? []).filter((at) => at > now - MINUTE && at <= now);
    const oldest = lately.at(-MOST[what]);
    if (oldest !== undefined)
      refuse(
        "too-fast",
        `That makes more than ${MOST[what]} ${CALLED[what]} of yours within a minute, so nothing was done. It goes again in ${secondsUntil(oldest + MINUTE, now)}.`,
      );
    this.#lately.set(key, [...lately, now]);
  }
}

function secondsUntil(then: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((then - now) / 1000));
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}
