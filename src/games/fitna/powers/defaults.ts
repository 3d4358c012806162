import type { Default, View } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { callByDefault } from "./daesh-call.ts";
import { withdrawByDefault } from "./withdrawal.ts";

/** Section 7: what happens at a deadline, by action. */
export const POWER_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  withdraw: withdrawByDefault,
  "daesh-call": callByDefault,
  "daesh-end": () => ({ action: "daesh-end", params: {} }),
};
