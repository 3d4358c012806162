/** The rulebooks in use: those that new games start with, and those that running games are pinned to. */
import { type Definition, type GameTypes, optionsToday, PackError, type Params, type Rulebook, refuse } from "#engine";
import { openPinned, readShipped, type Shipped } from "../../packs/packs.ts";
import { Damaged } from "../../store/problems.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Repository } from "../../store/repository.ts";
import { type OwnScenario, openOwnScenario } from "./own-scenario.ts";
import { rulesCode } from "./rules-code.ts";
import { checkOnThread } from "./scenario-check.ts";
import { keepPackOver, storedPack } from "./stored-packs.ts";

const bookKey = ({ game, content }: Pick<GameRecord, "game" | "content">): string => `${game} ${content}`;

/** The most packs kept besides those of this release. */
const AT_HAND = 40;

export class Rulebooks {
  readonly definitions: readonly Definition<GameTypes>[];
  readonly #shipped = new Map<string, Shipped<GameTypes>>();
  /** A pack's hash says nothing of its game: two games may have the same content. */
  readonly #pinned = new Map<string, Rulebook<GameTypes>>();
  /** Names the code of the rules, by game: that of now, whatever lies in its files later. */
  readonly codes: ReadonlyMap<string, string>;
  readonly #repository: Repository;

  private constructor(
    repository: Repository,
    definitions: readonly Definition<GameTypes>[],
    codeOf: (definition: Definition<GameTypes>) => string,
  ) {
    this.#repository = repository;
    this.definitions = definitions;
    this.codes = new Map(definitions.map((definition) => [definition.id, codeOf(definition)]));
  }

  /**
   * Reads and checks every game's pack (null: those of this release) and keeps it in the database. `codeOf` names the code
   * of a game's rules, `read` reads and checks one pack. Throws `PackError`.
   */
  static async open(
    repository: Repository,
    definitions: readonly Definition<GameTypes>[],
    packs: string | null,
    codeOf: (definition: Definition<GameTypes>) => string = rulesCode,
    read: typeof readShipped<GameTypes> = readShipped,
  ): Promise<Rulebooks> {
    const books = new Rulebooks(repository, definitions, codeOf);
    for (const definition of definitions) {
      const { files, book } = read(definition, packs);
      if (!(await storedPack(repository, book.hash))) await repository.keepPack(book.hash, definition.id, files);
      books.#shipped.set(definition.id, { files, book });
      books.#pinned.set(bookKey({ game: definition.id, content: book.hash }), book);
    }
    return books;
  }

  /** What a new game is played with. */
  shipped(game: string): Rulebook<GameTypes> {
    return this.#ofToday(game).book;
  }

  #ofToday(game: string): Shipped<GameTypes> {
    const known = this.definitions.map((d) => d.name).join(", ");
    return (
      this.#shipped.get(game) ?? refuse("unknown-game", `There is no game “${game.slice(0, 40)}”; there are: ${known}.`)
    );
  }

  /** The options of a campaign under the names of today; those of a game that this release does not have stay as they are. */
  optionsToday(game: string, options: Params): Params {
    const definition = this.definitions.find(({ id }) => id === game);
    return definition ? optionsToday(definition.options, options) : options;
  }

  /** The same with a host's own scenario, which is checked on another thread. Throws `PackError`. */
  async withScenario(game: string, text: string): Promise<OwnScenario> {
    const { files, book } = this.#ofToday(game);
    const fault = await checkOnThread({ game, files, text });
    if (fault) throw new PackError(fault.file, fault.path, fault.reason);
    return openOwnScenario(book.definition, files, text);
  }

  /** Keeps the pack of a campaign that is about to be created. */
  async keep({ files, book }: OwnScenario): Promise<void> {
    const game = book.definition.id;
    const today = this.#ofToday(game);
    const base = { hash: today.book.hash, files: today.files };
    if (!(await storedPack(this.#repository, book.hash)))
      await keepPackOver(this.#repository, game, { hash: book.hash, files }, base);
    this.#pin(bookKey({ game, content: book.hash }), book);
  }

  /** Keeps the packs of single campaigns that were used last at hand. */
  #pin(key: string, book: Rulebook<GameTypes>): void {
    const spare = [...this.#pinned].filter(([, one]) => this.#shipped.get(one.definition.id)?.book !== one);
    if (spare.length >= AT_HAND && spare[0]) this.#pinned.delete(spare[0][0]);
    this.#pinned.set(key, book);
  }

  /** What this game is played with: today's rules, the pack of its first day. */
  async pinned(record: Pick<GameRecord, "game" | "content">): Promise<Rulebook<GameTypes>> {
    const known = this.#pinned.get(bookKey(record));
    if (known) return known;
    const { definition } = this.shipped(record.game);
    const files = await storedPack(this.#repository, record.content);
    if (!files) throw new Damaged("the pack that it is played with is missing");
    const book = openPinned(definition, files);
    this.#pin(bookKey(record), book);
    return book;
  }
}
