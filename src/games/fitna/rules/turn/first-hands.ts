import { game, move, type Option, once, subset } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { takeChosen } from "../cards/hands.ts";
import { pileOf } from "../cards/piles.ts";
import { cardText } from "../cards/text.ts";
import { shift } from "../effects/in-battle.ts";
import { cancel } from "../effects/stopping.ts";
import { type At, handIn, open, playing, tell } from "../now.ts";
import { cardList, cardName } from "../pieces/words.ts";

const { action, question } = game<Fitna>();

/** */
const FIRST_HAND = 4;

/** Section 7: two assets and two events, the lowest numbers. */
function firstHandByDefault(game: Parameters<typeof pileOf>[0], offered: readonly CardNumber[]): readonly CardNumber[] {
  const assets = offered.filter((card) => pileOf(game, card) === "assets");
  const events = offered.filter((card) => pileOf(game, card) === "events");
  const half = FIRST_HAND / 2;
  const taken = [...assets.slice(0, Math.max(half, FIRST_HAND - events.length)), ...events];
  return taken.slice(0, FIRST_HAND).sort((a, b) => a - b);
}

/** Two Reinforcements, the card that is worth most in attack and defence, and one that cancels air cards. */
export function suggestedHand(game: Game, offered: readonly CardNumber[]): readonly CardNumber[] {
  const effects = (card: CardNumber) => game.edition.cards[card]?.uses.flatMap((use) => use.effects) ?? [];
  const columns = (card: CardNumber): number =>
    Math.max(0, ...shift.among(effects(card)).map((one) => (one.side === "any" && !one.only ? one.columns : 0)));
  const isPlain = (card: CardNumber): boolean => (game.edition.cards[card]?.conditions.length ?? 0) === 0;
  const reinforcements = offered.filter((card) => effects(card).some(({ kind }) => kind === "reinforce")).slice(0, 2);
  const [support] = offered.filter(isPlain).sort((a, b) => columns(b) - columns(a) || a - b);
  const cancelling = offered.find((card) => effects(card).some(cancel.is) && isPlain(card));
  const wanted = [...reinforcements, ...(support ? [support] : []), ...(cancelling ? [cancelling] : [])];
  const others = firstHandByDefault(
    game,
    offered.filter((card) => !wanted.includes(card)),
  );
  return [...new Set([...wanted, ...others])].slice(0, FIRST_HAND).sort((a, b) => a - b);
}

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
