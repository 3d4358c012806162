import type { SeatId, UnitId, ZoneId } from "../content/types.ts";
import type { BattleKind } from "./types.ts";

export type CombatEvent = {
  readonly chapter: "combat";
  readonly kind: "battle";
  readonly zone: ZoneId;
  readonly attacker: SeatId;
  readonly how: BattleKind;
};

export type CombatSecret = {
  readonly chapter: "combat";
  readonly kind: "evaded";
  readonly zone: ZoneId;
  readonly units: readonly UnitId[];
};
