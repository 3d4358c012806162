/** What is told of events and Special Jokers, each with the figures that lead to it. */
import { z } from "zod";
import { cardNumber, seat, spaceId, unitId } from "../../content/board-types.ts";
import { inChapter, news } from "../event-kinds.ts";
import { source } from "./types.ts";

const event = inChapter("effects");

export const effectEvents = {
  eventPlayed: event("played", {
    seat,
    card: cardNumber,
    spaces: z.array(spaceId),
    target: seat.nullable(),
  }),
  cancelled: event("cancelled", { seat, by: cardNumber, card: cardNumber }),
  locked: event("locked", { cards: z.array(cardNumber) }),
  struck: event("strike", {
    source,
    space: spaceId,
    die: z.int(),
    bonus: z.int(),
    entrenched: z.boolean(),
    steps: z.int(),
  }),
  noStrike: event("no-strike", { source, space: spaceId, why: z.string() }),
  shielded: event("shielded", { source, space: spaceId, by: cardNumber }),
  stepsLost: event("steps-lost", {
    space: spaceId,
    reduced: z.array(unitId),
    eliminated: z.array(unitId),
    /** Counters that nobody has seen. */
    hidden: z.int(),
  }),
  revealed: event("revealed", { seat, space: spaceId }),
  lostCards: event("lost-cards", { seat, cards: z.int() }),
  stolen: event("stolen", { seat, from: seat, cards: z.int() }),
  backfire: event("backfire", { seat, on: z.int(), die: z.int(), backfires: z.boolean() }),
  opMod: event("op-mod", { seat, by: z.int() }),
  forbidden: event("forbidden", { seat, what: z.enum(["exchange", "strategic-move"]) }),
  truce: event("truce", { seat, other: seat }),
  raised: event("raised", { seat, units: z.array(unitId) }),
  blackout: event("blackout", { space: spaceId }),
  entrenched: event("entrenched", { seat, spaces: z.array(spaceId) }),
  endRoll: event("end-roll", { die: z.int(), bonus: z.int(), on: z.int(), ends: z.boolean() }),
  specialJoker: event("special-joker", {
    seat,
    joker: z.string(),
    spaces: z.array(spaceId),
    answers: z.boolean(),
  }),
  offered: event("offered", { seat, to: seat }),
  exchanged: event("exchanged", { seat, with: seat, accepted: z.boolean() }),
};

/** What they change on the board. */
export const effectsNews = [
  news(effectEvents.struck, ({ space }, { active }) => (active ? [{ kind: "struck", side: active, space }] : [])),
];

export const effectSecrets = {
  seenInSpace: event("seen", { space: spaceId, units: z.array(unitId) }, { shared: true }),
  /** For logs of earlier rules, by which the other seat saw the card before it answered. */
  offeredCard: event("offered-card", { from: seat, card: cardNumber }),
};
