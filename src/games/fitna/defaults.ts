import type { Decision, Default, View } from "../../engine/index.ts";
import { COMBAT_DEFAULTS } from "./combat/defaults.ts";
import { EFFECT_DEFAULTS } from "./effects/defaults.ts";
import { MOVEMENT_DEFAULTS } from "./movement/defaults.ts";
import { open } from "./now.ts";
import { POWER_DEFAULTS } from "./powers/defaults.ts";
import { REINFORCEMENT_DEFAULTS } from "./reinforcements/defaults.ts";
import { type Fitna, seatIdOf } from "./state.ts";
import { cardsToDraw } from "./turn/adjust.ts";
import { firstHandByDefault } from "./turn/first-hands.ts";
import { drawOptions } from "./turn/jokers.ts";

/** Section 7 of the spec: by the first of these that a question offers. */
const DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "take-hand": (view) => ({
    action: "take-hand",
    params: { cards: firstHandByDefault(open(view), view.hand.offered).map(String) },
  }),
  ...EFFECT_DEFAULTS,
  ...MOVEMENT_DEFAULTS,
  ...COMBAT_DEFAULTS,
  ...POWER_DEFAULTS,
  ...REINFORCEMENT_DEFAULTS,
  "end-phase": (view) => ({ action: "end-phase", params: { draw: mostEvenDraw(view) } }),
};

/** Assets and events in turn, an asset first, as far as there are any. */
function mostEvenDraw({ table, seat }: View<Fitna>): string {
  const [best] = drawOptions(table, cardsToDraw(table, seatIdOf(seat)));
  if (!best) throw new Error("there is always a way to draw what there is");
  return best.value;
}

/** Throws for a question that it has no answer to: every one must have its default. */
export function defaultAnswer(view: View<Fitna>, { actions }: Decision): Default {
  const found = Object.entries(DEFAULTS).find(([action]) => actions.includes(action));
  if (!found) throw new Error(`there is no default for ${actions.join(", ")}`);
  return found[1](view);
}
