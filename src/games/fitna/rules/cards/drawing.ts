/** how cards are drawn and the piles reshuffled. */
import type { Dice } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Game, lookedAt, type Pile, type State, type Table } from "../../state.ts";
import { type Cards, countCards, handOf, PILES, pileOf } from "./piles.ts";

/** once all seats have chosen their first cards. */
export function shufflePiles({ box }: State, dice: Dice): void {
  for (const pile of PILES) box.piles[pile] = dice.for(pile).shuffled(box.piles[pile]);
}

/** R-017, D-11: before the first phase of these turns. */
export const isReshuffled = ({ edition }: Pick<Game, "edition">, turn: number): boolean =>
  edition.parameters.reshuffle.includes(turn);

/** each pile of what was left of it and its discards. */
export function reshuffle(deck: Cards, dice: Dice): void {
  gatherDiscards(deck.state);
  shufflePiles(deck.state, dice);
  countCards(deck);
}

/** R-018, D-12: when tension first reaches 5. */
export function enterHighTension(game: Cards & Pick<Game, "edition">, dice: Dice): void {
  const { state } = game;
  const { box } = state;
  if (game.edition.parameters.htInsert === "with-discards") gatherDiscards(state);
  for (const card of box.highTension) box.piles[pileOf(game, card)].push(card);
  box.highTension = [];
  shufflePiles(state, dice);
  countCards(game);
}

function gatherDiscards({ box, table }: State): void {
  table.spent = [];
  for (const pile of PILES) {
    box.piles[pile].push(...box.discards[pile]);
    box.discards[pile] = [];
  }
}

/** How many cards of each pile. */
export type Draw = { readonly [pile in Pile]: number };

/**
 * the ways to draw this many cards, each from the pile of one's choice, or all there are. Q-05: discards count
 * only once both piles are empty.
 */
export function possibleDraws({ piles, discards }: Pick<Table, "piles" | "discards">, count: number): readonly Draw[] {
  const inPiles = piles.assets + piles.events;
  if (count <= inPiles) return splits(piles, count);
  const rest = Math.min(count - inPiles, discards.assets + discards.events);
  return splits(discards, rest).map(({ assets, events }) => ({
    assets: piles.assets + assets,
    events: piles.events + events,
  }));
}

function splits(most: Draw, count: number): readonly Draw[] {
  const all = Array.from({ length: count + 1 }, (_, assets) => ({ assets, events: count - assets }));
  return all.filter(({ assets, events }) => assets <= most.assets && events <= most.events);
}

/** cards off the top of the piles come into a hand. Q-05: an empty pile gives none, unless both are empty. */
export function drawCards(deck: Cards, seat: SeatId, wanted: Draw, dice: Dice): readonly CardNumber[] {
  const { state } = deck;
  const drawn = offTheTop(state, wanted);
  if (PILES.every((pile) => state.box.piles[pile].length === 0)) {
    const { assets, events } = lookedAt(deck).table.piles;
    const got = { assets, events };
    reshuffle(deck, dice);
    drawn.push(
      ...offTheTop(state, { assets: less(wanted.assets, got.assets), events: less(wanted.events, got.events) }),
    );
  }
  handOf(state, seat).cards.push(...drawn);
  countCards(deck);
  return drawn;
}

const offTheTop = ({ box }: State, wanted: Draw): CardNumber[] =>
  PILES.flatMap((pile) => box.piles[pile].splice(0, wanted[pile]));

const less = (wanted: number, got: number): number => Math.max(0, wanted - got);
