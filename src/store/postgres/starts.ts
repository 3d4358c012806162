/** What a start has to know of the time before, and pages and lessons that lie beside campaigns. */
import { and, asc, eq, getTableColumns, inArray, lt, notInArray, sql } from "drizzle-orm";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { writeChecked } from "./engines.ts";
import * as t from "./schema.ts";
import { first } from "./session.ts";

type Starts = Pick<Repository, "awake" | "keepAwake" | "unchecked" | "checkedBy" | "keepChecked">;
type Replays = Pick<Repository, "replay" | "replaysWanted" | "replayFailed" | "replayMade" | "replayShown">;
type Lessons = Pick<Repository, "lessonsOf" | "dropLesson" | "dropLessonsBut">;

/** The only row of its table. */
const ONE = 1;

/** When the bot was last there, and which games a start need not look into. */
export function postgresStarts({ session, write }: Database): Starts {
  const { orm } = session;
  const { awake, checks, games } = t;
  return {
    awake: async () => (await first(orm.select().from(awake).where(eq(awake.id, ONE))))?.at ?? null,
    async keepAwake(at) {
      const row = orm.insert(awake).values({ id: ONE, at });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: awake.id, set: { at } })));
    },
    async unchecked(codes) {
      const known = { id: games.id, game: games.game, status: games.status, code: checks.code };
      const all = await orm
        .select(known)
        .from(games)
        .leftJoin(checks, eq(checks.game, games.id))
        .where(inArray(games.status, ["running", "damaged"]))
        .orderBy(asc(games.created), asc(games.id));
      return all.flatMap(({ id, game, status, code }) =>
        status === "damaged" || code === null || code !== codes.get(game) ? [id] : [],
      );
    },
    checkedBy: async (game) => (await first(orm.select().from(checks).where(eq(checks.game, game))))?.code ?? null,
    async keepChecked(checked) {
      const all = Object.entries(checked);
      if (all.length === 0) return;
      await write((flight) => {
        for (const [game, code] of all) {
          writeChecked(flight, game, code);
          // other code may come to an end where that of before did not
          flight.put("UPDATE games SET due = 0, due_tries = 0 WHERE id = $1 AND due_tries > 0", game);
        }
      });
    },
  };
}

/** Which campaigns have a page that shows them again, and how far each has come. */
export function postgresReplays({ session, write }: Database): Replays {
  const { orm } = session;
  const { replays } = t;
  return {
    replay: (game) => first(orm.select().from(replays).where(eq(replays.game, game))),
    async replaysWanted(most) {
      const wanted = and(eq(replays.status, "wanted"), lt(replays.failures, most));
      const found = orm.select({ game: replays.game }).from(replays).where(wanted).orderBy(asc(replays.failures));
      return (await found).map(({ game }) => game);
    },
    async replayFailed(game) {
      await write(({ put }) => put("UPDATE replays SET failures = failures + 1 WHERE game = $1", game));
    },
    async replayMade({ game, version }) {
      const set = "UPDATE replays SET status = 'made', failures = 0 WHERE game = $1 AND version = $2 RETURNING 1";
      return (await write((flight) => flight.rows(set, game, version))).length > 0;
    },
    async replayShown(game, message) {
      await write(({ put }) => put("UPDATE replays SET message = $2 WHERE game = $1", game, message));
    },
  };
}

/** Lessons that people play: how far they have come, and how all that is kept of one goes. */
export function postgresLessons({ session, write }: Database): Lessons {
  const { orm } = session;
  const { games, lessons } = t;
  const { at: _at, ...columns } = getTableColumns(lessons);
  return {
    lessonsOf: async (person) =>
      await orm.select(columns).from(lessons).where(eq(lessons.person, person)).orderBy(asc(lessons.at)),
    async dropLesson(game) {
      await write(({ put }) => put("DELETE FROM games WHERE id IN (SELECT game FROM lessons WHERE game = $1)", game));
    },
    async dropLessonsBut(versions) {
      const isOther = versions.length === 0 ? sql`TRUE` : notInArray(lessons.version, [...versions]);
      const others = orm.select({ id: lessons.game }).from(lessons).where(isOther);
      await write(({ run }) => run(orm.delete(games).where(inArray(games.id, others))));
    },
  };
}
