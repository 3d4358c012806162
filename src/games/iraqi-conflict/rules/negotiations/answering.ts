/** What a seat is asked about an open offer, whether to answer it or take its own back. */
import { type Frozen, game, move, type NamedAnswer, type Prompt, type PublicView, type View } from "#engine";
import { The, verb } from "../../content/factions.ts";
import type { Iraq } from "../../state.ts";
import { cardNames, LONGEST } from "../cards/faces.ts";
import { NAMED } from "../cards/hand-facts.ts";
import { counter, counterOffer } from "./countering.ts";
import { isMarketOpen } from "./market.ts";
import { acceptance, payment } from "./paying.ts";
import { terms } from "./proposals.ts";
import { change, choice, theirs } from "./sums.ts";
import { accept, accepting, decline, incoming, lacks, outgoing, withdraw } from "./trading.ts";
import type { Proposal } from "./types.ts";

const { question } = game<Iraq>();

/** R-08 A proposal as the seat is asked about it that it was made to; who is absent declines. */
export const offerToAnswer = question.offer("offer-to-answer", {
  actions: [accept, counter, decline],
  open: (view) => (isMarketOpen(view) ? incoming(view) : []),
  offer: between,
  param: "offer",
  prompt: offerPrompt,
  answers: answersTo,
  counter: counterOffer,
  fallback: (_, { id }) => move(decline, { offer: id }),
});

/** R-08 The same as its maker is asked. */
export const ownOffer = question.offer("own-offer", {
  actions: [withdraw],
  open: (view) => (isMarketOpen(view) ? outgoing(view) : []),
  offer: between,
  param: "offer",
  prompt: ownOfferPrompt,
  answers: (_, { id }) => [{ moves: [move(withdraw, { offer: id })] }],
  fallback: (_, { id }) => move(withdraw, { offer: id }),
});

function between({ content, seat }: View<Iraq> | PublicView<Iraq>, proposal: Frozen<Proposal>) {
  const { from, to } = proposal;
  return { from, seats: [from, to], awaits: [to], text: terms(content, proposal, from === seat) };
}

/** what a proposal would do to the own sum. */
function offerPrompt(view: View<Iraq>, proposal: Frozen<Proposal>): Prompt {
  const { content } = view;
  const { from, give, price } = proposal;
  const why = lacks(view, proposal);
  if (why) {
    const untold = `${The(from)} ${verb(from, "is", "are")} not told.`;
    return { question: "You cannot accept this.", facts: [`${why.text} ${untold}`] };
  }
  const pay = payment(view, proposal);
  const least = price.kind === "count" ? `, your least useful ${pay.length === 1 ? "card" : "cards"}` : "";
  const giving = pay.length > 0 ? `You would give ${cardNames(content, pay, NAMED)}${least}` : "A gift";
  const sums = `${change(view, pay, give)}; ${theirs(view, from, { gives: give, gets: pay })}`;
  return { question: "Do you accept?", facts: [`${giving}: ${sums}. A trade is final.`] };
}

function ownOfferPrompt(view: View<Iraq>, { to, give, price }: Frozen<Proposal>): Prompt {
  const got = price.kind === "cards" ? price.cards : [];
  const more = price.kind === "count" ? ` ${choice(price.count)}` : "";
  const after = `${change(view, give, got)}; ${theirs(view, to, { gives: got, gets: give })}.`;
  return {
    question: `${The(to)} ${verb(to, "has", "have")} not answered. Do you withdraw it?`,
    facts: [`If it is accepted, ${after}${more}`],
  };
}

function answersTo(view: View<Iraq>, proposal: Frozen<Proposal>): readonly NamedAnswer[] {
  const no: NamedAnswer = { moves: [move(decline, { offer: proposal.id })] };
  if (lacks(view, proposal)) return [no];
  const pay = payment(view, proposal);
  const moves = [acceptance(view, proposal, pay)];
  if (proposal.price.kind !== "count") return [{ moves }, no];
  const label = accepting(view, pay);
  if (label.length <= LONGEST) return [{ label, moves }, no];
  const many = `Accept, give your ${pay.length} least useful cards`;
  return [{ label: many, detail: cardNames(view.content, pay), moves }, no];
}
