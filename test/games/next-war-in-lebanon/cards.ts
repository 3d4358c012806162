import { Dice } from "#engine";
import { RANKS, type Rank, SUITS, type Suit } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { cascade, type Draw } from "../../../src/games/next-war-in-lebanon/rules/effects/cascade.ts";
import type { Game } from "./builder.ts";

export type CardText = `${Suit} ${Rank}`;

/** What is done meanwhile draws exactly these cards: "heart 9". */
export function drawing(cards: readonly CardText[], act: () => void): void {
  const left = cards.flatMap((card) => card.split(" "));
  const { of } = Dice.prototype;
  Dice.prototype.of = function <T>(this: Dice, list: readonly T[]): T {
    if (!isOf(list, SUITS) && !isOf(list, RANKS)) return of.call(this, list) as T; // one of the list
    const word = left.shift();
    const found = list.find((one) => one === word);
    if (found === undefined) throw new Error(`${word ?? "no more cards"} where one of ${list.join(" ")} is drawn`);
    return found;
  };
  try {
    act();
  } finally {
    Dice.prototype.of = of;
  }
  if (left.length > 0) throw new Error(`not drawn: ${left.join(" ")}`);
}

const isOf = (list: readonly unknown[], words: readonly string[]): boolean => list.join() === words.join();

export const PHASE: Draw = { cause: "phase", attacker: null };
export const collateral = (attacker: Draw["attacker"]): Draw => ({ cause: "collateral", attacker });

/** Draws these cards, the first for this cause, and rolls these dice. */
export function draws(game: Game, why: Draw, cards: readonly CardText[], dice: readonly number[] = []): Game {
  return game.roll(dice, () => drawing(cards, () => void game.call(cascade, why)));
}
