/** Thinks about a question to a seat by what its outlook says. */
import { type Definition, type GameTypes, type Move, quickDice, type Rulebook } from "#engine";
import { openShipped } from "../packs/packs.ts";
import { thoughtOf } from "../planner/planner.ts";
import type { Task } from "./task.ts";

/** More than any time allows. */
const PLAY_OUTS = 100_000;

/** The games of this release with their packs, each read when it is first needed. */
export class Thinking {
  readonly #definitions: readonly Definition<GameTypes>[];
  readonly #books = new Map<string, Rulebook<GameTypes>>();

  constructor(definitions: readonly Definition<GameTypes>[]) {
    this.#definitions = definitions;
  }

  /** Null: it is let be; or it is of other rules or another pack than this release's, and the computer answers by itself. */
  about({ outlook, decision, role, seed, ms }: Task): Move | null {
    const book = this.#bookOf(outlook.game);
    if (!book || book.hash !== outlook.content || book.definition.rules !== outlook.rules) return null;
    const problem = { book, outlook, decision, role, dice: quickDice(seed) };
    return thoughtOf(problem, { playOuts: PLAY_OUTS, ms })?.move ?? null;
  }

  #bookOf(game: string): Rulebook<GameTypes> | null {
    const known = this.#books.get(game);
    if (known) return known;
    const definition = this.#definitions.find(({ id }) => id === game);
    if (!definition) return null;
    const book = openShipped(definition);
    this.#books.set(game, book);
    return book;
  }
}
