/** The course of the game from set-up to its end, and all that its chapters ask, carry out and tell. */
import { z } from "zod";
import { game } from "#engine";
import { type Fitna, seatIdOf } from "../state.ts";
import { isReshuffled, reshuffle, shufflePiles } from "./cards/drawing.ts";
import { discardLasting } from "./cards/hands.ts";
import { countCards } from "./cards/piles.ts";
import { cardsTold } from "./cards/words.ts";
import { choosingAttacks } from "./combat/attack.ts";
import { exploiting } from "./combat/exploiting.ts";
import { combatTold } from "./combat/log.ts";
import { offensive } from "./combat/offensive.ts";
import { cancelling, defending, lendingCards, supporting } from "./combat/playing-cards.ts";
import { choosingRetreat } from "./combat/retreating.ts";
import { losses, takingLosses } from "./combat/taking-losses.ts";
import { lending, lendingUnits } from "./command/lending-units.ts";
import { cancellingActivation, cancellingStrike, cancellingTold } from "./effects/cancelling.ts";
import { event, played } from "./effects/event.ts";
import { answeringExchange, exchange, exchangesTold } from "./effects/exchange.ts";
import { cardsToGiveUp, givingUp } from "./effects/hands.ts";
import { kindsTold } from "./effects/kinds.ts";
import { playingEvents } from "./effects/playing-events.ts";
import { answeringJoker, jokerTold, specialJoker, strikeAtOnce, strikingAtOnce } from "./effects/special-jokers.ts";
import { strikes, strikesTold } from "./effects/strikes.ts";
import { specials } from "./map/relations.ts";
import { choosingMoves } from "./movement/choosing-moves.ts";
import { planning } from "./movement/planning.ts";
import { movementTold } from "./movement/words.ts";
import { looking, playing, tell, turnPage } from "./now.ts";
import { cardName, shortName, told as telling } from "./pieces/words.ts";
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
import { powersTold } from "./powers/words.ts";
import { arrivals, placingUnits } from "./reinforcements/arrivals.ts";
import { batchOrReplacements, reinforcing } from "./reinforcements/batches.ts";
import { reinforcementsTold } from "./reinforcements/words.ts";
import { bidding, bids, isBidFor } from "./turn/bidding.ts";
import { endingPhase, strategicMovement } from "./turn/ending-phase.ts";
import { askForHand, choosingFirstHand } from "./turn/first-hands.ts";
import { playJoker } from "./turn/jokers.ts";
import { operations } from "./turn/operations.ts";
import { keepScore } from "./victory/course.ts";
import { finish, suppliedIn } from "./victory/finish.ts";
import { ended } from "./victory/words.ts";

const { action, procedure } = game<Fitna>();

/** set-up, then turn after turn a phase for each seat. */
export const campaign = procedure<null>("campaign")({
  "set-up": (s) => {
    // a coup that the scenario begins with
    for (const { country } of specials(playing(s), "set-up-coup")) s.call(coup, { country });
    return "ready";
  },
  ready: (s) => {
    keepScore(playing(s), suppliedIn(looking(s)));
    s.picture("The start");
    turnPage(s.state.table);
    s.state.table.phase = "first-hands";
    return "hands";
  },
  hands: (s) => {
    const { order, held } = s.current.table;
    const next = order.find((seat) => held[seat] === 0);
    if (next === undefined) return "dealt";
    askForHand(s, next); // one seat after the other
    return "hands";
  },
  dealt: (s) => {
    shufflePiles(s.state, s.dice);
    countCards(playing(s));
    return "turn";
  },
  turn: (s) => {
    const { table } = s.state;
    const { scenario } = playing(s);
    turnPage(table);
    table.turn++;
    if (isReshuffled(playing(s), table.turn)) {
      reshuffle(playing(s), s.dice); // in the turns that the edition names
      tell(s, { chapter: "cards", kind: "reshuffled" });
    }
    table.order = scenario.seats.map(({ seat }) => seat); // until a bid changes it
    tell(s, { chapter: "turn", kind: "turn", turn: table.turn, turns: scenario.turns, order: table.order });
    if (isBidFor(table)) s.call(bidding, null); // where it can be bid for
    return "phases";
  },
  phases: (s) => {
    for (const seat of s.current.table.order) s.call(operations, { seat });
    return "end";
  },
  end: (s) => {
    const { table } = s.state;
    discardLasting(playing(s)); // what lasts a turn is over
    table.active = null;
    table.locked = [];
    table.reinforced = [];
    table.blackouts = [];
    delete table.bid;
    delete table.spenders;
    delete table.robbed;
    if (table.turn < playing(s).scenario.turns) {
      keepScore(playing(s), suppliedIn(looking(s)));
      return "turn";
    }
    s.end(finish(s, "turns"));
    return "done";
  },
});

/** A seat gives up, and with it all of its group. */
const concession = procedure<{ readonly seat: string }>("concession", {
  notes: z.strictObject({ seat: z.string() }),
})({
  end: (s) => {
    const seat = seatIdOf(s.data.seat);
    tell(s, { chapter: "turn", kind: "conceded", seat });
    s.end(finish(s, "conceded", seat));
    return "done";
  },
});

const concede = action("concede", "Concede", {
  help: "Gives up the game: it ends at once, and the others win.",
  confirm: "Concede? The game ends at once, and the others win.",
}).apply((a) => a.call(concession, { seat: a.seat }));

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
  campaign,
  bidding,
  operations,
  concession,
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

/** What is told of turns and phases. */
const turnsTold = [
  telling("turn", {
    line: (event, names) => {
      const order = event.order.map((seat) => shortName(names, seat)).join(", ");
      return `Turn ${event.turn} of ${event.turns}. Order of play: ${order}.`;
    },
  }),
  telling("bids", {
    line: (event, names) => {
      const { cards } = names.edition;
      const lines = event.bids.map((bid) => {
        const shown = bid.cards.map((card) => `${cardName(names, card)} ${cards[card]?.op ?? 0}`);
        return `${shortName(names, bid.seat)} (${shown.join(" + ") || "no card"})`;
      });
      return `Bids. Order of play: ${lines.join(", ")}.`;
    },
  }),
  telling("phase", { line: (event, names) => `Phase: ${shortName(names, event.seat)}.` }),
  telling("conceded", {
    about: { kind: "points", weight: 3, givesUp: true },
    line: (event, names) => `${shortName(names, event.seat)}: conceded.`,
  }),
] as const;

/** What is told. */
export const told = [
  ...cardsTold,
  ...combatTold,
  played,
  ...cancellingTold,
  ...strikesTold,
  ...kindsTold,
  jokerTold,
  ...exchangesTold,
  ...movementTold,
  ...powersTold,
  ...reinforcementsTold,
  ...turnsTold,
  ended,
] as const;
