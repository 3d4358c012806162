import { z } from "zod";
import { cardNumber, seat, spaceId, unitId } from "../../content/board-types.ts";
import { type Emitted, inChapter, news } from "../event-kinds.ts";
import { source } from "./types.ts";

const event = inChapter("effects");

export const eventPlayed = event("played", {
  seat,
  card: cardNumber,
  spaces: z.array(spaceId),
  target: seat.nullable(),
});
export const cancelled = event("cancelled", { seat, by: cardNumber, card: cardNumber });
export const locked = event("locked", { cards: z.array(cardNumber) });
export const struck = event("strike", {
  source,
  space: spaceId,
  die: z.int(),
  bonus: z.int(),
  entrenched: z.boolean(),
  steps: z.int(),
});
export const noStrike = event("no-strike", { source, space: spaceId, why: z.string() });
export const shielded = event("shielded", { source, space: spaceId, by: cardNumber });
export const stepsLost = event("steps-lost", {
  space: spaceId,
  reduced: z.array(unitId),
  eliminated: z.array(unitId),
  /** Counters that nobody has seen. */
  hidden: z.int(),
});
export const revealed = event("revealed", { seat, space: spaceId });
export const lostCards = event("lost-cards", { seat, cards: z.int() });
export const stolen = event("stolen", { seat, from: seat, cards: z.int() });
export const backfire = event("backfire", { seat, on: z.int(), die: z.int(), backfires: z.boolean() });
export const opMod = event("op-mod", { seat, by: z.int() });
export const forbidden = event("forbidden", { seat, what: z.enum(["exchange", "strategic-move"]) });
export const truce = event("truce", { seat, other: seat });
export const raised = event("raised", { seat, units: z.array(unitId) });
export const blackout = event("blackout", { space: spaceId });
export const entrenched = event("entrenched", { seat, spaces: z.array(spaceId) });
export const endRoll = event("end-roll", { die: z.int(), bonus: z.int(), on: z.int(), ends: z.boolean() });
export const specialJoker = event("special-joker", {
  seat,
  joker: z.string(),
  spaces: z.array(spaceId),
  answers: z.boolean(),
});
export const offered = event("offered", { seat, to: seat });
export const exchanged = event("exchanged", { seat, with: seat, accepted: z.boolean() });

/** What events and Special Jokers do, each with the figures that lead to it. */
export type EffectEvent = Emitted<
  | typeof eventPlayed
  | typeof cancelled
  | typeof locked
  | typeof struck
  | typeof noStrike
  | typeof shielded
  | typeof stepsLost
  | typeof revealed
  | typeof lostCards
  | typeof stolen
  | typeof backfire
  | typeof opMod
  | typeof forbidden
  | typeof truce
  | typeof raised
  | typeof blackout
  | typeof entrenched
  | typeof endRoll
  | typeof specialJoker
  | typeof offered
  | typeof exchanged
>;

/** What they change on the board. */
export const effectsNews = [
  news(struck, ({ space }, { active }) => (active ? [{ kind: "struck", side: active, space }] : [])),
];

export const seenInSpace = event("seen", { space: spaceId, units: z.array(unitId) });
/** Of logs of earlier rules, by which the other seat saw the card before it answered. */
export const offeredCard = event("offered-card", { from: seat, card: cardNumber });

export type EffectSecret = Emitted<typeof seenInSpace | typeof offeredCard>;
