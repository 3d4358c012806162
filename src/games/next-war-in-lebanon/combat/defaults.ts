import type { Default, View } from "../../../engine/index.ts";
import { pass } from "../passing.ts";
import type { Lebanon } from "../state.ts";
import { evadeUnits, evasionOrder } from "./evade.ts";
import { firePlan, usualPlan } from "./fire-plan.ts";
import { participants, sideOf } from "./participants.ts";

const passing = (): Default => ({ action: pass.name, params: {} });

/** as many as may, in the usual order. */
function usualEvaders(view: View<Lebanon>): Default {
  const { content, table, hand } = view;
  const units = table.battle ? participants(hand, sideOf(view), table.battle) : [];
  const evading = evasionOrder(content, hand, units).slice(0, table.battle?.mayEvade ?? 0);
  return { action: evadeUnits.name, params: { units: units.filter((unit) => evading.includes(unit)) } };
}

/** What the questions of this chapter come to at their deadline (section 7). */
export const COMBAT_DEFAULTS: { readonly [action: string]: (view: View<Lebanon>) => Default } = {
  ambush: passing,
  evade: passing,
  "evade-units": usualEvaders,
  commit: () => ({ action: "pass-commit", params: {} }),
  "fire-plan": (view) => ({ action: firePlan.name, params: usualPlan(view) }),
  "choose-casualty": passing,
};
