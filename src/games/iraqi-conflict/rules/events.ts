import { z } from "zod";
import { type EventsOf, event, type Frozen, idOf, type Seat } from "../../../engine/index.ts";
import type { CardId } from "../content/pack.ts";
import { SIDES } from "../content/use.ts";
import { proposal, trade } from "./negotiations/types.ts";

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
