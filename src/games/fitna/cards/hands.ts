import { take } from "../../../engine/index.ts";
import type { CardNumber } from "../content/card-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { Game, State } from "../state.ts";
import { pileOf } from "./piles.ts";
import { countCards, handOf } from "./tally.ts";

type Deck = Pick<Game, "edition" | "state">;

/** chosen cards of the two piles come into a hand. */
export function takeChosen(game: Deck, seat: SeatId, cards: readonly CardNumber[]): void {
  const { box } = game.state;
  const hand = handOf(game.state, seat);
  for (const card of cards) hand.cards.push(take(box.piles[pileOf(game, card)], card));
  countCards(game.state);
}

/** cards of a hand to the discards, each of its own pile. */
export function discard(game: Deck, seat: SeatId, cards: readonly CardNumber[]): void {
  const hand = handOf(game.state, seat);
  for (const card of cards) putAway(game, take(hand.cards, card));
  countCards(game.state);
}

/** a card of a hand leaves the game. */
export function removeFromGame(state: State, seat: SeatId, card: CardNumber): void {
  state.table.cardsOut.push(take(handOf(state, seat).cards, card));
  countCards(state);
}

/** a card of a hand stays in front of its seat until the turn ends. */
export function keepInFront(state: State, seat: SeatId, card: CardNumber): void {
  state.table.lasting.push({ seat, card: take(handOf(state, seat).cards, card) });
  countCards(state);
}

/** when the turn ends, those cards are discarded. */
export function discardLasting(game: Deck): void {
  const { table } = game.state;
  for (const { card } of table.lasting) putAway(game, card);
  table.lasting = [];
  countCards(game.state);
}

const putAway = (game: Deck, card: CardNumber): void => {
  game.state.box.discards[pileOf(game, card)].push(card);
};
