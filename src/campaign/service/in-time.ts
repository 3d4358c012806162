/** Waits for some work, but no longer than a number of ms; says whether it ended in time. Late work goes on, unheard. */
import { setTimeout as sleep } from "node:timers/promises";

export async function inTime(work: Promise<unknown>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = sleep(Math.max(ms, 0), false, { signal: over.signal, ref: false }).catch(() => false);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    over.abort();
  }
}
