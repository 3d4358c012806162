/** Plays the games of an arena on all cores, those aside that a file has already. */
import { availableParallelism } from "node:os";
import { SingleBar } from "cli-progress";
import { threads } from "../../threads/threads.ts";
import type { KeptOutcomes } from "./kept-outcomes.ts";
import type { Outcome, Task } from "./playing.ts";

/** A game by a name of its own, under which its outcome is kept. */
export interface Job {
  readonly id: string;
  readonly task: Task;
}

/** Who plays games: threads, or whoever calls. */
export interface Crew {
  perform(task: Task): Promise<Outcome>;
  close(): Promise<void>;
}

/** One thread for each core. A thread that cannot start ends the arena: it would be started again for ever. */
export function threadCrew(): Crew {
  const pool = threads(import.meta.url, "arena-worker", { minThreads: 1, maxThreads: availableParallelism() });
  const failed = new Promise<never>((_, reject) => pool.once("error", reject));
  failed.catch(() => undefined); // whoever waits for a game is told
  return {
    perform: (task) => Promise.race([pool.run(task), failed]),
    close: () => pool.destroy(),
  };
}

/** Is told how far the work has come. */
export interface Watch {
  begin(total: number, done: number): void;
  done(): void;
  end(): void;
}

/** A bar on stderr; nothing where that is no terminal. */
export function bar(what: string): Watch {
  const shown = new SingleBar({ format: `${what} {bar} {value} of {total} games · {eta_formatted} left` });
  return {
    begin: (total, done) => shown.start(total, done),
    done: () => shown.increment(),
    end: () => shown.stop(),
  };
}

/** The outcomes of these games by their names; each is kept as soon as it is there, and none is played twice. */
export async function playedBy(
  crew: Crew,
  jobs: readonly Job[],
  kept: KeptOutcomes,
  watch: Watch,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const left = new Map<string, Task>();
  for (const { id, task } of jobs) {
    const known = kept.known.get(id);
    if (known) outcomes.set(id, known);
    else left.set(id, task);
  }
  watch.begin(outcomes.size + left.size, outcomes.size);
  try {
    const playing = [...left].map(async ([id, task]) => {
      const outcome = await crew.perform(task);
      kept.keep(id, outcome);
      outcomes.set(id, outcome);
      watch.done();
    });
    await Promise.all(playing);
  } finally {
    watch.end();
  }
  return outcomes;
}
