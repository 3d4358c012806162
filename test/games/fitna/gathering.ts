import { take } from "#engine";
import type { CardNumber } from "../../../src/games/fitna/content/card-types.ts";
import type { SeatId } from "../../../src/games/fitna/content/sides.ts";
import { countCards, handOf, pileOf } from "../../../src/games/fitna/rules/cards/piles.ts";
import { lift } from "../../../src/games/fitna/rules/pieces/placing.ts";
import { standing } from "../../../src/games/fitna/rules/pieces/units.ts";
import type { Game } from "../../../src/games/fitna/state.ts";

/** Units and cards for a position, taken from wherever they are. */

/** Takes a unit off the map, or from among those that are to come or are out of the game. */
export function fetchUnit(game: Game, id: string): void {
  if (standing(game).some((one) => one.id === id)) lift(game, [id]);
  const { table, box } = game.state;
  const without = (ids: readonly string[]): string[] => ids.filter((one) => one !== id);
  for (const pool of Object.values(table.pools)) {
    pool.batches = pool.batches.map(without).filter((units) => units.length > 0);
    pool.waiting = without(pool.waiting);
    pool.destroyed = without(pool.destroyed);
  }
  box.isPool = without(box.isPool);
  table.isPool = box.isPool.length;
  table.removed = without(table.removed);
  table.coupPool = without(table.coupPool);
}

/** Cards from the piles, or from those that are set aside, come into a hand. */
export function deal(game: Game, seat: SeatId, cards: readonly CardNumber[]): void {
  const { box } = game.state;
  for (const card of cards) {
    const pile = box.piles[pileOf(game, card)];
    handOf(game.state, seat).cards.push(take(pile.includes(card) ? pile : box.highTension, card));
  }
  countCards(game);
}

/** the cards that are set aside come into their piles. */
export function bringHighTension(game: Game): void {
  const { box } = game.state;
  for (const card of box.highTension) box.piles[pileOf(game, card)].push(card);
  box.highTension = [];
  countCards(game);
}
