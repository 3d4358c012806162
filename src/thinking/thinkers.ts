/** Computers of campaigns that think ahead: on a thread of their own, one question after the other, so that nobody waits for it. */
import { randomInt } from "node:crypto";
import type { Logger } from "pino";
import { type Move, outlookOf } from "#engine";
import type { AskedOutside, OutsidePlayers, ToldOutside } from "../campaign/contract/outside.ts";
import { oneThread } from "../threads/threads.ts";
import type { Task } from "./task.ts";

/** How long each level may think about a question, in ms. */
const MS = { normal: 120, hard: 1800 } as const;
/** A thread that has not answered by then, in ms, is ended. */
const LONGEST_MS = 20_000;
/** Room for thoughts, megabytes: a thread that needs more ends, and its question is answered without. */
const OLD_MB = 400;
const YOUNG_MB = 32;
const SEEDS = 2 ** 31;

/** What is thought about for a seat, or was: for which question, as the game stood then. */
interface Thought {
  readonly about: string;
  /** Undefined: it is still thought about. */
  move: Move | null | undefined;
}

/** Whoever performs tasks. */
export interface Thinker {
  perform(task: Task): Promise<Move | null>;
  close(): Promise<void>;
}

export class Thinkers implements OutsidePlayers {
  readonly #thinker: Thinker;
  readonly #logger: Logger;
  /** By campaign and seat. */
  readonly #thoughts = new Map<string, Thought>();

  constructor(logger: Logger, thinker: Thinker = onThread()) {
    this.#logger = logger;
    this.#thinker = thinker;
  }

  answer(asked: AskedOutside): Move | "thinking" | null {
    const { game, book, env, decision, level } = asked;
    if (level === "easy" || !book.definition.planning) return null;
    const place = `${game} ${decision.seat}`;
    const about = `${decision.id} at ${env.seq}`;
    const known = this.#thoughts.get(place);
    if (known?.about !== about) {
      const thought: Thought = { about, move: undefined };
      this.#thoughts.set(place, thought);
      void this.#think(asked, level, thought);
      return "thinking";
    }
    if (known.move === undefined) return "thinking";
    this.#thoughts.delete(place);
    return known.move;
  }

  async #think(asked: AskedOutside, level: keyof typeof MS, thought: Thought): Promise<void> {
    const { game, env, decision, role, wake } = asked;
    const { seat } = decision;
    try {
      const task = { outlook: outlookOf(env, seat), decision, role, seed: randomInt(SEEDS), ms: MS[level] };
      thought.move = await this.#thinker.perform(task);
    } catch (error) {
      const at = placeOf(error);
      this.#logger.error({ game, seat, error: at }, "a computer could not think ahead: it plays on without");
      thought.move = null;
    }
    wake();
  }

  /** What has happened is seen in the next question; nothing is kept of a campaign that is over. */
  tell({ game, result }: ToldOutside): void {
    if (result === null) return;
    for (const place of this.#thoughts.keys()) if (place.startsWith(`${game} `)) this.#thoughts.delete(place);
  }

  close = (): Promise<void> => this.#thinker.close();
}

/** What failed and where, without its words: they may name cards of a hand. */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join("\n");
}

function onThread(): Thinker {
  const thread = oneThread(import.meta.url, "think-worker", { youngMb: YOUNG_MB, oldMb: OLD_MB });
  return {
    perform: (task) => thread.run(task, { signal: AbortSignal.timeout(LONGEST_MS) }),
    close: () => thread.destroy(),
  };
}
