import type { Action, AnyProcedure } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { j3Strike } from "./announce.ts";
import { letItCome, sam, syrianAd } from "./reactions.ts";
import { strikes } from "./resolve.ts";
import { j3Raid, j3Rockets } from "./rockets.ts";

/** Strikes, rockets and raids of the own phase. */
export const STRIKE_PLAYS: readonly Action<Lebanon>[] = [j3Strike, j3Rockets, j3Raid];
/** Reactions to them. */
export const STRIKE_ACTIONS: readonly Action<Lebanon>[] = [sam, syrianAd, letItCome];
export const STRIKE_PROCEDURES: readonly AnyProcedure<Lebanon>[] = [strikes];
