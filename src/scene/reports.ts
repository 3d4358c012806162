/** Pictures that report: scores at the foot of a board, a fight with its arithmetic, standings. */
import type { Colour } from "./colour.ts";
import type { Counter, Piece } from "./pieces.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** One side of the bar at the foot of a board. */
export interface Score {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly letter?: string;
  readonly name: Words;
  readonly value: number;
  /** How much of it is new since the picture before; may be negative. Drawn white on the bar. */
  readonly gained?: number;
  /** It leads: its number is golden. */
  readonly leads?: boolean;
}

/** The foot of a board: every side with its emblem, name, number and a bar. */
export interface Scores {
  readonly kind: "scores";
  /** A full bar. */
  readonly goal: number;
  readonly scores: readonly Score[];
}

/** A number with what it is, in a sum: "5 die". */
export interface Addend {
  readonly value: string;
  readonly label: Words;
  /** It does not count: struck through. */
  readonly struck?: boolean;
}

export interface DuelSide {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** "attacks", "defends". */
  readonly role: Words;
  readonly pieces: readonly Omit<Piece, "kind" | "at" | "size">[];
  /** In place of pieces: its counters as they came, each with its name and what became of it. */
  readonly counters?: readonly { readonly counter: Counter; readonly name: Words; readonly fate?: Words }[];
  /** What it has played, each with what became of it. */
  readonly plays: readonly {
    readonly label: Words;
    readonly text: Words;
    readonly struck?: boolean;
    readonly outcome?: Words;
  }[];
  /** Faces of dice, 1 to 6. */
  readonly dice?: readonly number[];
  readonly sum: readonly Addend[];
  /** Left out as long as it is not known. */
  readonly total?: string;
  readonly wins?: boolean;
  /** What it has lost or got, in a few words. */
  readonly outcome?: Words;
}

/** A fight as a picture that is understood without the log: who brought what, dice, arithmetic, result. */
export interface Duel {
  readonly kind: "duel";
  readonly left: DuelSide;
  readonly right: DuelSide;
  /** Between the totals: "beats", "waits". */
  readonly verb: Words;
  /** A line of a combat table: how it was found, what each face of the die brings, the 1 first, and which was rolled. */
  readonly odds?: { readonly lines: readonly Words[]; readonly results: readonly string[]; readonly rolled: number };
  readonly result?: Words;
  readonly sub?: Words;
}

/** A part of what it takes to win in another way. */
export interface Goal {
  /** What it counts: "Zones". */
  readonly label: Words;
  /** Said instead of the label where there is room for it: what is missing. */
  readonly missing?: Words;
  /** "3/5". */
  readonly count: string;
  /** How far it is, 0 to 1. */
  readonly share: number;
}

/** A row of the standings. */
export interface Rung {
  readonly colour: Colour;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** Who plays it. */
  readonly player?: Words;
  /** Parts of the bar: whole blocks of `block` points, then the rest. */
  readonly blocks: number;
  readonly rest: number;
  readonly value: number;
  readonly gained?: number;
  readonly note?: Words;
  /** Small cards with a number and a letter; struck ones are out of action. */
  readonly cards?: readonly { readonly value: string; readonly letter: string; readonly struck?: boolean }[];
  readonly goals?: readonly Goal[];
  readonly leads?: boolean;
}

/** The standings as bars on the way to a goal. */
export interface Ladder {
  readonly kind: "ladder";
  /** Points of one block. */
  readonly block: number;
  readonly goal: number;
  /** Above the bars, the cards and the goals. */
  readonly heads: readonly [Words, Words, Words];
  readonly rungs: readonly Rung[];
}

/** What binds two sides: emblem, an arrow with words, emblem. */
export interface Pact {
  readonly from: { readonly colour: Colour; readonly emblem?: Pictogram; readonly letter?: string };
  readonly to: { readonly colour: Colour; readonly emblem?: Pictogram; readonly letter?: string };
  readonly text: Words;
  readonly mutual?: boolean;
}

export interface Pacts {
  readonly kind: "pacts";
  readonly title: Words;
  readonly sub?: Words;
  readonly pacts: readonly Pact[];
}
