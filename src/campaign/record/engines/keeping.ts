/** Keeps the engines of this release that campaigns are played with, soon after the first one is. */
import { setInterval } from "node:timers";
import type { Logger } from "pino";
import { textHash } from "../../../proof/state-text.ts";
import type { Repository } from "../../../store/repository.ts";
import type { Rulebooks } from "../../packs/rulebooks.ts";
import { plainError } from "../../service/plain-error.ts";
import { releaseEngine } from "./release-engine.ts";

/** How often, ms, to look for campaigns whose rules have no engine kept: neither a start nor a move waits for one. */
const EVERY = 15_000;

export interface KeepingOptions {
  readonly repository: Repository;
  readonly books: Pick<Rulebooks, "definitions" | "codes">;
  readonly logger: Logger;
  /** Where the engine of a game comes from; this release if left out. */
  readonly make?: typeof releaseEngine;
}

export class EngineKeeping {
  readonly #options: KeepingOptions;
  /** Games whose engine cannot be had: nobody is told twice. */
  readonly #unavailable = new Set<string>();
  #underWay: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: KeepingOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#underWay = this.#underWay.then(() => this.keep());
    }, EVERY);
    this.#timer.unref();
  }

  /** Finishes what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#underWay;
  }

  async keep(): Promise<void> {
    const { repository, books, logger } = this.#options;
    try {
      for (const game of await repository.enginesDue(books.codes)) await this.#keepOf(game);
    } catch (error) {
      logger.warn({ error: plainError(error) }, "the engines that campaigns are played with could not be kept");
    }
  }

  async #keepOf(game: string): Promise<void> {
    const { repository, books, logger, make = releaseEngine } = this.#options;
    const definition = books.definitions.find(({ id }) => id === game);
    const code = books.codes.get(game);
    if (!definition || code === undefined || this.#unavailable.has(game)) return;
    const text = await make(definition, code).catch((error: unknown) => {
      logger.warn({ game, error: plainError(error) }, "the engine of a game could not be made");
      return null;
    });
    if (text === null) {
      this.#unavailable.add(game);
      logger.warn(
        { game },
        "the engine of a game is not available: once its rules have changed, rows of today cannot be proved",
      );
      return;
    }
    const hash = textHash(text);
    await repository.keepEngine({ hash, game, text }, code);
    logger.info({ game, engine: hash.slice(0, 16) }, "the engine of a game is kept");
  }
}
