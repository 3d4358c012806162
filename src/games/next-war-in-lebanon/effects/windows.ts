import type { ReactionWindow } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { EFFECT_WINDOW } from "./decide.ts";

/** Section 7, W8: an effect asks the seat whose phase it is not. */
export const EFFECT_WINDOWS: readonly ReactionWindow<Lebanon>[] = [
  { name: EFFECT_WINDOW, title: "Cascading Effects in the other phase", mode: "standing-only", plays: () => [] },
];
