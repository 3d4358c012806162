import type { SeatId, UnitId, ZoneId } from "../content/types.ts";
import type { GroupId, SeenUnit } from "../state.ts";

/** How a battle came about: units enter, they are ambushed, or both sides were there all along. */
export type BattleKind = "entry" | "ambush" | "clash";

/** A battle in progress: public facts alone. */
export interface Battle {
  readonly zone: ZoneId;
  kind: BattleKind;
  attacker: SeatId;
  /** The stacks and boxes that enter; none in a clash. */
  readonly entering: readonly GroupId[];
  step: "ambush" | "evade" | "commit" | "fire" | "losses";
  /** Who fights, once revealed. */
  fighters: { [seat in SeatId]: SeenUnit[] } | null;
  /** Committed support, once both seats have answered: +1 or +2, and who has it. */
  support: { [seat in SeatId]?: "j4" | "at" };
  closeAirSupport: boolean;
  /** Who fires in the round that is going on. */
  firing: SeatId | null;
  round: 1 | 2;
  /** Support units and close air support that have been used. */
  used: UnitId[];
  /** Firers of which the owner chooses one that loses. */
  losing: UnitId[];
}
