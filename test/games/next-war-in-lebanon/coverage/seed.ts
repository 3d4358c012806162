import { Dice, type Params } from "#engine";
import type { SeatId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { type Game, lebanon } from "../builder.ts";
import type { Coverage } from "./coverage.ts";
import { diceOf, playOn } from "./play.ts";

export type Wishes = NonNullable<Parameters<typeof lebanon>[0]>;

export const ALL: Params = { chits: "yes" };
export const HANDS: NonNullable<Wishes["hands"]> = {
  idf: ["J-1", "J-2", "J-2", "J-3", "J-3", "J-4", "J-6", "J-6"],
  insurgent: ["J-1", "J-2", "J-3", "J-4", "J-4", "J-6", "J-6"],
};

/** A game from a position that was set up, in which everything counts that happens. */
export class Seed {
  readonly game: Game;
  readonly #coverage: Coverage;

  constructor(coverage: Coverage, wishes: Wishes) {
    this.#coverage = coverage;
    this.game = lebanon(wishes);
  }

  do(what: (game: Game) => void, action: string | null = null): this {
    const { env: before, events } = this.game;
    const { length } = events;
    what(this.game);
    this.#coverage.see({ before, after: this.game.env, events: events.slice(length), action });
    return this;
  }

  act(seat: SeatId, action: string, params: Params = {}): this {
    return this.do((game) => void game.act(seat, action, params), action);
  }

  /** Goes on at random, until no battle, strike or effect is open. */
  settle(dice: string): this {
    return this.#goOn(dice, ({ table }) => !table.battle && !table.strike && !table.effect);
  }

  /** Goes on at random for a number of actions. */
  goOn(dice: string, actions: number): this {
    let left = actions;
    return this.#goOn(dice, () => left-- <= 0);
  }

  #goOn(dice: string, until: Parameters<typeof playOn>[3]): this {
    this.game.env = playOn(this.#coverage, this.game.env, diceOf(dice), until);
    return this;
  }
}

/** What is done meanwhile rolls only this face. Random chits, cards and units are not among the dice. */
export function everyDie(face: number, act: () => void): void {
  const { die } = Dice.prototype;
  Dice.prototype.die = () => face;
  try {
    act();
  } finally {
    Dice.prototype.die = die;
  }
}
