import type { Default, View } from "../../../engine/index.ts";
import { seen } from "../now.ts";
import type { Fitna } from "../state.ts";
import { automaticSpread } from "./automatic-losses.ts";
import { waysToSupply } from "./retreating.ts";
import { lossesAsked, spreadNamed } from "./taking-losses.ts";

const plain = (action: string) => (): Default => ({ action, params: {} });

/** the weakest at full strength first. */
function usualLosses(view: View<Fitna>): Default {
  const asked = lossesAsked(view);
  if (!asked) throw new Error("no losses are open");
  const spread = automaticSpread(seen(view).edition, asked.settling.toll, asked.units);
  return { action: "take-losses", params: { steps: spreadNamed(asked.units, spread) } };
}

function usualRetreat(view: View<Fitna>): Default {
  const [to] = waysToSupply(view);
  return to === undefined ? { action: "as-usual", params: {} } : { action: "retreat", params: { to } };
}

/** Section 7: what happens at a deadline, by action. */
export const COMBAT_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "end-offensives": plain("end-offensives"),
  "no-assets": plain("no-assets"),
  "take-losses": usualLosses,
  retreat: usualRetreat,
  stay: plain("stay"),
};
