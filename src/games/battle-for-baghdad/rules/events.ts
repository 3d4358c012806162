import { z } from "zod";
import { type EventsOf, event } from "../../../engine/index.ts";
import { cardId, streetId, zoneId } from "../content/pack.ts";
import type * as action from "./action/events.ts";
import type * as cards from "./cards/events.ts";
import type * as coalition from "./coalition/events.ts";
import type * as combat from "./combat/events.ts";
import type * as income from "./income/events.ts";
import type * as initiative from "./initiative/events.ts";
import type * as setup from "./setup/events.ts";
import type * as turn from "./turn/events.ts";
import type * as victory from "./victory/events.ts";

const byZone = z.record(zoneId, z.int());
const bySeat = z.record(z.string(), z.int());

/** What everyone is told by the chapters that are one file each. */
export const events = {
  /** What an Arab Street card has placed in Zones and brought to seats, what lies there now, and how many cards are left. */
  turned: event("turned", {
    card: streetId,
    placed: byZone,
    gained: bySeat,
    now: z.strictObject({ zones: byZone, seats: bySeat }),
    left: z.int(),
  }),
  /** `before`: which of the turn's cards would have been next. */
  streetStopped: event("streetStopped", { seat: z.string(), by: cardId, before: z.int() }),
  drafted: event("drafted", { seat: z.string(), took: z.boolean() }),
};

export const secrets = {
  /** The cards of the draft that a seat chooses from. */
  packet: event("packet", { cards: z.array(cardId) }),
};

/** What everyone is told. */
export type Event =
  | EventsOf<typeof events>
  | EventsOf<typeof setup.events>
  | EventsOf<typeof turn.events>
  | EventsOf<typeof initiative.events>
  | EventsOf<typeof coalition.events>
  | EventsOf<typeof action.events>
  | EventsOf<typeof cards.events>
  | EventsOf<typeof combat.events>
  | EventsOf<typeof income.events>
  | EventsOf<typeof victory.events>;

/** What one seat is told. */
export type Secret = EventsOf<typeof secrets> | EventsOf<typeof cards.secrets> | EventsOf<typeof coalition.secrets>;
