import type { ChitType, SeatId, Strategy } from "../content/types.ts";
import type { CombatEvent, CombatSecret } from "./combat/events.ts";
import type { EffectEvent, EffectSecret } from "./effects/events.ts";
import type { PlayEvent, PlaySecret } from "./plays/events.ts";
import type { StrikeEvent } from "./strikes/events.ts";
import type { Points } from "./victory/types.ts";

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

type SetUpEvent =
  | { readonly chapter: "set-up"; readonly kind: "strategy-chosen" }
  | { readonly chapter: "set-up"; readonly kind: "deployed"; readonly seat: SeatId; readonly units: number };

type SetUpSecret = { readonly chapter: "set-up"; readonly kind: "strategy"; readonly strategy: Strategy };

/** How many chits each seat holds, after the initial draw or the end of a turn. */
interface ChitEvent {
  readonly chapter: "chits";
  readonly kind: "hands";
  readonly held: { readonly [seat in SeatId]: number };
}

interface ChitSecret {
  readonly chapter: "chits";
  readonly kind: "hand";
  readonly chits: readonly ChitType[];
}

type TurnEvent =
  | { readonly chapter: "turn"; readonly kind: "turn"; readonly turn: number; readonly length: number }
  | { readonly chapter: "turn"; readonly kind: "operations"; readonly seat: SeatId }
  | { readonly chapter: "turn"; readonly kind: "conceded"; readonly seat: SeatId };

/** The strategy and all points are told; `winner`: null for a draw. */
interface VictoryEvent {
  readonly chapter: "victory";
  readonly kind: "ended";
  readonly points: Points;
  readonly winner: SeatId | null;
}
