import { game } from "../../../engine/index.ts";
import type { SeatId } from "../content/types.ts";
import type { Lebanon } from "../state.ts";

const { procedure } = game<Lebanon>();

export interface Cause {
  readonly cause: "phase" | "collateral" | "incursion";
  readonly attacker: SeatId | null;
}

/** */
export const cascade = procedure<Cause>("cascade")({ draw: () => "done" });
