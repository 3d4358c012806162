/** The engines that campaigns were played with, and which rows each has played. */
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants } from "node:zlib";
import { asc, eq } from "drizzle-orm";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Engines = Pick<Repository, "engine" | "engines" | "keepEngine" | "enginesDue" | "playedBy">;

/** The best of all would take seconds, to spare a tenth. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressed = promisify(brotliCompress);

/** Whoever played a part later has played all of it: whose engine is kept makes those before unnecessary. */
const REPEATED = `EXISTS (SELECT 1 FROM played later WHERE later.game = played.game AND later.origin = played.origin
  AND later.id > played.id AND later.engine IS NOT NULL)`;

/** What is known of the engine of a game's code: of all entries of a code it is kept, or of none, so the last one tells. */
const latestOf = (code: string, game: string): string => `
  SELECT last.engine FROM played last JOIN games other ON other.id = last.game
  WHERE last.code = ${code} AND other.game = ${game} ORDER BY last.id DESC LIMIT 1`;

export function sqliteEngines({ orm, sqlite, write }: Database): Engines {
  const { engines, played } = t;
  const hot = whenAsked({
    store: () => sqlite.prepare("INSERT INTO engines (hash, game, code) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"),
    note: () =>
      sqlite.prepare(`
        UPDATE played SET engine = ? WHERE code = ? AND engine IS NULL AND game IN (SELECT id FROM games WHERE game = ?)`),
    drop: () => sqlite.prepare(`DELETE FROM played WHERE ${REPEATED}`),
    latest: () => sqlite.prepare<[string, string], { readonly engine: string | null }>(latestOf("?", "?")),
  });
  return {
    async engine(name) {
      const found = orm.select().from(engines).where(eq(engines.hash, name)).get();
      return found ? { hash: name, game: found.game, text: textOf(found.code) } : null;
    },
    engines: async () =>
      orm
        .select({ hash: engines.hash, game: engines.game })
        .from(engines)
        .orderBy(asc(engines.game), asc(engines.hash))
        .all(),
    async keepEngine({ hash: name, game, text }, code) {
      const small = await compressed(text, QUALITY);
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
        SELECT snapshots.game, origin, snapshots.seq, :code, (${latestOf(":code", "games.game")})
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

/** Whatever lies there: whoever uses it compares it with its name. */
function textOf(code: Buffer): string {
  try {
    return brotliDecompressSync(code).toString("utf8");
  } catch {
    return "";
  }
}
