import type { ReactionWindow } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

export const COMBAT_WINDOWS: readonly ReactionWindow<Fitna>[] = [];
