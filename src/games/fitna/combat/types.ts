import type { SpaceId } from "../content/map-types.ts";
import type { Holder, SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";

/** An offensive as it is declared. */
export interface Declaration {
  /** Who decides for the attackers and plays cards for them: for IS and Kurds the seat whose card moves them. */
  readonly by: SeatId;
  /** Whose units attack. */
  readonly side: Holder;
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly UnitId[];
}

/** An offensive that is being fought, as everyone sees it. */
export interface Offensive extends Declaration {
  /** Who announces cards for the defence; null: nobody's seat defends. */
  readonly defender: SeatId | null;
}
