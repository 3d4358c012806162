/** When a campaign has something to do by itself, and how often it is tried again if that never finishes. */

const DAY = 24 * 3_600_000;

/** How long after it, ms, something is seen to by itself, at the earliest. */
export const DUE_AFTER = {
  /** Somebody has fallen silent: their seats are free for others. */
  silence: 14 * DAY,
  /** Somebody has played last: where nobody does any more the campaign pauses. */
  idle: 30 * DAY,
  /** The last computer has taken a seat where no person plays. */
  computers: DAY,
  /** Somebody has joined a lobby last: it closes, as its server has settled. */
  lobby: DAY,
} as const;

/** More than any time, ms since 1970: nothing is due. */
export const NEVER = 8_640_000_000_000_000;

/** When something is next due in a campaign, ms since 1970, by what it is; `NEVER`: nothing of it is. */
export interface DueParts {
  /** A deadline, or somebody is to be reminded of one. */
  readonly clocks: number;
  /** The time of what was asked of others, of a leave, a loan, a silence or a pause is over. */
  readonly asked: number;
  /** A council's vote closes, or those whose vote is missing are reminded. */
  readonly votes: number;
  /** Nobody may have played for too long. */
  readonly idle: number;
  /** Only computers play. */
  readonly computers: number;
  /** A lobby may have waited for long enough. */
  readonly lobby: number;
}

/** A turn of a campaign: what it does by itself, apart from other campaigns. It is noted before it begins. */
export interface DueTurn {
  readonly game: string;
  /** When it is looked at again if this turn never finishes, ms since 1970; null: nothing was due. */
  readonly until: number | null;
  /** Too many never finished: this one does not begin, and from now on nothing of it is due. Said once. */
  readonly aside: boolean;
}

/** A turn has come to its end; `again`: when to look at the campaign once more, should nothing be due before; `NEVER`: not. */
export interface EndedTurn extends Pick<DueTurn, "game" | "until"> {
  readonly again: number;
}

/** How many turns of a campaign may fail to end before it is left alone. */
export const MOST_TRIES = 5;
/** From this many on its turn is taken by itself: if it ends the process, that is held against no other. */
export const ALONE_FROM = 2;
const PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

/** How long, ms, a campaign waits for its next turn after this many that never finished. */
export const pauseAfter = (tries: number): number => Math.min(LONGEST_PAUSE, PAUSE * 2 ** tries);
