import type { UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";

/** Why a unit comes: with a batch, rebuilt, by a card that raises it in Lebanon, or with the Russians of tension. */
export type Coming = "batch" | "rebuilt" | "in-lebanon" | "russia-in" | "russia-new";

/** Units that come to the map at once. */
export interface Arriving {
  readonly seat: SeatId;
  readonly units: readonly UnitId[];
  /** With a batch if left out. */
  readonly how?: Coming;
}
