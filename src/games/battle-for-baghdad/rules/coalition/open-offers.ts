/** What a seat is asked about each open offer: one to answer, one it has accepted, or one of its own. */
import { type Frozen, game, move, mustGet, type Prompt, type PublicView, type View } from "#engine";
import { together } from "../../content/factions.ts";
import { screenOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { accept, reject } from "./answering.ts";
import { counter, counterOffer } from "./countering.ts";
import { awaits } from "./offers.ts";
import { withdraw } from "./proposing.ts";
import type { Offer } from "./types.ts";
import { offerSeenBy } from "./words.ts";

const { question } = game<Baghdad>();

/** The offers of its own, or of others, that concern the viewing seat and are like this. */
const open =
  (suits: (offer: Frozen<Offer>, view: View<Baghdad>) => boolean) =>
  (view: View<Baghdad>): readonly Frozen<Offer>[] =>
    (view.table.coalition?.offers ?? []).filter((offer) => offer.seats.includes(view.seat) && suits(offer, view));

const between = (view: View<Baghdad> | PublicView<Baghdad>, offer: Frozen<Offer>) => ({
  from: offer.from,
  seats: offer.seats,
  awaits: awaits(offer),
  text: offerSeenBy(view, offer),
});

/** R-30 An offer that waits for the word of the seat; who is absent declines. */
export const offerToAnswer = question.offer("offer-to-answer", {
  actions: [accept, counter, reject],
  open: open((offer, { seat }) => awaits(offer).includes(seat)),
  known: ({ table }) => table.coalition?.offers ?? [], // ruling H: but not which cards are named in them
  offer: between,
  param: "offer",
  prompt: (view, offer) => ({ question: "Do you accept?", facts: whatItMeans(view, offer) }),
  counter: counterOffer,
  fallback: (_, { id }) => move(reject, { offer: id }),
});

/** R-30 Until all have accepted, whoever has may still decline. */
export const acceptedOffer = question.offer("accepted-offer", {
  actions: [reject],
  open: open((offer, { seat }) => offer.from !== seat && !awaits(offer).includes(seat)),
  offer: between,
  param: "offer",
  prompt: (view, offer) => ({
    question: "You have accepted; you may still decline.",
    facts: whatItMeans(view, offer),
  }),
  fallback: (_, { id }) => move(reject, { offer: id }),
});

/** R-30 The same as its maker is asked. */
export const ownOffer = question.offer("own-offer", {
  actions: [withdraw],
  open: open((offer, { seat }) => offer.from === seat),
  offer: between,
  param: "offer",
  prompt: (_, offer): Prompt => ({
    question: "Your offer is open.",
    facts: [`Still to accept: ${together(awaits(offer))}.`],
  }),
  fallback: (_, { id }) => move(withdraw, { offer: id }),
});

/** What an offer would leave its reader with. */
function whatItMeans({ content, table, seat }: View<Baghdad>, offer: Frozen<Offer>): readonly string[] {
  const { pp, cards } = mustGet(table.sides, seat);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const flow = (kind: "pay" | "cards"): number =>
    offer.clauses.reduce((sum, clause) => {
      const amount = kind === "pay" ? (clause.kind === "pay" ? clause.amount : 0) : cardsIn(clause);
      if (amount === 0 || !("from" in clause)) return sum;
      return sum + (clause.to === seat ? amount : 0) - (clause.from === seat ? amount : 0);
    }, 0);
  const others = awaits(offer).filter((other) => other !== seat);
  const [money, hand] = [flow("pay"), flow("cards")];
  return [
    ...(money === 0 ? [] : [`You would have ${pp + money} PP (now ${pp}).`]),
    ...(hand === 0 ? [] : [handAfter(cards, cards + hand, handLimit)]),
    ...(others.length === 0 ? [] : [`Also asked: ${together(others)}.`]),
    "Once everybody has accepted, it is done and cannot be taken back.",
  ];
}

/** what an offer makes of a hand. */
function handAfter(now: number, then: number, limit: number): string {
  if (then <= limit) return `You would hold ${counted(then, "card")}, ${limit} at most (now ${now}).`;
  return `You would hold ${counted(then, "card")}, and ${limit} is your limit: discard ${then - limit} before you accept.`;
}

const cardsIn = (clause: Frozen<Offer>["clauses"][number]): number =>
  clause.kind === "give" || clause.kind === "ask" ? clause.cards : 0;
