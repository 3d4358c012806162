import { choosingAttacks } from "./combat/attack.ts";
import { exploiting } from "./combat/exploiting.ts";
import { offensive } from "./combat/offensive.ts";
import { cancelling, defending, lendingCards, supporting } from "./combat/playing-cards.ts";
import { choosingRetreat } from "./combat/retreating.ts";
import { losses, takingLosses } from "./combat/taking-losses.ts";
import { lending, lendingUnits } from "./command/lending.ts";
import { cancellingActivation, cancellingStrike } from "./effects/cancelling.ts";
import { event } from "./effects/event.ts";
import { answeringExchange, exchange } from "./effects/exchange.ts";
import { cardsToGiveUp, givingUp } from "./effects/hands.ts";
import { playingEvents } from "./effects/playing-events.ts";
import { answeringJoker, specialJoker, strikeAtOnce, strikingAtOnce } from "./effects/special-jokers.ts";
import { strikes } from "./effects/strikes.ts";
import { choosingMoves } from "./movement/choosing-moves.ts";
import { planning } from "./movement/planning.ts";
import { bonusCards, drawingBonus } from "./powers/bonus-cards.ts";
import { coup } from "./powers/coups.ts";
import { activateIslamicState, callingCounters } from "./powers/daesh-call.ts";
import { actingForIs } from "./powers/daesh-orders.ts";
import { americanShare, intervention, russia } from "./powers/intervention.ts";
import { actingForKurds, activateKurds, planningForKurds } from "./powers/kurdish-orders.ts";
import { raisingKurds } from "./powers/kurdish-raising.ts";
import { lebanonWar } from "./powers/lebanon-war.ts";
import { levelSix, levelTen } from "./powers/levels.ts";
import { pkkRebellion, placingRebels } from "./powers/pkk.ts";
import { arrivals, placingUnits } from "./reinforcements/arrivals.ts";
import { batchOrReplacements, reinforcing } from "./reinforcements/batches.ts";
import { endingPhase, strategicMovement } from "./turn/ending-phase.ts";
import { choosingFirstHand } from "./turn/first-hands.ts";
import { playJoker } from "./turn/jokers.ts";
import { bids, concede, TURN_PROCEDURES } from "./turn/sequence.ts";

/** What seats are asked and may do; the order is that of the commands. */
export const plays = [
  choosingFirstHand,
  bids,
  playingEvents,
  cancellingStrike,
  cancellingActivation,
  answeringJoker,
  strikingAtOnce,
  answeringExchange,
  cardsToGiveUp,
  planning,
  choosingMoves,
  strategicMovement,
  endingPhase,
  choosingAttacks,
  supporting,
  defending,
  cancelling,
  lendingCards,
  takingLosses,
  choosingRetreat,
  exploiting,
  callingCounters,
  actingForIs,
  raisingKurds,
  planningForKurds,
  actingForKurds,
  placingRebels,
  drawingBonus,
  placingUnits,
  reinforcing,
  lendingUnits,
  { free: [playJoker, concede], when: () => true },
] as const;

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
