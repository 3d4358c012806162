import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { cascade } from "./cascade.ts";
import { deferred } from "./deferred.ts";

export const EFFECT_ACTIONS: readonly Action<Lebanon>[] = [];
export const EFFECT_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [cascade, deferred];
