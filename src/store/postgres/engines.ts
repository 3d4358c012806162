/** The engines that campaigns were played with, and which rows each has played. */
import { asc, eq } from "drizzle-orm";
import { engineText, latestEngineOf, packedEngine, REPEATED } from "../engine-rows.ts";
import type { PlayedPart, Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import type { Flight } from "./flight.ts";
import * as t from "./schema.ts";
import { first } from "./session.ts";

type Engines = Pick<Repository, "engine" | "engines" | "keepEngine" | "enginesDue" | "playedBy">;

export function postgresEngines({ session, write }: Database): Engines {
  const { orm, rows } = session;
  const { hash, game, code } = t.engines;
  return {
    async engine(name) {
      const found = await first(orm.select({ game, code }).from(t.engines).where(eq(hash, name)));
      return found && { hash: name, game: found.game, text: engineText(found.code) };
    },
    engines: async () => await orm.select({ hash, game }).from(t.engines).orderBy(asc(game), asc(hash)),
    async keepEngine(engine, of) {
      const small = await packedEngine(engine.text);
      await write(({ put }) => {
        put(
          "INSERT INTO engines (hash, game, code) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
          ...[engine.hash, engine.game, small],
        );
        put(
          `UPDATE played SET engine = $1 WHERE code = $2 AND engine IS NULL
            AND game IN (SELECT id FROM games WHERE game = $3)`,
          ...[engine.hash, of, engine.game],
        );
        put(`DELETE FROM played WHERE ${REPEATED}`);
      });
    },
    async enginesDue(codes) {
      const latest = [...codes].map(async ([of, by]) => {
        const [last] = await rows<{ engine: string | null }>(latestEngineOf("$1", "$2"), by, of);
        return last?.engine === null ? [of] : [];
      });
      return (await Promise.all(latest)).flat();
    },
    playedBy: (of) => rows<PlayedPart>("SELECT origin, seq, engine FROM played WHERE game = $1 ORDER BY id", of),
  };
}

/** The first row of what a campaign plays on from. */
const ORIGIN = "SELECT max(seq) AS origin FROM log WHERE game = $1 AND kind IN ('start', 'upgraded')";

/** Notes that this code has played the whole log of a campaign, from its origin up to its state. */
export function writeChecked({ put }: Pick<Flight, "put">, game: string, code: string): void {
  put(
    "INSERT INTO checks (game, code) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET code = excluded.code",
    ...[game, code],
  );
  // it is the last one again: its row comes anew, behind all others
  put(`DELETE FROM played WHERE game = $1 AND code = $2 AND origin = (${ORIGIN})`, game, code);
  put(
    `INSERT INTO played (game, origin, seq, code, engine)
      SELECT snapshots.game, origin, snapshots.seq, $2::text, (${latestEngineOf("$2", "games.game")})
      FROM snapshots JOIN games ON games.id = snapshots.game JOIN (${ORIGIN}) AS origins ON origin IS NOT NULL
      WHERE snapshots.game = $1`,
    ...[game, code],
  );
  put(`DELETE FROM played WHERE game = $1 AND ${REPEATED}`, game);
}
