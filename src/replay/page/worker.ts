/** What the page's worker does: plays the campaign again, check by check, and says how far it is. */
import type { Definition, GameTypes } from "#engine";
import type { Checked } from "./checking.ts";

/** What the worker says. */
export type Said =
  | { readonly kind: "check"; readonly check: Checked }
  | { readonly kind: "end"; readonly result: string };

/** Waits for the page to ask. */
export function check<G extends GameTypes>(_definition: Definition<G>): void {}
