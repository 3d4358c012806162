import type { Default, View } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { letItCome } from "./reactions.ts";

/** What the questions of this chapter come to at their deadline (section 7). */
export const STRIKE_DEFAULTS: { readonly [action: string]: (view: View<Lebanon>) => Default } = {
  [letItCome.name]: () => ({ action: letItCome.name, params: {} }),
};
