import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { Repository } from "./repository.ts";
import * as t from "./schema.ts";

type Starts = Pick<Repository, "awake" | "keepAwake" | "unchecked" | "checkedBy" | "keepChecked">;

/** The only row of its table. */
const ONE = 1;

/** What a start has to know of the time before: when the bot was last there, and which games it need not look into. */
export function sqliteStarts({ orm, write }: Database): Starts {
  const { awake, checks, games } = t;
  return {
    awake: async () => orm.select().from(awake).where(eq(awake.id, ONE)).get()?.at ?? null,
    async keepAwake(at) {
      const row = orm.insert(awake).values({ id: ONE, at });
      await write(() => row.onConflictDoUpdate({ target: awake.id, set: { at } }).run());
    },
    async unchecked(codes) {
      const known = { id: games.id, game: games.game, status: games.status, code: checks.code };
      const rows = orm.select(known).from(games).leftJoin(checks, eq(checks.game, games.id));
      const going = rows.where(inArray(games.status, ["running", "damaged"]));
      const all = going.orderBy(asc(games.created), asc(games.id)).all();
      return all.flatMap(({ id, game, status, code }) =>
        status === "damaged" || code === null || code !== codes.get(game) ? [id] : [],
      );
    },
    checkedBy: async (game) => orm.select().from(checks).where(eq(checks.game, game)).get()?.code ?? null,
    async keepChecked(checked) {
      const values = Object.entries(checked).map(([game, code]) => ({ game, code }));
      if (values.length === 0) return;
      const rows = orm.insert(checks).values(values);
      await write(() => rows.onConflictDoUpdate({ target: checks.game, set: { code: sql`excluded.code` } }).run());
    },
  };
}
