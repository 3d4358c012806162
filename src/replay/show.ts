/** What the page of a replay shows of a campaign: its words and figures, worked out before; the page adds none. */
import type { Course } from "#scene";

/** A side, as the page names and colours it. */
export interface ShownSide {
  readonly seat: string;
  readonly name: string;
  /** The colour in which the board draws it: `#rrggbb`. */
  readonly colour: string;
  /** Who played it, as named at joining; several where it changed hands or was a council; empty: nobody says. */
  readonly players: readonly string[];
}

/** A line of the log. */
export interface ShownLine {
  readonly text: string;
  /** Whom it concerns, and where; empty: nobody in particular. */
  readonly seats: readonly string[];
  readonly places: readonly string[];
  /** What sort of thing happened, as in `LineAbout`. */
  readonly kind: string;
  /** 1 usual, 2 worth a recap, 3 decisive. */
  readonly weight: number;
}

/** A board as it was posted, and what was told from the one before up to it. */
export interface ShownStep {
  readonly turn: number;
  readonly phase: string;
  readonly caption: string;
  /** As the address of this moment has it: "turn-4-combat", each once. */
  readonly name: string;
  readonly lines: readonly ShownLine[];
  /** Sides whose decisions fell in it. */
  readonly decided: readonly string[];
}

/** A moment that turned the campaign. */
export interface TurningPoint {
  /** Index of its step. */
  readonly step: number;
  /** The deed: "The US take Rusafa". */
  readonly title: string;
  /** The line of the log that explains it. */
  readonly line: string;
  /** The side whose moment it was; null: nobody's in particular. */
  readonly seat: string | null;
}

/** A contest that some or all sides were in. */
export interface ShownContest {
  /** At the beginning of a line: "The Civil War". */
  readonly name: string;
  readonly course: Course;
  /** What its figures count: "victory points". */
  readonly counts: string;
  /** What stood at the end of each scored turn. */
  readonly byTurn: readonly TurnScore[];
  /** For each step of the page, how far `course` had come: an index into its steps; -1: it had not begun. */
  readonly reached: readonly number[];
}

/** The figures of a contest after a turn. */
export interface TurnScore {
  readonly turn: number;
  /** One for each line of the course. */
  readonly values: readonly number[];
  /** Where conditions decide, who would have won then: "Syria with a major victory", "nobody"; empty: figures decide. */
  readonly ahead: string;
}

/** What is told of a turn. */
export interface ShownTurn {
  readonly turn: number;
  /** Index of its last step. */
  readonly step: number;
  readonly lines: readonly string[];
}

/** What a side did in all: "The US: won 14 of 20 decided fights; …". */
export interface ShownTally {
  readonly seat: string;
  readonly text: string;
}

/** A card that was played for what it says. */
export interface ShownCard {
  readonly step: number;
  readonly seats: readonly string[];
  /** The card, and what it did. */
  readonly text: string;
}

/** What sides had lost for good by the ends of turns. */
export interface ShownLosses {
  /** What is counted: "units destroyed". */
  readonly counts: string;
  readonly turns: readonly number[];
  /** One for each side, and each that nobody played, by name: its sum up to each turn. */
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[];
}

/** Who held a place when. */
export interface ShownPlace {
  readonly place: string;
  readonly name: string;
  /** In the order of steps; `seat`: by name where nobody plays it, as "the Islamic State"; null: nobody. */
  readonly held: readonly { readonly step: number; readonly seat: string | null }[];
  /** Steps in which it was fought over. */
  readonly battles: readonly number[];
}

/** Something that sides agreed on, or that one promised. */
export interface ShownDeal {
  readonly step: number;
  readonly seats: readonly string[];
  readonly text: string;
  /** What came of it; empty: nothing that anybody was told. */
  readonly outcome: string;
}

/** What a side held to the end that nobody else saw. */
export interface Concealed {
  readonly seat: string;
  readonly text: string;
}

/** What a page says above everything else while its campaign goes on. */
export const STILL_PLAYED = "Still being played";

/** Why a page has no log: it comes out at the end, or never, or this release's rules do not play it as it was played. */
export const LACKS_LOG = ["until the end", "for good", "other rules"] as const;

export interface Show {
  /** Id of the game, and its name. */
  readonly game: string;
  readonly name: string;
  /** Of the campaign. */
  readonly title: string;
  /** The moment up to which it is told, while the campaign goes on: "turn 4, Combat"; null: it has ended. */
  readonly asOf: string | null;
  /** The page is made of what is in the campaign's channel; null: it has the whole log. */
  readonly lacksLog: (typeof LACKS_LOG)[number] | null;
  /** Who won and by what, in a sentence; while it runs, where it stands. */
  readonly result: string;
  /** What decided it; empty: the result says so. */
  readonly why: string;
  /** Three sentences. */
  readonly story: readonly string[];
  readonly sides: readonly ShownSide[];
  readonly contests: readonly ShownContest[];
  /** Steps are numbered by their place here. */
  readonly steps: readonly ShownStep[];
  readonly points: readonly TurningPoint[];
  readonly turns: readonly ShownTurn[];
  readonly tallies: readonly ShownTally[];
  /** Null: nothing was counted. */
  readonly losses: ShownLosses | null;
  readonly cards: readonly ShownCard[];
  readonly places: readonly ShownPlace[];
  readonly deals: readonly ShownDeal[];
  /** What became of all offers and promises, in sentences; where there were none, that. */
  readonly bargaining: string;
  /** What stayed hidden until the end, of the sides that hid anything; null: that is not opened. */
  readonly concealed: readonly Concealed[] | null;
}
