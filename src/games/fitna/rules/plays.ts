import { choosingAttacks } from "./combat/choosing-attacks.ts";
import { exploiting } from "./combat/exploiting.ts";
import { cancelling, defending, lendingCards, supporting } from "./combat/playing-cards.ts";
import { choosingRetreat } from "./combat/retreating.ts";
import { takingLosses } from "./combat/taking-losses.ts";
import { lendingUnits } from "./command/lending.ts";
import { cancellingActivation, cancellingStrike } from "./effects/cancelling.ts";
import { answeringExchange } from "./effects/exchange.ts";
import { cardsToGiveUp } from "./effects/hands.ts";
import { playingEvents } from "./effects/playing-events.ts";
import { answeringJoker, strikingAtOnce } from "./effects/special-jokers.ts";
import { choosingMoves } from "./movement/choosing-moves.ts";
import { planning } from "./movement/planning.ts";
import { drawingBonus } from "./powers/bonus-cards.ts";
import { callingCounters } from "./powers/daesh-call.ts";
import { actingForIs } from "./powers/daesh-orders.ts";
import { actingForKurds, planningForKurds } from "./powers/kurdish-orders.ts";
import { raisingKurds } from "./powers/kurdish-raising.ts";
import { placingRebels } from "./powers/pkk.ts";
import { placingUnits } from "./reinforcements/arrivals.ts";
import { reinforcing } from "./reinforcements/batches.ts";
import { bids } from "./turn/bids.ts";
import { concede } from "./turn/campaign.ts";
import { endingPhase, strategicMovement } from "./turn/ending-phase.ts";
import { choosingFirstHand } from "./turn/first-hands.ts";
import { playJoker } from "./turn/jokers.ts";

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
