/** When somebody last played in which campaign. */
import type { Change } from "../change.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";

export function sqliteIdleness({ sqlite, write }: Database): Pick<Repository, "lastPlayed" | "nobodyCouldPlay"> {
  const last = sqlite.prepare<[string], number>("SELECT at FROM last_played WHERE game = ?").pluck();
  const later = sqlite.prepare<{ from: number; to: number; game: string | null }>(
    "UPDATE last_played SET at = at + :to - max(at, :from) WHERE at < :to AND (:game IS NULL OR game = :game)",
  );
  return {
    lastPlayed: async (game) => last.get(game) ?? null,
    async nobodyCouldPlay({ from, to }, game) {
      await write(() => later.run({ from, to, game }));
    },
  };
}

/** Notes that somebody plays. */
export function playedWriter({ sqlite }: Database): (change: Change) => void {
  const note = sqlite.prepare(
    "INSERT INTO last_played (game, at) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET at = excluded.at " +
      "WHERE excluded.at NOT BETWEEN at AND at + 60000", // to the minute: most acts need not write it
  );
  return ({ game, played, at }) => {
    if (played) note.run(game, at);
  };
}
