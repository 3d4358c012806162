/** The engines that campaigns were played with, and which rows each has played. */
import { asc, eq } from "drizzle-orm";
import { engineText, latestEngineOf, packedEngine, REPEATED } from "../engine-rows.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Engines = Pick<Repository, "engine" | "engines" | "keepEngine" | "enginesDue" | "playedBy">;

export function sqliteEngines({ orm, sqlite, write }: Database): Engines {
  const { engines, played } = t;
  const hot = whenAsked({
    store: () => sqlite.prepare("INSERT INTO engines (hash, game, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    note: () =>
      sqlite.prepare(`
        UPDATE played SET engine = ? WHERE code = ? AND engine IS NULL AND game IN (SELECT id FROM games WHERE game = ?)`),
    drop: () => sqlite.prepare(`DELETE FROM played WHERE ${REPEATED}`),
    latest: () => sqlite.prepare<[string, string], { readonly engine: string | null }>(latestEngineOf("?", "?")),
  });
  return {
    async engine(name) {
      const found = orm.select().from(engines).where(eq(engines.hash, name)).get();
      return found ? { hash: name, game: found.game, text: engineText(found.code) } : null;
    },
    engines: async () =>
      orm
        .select({ hash: engines.hash, game: engines.game })
        .from(engines)
        .orderBy(asc(engines.game), asc(engines.hash))
        .all(),
    async keepEngine({ hash: name, game, text }, code) {
      const small = await packedEngine(text);
      await write(() => {
        hot.store.run(name, game, small);
        hot.note.run(name, code, game);
        hot.drop.run();
      });
    },
    enginesDue: async (codes) =>
      [...codes].flatMap(([game, code]) => (hot.latest.get(code, game)?.engine === null ? [game] : [])),
    async playedBy(game) {
      const { origin, seq, engine } = played;
      return orm
        .select({ origin, seq, engine })
        .from(played)
        .where(eq(played.game, game))
        .orderBy(asc(played.id))
        .all();
    },
  };
}

/** Notes that this code has played the log of a campaign up to its state. */
export function playedWriter({ sqlite }: Database): (game: string, code: string) => void {
  const hot = whenAsked({
    note: () =>
      sqlite.prepare(`
        INSERT OR REPLACE INTO played (game, origin, seq, code, engine)
        SELECT snapshots.game, origin, snapshots.seq, :code, (${latestEngineOf(":code", "games.game")})
        FROM snapshots JOIN games ON games.id = snapshots.game
        JOIN (SELECT max(seq) AS origin FROM log WHERE game = :game AND kind IN ('start', 'upgraded')) ON origin IS NOT NULL
        WHERE snapshots.game = :game`),
    drop: () => sqlite.prepare(`DELETE FROM played WHERE game = :game AND ${REPEATED}`),
  });
  return (game, code) => {
    hot.note.run({ game, code });
    hot.drop.run({ game });
  };
}
