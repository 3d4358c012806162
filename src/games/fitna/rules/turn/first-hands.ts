import { game, move, type Option, subset } from "../../../../engine/index.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { takeChosen } from "../cards/hands.ts";
import { pileOf } from "../cards/piles.ts";
import { cardText } from "../cards/text.ts";
import { type At, handIn, open, playing, tell } from "../now.ts";
import { once } from "../once.ts";
import { cardList, cardName } from "../pieces/words.ts";
import { FIRST_HAND, firstHandByDefault, suggestedHand } from "./first-cards.ts";

const { action, question } = game<Fitna>();

/** each seat in turn chooses from what is left of both piles, which it may look through. */
export const takeHand = action("take-hand", "Choose your first cards", {
  help: `Take ${FIRST_HAND} cards of your choice from both piles, in any mix.`,
})
  .param(
    "cards",
    `Which ${FIRST_HAND} cards?`,
    subset(
      (c): readonly Option[] => {
        const game = open(c);
        return c.hand.offered.map((card) => ({
          value: String(card),
          label: `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`,
          description: textsOf(game.edition).get(card) ?? "",
          group: pileOf(game, card) === "assets" ? "Assets" : "Events",
        }));
      },
      { min: FIRST_HAND, max: FIRST_HAND },
    ),
  )
  .label((view, { cards }) => (cards ? cardList(open(view), cards.map(Number)) : null))
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const game = playing(a);
    const cards = a.params.cards.map(Number);
    takeChosen(game, seat, cards);
    handIn(a, seat).offered = [];
    const assets = cards.filter((card) => pileOf(game, card) === "assets").length;
    const counted = { assets, events: cards.length - assets };
    tell(
      a,
      { chapter: "cards", kind: "first-hand", seat, ...counted },
      { [seat]: { chapter: "cards", kind: "got", cards } },
    );
  });

/** What every card of an edition does. */
const textsOf = once(
  (edition: Edition): ReadonlyMap<CardNumber, string> =>
    new Map(Object.entries(edition.cards).map(([card, known]) => [Number(card), cardText(edition, known)])),
);

/** Shows a seat what is left of the piles, lowest number first, and asks for its choice. */
export function askForHand(s: At<unknown>, seat: SeatId): void {
  const { piles } = s.current.box;
  handIn(s, seat).offered = [...piles.assets, ...piles.events].sort((a, b) => a - b);
  s.ask(choosingFirstHand, [seat]);
}

/** R-011, with a sound choice at one press. */
export const choosingFirstHand = question.turn("choosing-first-hand", {
  actions: [takeHand],
  prompt: (view) => {
    const { offered } = view.hand;
    const game = open(view);
    const assets = offered.filter((card) => pileOf(game, card) === "assets").length;
    return {
      question: `Choose ${FIRST_HAND} cards. Those who play after you choose from the rest.`,
      facts: [
        `There are ${assets} assets, for combat, and ${offered.length - assets} events. The number after a card's name is its worth in operation points (${game.edition.labels.op}s).`,
      ],
    };
  },
  answers: (view) => {
    const game = open(view);
    const cards = suggestedHand(game, view.hand.offered);
    return [
      {
        label: "Suggested cards",
        detail: cards.map((card) => `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`).join(", "),
        moves: [move(takeHand, { cards: cards.map(String) })],
      },
    ];
  },
  fallback: (view) => move(takeHand, { cards: firstHandByDefault(open(view), view.hand.offered).map(String) }),
});
