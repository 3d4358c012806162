/** Makes pages of replays on a thread of its own, one after the other: what is played meanwhile does not wait for them. */
import { hash } from "node:crypto";
import type { Piscina } from "piscina";
import QuickLRU from "quick-lru";
import type { PostedSource, ReplaySource } from "../campaign/contract/replay.ts";
import { threads } from "../threads/threads.ts";
import type { Task } from "./replay-worker.ts";

/** Whoever has looked at one replay may want another. */
const IDLE_MS = 60_000;
/** So long, in ms, one page may keep those behind it waiting: the longest campaigns take some twenty seconds. */
const LONGEST_MS = 120_000;

let thread: Piscina | undefined;

/** Pages that were asked for last, by what they are made of: all who have played want theirs at the end. */
const pages = new QuickLRU<string, Promise<string>>({ maxSize: 4, maxAge: IDLE_MS * 10 });

/** The page of a campaign that has ended. Throws where this release cannot show it. */
export function replayOnThread(source: ReplaySource): Promise<string> {
  const { file, about } = source;
  return kept(JSON.stringify([file.id, file.rows.at(-1)?.hash, about]), source); // a name that was deleted makes another page
}

/** The page of what stands in a campaign's channel: another one as soon as anything stands there otherwise. */
export const postedOnThread = (source: PostedSource): Promise<string> =>
  kept(hash("sha256", JSON.stringify(source)), source);

async function kept(key: string, source: Task): Promise<string> {
  const known = pages.get(key) ?? made(source);
  pages.set(key, known);
  return await known.catch((error: unknown) => {
    pages.delete(key);
    throw error;
  });
}

async function made(source: Task): Promise<string> {
  thread ??= threads(import.meta.url, "replay-worker", { minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS });
  const page: string = await thread.run(source, { signal: AbortSignal.timeout(LONGEST_MS) });
  return page;
}
