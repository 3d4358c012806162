import type { ReactionWindow } from "../../engine/index.ts";
import { COMBAT_WINDOWS } from "./combat/windows.ts";
import { EFFECT_WINDOWS } from "./effects/windows.ts";
import type { Fitna } from "./state.ts";

/** Everything that is asked out of turn. */
export const windows: readonly ReactionWindow<Fitna>[] = [...COMBAT_WINDOWS, ...EFFECT_WINDOWS];
