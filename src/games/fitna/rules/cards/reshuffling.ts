import type { Dice } from "../../../../engine/index.ts";
import type { Game, State } from "../../state.ts";
import { PILES, pileOf } from "./piles.ts";
import { type Cards, countCards } from "./tally.ts";

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
