import {
  blocked,
  canonical,
  type Decision,
  decisionsOf,
  type GameTypes,
  type Move,
  minded,
  submit,
  type View,
  viewOf,
} from "#engine";
import type { Claim, Position } from "../play.ts";
import { randomPlay } from "../random-play.ts";
import { violate } from "../violation.ts";

/** Whatever the definition decides in a seat's place is legal: at a deadline, as a bot, by a standing order. */
export const decidesLegally = <G extends GameTypes>(): Claim<G> => ({
  title: "accepts its own default answers, bots and standing orders",
  every: 2,
  at(position) {
    const { book, env, seat, dice } = position;
    const view = viewOf(book, env, seat);
    for (const decision of decisionsOf(book, env, seat)) {
      const { definition } = book;
      accepted(position, decision, "the default answer", definition.defaultAnswer(view, decision));
      const bot = definition.bot(view, decision, dice);
      if (bot) botMove(position, view, decision, bot);
      else if (decision.owed) violate("bot", `it lets an owed decision be: ${decision.actions.join(", ")}`);
      ordersAnswer(position, view, decision);
    }
  },
});

function ordersAnswer<G extends GameTypes>(position: Position<G>, view: View<G>, decision: Decision): void {
  const { orders, answeredByOrders = [] } = position.book.definition;
  for (const { name, form, decide } of orders) {
    if (blocked(form, view)) continue;
    const move = decide(view, decision, randomPlay(form, view, position.dice).params);
    if (!move) continue;
    accepted(position, decision, `the standing order ${name}`, move);
    if (decision.window === null && decision.kind !== "offer" && !answeredByOrders.includes(move.action))
      violate("orders", `${name} answers with ${move.action}, which is not among answeredByOrders`);
  }
}

function botMove<G extends GameTypes>(position: Position<G>, view: View<G>, decision: Decision, move: Move): void {
  const free = !decision.actions.includes(move.action) && position.book.definition.free(view).includes(move.action);
  accepted(position, free ? { ...decision, id: null } : decision, "the bot's move", move);
}

function accepted<G extends GameTypes>(
  { book, env }: Position<G>,
  { id, seat }: { readonly id: string | null; readonly seat: string },
  whose: string,
  { action, params }: Move,
): void {
  try {
    submit(book, env, { seat, decision: id, action, params });
  } catch (error) {
    violate("legal", `${whose} of ${seat}, ${action} ${canonical(params)}, fails: ${String(error)}`, error);
  }
}

/** A computer that minds a seat for somebody answers what is asked: it offers nothing, does nothing else, and makes no deals. */
export const mindsByAnswers = <G extends GameTypes>(): Claim<G> => ({
  title: "minds seats by answers alone",
  every: 4,
  at(position) {
    const { book, env, seat, dice } = position;
    saysWhatDeals(position);
    const view = viewOf(book, env, seat);
    for (const decision of decisionsOf(book, env, seat)) {
      if (!decision.owed && !decision.invited) continue;
      const answer = minded(book, view, decision, dice);
      accepted(position, decision, "the answer of whoever minds it", answer);
      const { action, params } = book.definition.defaultAnswer(view, decision);
      if (canonical({ action, params }) !== canonical(answer)) onlyAnswers(position, decision, answer);
      const own = decision.owed ? book.definition.bot(view, decision, dice, "minds") : null;
      if (own && !decision.actions.includes(own.action))
        violate("minding", `the bot does not answer, but thinks of ${own.action}, so that the default counts`);
    }
  },
});

function saysWhatDeals<G extends GameTypes>({ book }: Position<G>): void {
  const { offering } = book.definition;
  for (const name of offering ? [offering.action, offering.accept, offering.counter] : [])
    if (!book.actions.get(name)?.deal) violate("minding", `${name} makes deals, and is not said to`);
}

/** What is not the default answer. */
function onlyAnswers<G extends GameTypes>({ book }: Position<G>, { owed }: Decision, { action }: Move): void {
  if (!owed) violate("minding", `it answers an offer by ${action}`);
  if (book.actions.get(action)?.deal) violate("minding", `it deals by ${action}`);
}

/** A game of bots comes to an end too. It is long: where a part of the game is enough, so are the games of bots elsewhere. */
export const botsComeToAnEnd = <G extends GameTypes>(): Claim<G> => ({
  title: "bots come to an end",
  at(position) {
    if (position.acts.length > 0 || !position.isWhole) return;
    const { subject, book, dice } = position;
    let { env } = position;
    const { bound = 2000 } = subject;
    for (let n = 0; !env.over; n++) {
      if (n > bound) violate("never ends", `bots still play after ${bound} actions`);
      const asked = env.seats.flatMap((seat) => decisionsOf(book, env, seat)).filter((d) => d.owed);
      const decision = asked[0] ?? violate("stuck", "the game is not over and nobody is asked");
      const view = viewOf(book, env, decision.seat);
      const move = book.definition.bot(view, decision, dice) ?? violate("bot", "it lets an owed decision be");
      const id = decision.actions.includes(move.action) ? decision.id : null;
      env = submit(book, env, { seat: decision.seat, decision: id, ...move }).state;
    }
  },
});
