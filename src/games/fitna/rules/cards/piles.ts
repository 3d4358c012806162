/** Which pile a card belongs to, what the piles hold at the start, and how many cards everyone sees where. */
import type { Dice } from "#engine";
import type { Card, CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Box, type Game, type Hand, lookedAt, type Pile, type State } from "../../state.ts";

export const PILES = ["assets", "events"] as const satisfies readonly Pile[];

/** At this tension the High Tension cards enter. */
export const HIGH_TENSION = 5;

export function cardOf({ edition }: Pick<Game, "edition">, number: CardNumber): Card {
  const card = edition.cards[number];
  if (!card) throw new Error(`there is no card ${number} in this edition`);
  return card;
}

/** each card belongs to one of the piles. */
export const pileOf = (game: Pick<Game, "edition">, number: CardNumber): Pile =>
  cardOf(game, number).kind === "asset" ? "assets" : "events";

/**
 * the cards of the scenario; those of High Tension are set aside unless it starts with it. Without
 * International Tension they stay there (D-13).
 */
export function startingPiles(
  { edition, scenario }: Pick<Game, "edition" | "scenario">,
  dice: Dice,
  withoutTension = false,
): Pick<Box, "piles" | "highTension"> {
  const deck = Object.values(edition.cards).filter(({ number }) => !scenario.cardsRemoved.includes(number));
  const isAside = ({ highTension }: Card): boolean =>
    highTension && (withoutTension || scenario.tension < HIGH_TENSION);
  const pile = (kind: Card["kind"]): CardNumber[] =>
    dice.shuffled(deck.filter((card) => card.kind === kind && !isAside(card)).map(({ number }) => number));
  return {
    piles: { assets: pile("asset"), events: pile("event") },
    highTension: deck.filter(isAside).map(({ number }) => number),
  };
}

/** Where cards are. */
export type Cards = Pick<Game, "state" | "current">;

/** Everyone sees how many cards there are in hands, piles and discards: counted after every change of them. */
export function countCards(cards: Cards): void {
  const { table, hands, box } = lookedAt(cards);
  const counts = cards.state.table;
  for (const pile of PILES) {
    const [inPile, discarded] = [box.piles[pile].length, box.discards[pile].length];
    if (table.piles[pile] !== inPile) counts.piles[pile] = inPile;
    if (table.discards[pile] !== discarded) counts.discards[pile] = discarded;
  }
  for (const seat of table.order) {
    const held = handOf({ hands }, seat).cards.length;
    if (table.held[seat] !== held) counts.held[seat] = held;
  }
}

export function handOf({ hands }: Pick<State, "hands">, seat: SeatId): Hand {
  const hand = hands[seat];
  if (!hand) throw new Error(`${seat} has no seat here`);
  return hand;
}
