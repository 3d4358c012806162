import type { Default, View } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { arrivalsByDefault } from "./arrivals.ts";
import { reinforcedByDefault } from "./batches.ts";

/** Section 7: what happens at a deadline, by action. */
export const REINFORCEMENT_DEFAULTS: { readonly [action: string]: (view: View<Fitna>) => Default } = {
  "place-units": placedAsUsual,
  reinforce: reinforcedByDefault,
};

/** Every unit on the first space that is open to it. */
export function placedAsUsual(view: View<Fitna>): Default {
  return {
    action: "place-units",
    params: { arrivals: arrivalsByDefault(view).map(({ unit, space }) => ({ unit, space })) },
  };
}
