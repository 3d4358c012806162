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

/** Stored to the minute, ms: most acts need not write it. */
const APART = 60_000;

/** Notes that somebody plays. To read first when somebody last did takes half the time of an insert that changes nothing. */
export function playedWriter({ sqlite }: Database): (change: Change) => void {
  const last = sqlite.prepare<[string], number>("SELECT at FROM last_played WHERE game = ?").pluck();
  const note = sqlite.prepare(
    "INSERT INTO last_played (game, at) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET at = excluded.at",
  );
  return ({ game, played, at }) => {
    if (!played) return;
    const before = last.get(game);
    if (before === undefined || at < before || at > before + APART) note.run(game, at);
  };
}
