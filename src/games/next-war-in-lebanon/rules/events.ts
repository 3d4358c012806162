import type { ChitEvent, ChitSecret } from "./chits/events.ts";
import type { CombatEvent, CombatSecret } from "./combat/events.ts";
import type { EffectEvent, EffectSecret } from "./effects/events.ts";
import type { PlayEvent, PlaySecret } from "./plays/events.ts";
import type { SetUpEvent, SetUpSecret } from "./setup/events.ts";
import type { StrikeEvent } from "./strikes/events.ts";
import type { TurnEvent } from "./turn/events.ts";
import type { VictoryEvent } from "./victory/events.ts";

/** What everyone is told, chapter by chapter. */
export type Event =
  | ChitEvent
  | CombatEvent
  | EffectEvent
  | PlayEvent
  | SetUpEvent
  | StrikeEvent
  | TurnEvent
  | VictoryEvent;

/** What one seat is told. */
export type Secret = ChitSecret | CombatSecret | EffectSecret | PlaySecret | SetUpSecret;
