/** How a computer player answers an offer, by what each of its clauses is worth to it. */
import type { Frozen, Move, Seat, View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { accept, reject } from "../../rules/coalition/answering.ts";
import type { Clause, Offer } from "../../rules/coalition/types.ts";
import type { Baghdad } from "../../state.ts";
import { best, choices, move } from "./choices.ts";
import { cardWorth } from "./draft.ts";
import { LEADING, nearness } from "./worth.ts";

/** A card that nobody has named. */
const UNSEEN = 2.5;
/** A payment to come is worth less than one now: its payer may be short. */
const LATER = 0.7;
/** What it costs to be bound; that another is bound is worth less. */
const BOUND = { keepOut: 3, spare: 1.5, maxBid: 1.5, chooseFirst: 2 } as const;
const OTHERS_BOUND = 0.5;
/** Moves go on through another's Zones, with anybody who does not lead. */
const TRUCE = 0.5;

/** Accepts what is worth more than it costs, and declines the rest. */
export function answerOffer(view: View<Baghdad>, offer: Frozen<Offer>): Move | null {
  const worth = offer.clauses.reduce((sum, clause) => sum + clauseWorth(view, offer, clause), 0);
  if (worth <= 0) return move(reject, { offer: offer.id });
  return choices(accept, view).includes(offer.id) ? accepting(view, offer.id) : null;
}

/** With the cards that are missed least, where the offer asks for some. */
function accepting(view: View<Baghdad>, offer: string): Move {
  const cards: CardId[] = [];
  for (;;) {
    const card = best(choices(accept, view, offer, ...cards), (one) => -cardWorth(view, one));
    if (card === undefined) break;
    cards.push(card);
  }
  return move(accept, cards.length > 0 ? { offer, cards: cards.map((card) => ({ card })) } : { offer });
}

function clauseWorth(view: View<Baghdad>, offer: Frozen<Offer>, clause: Frozen<Clause>): number {
  const { seat } = view;
  const flow = (from: Seat, to: Seat): number => (to === seat ? 1 : 0) - (from === seat ? 1 : 0);
  switch (clause.kind) {
    case "pay":
      return flow(clause.from, clause.to) * clause.amount;
    case "payLater":
      return flow(clause.from, clause.to) * clause.amount * (clause.to === seat ? LATER : 1);
    case "give":
      return clause.to === seat ? named(view, offer, clause.from) : 0;
    case "ask":
      return flow(clause.from, clause.to) * clause.cards * UNSEEN;
    case "truce":
      return clause.seats.some((other) => other !== seat && nearness(view, other) >= LEADING) ? -TRUCE : TRUCE;
    case "chooseFirst":
      return clause.choice === seat ? 1 : bound(clause.seat === seat, BOUND.chooseFirst);
    case "spare":
      return clause.other === seat ? 1 : bound(clause.seat === seat, BOUND.spare);
    case "keepOut":
    case "maxBid":
      return bound(clause.seat === seat, BOUND[clause.kind]);
  }
}

const bound = (self: boolean, cost: number): number => (self ? -cost : OTHERS_BOUND);

/** The cards that the proposer would give it. */
function named(view: View<Baghdad>, { id }: Frozen<Offer>, from: Seat): number {
  const pledges = view.hand.pledges.filter((pledge) => pledge.offer === id && pledge.from === from);
  return pledges.flatMap(({ cards }) => cards).reduce((sum, card) => sum + cardWorth(view, card), 0);
}
