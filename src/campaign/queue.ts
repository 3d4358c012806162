import PQueue from "p-queue";

/** One queue a game: inputs of a game are worked on one after the other, those of different games side by side. */
export class GameQueues {
  readonly #queues = new Map<string, PQueue>();

  run<T>(game: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(game) ?? new PQueue({ concurrency: 1 });
    this.#queues.set(game, queue);
    return queue.add(async () => {
      try {
        return await work();
      } finally {
        if (queue.size === 0) this.#queues.delete(game);
      }
    });
  }

  /** Resolves when everything that was queued is done. */
  async idle(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.onIdle()));
  }
}
