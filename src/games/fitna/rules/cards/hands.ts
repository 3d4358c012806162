/** How cards come into hands and leave them: discarded, out of the game, or laid in front of their seat. */
import { take } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Game, lookedAt } from "../../state.ts";
import { type Cards, countCards, handOf, pileOf } from "./piles.ts";
import { noteSpent } from "./robbed.ts";

type Deck = Cards & Pick<Game, "edition">;

/** chosen cards of the two piles come into a hand. */
export function takeChosen(game: Deck, seat: SeatId, cards: readonly CardNumber[]): void {
  const { box } = game.state;
  const hand = handOf(game.state, seat);
  for (const card of cards) hand.cards.push(take(box.piles[pileOf(game, card)], card));
  countCards(game);
}

/** Cards in the order of their numbers: in which order a hand holds them is its own affair. */
export const inOrder = (cards: readonly string[]): readonly CardNumber[] => cards.map(Number).toSorted((a, b) => a - b);

/** cards of a hand to the discards, each of its own pile; everyone sees them. */
export function discard(game: Deck, seat: SeatId, cards: readonly CardNumber[]): void {
  game.state.table.spent.push(...cards);
  if (cards.length > 0) noteSpent(game, seat);
  discardUnseen(game, seat, cards);
}

/** only its owner sees what an enemy effect takes. */
export function discardUnseen(game: Deck, seat: SeatId, cards: readonly CardNumber[]): void {
  const hand = handOf(game.state, seat);
  for (const card of cards) putAway(game, take(hand.cards, card));
  countCards(game);
}

/** a card of a hand leaves the game. */
export function removeFromGame(deck: Cards, seat: SeatId, card: CardNumber): void {
  deck.state.table.cardsOut.push(take(handOf(deck.state, seat).cards, card));
  countCards(deck);
}

/** a card of a hand stays in front of its seat until the turn ends. */
export function keepInFront(deck: Deck, seat: SeatId, card: CardNumber): void {
  noteSpent(deck, seat);
  deck.state.table.lasting.push({ seat, card: take(handOf(deck.state, seat).cards, card) });
  countCards(deck);
}

/** A card leaves a hand, and is nowhere until what it does is over. */
export function takeOut(deck: Cards, seat: SeatId, card: CardNumber): void {
  take(handOf(deck.state, seat).cards, card);
  countCards(deck);
}

/** Where a card goes that was played as an event: out of the game, in front of its seat, or to the discards. */
export function layAside(game: Deck, seat: SeatId, card: CardNumber, where: "out" | "lasting" | "discards"): void {
  const { table } = game.state;
  if (where === "out") table.cardsOut.push(card);
  else if (where === "lasting") table.lasting.push({ seat, card });
  else {
    table.spent.push(card);
    putAway(game, card);
  }
  countCards(game);
}

/** when the turn ends, those cards are discarded. */
export function discardLasting(game: Deck): void {
  for (const { card } of lookedAt(game).table.lasting) discardLaid(game, card);
}

/** A card that lies in front of a seat, to its discards. */
export function discardLaid(game: Deck, card: CardNumber): void {
  const { table } = game.state;
  table.lasting = table.lasting.filter((one) => one.card !== card);
  table.spent.push(card);
  putAway(game, card);
  countCards(game);
}

/** A card that is in no hand, to its discards. */
const putAway = (game: Deck, card: CardNumber): void => {
  game.state.box.discards[pileOf(game, card)].push(card);
};
