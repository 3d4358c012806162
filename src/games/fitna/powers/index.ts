import { activateIslamicState } from "./activation-is.ts";
import { bonusCards, drawBonus } from "./bonus-cards.ts";
import { coup } from "./coups.ts";
import { callCounters } from "./daesh-call.ts";
import { attackWithIs, endActivation, moveLeader } from "./daesh-orders.ts";
import { americanShare, intervention } from "./intervention.ts";
import { attackWithKurds, endKurds, moveKurds, planKurds } from "./kurdish-orders.ts";
import { raiseKurds } from "./kurdish-raising.ts";
import { activateKurds } from "./kurds.ts";
import { lebanonWar } from "./lebanon-war.ts";
import { levelSix, levelTen } from "./levels.ts";
import { pkkRebellion, placeRebels } from "./pkk.ts";
import { russia } from "./russia.ts";

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
  drawBonus,
];
export const POWER_PROCEDURES = [
  activateIslamicState,
  activateKurds,
  americanShare,
  bonusCards,
  coup,
  intervention,
  lebanonWar,
  levelSix,
  levelTen,
  pkkRebellion,
  russia,
];
