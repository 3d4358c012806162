import { game } from "../../../engine/index.ts";
import type { SeatId } from "../content/sides.ts";
import type { Fitna } from "../state.ts";

const { procedure } = game<Fitna>();

/** Until reinforcements are there. */
export const batchOrReplacements = procedure<{
  readonly seat: SeatId;
  readonly why: "card" | "tension";
  readonly batch: "choice" | "batch-first" | "replacements-only";
}>("no-batch")({ none: () => "done" });
