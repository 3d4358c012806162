import { offensive } from "./combat/offensive.ts";
import { losses } from "./combat/taking-losses.ts";
import { lending } from "./command/lending.ts";
import { event } from "./effects/event.ts";
import { exchange } from "./effects/exchange.ts";
import { givingUp } from "./effects/hands.ts";
import { specialJoker, strikeAtOnce } from "./effects/special-jokers.ts";
import { strikes } from "./effects/strikes.ts";
import { activateIslamicState } from "./powers/activation-is.ts";
import { bonusCards } from "./powers/bonus-cards.ts";
import { coup } from "./powers/coups.ts";
import { americanShare, intervention } from "./powers/intervention.ts";
import { activateKurds } from "./powers/kurds.ts";
import { lebanonWar } from "./powers/lebanon-war.ts";
import { levelSix, levelTen } from "./powers/levels.ts";
import { pkkRebellion } from "./powers/pkk.ts";
import { russia } from "./powers/russia.ts";
import { arrivals } from "./reinforcements/arrivals.ts";
import { batchOrReplacements } from "./reinforcements/batches.ts";
import { TURN_PROCEDURES } from "./turn/campaign.ts";

/** What goes on by itself, stage by stage, and waits for answers. */
export const procedures = [
  ...TURN_PROCEDURES,
  offensive,
  losses,
  event,
  strikes,
  givingUp,
  exchange,
  specialJoker,
  strikeAtOnce,
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
  arrivals,
  batchOrReplacements,
  lending,
];
