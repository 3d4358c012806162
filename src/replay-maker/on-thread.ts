/** Makes pages of replays on a thread of its own, one after the other: what is played meanwhile does not wait for them. */
import type { Piscina } from "piscina";
import QuickLRU from "quick-lru";
import { oneThread } from "../threads/threads.ts";
import { keyOf } from "./kept.ts";
import type { MadeReplay } from "./made.ts";
import type { Task } from "./replay-worker.ts";

/** How long, in ms, one page may keep those behind it waiting: the longest campaigns take some twenty seconds. */
const LONGEST_MS = 120_000;

/** A campaign that is replayed lives until its page is made; then the thread ends soon. */
const YOUNG_MB = 64;

let thread: Piscina | undefined;

/** How long, in ms, a page is remembered: all who have played want theirs at the end. */
const REMEMBERED_MS = 600_000;
/** Pages that were asked for last, by what they are made of. */
const pages = new QuickLRU<string, Promise<MadeReplay>>({ maxSize: 4, maxAge: REMEMBERED_MS });

/**
 * The replay of a campaign that has ended, or of what is in the channel of one. `films`: with its film. Throws where
 * this release cannot show it.
 */
export async function replayOnThread(source: Task, films = false): Promise<MadeReplay> {
  const key = `${keyOf(source)} ${films}`;
  const known = pages.get(key) ?? made(source, films);
  pages.set(key, known);
  return await known.catch((error: unknown) => {
    pages.delete(key);
    throw error;
  });
}

async function made(task: Task, films: boolean): Promise<MadeReplay> {
  thread ??= oneThread(import.meta.url, "replay-worker", { youngMb: YOUNG_MB });
  const replay: MadeReplay = await thread.run({ task, films }, { signal: AbortSignal.timeout(LONGEST_MS) });
  return replay;
}
