/** What a start has to know of the time before: when the bot was last there, and which games it need not look into. */
import { asc, eq, inArray } from "drizzle-orm";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { playedWriter } from "./engines.ts";
import * as t from "./schema.ts";

type Starts = Pick<Repository, "awake" | "keepAwake" | "unchecked" | "checkedBy" | "keepChecked">;

/** The only row of its table. */
const ONE = 1;

export function sqliteStarts(database: Database): Starts {
  const { orm, write } = database;
  const keep = checkWriter(database);
  const takeUp = database.sqlite.prepare("UPDATE games SET due = 0, due_tries = 0 WHERE id = ? AND due_tries > 0");
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
      const all = Object.entries(checked);
      if (all.length === 0) return;
      await write(() => {
        for (const [game, code] of all) {
          keep(game, code);
          takeUp.run(game); // other code may come to an end where that of before did not
        }
      });
    },
  };
}

/** Notes that this code has played the whole log of a campaign. */
export function checkWriter(database: Database): (game: string, code: string) => void {
  const check = database.sqlite.prepare(
    "INSERT INTO checks (game, code) VALUES (?, ?) ON CONFLICT (game) DO UPDATE SET code = excluded.code",
  );
  const note = playedWriter(database);
  return (game, code) => {
    check.run(game, code);
    note(game, code);
  };
}
