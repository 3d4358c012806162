import { z } from "zod";
import { type EventOf, event } from "../../../engine/index.ts";
import { cardId, streetId, zoneId } from "../content/pack.ts";
import type { ActionEvent } from "./action/events.ts";
import type { CardEvent, CardSecret } from "./cards/events.ts";
import type { CoalitionEvent, CoalitionSecret } from "./coalition/events.ts";
import type { CombatEvent } from "./combat/events.ts";
import type { IncomeEvent } from "./income/events.ts";
import type { InitiativeEvent } from "./initiative/events.ts";
import type { SetupEvent } from "./setup/events.ts";
import type { TurnEvent } from "./turn/events.ts";
import type { VictoryEvent } from "./victory/events.ts";

const byZone = z.record(zoneId, z.int());
const bySeat = z.record(z.string(), z.int());

/** What an Arab Street card has placed in Zones and brought to seats, what lies there now, and how many cards are left. */
export const turned = event("turned", {
  card: streetId,
  placed: byZone,
  gained: bySeat,
  now: z.strictObject({ zones: byZone, seats: bySeat }),
  left: z.int(),
});

/** `before`: which of the turn's cards would have been next. */
export const streetStopped = event("streetStopped", { seat: z.string(), by: cardId, before: z.int() });

export const drafted = event("drafted", { seat: z.string(), took: z.boolean() });

/** The cards of the draft that a seat chooses from. */
export const packet = event("packet", { cards: z.array(cardId) });

/** What everyone is told. */
export type Event =
  | SetupEvent
  | TurnEvent
  | InitiativeEvent
  | EventOf<typeof turned | typeof streetStopped | typeof drafted>
  | CoalitionEvent
  | ActionEvent
  | CardEvent
  | CombatEvent
  | IncomeEvent
  | VictoryEvent;

/** What one seat is told. */
export type Secret = CardSecret | CoalitionSecret | EventOf<typeof packet>;
