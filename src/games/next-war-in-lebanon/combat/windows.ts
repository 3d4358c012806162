import type { ReactionWindow } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

export const COMBAT_WINDOWS: readonly ReactionWindow<Lebanon>[] = [];
