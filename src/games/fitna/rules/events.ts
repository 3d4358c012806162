import type { CardEvent, CardSecret } from "./cards/events.ts";
import { type CombatEvent, type CombatSecret, combatNews } from "./combat/events.ts";
import { type EffectEvent, type EffectSecret, effectsNews } from "./effects/events.ts";
import type { Moment, Played } from "./event-kinds.ts";
import { type MovementEvent, type MovementSecret, movementNews } from "./movement/events.ts";
import type { News } from "./news-types.ts";
import { type PowerEvent, type PowerSecret, powersNews } from "./powers/events.ts";
import { type ReinforcementEvent, type ReinforcementSecret, reinforcementsNews } from "./reinforcements/events.ts";
import type { TurnEvent } from "./turn/events.ts";
import type { VictoryEvent } from "./victory/events.ts";

export type Told =
  | CardEvent
  | CombatEvent
  | EffectEvent
  | MovementEvent
  | PowerEvent
  | ReinforcementEvent
  | TurnEvent
  | VictoryEvent;

/** What everyone is told, chapter by chapter. */
export type Event = Told & { readonly of: Played };

export type Whispered = CombatSecret | CardSecret | EffectSecret | MovementSecret | PowerSecret | ReinforcementSecret;

/** What one seat is told. */
export type Secret = Whispered & { readonly of: Played };

const NEWS = [...combatNews, ...effectsNews, ...movementNews, ...powersNews, ...reinforcementsNews];

/** What an event changes, for the pictures of the phase. */
export const newsOf = (event: Event, at: Moment): readonly News[] =>
  NEWS.find(({ kind }) => kind === event.kind)?.news(event, at) ?? [];
