import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

/** Strikes, rockets and raids of the own phase. */
export const STRIKE_PLAYS: readonly Action<Lebanon>[] = [];
/** Reactions to them. */
export const STRIKE_ACTIONS: readonly Action<Lebanon>[] = [];
export const STRIKE_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [];
