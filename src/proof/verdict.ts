/** The steps by which a campaign's file is checked, and what is said of it, in words that nothing in the file can break. */

/**
 * What is known of a game's file. proved: every state follows from the rules; on trust: so it does if engines from elsewhere
 * are what they say they are; chain only: nothing contradicts it, but some rows are of rules that this release cannot play;
 * wrong: it is no game that was played by its rules.
 */
export type Standing = "proved" | "on trust" | "chain only" | "wrong";

export interface Verdict {
  readonly verdict: Standing;
  /** Each line is one thing that was checked, or the first thing that is wrong. */
  readonly lines: readonly string[];
}

/**
 * What is checked, in this order. promise: the secret against its commitment; pack: against its hash; chain: every row
 * against the one before; seats: against options and draw; states: every row against the rules; told: what every row told;
 * acts: what people did besides the rules, and how it ended. A page of a replay has two more, by its film: pictures: what
 * each is made from; page: what it shows of the campaign.
 */
export const STEPS = ["promise", "pack", "chain", "seats", "states", "told", "acts", "pictures", "page"] as const;
export type Step = (typeof STEPS)[number];

/** How far a step has come. */
export interface Check {
  readonly step: Step;
  /** How many have been looked at, of how many: rows most of the time. */
  readonly done: number;
  readonly of: number;
  /** Null: it is under way. */
  readonly verdict: Standing | null;
  /** What is to be said that was not said before, a sentence each. */
  readonly lines: readonly string[];
}

/** What even a file that is proved leaves open, for whoever reads a verdict. */
export const NEVER_PROVED =
  "No file can prove who gave an answer, when, which hands a moderator looked at (the channel was told), or that nobody with the secret replayed the campaign differently: compare it with the log hashes at the head of each turn's post (--posted HASH).";

/** How much of a line is told. */
const TOO_LONG = /(.{2000}).+/gu;

/** What a file or an engine says goes into lines: none of it breaks them, or hides or turns what people read. */
export const plainLine = (line: string): string =>
  line.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(TOO_LONG, "$1…");

export const wrongLine = (error: unknown): string =>
  plainLine(`${error instanceof Error ? error.message : String(error)}.`);
