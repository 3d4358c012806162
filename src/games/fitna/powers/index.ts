import { activateIslamicState } from "./activation-is.ts";
import { coup } from "./coups.ts";
import { callCounters } from "./daesh-call.ts";
import { attackWithIs, endActivation, moveLeader } from "./daesh-orders.ts";
import { attackWithKurds, endKurds, moveKurds, planKurds } from "./kurdish-orders.ts";
import { raiseKurds } from "./kurdish-raising.ts";
import { activateKurds } from "./kurds.ts";
import { lebanonWar } from "./lebanon-war.ts";
import { levelSix, levelTen } from "./levels.ts";
import { pkkRebellion, placeRebels } from "./pkk.ts";

export const POWER_ACTIONS = [
  callCounters,
  moveLeader,
  attackWithIs,
  endActivation,
  raiseKurds,
  planKurds,
  moveKurds,
  attackWithKurds,
  endKurds,
  placeRebels,
];
export const POWER_PROCEDURES = [
  activateIslamicState,
  activateKurds,
  coup,
  lebanonWar,
  levelSix,
  levelTen,
  pkkRebellion,
];
