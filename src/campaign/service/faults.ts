/** What the operator is told when a game's code throws: each fault once an hour, without what a hand holds. */
import type { Logger } from "pino";
import QuickLRU from "quick-lru";
import type { Report } from "#engine";
import { plainError } from "./plain-error.ts";

/** After how long, ms, what fails at every look is logged again. */
const AGAIN = 3_600_000;
/** How many different faults are remembered. */
const MOST = 10_000;

/** Tells the operator of the pieces of a campaign that threw, each once in a while, with the campaign's id and nothing of its state. */
export class Faults {
  readonly #logger: Logger;
  readonly #told = new QuickLRU<string, true>({ maxSize: MOST, maxAge: AGAIN });

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  of(game: string): Report {
    return (member, error) => {
      const key = `${game} ${member}`;
      if (this.#told.has(key)) return;
      this.#told.set(key, true);
      this.#logger.error({ game, member, error: placeOf(error) }, "a piece of a game has failed; the campaign goes on");
    };
  }
}

/** An error without its words, which may name what a hand holds: its class and the place in the code must suffice. */
function placeOf(error: unknown): { readonly name: unknown; readonly stack: unknown } {
  const { name = typeof error, stack = "" } = plainError(error);
  return { name, stack };
}
