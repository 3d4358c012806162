import type { Json, Seat, State } from "../../engine/index.ts";
import type { CardId, Content } from "./content/pack.ts";
import type { Alignment } from "./content/use.ts";

export type PhaseName = "situation" | "commitment" | "negotiations" | "ground" | "score";

export type Ranking = "dense" | "competition";

/** What a proposal asks for in return. */
export type Price =
  | { readonly kind: "nothing" }
  /** So many cards, of the other seat's choice. */
  | { readonly kind: "count"; readonly count: number }
  | { readonly kind: "cards"; readonly cards: readonly CardId[] };

/** An open proposal; a copy lies in the hands of its two seats (ruling K). */
export interface Proposal {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly give: readonly CardId[];
  readonly price: Price;
  /** The terms of the proposal that it counters, as its maker had them; left out where it is the first word. */
  readonly answers?: { readonly give: readonly CardId[]; readonly price: Price };
}

/** A trade as everyone saw it: who, and how many cards each way. */
export interface Trade {
  readonly from: Seat;
  readonly to: Seat;
  readonly gave: number;
  readonly got: number;
}

/** A conflict won: by one seat, or by several that are level. */
export interface Victory {
  readonly title: string;
  readonly seats: readonly Seat[];
  readonly vp: number;
}

/** What everyone sees. */
export interface Table {
  turn: number;
  readonly turns: number;
  readonly ranking: Ranking;
  phase: PhaseName;
  /** In seating order; their number selects scenario and deck. */
  readonly seats: readonly Seat[];
  /** Size of the draw pile. */
  draw: number;
  /** The face-up part of the discard pile, by name. */
  discards: CardId[];
  /** This turn's discards, face down on the same pile (ruling F). */
  faceDown: number;
  /** Size of each hand. */
  sizes: { [seat: Seat]: number };
  /** How many cards each seat replaced this turn; empty until all have answered. */
  replaced: { [seat: Seat]: number };
  ready: Seat[];
  /** Of this turn. */
  trades: Trade[];
  /** This turn's choices in the 3-seat game, once revealed. */
  alignments: { [seat: Seat]: Alignment };
  /** The hands as revealed, from the Ground phase to the next deal. */
  shown: { [seat: Seat]: CardId[] } | null;
  /** Each seat's total of each turn played. */
  totals: { [seat: Seat]: number[] };
  /** Each seat's victory points after each turn played. */
  vp: { [seat: Seat]: number[] };
}

/** What one seat sees. */
export interface Hand {
  /** Best first: usable before unusable, then by letter and force value. */
  cards: CardId[];
  /** What it put face down this turn: it remembers. */
  discarded: CardId[];
  /** Open proposals made by it or to it, oldest first. */
  proposals: Proposal[];
  /** How many proposals it has made this turn. */
  proposed: number;
}

/** What nobody sees. */
export interface Box {
  draw: CardId[];
  faceDown: CardId[];
}

export type Event =
  | { readonly kind: "turn"; readonly turn: number; readonly turns: number; draw: number; discards: number }
  | { readonly kind: "shuffled"; readonly cards: number }
  | { readonly kind: "replaced"; readonly counts: { readonly [seat: Seat]: number } }
  | ({ readonly kind: "traded" } & Trade)
  | { readonly kind: "ready"; readonly seat: Seat }
  | { readonly kind: "unready"; readonly seat: Seat }
  | {
      readonly kind: "revealed";
      readonly hands: { readonly [seat: Seat]: readonly CardId[] };
      readonly discards: readonly CardId[];
      readonly alignments: { readonly [seat: Seat]: Alignment };
      readonly totals: { readonly [seat: Seat]: number };
    }
  | {
      readonly kind: "scored";
      readonly turn: number;
      readonly totals: { readonly [seat: Seat]: number };
      readonly gains: { readonly [seat: Seat]: number };
      readonly vp: { readonly [seat: Seat]: number };
    }
  | {
      readonly kind: "ended";
      readonly victories: readonly Victory[];
      readonly vp: { readonly [seat: Seat]: number };
    };

export type Secret =
  | { readonly kind: "dealt"; readonly turn: number; readonly cards: readonly CardId[] }
  | {
      readonly kind: "redrawn";
      readonly discarded: readonly CardId[];
      readonly drawn: readonly CardId[];
      readonly cards: readonly CardId[];
    }
  | { readonly kind: "ready" }
  | {
      readonly kind: "traded";
      readonly with: Seat;
      readonly gave: readonly CardId[];
      readonly got: readonly CardId[];
      readonly cards: readonly CardId[];
      /** The sum of the own hand before and after it. */
      readonly was: number;
      readonly is: number;
    }
  /** `mine`: told to the seat that made it. */
  | { readonly kind: "proposed"; readonly proposal: Proposal; readonly mine: boolean }
  | {
      readonly kind: "closed";
      readonly why: "declined" | "countered" | "withdrawn" | "gone" | "over";
      readonly proposal: Proposal;
      readonly mine: boolean;
      /** To the seat that made it: which of its cards went, and to whom. */
      readonly lost?: { readonly cards: readonly CardId[]; readonly to: Seat };
    };

/** The types of this game, for the engine. */
export interface Iraq {
  Content: Content;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Event: Event;
  Secret: Secret;
}

export type IraqState = State<Iraq>;

/** Version 1 is the first: nothing is older. */
export function upgrade(old: Json, from: number): IraqState {
  if (from !== 1) throw new Error(`Iraqi Conflict knows no states of version ${from}`);
  return old as unknown as IraqState; // stored by this version, and checked by its hash
}
