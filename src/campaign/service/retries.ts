/** Work on a game that changes under its feet is done again. */
import { setTimeout as sleep } from "node:timers/promises";
import { StaleState } from "../../store/problems.ts";

/** How often a change is made again because its game had changed, and how many ms the first pause takes at most. */
const MOST_RETRIES = 3;
const PAUSE = 20;

/** Does the work again, a few times at most, while it throws `StaleState`, which it throws in the end; `again`: is told each time. */
export async function retried<T>(work: () => Promise<T>, again: () => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleState) || tries === MOST_RETRIES) throw error;
    }
    again();
    await sleep(Math.random() * PAUSE * 2 ** tries);
  }
}
