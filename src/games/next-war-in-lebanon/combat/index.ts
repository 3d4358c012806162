import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

export const COMBAT_ACTIONS: readonly Action<Lebanon>[] = [];
export const COMBAT_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [];
