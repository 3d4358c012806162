import type { ReactionWindow } from "../../engine/index.ts";
import { COMBAT_WINDOWS } from "./combat/windows.ts";
import { EFFECT_WINDOWS } from "./effects/windows.ts";
import type { Lebanon } from "./state.ts";
import { STRIKE_WINDOWS } from "./strikes/windows.ts";

/** Everything that is asked out of turn (section 7 of the rules of asynchronous play). */
export const windows: readonly ReactionWindow<Lebanon>[] = [...COMBAT_WINDOWS, ...STRIKE_WINDOWS, ...EFFECT_WINDOWS];
