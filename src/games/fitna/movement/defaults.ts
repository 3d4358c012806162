import type { Default, View } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

/** Section 7: what happens at a deadline, by action. */
export const MOVEMENT_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "end-movement": () => ({ action: "end-movement", params: {} }),
};
