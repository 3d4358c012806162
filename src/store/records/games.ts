/** A campaign's own record: its settings, where it stands, where it is played. */
import type { Params } from "#engine";
import type { CouncilSettings } from "../council.ts";
import type { Timetable } from "../timetable.ts";
import type { TalkSettings } from "./negotiation.ts";

/**
 * damaged: set aside, for what is stored of it is not what was written; lesson: one person learns by it, and to everybody
 * else it does not exist.
 */
export const GAME_STATUSES = ["lobby", "running", "over", "abandoned", "damaged", "lesson"] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What becomes of a seat that has fallen silent: its clock stands, or the computer minds it. */
export const SILENT_SEATS = ["stand", "computer"] as const;

/** What a host settles for seats whose players are not there. */
export interface AbsenceSettings {
  /** Null: between two parties its clock stands, else the computer minds it. */
  readonly silentSeat: (typeof SILENT_SEATS)[number] | null;
  /** Days of leave for everybody; null: 14 between two parties, else 7. */
  readonly leaveDays: number | null;
}

/**
 * What everybody may have of a campaign when it has ended: all of it, log and secret of the dice included; or what stands
 * in its channel alone.
 */
export const AT_ENDS = ["open", "public"] as const;
export type AtEnd = (typeof AT_ENDS)[number];

/** How well computers play the seats that are theirs. */
export const COMPUTER_LEVELS = ["easy", "normal", "hard"] as const;
export type ComputerLevel = (typeof COMPUTER_LEVELS)[number];

/** What help people may have in it: boards on which they try out what comes, or none. */
export const HELPS = ["try-outs", "none"] as const;
export type Help = (typeof HELPS)[number];

/** A time in which the bot may not post in the campaign's channel, for want of a right. */
export interface Bar {
  /** The turn of the game in which it began. */
  readonly turn: number;
  /** Where nothing could be posted. */
  readonly channel: string;
  /** The rest of the sentence "I cannot post there: …". */
  readonly why: string;
  /** When a post was refused first, ms since 1970. */
  readonly since: number;
  /**
   * Until when the clocks stand still for it at most; the same as `since`: they do not, for they stood still in that
   * turn before.
   */
  readonly until: number;
  /** The number of the log row that came next when it began. */
  readonly seq: number;
  /** When the clocks went on, the number of the log row that came next, and what for; null: they stand. */
  readonly ended: { readonly at: number; readonly seq: number; readonly by: BarEnd } | null;
  /** When a post got through again; null: none has. */
  readonly back: number | null;
}

/**
 * What ends the time in which the clocks stand still for a bar; cut off: from then on they stand still because of that.
 */
export type BarEnd = "post" | "time" | "move" | "cut off" | "none";

export interface GameRecord extends AbsenceSettings, TalkSettings {
  readonly id: string;
  /** Counted up by every change: a change made from another version than the stored one is refused. */
  readonly version: number;
  readonly game: string;
  readonly name: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly host: string;
  readonly status: GameStatus;
  readonly options: Params;
  readonly content: string;
  readonly rules: string;
  /** Never shown before the end. */
  readonly secret: string;
  readonly commitment: string;
  /** How long it waits; null: for ever. */
  readonly timetable: Timetable | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** Until when nobody is waited for, ms since 1970; null: it is not paused. */
  readonly paused: number | null;
  /** Since when the bot cannot be in its channel, ms since 1970; null: it can. */
  readonly cutOff: number | null;
  /** When it could not post there for want of a right, oldest first: those for which clocks have stood, and the last one. */
  readonly bars: readonly Bar[];
  /** Whether one person may hold several seats. */
  readonly several: boolean;
  /** Null: it was opened before hosts were asked; all of it is for everybody who asks, and nothing is posted by itself. */
  readonly atEnd: AtEnd | null;
  /** How well computers play in it. */
  readonly level: ComputerLevel;
  /** What help people may have in it. */
  readonly help: Help;
  /** Who looks after it without playing; null: nobody. */
  readonly moderator: string | null;
  /** The campaign that it plays once more; null: none. */
  readonly rematchOf: string | null;
  /** How seats are held by several people; null: each by one. */
  readonly council: CouncilSettings | null;
}
