import { game } from "../../../engine/index.ts";
import type { Declaration } from "../combat/types.ts";
import type { SeatId } from "../content/sides.ts";
import type { Fitna } from "../state.ts";

const { procedure } = game<Fitna>();

/** Until reinforcements are there. */
export const batchOrReplacements = procedure<{
  readonly seat: SeatId;
  readonly why: "card" | "tension";
  readonly batch: "choice" | "batch-first" | "replacements-only";
}>("no-batch")({ none: () => "done" });

/** Until offensives are there. */
export const offensive = procedure<Declaration>("no-offensive")({ none: () => "done" });
