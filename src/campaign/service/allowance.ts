/** How much one person may do in a campaign within a minute, so that nobody floods it. */
import QuickLRU from "quick-lru";
import { refuse } from "#engine";

const MINUTE = 60_000;

/**
 * What one person may do in one campaign within a minute, for each seat that they hold. words: what is posted only for
 * people, such as promises, requests and votes; changes: whatever is not an act, such as settings, seats that are offered
 * and places that are taken, and words among them; acts: what nobody has waited for, such as offers, changed answers and
 * steps back; files: what a host brings to a server. An answer that is waited for always goes.
 */
const MOST = { words: 20, changes: 60, acts: 60, files: 3 } as const;
const CALLED = {
  words: "posts and votes",
  changes: "changes",
  acts: "acts that nobody has waited for",
  files: "files",
} as const;

/** How many people are remembered, with their seats. */
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
  take(doer: Doer, what: keyof typeof MOST, now: number): void {
    this.require(doer, what, now);
    this.note(doer, what, now);
  }

  /** Counts something that was done. */
  note(doer: Doer, what: keyof typeof MOST, now: number): void {
    this.#lately.set(keyOf(doer, what), [...this.#since(doer, what, now), now]);
  }

  /** Refused to whoever has done too much. */
  require(doer: Doer, what: keyof typeof MOST, now: number): void {
    const oldest = this.#since(doer, what, now).at(-MOST[what]);
    if (oldest !== undefined)
      refuse(
        "too-fast",
        `That makes more than ${MOST[what]} ${CALLED[what]} of yours within a minute, so nothing was done. It goes again in ${secondsUntil(oldest + MINUTE, now)}.`,
      );
  }

  #since(doer: Doer, what: keyof typeof MOST, now: number): readonly number[] {
    return (this.#lately.get(keyOf(doer, what)) ?? []).filter((at) => at > now - MINUTE && at <= now);
  }
}

const keyOf = ({ game, person, seat }: Doer, what: keyof typeof MOST): string =>
  JSON.stringify([game, person, seat, what]);

function secondsUntil(then: number, now: number): string {
  const seconds = Math.max(1, Math.ceil((then - now) / 1000));
  return seconds === 1 ? "a second" : `${seconds} seconds`;
}
