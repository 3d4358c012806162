import type { Json, Seat, State } from "../../engine/index.ts";
import type { CardId, Content } from "./content/pack.ts";
import type { Alignment } from "./content/use.ts";
import type { Event, Secret } from "./rules/events.ts";
import type { Proposal, Trade } from "./rules/negotiations/types.ts";

export type PhaseName = "situation" | "commitment" | "negotiations" | "ground" | "score";

export type Ranking = "dense" | "competition";

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
