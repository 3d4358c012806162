import type { EditionId } from "../content/sides.ts";
import type { CardEvent, CardSecret } from "./cards/events.ts";
import type { CombatEvent, CombatSecret } from "./combat/events.ts";
import type { EffectEvent, EffectSecret } from "./effects/events.ts";
import type { MovementEvent, MovementSecret } from "./movement/events.ts";
import type { PowerEvent, PowerSecret } from "./powers/events.ts";
import type { ReinforcementEvent, ReinforcementSecret } from "./reinforcements/events.ts";
import type { TurnEvent } from "./turn/events.ts";
import type { VictoryEvent } from "./victory/events.ts";

/** Which edition and scenario it is about: "2020/1". Names in sentences depend on them. */
export type Played = `${EditionId}/${string}`;

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
