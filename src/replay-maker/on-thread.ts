/** Makes pages of replays on a thread of its own, one after the other: what is played meanwhile does not wait for them. */
import type { Piscina } from "piscina";
import type { ReplaySource } from "../campaign/contract/replay.ts";
import { threads } from "../threads/threads.ts";

/** Whoever has looked at one replay may want another. */
const IDLE_MS = 60_000;
/** So long, in ms, one page may keep those behind it waiting: the longest campaigns take some twenty seconds. */
const LONGEST_MS = 120_000;

let thread: Piscina | undefined;

/** The page of a campaign that has ended. Throws where this release cannot show it. */
export async function replayOnThread(source: ReplaySource): Promise<string> {
  thread ??= threads(import.meta.url, "replay-worker", { minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  const page: string = await thread.run(source, { signal: AbortSignal.timeout(LONGEST_MS) });
  return page;
}
