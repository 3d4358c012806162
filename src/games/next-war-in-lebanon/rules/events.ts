/** All that players are told, chapter by chapter: to everyone, or to only one seat. */
import { z } from "zod";
import { type EventsIn, event } from "#engine";
import { CHIT_TYPES, SEATS, STRATEGIES } from "../content/types.ts";
import { combatEvents, combatSecrets } from "./combat/events.ts";
import { effectEvents, effectSecrets } from "./effects/events.ts";
import { playEvents, playSecrets } from "./plays/events.ts";
import { strikeEvents } from "./strikes/types.ts";
import { turnEvents } from "./turn/events.ts";
import { points } from "./victory/types.ts";

const seat = z.enum(SEATS);

const setUp = z.literal("set-up");
export const setUpEvents = {
  strategyChosen: event("strategy-chosen", { chapter: setUp }),
  deployed: event("deployed", { chapter: setUp, seat, units: z.int() }),
};
export const setUpSecrets = {
  strategy: event("strategy", { chapter: setUp, strategy: z.enum(STRATEGIES) }),
};

const chits = z.literal("chits");
export const chitEvents = {
  /** How many chits each seat holds, after the initial draw or the end of a turn. */
  hands: event("hands", { chapter: chits, held: z.record(seat, z.int()) }),
};
export const chitSecrets = {
  hand: event("hand", { chapter: chits, chits: z.array(z.enum(CHIT_TYPES)) }),
};

export const victoryEvents = {
  /** The strategy and all points are told; `winner`: null for a draw. */
  ended: event("ended", { chapter: z.literal("victory"), points, winner: seat.nullable() }),
};

/** What everyone is told, chapter by chapter. */
export const events = [
  combatEvents,
  effectEvents,
  chitEvents,
  setUpEvents,
  turnEvents,
  victoryEvents,
  playEvents,
  strikeEvents,
];
export type Event = EventsIn<typeof events>;

/** What one seat is told. */
export const secrets = [combatSecrets, effectSecrets, chitSecrets, setUpSecrets, playSecrets];
export type Secret = EventsIn<typeof secrets>;
