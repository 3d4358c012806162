import type { SeatId, ZoneId } from "../content/types.ts";

export type CombatEvent =
  | { readonly kind: "battle"; readonly zone: ZoneId; readonly attacker: SeatId; readonly how: "entry" | "ambush" | "clash" };

export type CombatSecret = { readonly kind: "evaded"; readonly zone: ZoneId; readonly units: readonly string[] };
