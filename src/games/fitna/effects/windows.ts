import type { ReactionWindow } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

export const EFFECT_WINDOWS: readonly ReactionWindow<Fitna>[] = [];
