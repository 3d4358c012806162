import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { clashes } from "./clashes.ts";
import { entries } from "./entries.ts";

export const COMBAT_ACTIONS: readonly Action<Lebanon>[] = [];
export const COMBAT_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [entries, clashes];
