/** All events of the game, chapter by chapter: what everyone is told, and what only one seat is told. */
import { z } from "zod";
import { type EventsIn, event } from "#engine";
import { cardId, streetId, zoneId } from "../content/pack.ts";
import * as action from "./action/events.ts";
import * as cards from "./cards/events.ts";
import * as coalition from "./coalition/events.ts";
import * as combat from "./combat/events.ts";
import * as income from "./income/events.ts";
import * as initiative from "./initiative/events.ts";
import * as setup from "./setup/events.ts";
import * as turn from "./turn/events.ts";
import * as victory from "./victory/events.ts";

const byZone = z.record(zoneId, z.int());
const bySeat = z.record(z.string(), z.int());

/** What everyone is told. */
export const events = [
  {
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
  },
  setup.events,
  turn.events,
  initiative.events,
  coalition.events,
  action.events,
  cards.events,
  combat.events,
  income.events,
  victory.events,
];
export type Event = EventsIn<typeof events>;

/** What one seat is told. */
export const secrets = [
  {
    /** The cards of the draft that a seat chooses from. */
    packet: event("packet", { cards: z.array(cardId) }),
  },
  cards.secrets,
  coalition.secrets,
];
export type Secret = EventsIn<typeof secrets>;
