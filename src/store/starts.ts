import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { Repository } from "./repository.ts";
import * as t from "./schema.ts";

type Starts = Pick<Repository, "awake" | "keepAwake" | "unchecked" | "keepChecked">;

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
    async unchecked(game, code) {
      const otherwise = or(isNull(checks.code), ne(checks.code, code));
      const rows = orm.select({ id: games.id }).from(games).leftJoin(checks, eq(checks.game, games.id));
      const found = rows.where(and(eq(games.game, game), inArray(games.status, ["running", "damaged"]), otherwise));
      return found.all().map(({ id }) => id);
    },
    async keepChecked(checked, code) {
      const all = checked.map((game) => ({ game, code }));
      if (all.length === 0) return;
      const rows = orm.insert(checks).values(all);
      await write(() => rows.onConflictDoUpdate({ target: checks.game, set: { code } }).run());
    },
  };
}
