import type { CardEvent, CardSecret } from "./cards/events.ts";
import type { CombatEvent, CombatSecret } from "./combat/events.ts";
import type { EffectEvent, EffectSecret } from "./effects/events.ts";
import type { Played } from "./event.ts";
import type { MovementEvent, MovementSecret } from "./movement/events.ts";
import type { PowerEvent, PowerSecret } from "./powers/events.ts";
import type { ReinforcementEvent, ReinforcementSecret } from "./reinforcements/events.ts";
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
