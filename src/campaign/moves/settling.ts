/** Who answers when no person does: standing orders, prepared answers, passes, default answers and computers. */
import {
  awaited,
  type Decision,
  type Dice,
  isWindow,
  type Move,
  openAsk,
  Refused,
  type Seat,
  stepOf,
  viewOf,
} from "#engine";
import { isSomebodys } from "../../proof/history.ts";
import type { PreparedRecord, StandingOrderRecord } from "../../store/records.ts";
import { isAskedFirst } from "../facts/asked-first.ts";
import { holders } from "../facts/live.ts";
import { asksMe, canReact, wantsToBeAsked } from "../facts/reactions.ts";
import { type Custody, computerInput, custodyOf, roleAt } from "./computers.ts";
import { takeStep } from "./own-steps.ts";
import type { Play } from "./play.ts";
import { stillSo } from "./premises.ts";

/** Answers given ahead that keep answering each other without end are a game's bug. */
const MOST_ANSWERS = 500;

/**
 * Lets what was said ahead answer what has come up, and windows pass that ask nobody, until people are to decide: first
 * standing orders, then answers prepared for this question. `goesOn`: asked before each.
 */
export function settle(play: Play, goesOn: () => boolean = () => true): void {
  for (let done = 0; done < MOST_ANSWERS; done++) {
    if (!goesOn() || play.env.over) return;
    if (!byOrder(play) && !byPreparedAnswer(play) && !byPass(play)) return;
    if (done === MOST_ANSWERS / 2) giveUpOrders(play);
  }
  throw new Error(`the questions of ${play.live.record.id} follow each other without end`);
}

/** Orders that answer each other without end are given up: then their seats are asked. */
function giveUpOrders(play: Play): void {
  play.live.book.report("orders", new Error("standing orders answer each other without end"));
  for (const order of play.acting.orders.filter(({ ask }) => !ask)) play.giveUpOrder(order);
}

/** One play at a time, in the order of precedence of the question. */
function byOrder(play: Play): boolean {
  if (play.acting.orders.every(({ ask }) => ask)) return false;
  const first = openAsk(play.env)?.seats ?? [];
  return [...new Set([...first, ...play.env.seats])].some((seat) => ordersAnswer(play, seat));
}

/** Where a seat wants to be asked, the orders further down the list are silent. */
function ordersAnswer(play: Play, seat: Seat): boolean {
  const orders = inListedOrder(play, play.acting.orders, seat);
  if (orders.length === 0) return false;
  return unanswered(play, seat).some((decision) => {
    if (asksFirst(play, seat, decision)) return false;
    for (const order of orders) {
      try {
        if (asksMe(play.live.book, play.env, order, decision)) return false;
        if (!order.ask && takesOrder(play, order, decision)) return true;
      } catch (error) {
        play.live.book.report(`orders.${order.name}`, error);
        play.giveUpOrder(order);
        return false;
      }
    }
    return false;
  });
}

/**
 * Whether a seat is asked before its order answers once more what was taken back: not where somebody is away or silent and
 * answered for, whose orders are all that they have said.
 */
const asksFirst = ({ former, live }: Play, seat: Seat, decision: Pick<Decision, "id" | "actions">): boolean =>
  isAskedFirst(former, seat, decision) && !holders(live.members, seat).every(({ standIn }) => standIn !== null);

/** A seat's orders, in the order of the game's own list. */
function inListedOrder(play: Play, orders: readonly StandingOrderRecord[], seat: Seat): readonly StandingOrderRecord[] {
  const own = orders.filter((order) => order.seat === seat);
  return own.length < 2
    ? own
    : play.live.book.definition.orders.flatMap(({ name }) => own.filter((order) => order.name === name));
}

/** What a seat has to answer or may: offers to it count, too. */
const unanswered = (play: Play, seat: Seat): readonly Decision[] =>
  play.decisions(seat).filter((d) => (d.owed && !d.answered) || d.invited);

/** Does the order's move, if it has one that the rules allow: one that they do not is as good as none. */
function takesOrder(play: Play, { seat, name, params }: StandingOrderRecord, decision: Decision): boolean {
  const { book } = play.live;
  const order = book.definition.orders.find((one) => one.name === name);
  const move = order?.decide(viewOf(book, play.env, seat), decision, params);
  return move ? play.tryTake({ kind: "order", person: null, seat, decision: decision.id, ...move }) : false;
}

/** Answers one question as its seat prepared it, if nothing that the answer rests on has changed. */
function byPreparedAnswer(play: Play): boolean {
  return play.acting.prepared.some((answer) => {
    const step = stepOf(play.live.book, play.env, answer.seat);
    if (step?.key === answer.key) return step.asked && takesStep(play, answer);
    const decision = play.decisions(answer.seat).find((d) => d.owed && !d.answered && isMeant(play, answer, d));
    return decision !== undefined && takesPrepared(play, answer, decision);
  });
}
function isMeant(play: Play, { seat, key, facts }: PreparedRecord, decision: Decision): boolean {
  const premise = play.premiseOf(seat, decision);
  const isSame = premise?.key === key || premise?.was?.includes(key) === true;
  return isSame && stillSo(facts, premise);
}

/**
 * All its moves; or none, then the seat is asked, and finds them on its sheet. What came after a draw or a reveal is not
 * taken back.
 */
function takesPrepared(play: Play, { seat, key, moves }: PreparedRecord, decision: Decision): boolean {
  const mark = play.mark();
  try {
    for (const [i, move] of moves.entries())
      if (i > 0) play.take({ kind: "order", person: null, seat, decision: null, ...move });
      else play.take({ kind: "order", person: null, seat, decision: decision.id, ...asPossible(play, decision, move) });
  } catch (error) {
    const stands = play.advances.slice(mark.rows).some(({ reveals }) => reveals);
    if (!stands) play.back(mark);
    if (!(error instanceof Refused)) {
      play.live.book.report("a prepared answer", error);
      play.giveUpAnswer(seat, key);
    }
    if (!stands) return false;
  }
  play.dropPrepared(seat, key);
  return true;
}

/** As much of a step as its seat has filled in ahead, and as brings what it would have brought then. */
function takesStep(play: Play, answer: PreparedRecord): boolean {
  const mark = play.mark();
  try {
    return takeStep(play, answer, settle);
  } catch (error) {
    play.back(mark);
    play.live.book.report("a prepared step", error);
    play.giveUpAnswer(answer.seat, answer.key);
    return false;
  }
}

const asPossible = ({ live: { book }, env }: Play, decision: Decision, move: Move): Move =>
  book.definition.guide.mended?.(viewOf(book, env, decision.seat), decision, move) ?? move;

/** For the next seat that the open window does not wait for: a computer player reacts if it likes, everyone else passes. */
function byPass(play: Play): boolean {
  const { live, env, mode } = play;
  const ask = openAsk(env);
  if (!ask || !isWindow(ask) || mode === "wait-all") return false;
  for (const seat of awaited(env)) {
    if (
      mode === "wait-holders"
        ? canReact(live.book, env, seat)
        : wantsToBeAsked(live.book, env, play.acting.orders, seat)
    )
      continue;
    if (asksFirst(play, seat, { id: String(ask.id), actions: ask.actions })) continue;
    const pass = { seat, decision: String(ask.id), action: ask.pass, params: {} };
    const isComputers = roleAt(live.members, seat) === "plays"; // whoever minds a seat does in it what its holder would, at most
    if (isComputers && mode === "standing-only" && holdsStill(play)) continue;
    if (!isComputers || !reacts(play, seat, pass.decision)) play.take({ kind: "default", person: null, ...pass });
    return true;
  }
  return false;
}

/** Whether computers wait: what somebody has done by then ends the request that they wait for. */
const holdsStill = ({ holding, rows }: Play): boolean => holding && !rows.some(isSomebodys);

/** As whose it moves in a seat. */
export const custodyIn = (play: Play, seat: Seat): Custody =>
  custodyOf(roleAt(play.live.members, seat) ?? "minds", play.acting, seat);

/** Whether a computer player answers the open window; one that fails lets it pass, for nobody else is to suffer by it. */
function reacts(play: Play, seat: Seat, decision: string): boolean {
  const { live, env, dice } = play;
  if (!dice) return false;
  try {
    const input = computerInput(live.book, env, seat, { role: "plays" }, dice);
    return input?.decision === decision && play.tryTake(input);
  } catch (error) {
    live.book.report("bot", error);
    return false;
  }
}

/** Default answers of a seat whose time is up, as far as they belong to the question that is open. */
export function answerByDefault(play: Play, seat: Seat): void {
  const { book } = play.live;
  for (let more = true; more; ) {
    const decision = play.decisions(seat).find(({ owed, kind }) => owed && kind !== "offer");
    if (!decision) return;
    const answer = book.definition.defaultAnswer(viewOf(book, play.env, seat), decision);
    const { action, params } = answer;
    play.take({ kind: "default", person: null, seat, decision: decision.id, action, params });
    more = answer.more ?? false;
  }
}

/** A computer's answer to what a seat owes, whose time is up: it minds a seat that is not its own. Says whether it had one. */
export function answerByComputer(play: Play, seat: Seat, dice: Dice): boolean {
  try {
    const input = computerInput(play.live.book, play.env, seat, custodyIn(play, seat), dice);
    return input !== null && play.tryTake(input);
  } catch (error) {
    play.live.book.report("bot", error);
    return false;
  }
}
