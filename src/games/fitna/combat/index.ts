import { type Action, type AnyProcedure, game } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";
import { noAssets, playAssets } from "./announcing.ts";
import { attack } from "./attack.ts";
import { exploit, stay } from "./exploiting.ts";
import { offensive } from "./offensive.ts";
import { retreatUnits } from "./retreating.ts";
import { asUsual, losses, takeLosses } from "./taking-losses.ts";

const { action } = game<Fitna>();

export const endOffensives = action("end-offensives", "End offensives", {
  help: "Ends your Offensives segment.",
  common: true,
  ends: true,
}).apply(() => {});

/** What the active seat does in its Offensives segment. */
export const OFFENSIVES: readonly Action<Fitna>[] = [attack, endOffensives];
export const COMBAT_ACTIONS: readonly Action<Fitna>[] = [
  ...OFFENSIVES,
  playAssets,
  noAssets,
  takeLosses,
  asUsual,
  retreatUnits,
  exploit,
  stay,
];
export const COMBAT_PROCEDURES: readonly AnyProcedure<Fitna>[] = [offensive, losses];
