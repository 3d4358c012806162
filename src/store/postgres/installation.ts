/** What belongs to no campaign alone: turns of processes, keys, packs, servers and their campaigns, times in which nobody played. */
import { and, asc, eq, gte } from "drizzle-orm";
import pLimit, { type LimitFunction } from "p-limit";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { told } from "./faults.ts";
import * as t from "./schema.ts";
import { first } from "./session.ts";

type Installation = Pick<Repository, "isTimeFor" | "keyOf" | "handled" | "pack" | "keepPack"> &
  Pick<Repository, "guildSettings" | "keepGuildSettings" | "alone" | "openedSince" | "lastPlayed" | "nobodyCouldPlay">;

/** How many connections may wait for other processes: the rest is for presses. */
const MOST_WAITING = 3;
/** How long work may take, and be waited for, that is done one at a time, ms. */
const LONGEST = 60_000;
const PATIENT = ["idle_in_transaction_session_timeout", "lock_timeout", "statement_timeout"] as const;

/** Work of a name one at a time, in all processes: whoever does it holds a lock of the server until then. */
export function postgresTurns({ pool }: Database): Pick<Repository, "exclusively"> {
  const lines = new Map<string, LimitFunction>();
  const waiting = pLimit(MOST_WAITING);
  async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw told(error);
    });
    try {
      const asked = ["BEGIN", ...PATIENT.map((setting) => `SET LOCAL ${setting} = ${LONGEST}`)];
      await Promise.all(asked.map((statement) => client.query(statement)));
      const lock = { text: "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", values: [name] };
      await client.query({ ...lock, query_timeout: LONGEST } as typeof lock).catch((error: unknown) => {
        throw told(error);
      });
      return await work();
    } finally {
      const isOver = await client.query("COMMIT").then(
        () => true,
        () => false,
      );
      client.release(!isOver);
    }
  }
  return {
    async exclusively(name, work) {
      const line = lines.get(name) ?? pLimit(1); // within this process, without a connection
      lines.set(name, line);
      try {
        return await line(() => waiting(() => locked(name, work)));
      } finally {
        if (line.activeCount + line.pendingCount === 0) lines.delete(name);
      }
    },
  };
}

export function postgresInstallation({ session, write }: Database): Installation {
  const { orm, rows } = session;
  const keyed = async (name: string): Promise<string | undefined> =>
    (await rows<{ key: string }>("SELECT key FROM keys WHERE name = $1", name))[0]?.key;
  return {
    async isTimeFor(name, now, every) {
      // a time that is further away than the next one was set by a clock that was wrong
      const claimed = await write((flight) =>
        flight.rows(
          `INSERT INTO upkeep (name, due) VALUES ($1, $3) ON CONFLICT (name) DO UPDATE SET due = excluded.due
            WHERE upkeep.due <= $2 OR upkeep.due > excluded.due RETURNING 1`,
          ...[name, now, now + every],
        ),
      );
      return claimed.length > 0;
    },
    async keyOf(name, fresh) {
      const kept = await keyed(name);
      if (kept !== undefined) return kept;
      await write(({ put }) => put("INSERT INTO keys (name, key) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, fresh));
      return (await keyed(name)) ?? fresh;
    },
    handled: async (id) => (await rows("SELECT 1 FROM handled_interactions WHERE id = $1", id)).length > 0,
    pack: async (hash) => (await first(orm.select().from(t.packs).where(eq(t.packs.hash, hash))))?.files ?? null,
    async keepPack(hash, game, files) {
      const row = orm.insert(t.packs).values({ hash, game, files });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: t.packs.hash, set: { files } })));
    },
    guildSettings: async (id) =>
      (await first(orm.select().from(t.guilds).where(eq(t.guilds.id, id))))?.settings ?? null,
    async keepGuildSettings(id, settings) {
      const row = orm.insert(t.guilds).values({ id, settings });
      await write(({ run, put }) => {
        run(row.onConflictDoUpdate({ target: t.guilds.id, set: { settings } }));
        put("UPDATE games SET due = 0 WHERE guild = $1 AND status = 'lobby'", id); // how long they are open is settled there
      });
    },
    alone: (guild) =>
      rows<{ game: string; person: string | null }>(
        `SELECT games.id AS game, min(members.person) AS person FROM games
          LEFT JOIN members ON members.game = games.id AND members.seat IS NOT NULL AND NOT members.bot
          WHERE games.guild = $1 AND games.status = 'running'
          GROUP BY games.id HAVING count(DISTINCT members.person) <= 1`,
        guild,
      ),
    async openedSince(guild, at) {
      const { host, channel, created } = t.games;
      const since = and(eq(t.games.guild, guild), gte(created, at));
      return await orm.select({ host, channel, created }).from(t.games).where(since).orderBy(asc(created));
    },
    async lastPlayed(game) {
      const found = await rows<{ at: number }>("SELECT at FROM last_played WHERE game = $1", game);
      return found[0]?.at ?? null;
    },
    async nobodyCouldPlay({ from, to }, game) {
      await write(({ put }) =>
        put(
          `UPDATE last_played SET at = at + $2::bigint - greatest(at, $1::bigint)
            WHERE at < $2::bigint AND ($3::text IS NULL OR game = $3)`,
          ...[from, to, game],
        ),
      );
    },
  };
}
