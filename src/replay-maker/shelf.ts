/** The replays of campaigns that have ended: made on a thread when they are first asked for, and kept. */
import { KeptReplays, keyOf } from "./kept.ts";
import type { MadeReplay } from "./made.ts";
import { replayOnThread } from "./on-thread.ts";
import type { Task } from "./replay-worker.ts";

export interface ReplayShelf {
  /** A campaign's replay, kept or made now. Throws where this release cannot show it. */
  take(game: string, source: Task): Promise<MadeReplay>;
  /** What is kept of a campaign, whatever it was made of; null: nothing. */
  kept(game: string): Promise<MadeReplay | null>;
  /** Throws away what is kept of a campaign. */
  remove(game: string): Promise<void>;
}

/** In this folder, with at most this many megabytes. */
export function replayShelf(folder: string, megabytes: number, make = replayOnThread): ReplayShelf {
  const kept = new KeptReplays(folder, megabytes);
  return {
    async take(game, source) {
      const of = keyOf(source);
      const found = await kept.find(game, of);
      if (found) return found;
      const made = await make(source, true);
      await kept.keep(game, of, made);
      return made;
    },
    kept: (game) => kept.find(game),
    remove: (game) => kept.remove(game),
  };
}

/** Makes them, and keeps none. */
export const UNKEPT: ReplayShelf = {
  take: (_, source) => replayOnThread(source),
  kept: async () => null,
  remove: async () => {},
};
