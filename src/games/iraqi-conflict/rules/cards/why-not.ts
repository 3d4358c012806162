/** Why a card cannot be given in a trade, or asked for by name. */
import { didYouMean, type Frozen, listed, matchName, mustGet, quoted, type Refusal, type View } from "#engine";
import type { Card, CardId } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { deckOf } from "./deck.ts";
import { cardNames } from "./faces.ts";

const refusal = (text: string, rule?: string): Refusal =>
  rule === undefined ? { code: "not-a-choice", text } : { code: "not-a-choice", text, rule };

/** The card that a word means, or why there is none; `possible`: what is said where no name is close. */
function cardCalled({ content }: View<Iraq>, word: string, possible: string): Frozen<Card> | Refusal {
  const match = matchName(Object.values(content.cards), ({ name }) => [name], word);
  if (match.meant) return match.meant;
  const close = match.close.map(({ name }) => name);
  return refusal(`${quoted(word)} is no card.${didYouMean(close) || ` ${possible}`}`);
}

const MOST_NAMED = 12;

/** Why a card cannot be given: it is not in the own hand, or does not exist. */
export function notInHand(view: View<Iraq>, word: string): Refusal | null {
  const { cards } = view.hand;
  const card = cardCalled(view, word, `You hold ${cardNames(view.content, cards, MOST_NAMED)}.`);
  if ("code" in card) return card;
  if (cards.includes(card.id)) return null;
  const alike = cards.map((id) => mustGet(view.content.cards, id)).filter(({ use }) => use === card.use);
  const have = alike.length > 0 ? listed(alike.map(({ name }) => name)) : "nothing";
  return refusal(`**${card.name}** is not in your hand; of ${card.use} you hold ${have}.`);
}

/** Why a card cannot be asked for by name (ruling I): where it is seen to be, or that it is not played with. */
export function notToBeWanted(view: View<Iraq>, word: string): Refusal | null {
  const card = cardCalled(
    view,
    word,
    "You can ask for any card in the deck except your own and those on the discard pile.",
  );
  if ("code" in card) return card;
  const { table, hand, content } = view;
  const lies = (cards: readonly CardId[]): boolean => cards.includes(card.id);
  if (lies(hand.cards)) return refusal(`**${card.name}** is in your own hand: ask for what others may hold.`);
  if (lies(table.discards))
    return refusal(`**${card.name}** lies face up on the discard pile: nobody can give it.`, "ruling I");
  if (!lies(deckOf(content, table.seats)))
    return refusal(`**${card.name}** is not in the deck of this scenario.`, "R-03");
  return null;
}
