import type { GuideChapter, View } from "../../../engine/index.ts";
import { pileOf } from "../cards/piles.ts";
import type { CardNumber } from "../content/card-types.ts";
import { open } from "../now.ts";
import { cardList, cardName } from "../pieces/words.ts";
import type { Fitna, Game } from "../state.ts";
import { FIRST_HAND, firstHandByDefault, takeHand } from "../turn/first-hands.ts";

/** the first cards, with a sound choice at one press. */
export const firstHand: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    if (!actions.includes(takeHand.name)) return null;
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
  shortcuts: (view, { actions }) => {
    if (!actions.includes(takeHand.name)) return [];
    const game = open(view);
    const cards = suggestedHand(game, view.hand.offered);
    return [
      {
        label: "Suggested cards",
        detail: cards.map((card) => `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`).join(", "),
        moves: [{ action: takeHand.name, params: { cards: cards.map(String) } }],
      },
    ];
  },
  label: (view, { action, params }) => {
    if (action !== takeHand.name || !Array.isArray(params.cards)) return null;
    return cardList(open(view), params.cards.map(Number));
  },
};

/** Two Reinforcements, the card that is worth most in attack and defence, and one that cancels air cards. */
function suggestedHand(game: Game, offered: readonly CardNumber[]): readonly CardNumber[] {
  const effects = (card: CardNumber) => game.edition.cards[card]?.uses.flatMap((use) => use.effects) ?? [];
  const shift = (card: CardNumber): number =>
    Math.max(
      0,
      ...effects(card).map((one) => (one.kind === "shift" && one.side === "any" && !one.only ? one.columns : 0)),
    );
  const isPlain = (card: CardNumber): boolean => (game.edition.cards[card]?.conditions.length ?? 0) === 0;
  const reinforcements = offered.filter((card) => effects(card).some(({ kind }) => kind === "reinforce")).slice(0, 2);
  const [support] = offered.filter(isPlain).sort((a, b) => shift(b) - shift(a) || a - b);
  const cancelling = offered.find((card) => effects(card).some(({ kind }) => kind === "cancel") && isPlain(card));
  const wanted = [...reinforcements, ...(support ? [support] : []), ...(cancelling ? [cancelling] : [])];
  const others = firstHandByDefault(
    game,
    offered.filter((card) => !wanted.includes(card)),
  );
  return [...new Set([...wanted, ...others])].slice(0, FIRST_HAND).sort((a, b) => a - b);
}

/** A computer player's and a newcomer's choice. */
export const handToTake = (view: View<Fitna>): readonly CardNumber[] => suggestedHand(open(view), view.hand.offered);
