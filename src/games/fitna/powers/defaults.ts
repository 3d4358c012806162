import type { Default, View } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { bonusByDefault } from "./bonus-cards.ts";
import { callByDefault } from "./daesh-call.ts";
import { raiseByDefault } from "./kurdish-raising.ts";
import { placeByDefault } from "./pkk.ts";

/** Section 7: what happens at a deadline, by action. */
export const POWER_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "daesh-call": callByDefault,
  "draw-bonus": bonusByDefault,
  "kurds-raise": raiseByDefault,
  "kurds-plan": () => ({ action: "kurds-plan", params: { moves: 0 } }),
  "kurds-end": () => ({ action: "kurds-end", params: {} }),
  "pkk-place": placeByDefault,
  "daesh-end": () => ({ action: "daesh-end", params: {} }),
};
