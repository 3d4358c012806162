/** What Iraqi Conflict's table, hands and box hold, and what everyone or one seat is told. */
import { z } from "zod";
import { type EventsOf, event, type Frozen, idOf, type Json, type Seat, type State } from "#engine";
import type { CardId, Content } from "./content/pack.ts";
import { type Alignment, SIDES } from "./content/use.ts";
import { type Proposal, proposal, type Trade, trade } from "./rules/negotiations/types.ts";

/** The phases of a turn, in their order, and what they are called. */
export const PHASES = {
  situation: "Situation",
  commitment: "Commitment",
  negotiations: "Negotiations",
  ground: "Ground",
  score: "Score",
} as const;
export type PhaseName = keyof typeof PHASES;

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

const cards = z.array(idOf<CardId>());
const bySeat = z.record(idOf<Seat>(), z.int());

/** A conflict won: by one seat, or by several that are level. */
const victory = z.strictObject({ title: z.string(), seats: z.array(idOf<Seat>()), vp: z.int() });
export type Victory = Frozen<z.infer<typeof victory>>;

/** What everyone is told. */
export const events = {
  turn: event("turn", { turn: z.int(), turns: z.int(), draw: z.int(), discards: z.int() }),
  shuffled: event("shuffled", { cards: z.int() }),
  replaced: event("replaced", { counts: bySeat }),
  traded: event("traded", trade.shape),
  ready: event("ready", { seat: idOf<Seat>() }),
  unready: event("unready", { seat: idOf<Seat>() }),
  revealed: event("revealed", {
    hands: z.record(idOf<Seat>(), cards),
    discards: cards,
    alignments: z.record(idOf<Seat>(), z.enum(SIDES)),
    totals: bySeat,
  }),
  scored: event("scored", { turn: z.int(), totals: bySeat, gains: bySeat, vp: bySeat }),
  ended: event("ended", { victories: z.array(victory), vp: bySeat }),
};
export type Event = EventsOf<typeof events>;

/** What one seat is told. */
export const secrets = {
  dealt: event("dealt", { turn: z.int(), cards }),
  redrawn: event("redrawn", { discarded: cards, drawn: cards, cards }),
  ready: event("ready", {}),
  traded: event("traded", {
    with: idOf<Seat>(),
    gave: cards,
    got: cards,
    cards,
    /** The sum of the own hand before and after it. */
    was: z.int(),
    is: z.int(),
  }),
  /** `mine`: told to the seat that made it. */
  proposed: event("proposed", { proposal, mine: z.boolean() }),
  closed: event("closed", {
    why: z.enum(["declined", "countered", "withdrawn", "gone", "over"]),
    proposal,
    mine: z.boolean(),
    /** To the seat that made it: which of its cards went, and to whom. */
    lost: z.strictObject({ cards, to: idOf<Seat>() }).exactOptional(),
  }),
};
export type Secret = EventsOf<typeof secrets>;

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
