import type { Decision, Default, View } from "../../engine/index.ts";
import { COMBAT_DEFAULTS } from "./combat/defaults.ts";
import { DECLARED } from "./declared.ts";
import { EFFECT_DEFAULTS } from "./effects/defaults.ts";
import { deployedByDefault } from "./setup/deployment.ts";
import type { Lebanon } from "./state.ts";
import { STRIKE_DEFAULTS } from "./strikes/defaults.ts";

/** Section 7: by the first of a question's actions that is listed here. */
const DEFAULTS: { readonly [action: string]: (view: View<Lebanon>) => Default } = {
  "choose-strategy": () => ({ action: "choose-strategy", params: { strategy: "counterforce" } }),
  deploy: deployedByDefault,
  "end-phase": () => ({ action: "end-phase", params: { sofClashes: [], order: [] } }),
  ...COMBAT_DEFAULTS,
  ...STRIKE_DEFAULTS,
  ...EFFECT_DEFAULTS,
};

/** Throws for a question that it has no answer to: every one must have its default. */
export function defaultAnswer(view: View<Lebanon>, decision: Decision): Default {
  const declared = DECLARED.defaultAnswer(view, decision);
  if (declared) return declared;
  const { actions } = decision;
  for (const action of actions) {
    const answer = Object.hasOwn(DEFAULTS, action) ? DEFAULTS[action] : undefined;
    if (answer) return answer(view);
  }
  throw new Error(`there is no default for ${actions.join(", ")}`);
}
