import { z } from "zod";
import { type EventsOf, event } from "../../../engine/index.ts";
import { CHIT_TYPES, SEATS, STRATEGIES } from "../content/types.ts";
import type { CombatEvent, CombatSecret } from "./combat/events.ts";
import type { EffectEvent, EffectSecret } from "./effects/events.ts";
import type { PlayEvent, PlaySecret } from "./plays/events.ts";
import type { StrikeEvent } from "./strikes/types.ts";
import type { turnEvents } from "./turn/events.ts";
import { points } from "./victory/types.ts";

/** What everyone is told, chapter by chapter. */
export type Event =
  | CombatEvent
  | EffectEvent
  | EventsOf<typeof chitEvents>
  | EventsOf<typeof setUpEvents>
  | EventsOf<typeof turnEvents>
  | EventsOf<typeof victoryEvents>
  | PlayEvent
  | StrikeEvent;

/** What one seat is told. */
export type Secret =
  | CombatSecret
  | EffectSecret
  | EventsOf<typeof chitSecrets>
  | EventsOf<typeof setUpSecrets>
  | PlaySecret;

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
