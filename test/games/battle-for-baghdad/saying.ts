import {
  type AheadChoice,
  check,
  type Decision,
  decisionsOf,
  type Params,
  type Seat,
  type Shortcut,
  type View,
  viewOf,
} from "#engine";
import type { Baghdad } from "../../../src/games/battle-for-baghdad/state.ts";
import { book, type Game } from "./builder.ts";

const { orders } = book.definition;

export const seenBy = (game: Game, seat: Seat): View<Baghdad> => viewOf(game.book, game.env, seat);

/** What a seat is asked that others wait for. */
export function question(game: Game, seat: Seat): Decision {
  const decision = decisionsOf(game.book, game.env, seat).find(({ owed }) => owed);
  if (!decision) throw new Error(`${seat} is not asked`);
  return decision;
}

export const shortcuts = (game: Game, seat: Seat): readonly Shortcut[] =>
  book.definition.guide.shortcuts(seenBy(game, seat), question(game, seat));

/** The question and its facts, as one text. */
export function prompt(game: Game, seat: Seat): string {
  const asked = book.definition.guide.prompt(seenBy(game, seat), question(game, seat));
  return [asked.question, ...asked.facts].join("\n");
}

/** The menus of what can be said ahead under a question, each by its choices. */
export const menus = (game: Game, seat: Seat): { readonly [order: string]: readonly AheadChoice[] } =>
  Object.fromEntries(
    orders.flatMap(({ name, ahead }) =>
      ahead?.at(seenBy(game, seat), question(game, seat)) ? [[name, ahead.choices(seenBy(game, seat))]] : [],
    ),
  );

/** What seats have said ahead: the orders that they keep. Answers whatever they say something about. */
export class Sayings {
  readonly #game: Game;
  readonly #kept: { [seat: Seat]: { [order: string]: Params } } = {};

  constructor(game: Game) {
    this.#game = game;
  }

  /** Chooses a shortcut: what it says counts from now on, and its moves are done. */
  choose(seat: Seat, label: string): this {
    const chosen = shortcuts(this.#game, seat).find((one) => one.label === label);
    if (!chosen) throw new Error(`${seat} has no ${label}`);
    for (const { order, value } of chosen.ahead ?? []) this.say(seat, order, value);
    for (const { action, params } of chosen.moves) this.#game.act(seat, action, params);
    return this.settle();
  }

  /** Chooses a limit in the menu of them, which answers what is asked. */
  upTo(seat: Seat, most: number): this {
    return this.say(seat, "bidding", `up-to-${most}`).settle();
  }

  /** Chooses in a menu. */
  say(seat: Seat, name: string, value: string): this {
    const order = orders.find((one) => one.name === name);
    const choice = order?.ahead?.choices(seenBy(this.#game, seat)).find((one) => one.value === value);
    if (!order || !choice) throw new Error(`${name} has no choice ${value}`);
    this.#kept[seat] ??= {};
    if (choice.params === "ask" || choice.params === "none") delete this.#kept[seat][name];
    else this.#kept[seat][name] = check(order.form, seenBy(this.#game, seat), choice.params);
    return this;
  }

  /** Lets what was said answer until somebody has to be asked. */
  settle(): this {
    while (this.#answer());
    return this;
  }

  #answer(): boolean {
    for (const seat of this.#game.asked)
      for (const order of orders) {
        const params = this.#kept[seat]?.[order.name];
        const move = params && order.decide(seenBy(this.#game, seat), question(this.#game, seat), params);
        if (!move) continue;
        this.#game.act(seat, move.action, move.params);
        return true;
      }
    return false;
  }
}
