/** What a computer player discards, offers and accepts, by what each card is worth to it and to the other side. */
import { type Advice, type Dice, type Frozen, type Move, move, mustGet, type Seat, type View } from "#engine";
import { choosesSides, faction } from "../content/factions.ts";
import type { CardId, Content } from "../content/pack.ts";
import { canUse, SIDES } from "../content/use.ts";
import { deckOf } from "../rules/cards/deck.ts";
import { bestSide, gain, inOrder, leastUseful } from "../rules/cards/tally.ts";
import { commit } from "../rules/commitment.ts";
import { propose } from "../rules/negotiations/offering.ts";
import { acceptance } from "../rules/negotiations/paying.ts";
import { asked } from "../rules/negotiations/proposals.ts";
import { decline, incoming, lacks } from "../rules/negotiations/trading.ts";
import type { Proposal } from "../rules/negotiations/types.ts";
import type { plays } from "../rules/sequence.ts";
import type { Iraq } from "../state.ts";
import { keenOffer } from "./trading.ts";

/** It proposes this often a turn, then it is ready: games of bots end. */
const PROPOSALS = 2;
const DISCARDS = 5;
/** How much force each card costs that it gives beyond what it gets: a useless one may still buy a useful one. */
const EXCHANGE = 2;
/** How many cards more than it gets it gives, at most, whatever those are worth. */
const BEYOND = 1;

/** Draws for cards that are worth less than a draw, swaps what is useless to it with the other conflict, takes what helps. */
export const advice: Advice<Iraq, typeof plays> = {
  discards: (view) => move(commit, { discard: poor(view) }),
  bargaining: (view, _, dice, role) => (role === "minds" ? null : trade(view, dice)) ?? "fallback",
  "offer-to-answer": answer,
  "own-offer": () => null, // it stays open
  sides: "fallback",
};

/** The cards that are worth less than one from the pile may be expected to be. */
function poor(view: View<Iraq>): CardId[] {
  const { content, table, seat, hand } = view;
  const side = bestSide(content, table.seats, seat, hand.cards);
  const worth = (id: CardId): number => {
    const { use, fv } = mustGet(content.cards, id);
    return canUse(seat, use, side) ? fv : 0;
  };
  const seen = new Set([...hand.cards, ...table.discards]);
  const hidden = deckOf(content, table.seats).filter((card) => !seen.has(card));
  const all = hidden.reduce((sum, card) => sum + worth(card), 0);
  const below = hand.cards.filter((card) => worth(card) * hidden.length < all).sort((a, b) => worth(a) - worth(b));
  return inOrder(view, below.slice(0, DISCARDS));
}

/** What a card is worth to a seat, twice its force value: half of it where that depends on the side it takes. */
function worthTo(content: Frozen<Content>, seats: readonly Seat[], seat: Seat, id: CardId): number {
  const { use, fv } = mustGet(content.cards, id);
  if (canUse(seat, use, null)) return 2 * fv;
  return choosesSides(seats) && SIDES.some((side) => canUse(seat, use, side)) ? fv : 0;
}

/** With three seats or fewer everyone is a rival; else those of the same conflict. */
const rival = ({ table, seat }: View<Iraq>, other: Seat): boolean =>
  table.seats.length <= 3 || faction(seat).conflict === faction(other).conflict;

/** Cards useless to itself for as many of another's choice: first with those that it does not fight. */
function proposal(view: View<Iraq>, dice: Dice): Move | null {
  const { content, table, seat, hand } = view;
  if (table.seats.length === 2 || hand.proposed >= PROPOSALS) return null;
  const offered = hand.proposals.filter(({ from }) => from === seat);
  const free = hand.cards.filter((card) => gain(view, [card], []) === 0 && !offered.some((p) => p.give.includes(card)));
  const partners = table.seats.filter(
    (other) => other !== seat && (table.seats.length === 3 || !rival(view, other)) && !table.ready.includes(other),
  );
  for (const to of dice.shuffled(partners)) {
    const give = free.filter((card) => worthTo(content, table.seats, to, card) > 0).slice(0, 2);
    if (give.length === 0 || mustGet(table.sizes, to) < give.length) continue;
    return move(propose, { to, give, want: "count", count: give.length });
  }
  return null;
}

/** The same, and trades for all that it is worth where partners fight for something else. */
export const keen: Partial<Advice<Iraq, typeof plays>> = {
  bargaining: (view, _, dice, role) => (role === "minds" ? null : keenTrade(view, dice)) ?? "fallback",
};

function keenTrade(view: View<Iraq>, dice: Dice): Move | null {
  const [waiting] = incoming(view);
  if (waiting) return answer(view, waiting);
  return choosesSides(view.table.seats) ? proposal(view, dice) : keenOffer(view, dice);
}

/** Answers what waits for it, then makes proposals of its own. */
function trade(view: View<Iraq>, dice: Dice): Move | null {
  const [waiting] = incoming(view);
  return waiting ? answer(view, waiting) : proposal(view, dice);
}

/** Takes what raises its own force by more than the cards cost that it gives for it; from a rival only if that rival does not gain more. */
function answer(view: View<Iraq>, offer: Frozen<Proposal>): Move {
  const no = move(decline, { offer: offer.id });
  if (lacks(view, offer)) return no;
  const pay = offer.price.kind === "cards" ? offer.price.cards : payment(view, offer);
  const beyond = Math.max(0, pay.length - offer.give.length);
  const mine = gain(view, pay, offer.give) - EXCHANGE * beyond;
  if (mine <= 0 || beyond > BEYOND || (rival(view, offer.from) && 2 * mine < theirs(view, offer, pay))) return no;
  return acceptance(view, offer, pay);
}

/**
 * What it misses least; where that is of no use to it at all, a partner gets what helps it and a rival what does not.
 */
function payment(view: View<Iraq>, { from, give, price }: Frozen<Proposal>): CardId[] {
  const { content, table } = view;
  const number = asked(price);
  const useless = leastUseful(view, give, view.hand.cards.length).filter((card) => gain(view, [card], []) === 0);
  if (useless.length < number) return leastUseful(view, give, number);
  const sign = rival(view, from) ? 1 : -1;
  const liked = (card: CardId): number => sign * worthTo(content, table.seats, from, card);
  return useless.sort((a, b) => liked(a) - liked(b)).slice(0, number);
}

/** Twice the force that the other side wins by the exchange. */
function theirs({ content, table }: View<Iraq>, { from, give }: Frozen<Proposal>, pay: readonly CardId[]): number {
  const worth = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + worthTo(content, table.seats, from, card), 0);
  return worth(pay) - worth(give);
}
