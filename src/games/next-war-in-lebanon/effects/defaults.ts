import type { Default, View } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { CE_PASS, usualAnswer } from "./decide.ts";

/** What the questions of this chapter come to at their deadline (section 7): each of them may also be passed. */
export const EFFECT_DEFAULTS: { readonly [action: string]: (view: View<Lebanon>) => Default } = {
  [CE_PASS]: usualAnswer,
};
