/** How a seat offers another a card, unseen, for one of the other's choice, and how that is answered. */
import { z } from "zod";
import { choice, game, move, type Option, type Refusal, type View, worded } from "#engine";
import { seat } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { takeOut } from "../cards/hands.ts";
import { type Cards, countCards, handOf } from "../cards/piles.ts";
import { handIn, open, playing, tell } from "../now.ts";
import { cardName, count, shortName, told } from "../pieces/words.ts";

const { action, procedure, question } = game<Fitna>();

type Eyes = View<Fitna>;

const DECLINE = "decline";

const no = (text: string, code = "no-exchange"): Refusal => ({ code, text, rule: "R-064" });

function whyNoOffer({ table, seat, hand }: Eyes): Refusal | null {
  const isForbidden = table.forbidden.some((one) => one.seat === seat && one.what === "exchange");
  if (isForbidden) return no("You may not exchange cards in this phase.", "forbidden");
  if (table.exchanged) return no("Only one exchange can be offered in an Events segment.");
  return hand.cards.length > 0 ? null : no("You have no card to offer.");
}

const cardsOf = (view: Eyes, label: (name: string) => string = (name) => name): readonly Option[] => {
  const now = open(view);
  return view.hand.cards.map((card) => ({
    value: String(card),
    ...worded(view, () => ({ label: label(`${cardName(now, card)} ${now.edition.cards[card]?.op ?? 0}`) })),
  }));
};

/** once in an Events segment, one card to one seat. */
export const offerExchange = action("offer-exchange", "Offer an exchange", {
  help: "Offer a card, unseen, to another seat for one of its choice. Nobody else sees the cards.",
  common: true,
  deal: true,
  when: whyNoOffer,
})
  .param(
    "seat",
    "To which seat?",
    choice((c): readonly Option<SeatId>[] => {
      const now = open(c);
      return now.state.table.order
        .filter((other) => other !== c.seat)
        .map((other) => {
          const held = c.table.held[other] ?? 0;
          const refused = held > 0 ? {} : { refused: no("That seat has no card to give.") };
          return { value: other, label: shortName(now, other), description: count(held, "card"), ...refused };
        });
    }),
  )
  .param(
    "card",
    "Which card do you offer?",
    choice((c) => cardsOf(c)),
  )
  .apply((a) => {
    const from = seatIdOf(a.seat);
    const to = a.params.seat;
    const card = Number(a.params.card);
    takeOut(playing(a), from, card);
    handIn(a, from).exchange = card;
    a.state.table.exchange = { from, to };
    a.state.table.exchanged = true;
    tell(a, { chapter: "effects", kind: "offered", seat: from, to });
    a.call(exchange, { to });
  });

const isOfferedTo = ({ table, seat }: Pick<Eyes, "table" | "seat">): boolean => table.exchange?.to === seat;

/** the other seat decides, and has not seen the card: §12.1 and §29 exchange cards without revealing them. */
export const exchange = procedure<{ readonly to: SeatId }>("exchange", { notes: z.strictObject({ to: seat }) })({
  ask: (s) => {
    s.ask(answeringExchange, [s.data.to]);
    return "answered";
  },
  answered: () => "done",
});

export const answerExchange = action("answer-exchange", "Answer the offer", {
  timedOut: "the exchange declined",
  help: "Give one of your cards for the one offered, which you see only afterwards, or decline.",
  common: true,
  deal: true,
  when: (view) => (isOfferedTo(view) ? null : no("No exchange is offered to you.", "not-now")),
})
  .param(
    "answer",
    "What do you answer?",
    choice((c): readonly Option[] =>
      isOfferedTo(c)
        ? [{ value: DECLINE, ...worded(c, () => ({ label: "Decline" })) }, ...cardsOf(c, (name) => `Give ${name}`)]
        : [],
    ),
  )
  .apply((a) => {
    const to = seatIdOf(a.seat);
    const { exchange: offer } = a.state.table;
    if (!offer) throw new Error("no exchange is offered");
    const { from } = offer;
    const { exchange: card } = handIn(a, from);
    if (card === undefined) throw new Error(`${from} offers no card`);
    const given = a.params.answer === DECLINE ? null : Number(a.params.answer);
    delete a.state.table.exchange;
    delete handIn(a, from).exchange;
    if (given !== null) takeOut(playing(a), to, given);
    give(playing(a), from, given ?? card);
    if (given !== null) give(playing(a), to, card);
    const got = (one: CardNumber) => ({ chapter: "cards", kind: "got", cards: [one] }) as const;
    const secrets = given === null ? {} : { [from]: got(given), [to]: got(card) };
    tell(a, { chapter: "effects", kind: "exchanged", seat: from, with: to, accepted: given !== null }, secrets);
  });

function give(deck: Cards, seat: SeatId, card: CardNumber): void {
  handOf(deck.state, seat).cards.push(card);
  countCards(deck);
}

/** What the default and the standing order answer. */
export const declined = move(answerExchange, { answer: DECLINE });

/** R-064 Another seat takes or declines a card that it has not seen. */
export const answeringExchange = question.turn("answering-exchange", {
  actions: [answerExchange],
  about: ({ table }) => table.exchange ?? null,
  prompt: (view, { from }) => ({
    question: `${shortName(open(view), from)} offers you a card for one of yours.`,
    facts: ["You see it once you have given one of your own. Nobody else sees the cards."],
  }),
  fallback: () => declined,
});

export const exchangesTold = [
  told("offered", {
    about: { kind: "deals" },
    line: (event, names) =>
      `${shortName(names, event.seat)}: an exchange of cards is offered to ${shortName(names, event.to)}.`,
  }),
  told("exchanged", {
    about: ({ accepted }) => (accepted ? { kind: "deals", weight: 2 } : { kind: "deals", offer: "declined" }),
    line: (event, names) =>
      event.accepted
        ? `${shortName(names, event.seat)} and ${shortName(names, event.with)} exchange one card each.`
        : `${shortName(names, event.with)}: the exchange is declined.`,
  }),
  told("offered-card", {
    privately: (secret, names) =>
      `${shortName(names, secret.from)}: you are offered ${cardName(names, secret.card)} for a card of yours.`,
  }),
] as const;
