/** One queue a game: inputs of a game are worked on one after the other, those of different games side by side. */
import pLimit, { type LimitFunction } from "p-limit";

/** Queues kept for the next input; idle ones beyond this number are let go. */
const MOST_KEPT = 1000;

export class GameQueues {
  readonly #queues = new Map<string, LimitFunction>();

  run<T>(game: string, work: () => Promise<T>): Promise<T> {
    return this.#queueOf(game)(work);
  }

  #queueOf(game: string): LimitFunction {
    const kept = this.#queues.get(game);
    if (kept) return kept;
    if (this.#queues.size >= MOST_KEPT) this.#letGo();
    const queue = pLimit(1);
    this.#queues.set(game, queue);
    return queue;
  }

  #letGo(): void {
    for (const [game, queue] of this.#queues) if (isIdle(queue)) this.#queues.delete(game);
  }

  /** Resolves when everything that was queued is done. */
  async idle(): Promise<void> {
    for (const queue of this.#queues.values()) while (!isIdle(queue)) await queue(async () => {});
  }
}

const isIdle = ({ activeCount, pendingCount }: LimitFunction): boolean => activeCount === 0 && pendingCount === 0;
