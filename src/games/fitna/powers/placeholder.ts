import { game } from "../../../engine/index.ts";
import type { Declaration } from "../combat/types.ts";
import type { Fitna } from "../state.ts";

const { procedure } = game<Fitna>();

/** Until offensives are there. */
export const offensive = procedure<Declaration>("no-offensive")({ none: () => "done" });
