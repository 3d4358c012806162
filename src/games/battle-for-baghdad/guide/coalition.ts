import { z } from "zod";
import {
  type Decision,
  type Forgone,
  type Frozen,
  lapsing,
  type Move,
  mustGet,
  type Prompt,
  type PublicView,
  type Seat,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { accept, reject } from "../coalition/answering.ts";
import type { Offer } from "../coalition/clauses.ts";
import { discard, ready, readyUnless } from "../coalition/negotiations.ts";
import { awaits, isAwaited, offers } from "../coalition/offers.ts";
import { withdraw } from "../coalition/proposing.ts";
import { agreementLines } from "../coalition/words.ts";
import { screenOf } from "../content.ts";
import { factionName, together } from "../factions.ts";
import type { Baghdad } from "../state.ts";
import { counted, inList } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** everybody deals at once until all are ready; each offer is a question of its own. */
export const coalition: Chapter = {
  prompt: (view, decision) => {
    const offer = offerOf(view, decision);
    if (offer) return offer.from === view.seat ? ownOffer(offer) : answering(view, offer);
    return decision.actions.includes(ready.name) ? dealing(view) : null;
  },
  shortcuts: ({ table, seat }, { actions }) => {
    if (!actions.includes(ready.name)) return [];
    return isAwaited(table, seat) ? [PLAINLY] : [PLAINLY, UNLESS];
  },
  openShortcuts: (_, { actions }) => (actions.includes(ready.name) ? [PLAINLY] : []),
  label: ({ content }, { action, params }) => {
    const named = ({ card }: { readonly card: string }): string => mustGet(content.arms, card).name;
    switch (action) {
      case accept.name:
        return params.cards === undefined ? "Accept" : `Accept, give ${inList(given.parse(params.cards).map(named))}`;
      case reject.name:
        return "Decline";
      case withdraw.name:
        return "Withdraw";
      case discard.name:
        return `Discard ${mustGet(content.arms, String(params.card)).name}`;
      default:
        return null;
    }
  },
  notice,
};

const PLAINLY: Shortcut = { label: ready.title, moves: [{ action: ready.name, params: {} }], open: true };
const UNLESS: Shortcut = { label: readyUnless.title, moves: [{ action: readyUnless.name, params: {} }] };

/** Cards that an offer asks for, as the action's form has checked them. */
const given = z.array(z.object({ card: z.string() }));

const offerOf = ({ table }: View<Baghdad>, { kind, id }: Decision): Frozen<Offer> | undefined =>
  kind === "offer" ? table.coalition?.offers.find((offer) => offer.id === id) : undefined;

function dealing(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const { pp, cards } = mustGet(table.sides, seat);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  return {
    question: "Do you make an offer, or are you ready?",
    facts: [
      `You have ${pp} PP and ${cards} of ${handLimit} cards. What is agreed binds until the next Coalition Phase; promises in the thread bind nobody.`,
      ...standing(view),
    ],
  };
}

/** What an offer would leave its reader with. */
function answering({ content, table, seat }: View<Baghdad>, offer: Frozen<Offer>): Prompt {
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
  return {
    question: awaits(offer).includes(seat) ? "Do you accept?" : "You have accepted; you may still decline.",
    facts: [
      ...(money === 0 ? [] : [`You would have ${pp + money} PP (now ${pp}).`]),
      ...(hand === 0 ? [] : [handAfter(cards, cards + hand, handLimit)]),
      ...(others.length === 0 ? [] : [`Also asked: ${together(others)}.`]),
      "Once everybody has accepted, it is done and cannot be taken back.",
    ],
  };
}

/** what an offer makes of a hand. */
function handAfter(now: number, then: number, limit: number): string {
  if (then <= limit) return `You would hold ${counted(then, "card")}, ${limit} at most (now ${now}).`;
  return `You would hold ${counted(then, "card")}, and ${limit} is your limit: discard ${then - limit} before you accept.`;
}

const cardsIn = (clause: Frozen<Offer>["clauses"][number]): number =>
  clause.kind === "give" || clause.kind === "ask" ? clause.cards : 0;

const ownOffer = (offer: Frozen<Offer>): Prompt => ({
  question: "Your offer is open.",
  facts: [`Still to accept: ${together(awaits(offer))}.`],
});

/** Who is ready, and what has been agreed so far. */
function standing({ content, table }: View<Baghdad> | PublicView<Baghdad>): string[] {
  const names = (seats: readonly Seat[]): string => seats.map(factionName).join(", ");
  const { ready: all = [], unless = [] } = table.coalition ?? {};
  const plainly = all.filter((seat) => !unless.includes(seat));
  return [
    ...(plainly.length > 0 ? [`Ready: ${names(plainly)}.`] : []),
    ...(unless.length > 0 ? [`Ready unless an offer names them: ${names(unless)}.`] : []),
    ...agreementLines(content, table).map((line) => `Agreed: ${line}.`),
  ];
}

function notice(view: PublicView<Baghdad>): readonly string[] {
  const { coalition: market } = view.table;
  if (!market) return [];
  const from = [...new Set(market.offers.map((offer) => offer.from))].map(factionName);
  return [
    "Deals are made in the thread; the phase ends when all are ready, and open offers lapse then.",
    ...standing(view),
    ...(from.length > 0 ? [`${counted(market.offers.length, "open offer")}, by ${inList(from)}.`] : []),
  ];
}

/** the last to be ready ends the phase, and with it every open offer; whoever is ready before leaves those to it unanswered. */
export function forgone(view: View<Baghdad>, rows: readonly Move[]): Forgone | null {
  const { table, seat } = view;
  const { coalition: market } = table;
  const word = [ready, readyUnless].find(({ name }) => rows.some(({ action }) => action === name));
  if (!market || !word) return null;
  const toSeat = market.offers.filter((offer) => awaits(offer).includes(seat));
  const truces = toSeat.every(({ clauses }) => clauses.every(({ kind }) => kind === "truce"));
  const lost = lapsing(offers(view), seat, {
    last: table.seats.every((other) => other === seat || market.ready.includes(other)),
    called: (count) => (truces ? `${counted(count, "Truce")} offered to you` : `${counted(count, "offer")} to you`),
  });
  return lost === null ? null : { act: word.title, lost };
}
