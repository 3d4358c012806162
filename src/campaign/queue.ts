import PQueue from "p-queue";

/** Queues kept for the next input; idle ones beyond this number are let go. */
const MOST_KEPT = 1000;

/** One queue a game: inputs of a game are worked on one after the other, those of different games side by side. */
export class GameQueues {
  readonly #queues = new Map<string, PQueue>();

  run<T>(game: string, work: () => Promise<T>): Promise<T> {
    return this.#queueOf(game).add(work);
  }

  #queueOf(game: string): PQueue {
    const kept = this.#queues.get(game);
    if (kept) return kept;
    if (this.#queues.size >= MOST_KEPT) this.#letGo();
    const queue = new PQueue({ concurrency: 1 });
    this.#queues.set(game, queue);
    return queue;
  }

  #letGo(): void {
    for (const [game, queue] of this.#queues) if (queue.size === 0 && queue.pending === 0) this.#queues.delete(game);
  }

  /** Resolves when everything that was queued is done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }
}
