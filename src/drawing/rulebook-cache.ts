/** The rulebooks that a thread draws with, each read when it is first needed. */
import type { Definition, GameTypes, PackFiles, Rulebook } from "#engine";
import { openPinned, openShipped } from "../packs/packs.ts";

/** Packs of single campaigns at hand on a thread: some MB each. */
const MOST_PINNED = 3;

export class RulebookCache {
  readonly #definitions: readonly Definition<GameTypes>[];
  readonly #open: (definition: Definition<GameTypes>) => Rulebook<GameTypes>;
  readonly #shipped = new Map<string, Rulebook<GameTypes>>();
  /** By game and pack, the last used at the end. */
  readonly #pinned = new Map<string, Rulebook<GameTypes>>();

  /** `open`: a game with the pack of this release. */
  constructor(
    definitions: readonly Definition<GameTypes>[],
    open: (definition: Definition<GameTypes>) => Rulebook<GameTypes> = openShipped,
  ) {
    this.#definitions = definitions;
    this.#open = open;
  }

  /** Throws if there is no such game. */
  definition(game: string): Definition<GameTypes> {
    const found = this.#definitions.find(({ id }) => id === game);
    if (!found) throw new Error(`there is no game ${game}`);
    return found;
  }

  /** Null: the pack is not one of this release, and was not added. */
  get(game: string, content: string): Rulebook<GameTypes> | null {
    const shipped = this.#shipped.get(game) ?? this.#open(this.definition(game));
    this.#shipped.set(game, shipped);
    if (shipped.hash === content) return shipped;
    const key = `${game} ${content}`;
    const pinned = this.#pinned.get(key);
    if (!pinned) return null;
    this.#pinned.delete(key);
    this.#pinned.set(key, pinned);
    return pinned;
  }

  /** Throws `PackError`. */
  add(game: string, files: PackFiles): void {
    const book = openPinned(this.definition(game), files);
    const [oldest] = this.#pinned.keys();
    if (this.#pinned.size >= MOST_PINNED && oldest !== undefined) this.#pinned.delete(oldest);
    this.#pinned.set(`${game} ${book.hash}`, book);
  }
}
