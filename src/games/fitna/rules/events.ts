/** All that everyone and single seats are told, chapter by chapter. */
import type { EventsIn } from "#engine";
import { cardEvents, cardSecrets } from "./cards/events.ts";
import { combatEvents, combatNews, combatSecrets } from "./combat/events.ts";
import { effectEvents, effectSecrets, effectsNews } from "./effects/events.ts";
import type { Emitting, Moment } from "./event-kinds.ts";
import { movementEvents, movementNews, movementSecrets } from "./movement/events.ts";
import type { News } from "./news-types.ts";
import { powerEvents, powerSecrets, powersNews } from "./powers/events.ts";
import { reinforcementEvents, reinforcementSecrets, reinforcementsNews } from "./reinforcements/events.ts";
import { turnEvents } from "./turn/events.ts";
import { victoryEvents } from "./victory/events.ts";

export const events = [
  cardEvents,
  combatEvents,
  effectEvents,
  movementEvents,
  powerEvents,
  reinforcementEvents,
  turnEvents,
  victoryEvents,
];
export type Event = EventsIn<typeof events>;
/** As the rules emit it. */
export type Told = Emitting<Event>;

/** What one seat is told. */
export const secrets = [cardSecrets, combatSecrets, effectSecrets, movementSecrets, powerSecrets, reinforcementSecrets];
export type Secret = EventsIn<typeof secrets>;
export type Whispered = Emitting<Secret>;

const NEWS = [...combatNews, ...effectsNews, ...movementNews, ...powersNews, ...reinforcementsNews];

/** What an event changes, for the pictures of the phase. */
export const newsOf = (event: Event, at: Moment): readonly News[] =>
  NEWS.find(({ kind }) => kind === event.kind)?.news(event, at) ?? [];
