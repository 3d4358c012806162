import type { Action, AnyProcedure } from "../../../engine/index.ts";
import { pass } from "../passing.ts";
import type { Lebanon } from "../state.ts";
import { ambush } from "./ambush.ts";
import { battle } from "./battle.ts";
import { chooseCasualty } from "./casualty.ts";
import { clashes } from "./clashes.ts";
import { commit, passCommit } from "./commitment.ts";
import { entries } from "./entries.ts";
import { evade, evadeUnits } from "./evade.ts";
import { firePlan } from "./fire-plan.ts";

export const COMBAT_ACTIONS: readonly Action<Lebanon>[] = [
  pass,
  ambush,
  evade,
  evadeUnits,
  commit,
  passCommit,
  firePlan,
  chooseCasualty,
];
export const COMBAT_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [entries, clashes, battle];
