/** Lessons that people play: how far they have come, and how all that is kept of one goes. */
import { asc, eq, getTableColumns, inArray, notInArray } from "drizzle-orm";
import type { Change } from "../change.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";

type Lessons = Pick<Repository, "lesson" | "lessonsOf" | "dropLesson" | "dropLessonsBut">;

export function sqliteLessons({ orm, write }: Database): Lessons {
  const { games, lessons } = t;
  const { at: _at, ...columns } = getTableColumns(lessons);
  return {
    lesson: async (game) => orm.select(columns).from(lessons).where(eq(lessons.game, game)).get() ?? null,
    lessonsOf: async (person) =>
      orm.select(columns).from(lessons).where(eq(lessons.person, person)).orderBy(asc(lessons.at)).all(),
    async dropLesson(game) {
      const own = orm.select({ id: lessons.game }).from(lessons).where(eq(lessons.game, game));
      await write(() => orm.delete(games).where(inArray(games.id, own)).run());
    },
    async dropLessonsBut(versions) {
      const others = orm
        .select({ id: lessons.game })
        .from(lessons)
        .where(notInArray(lessons.version, [...versions]));
      await write(() => orm.delete(games).where(inArray(games.id, others)).run());
    },
  };
}

/** The part of a change that notes how far somebody has come. */
export function lessonWriter({ orm }: Database): (change: Change) => void {
  return ({ lesson, at }) => {
    if (!lesson) return;
    const { stop, answer } = lesson;
    orm
      .insert(t.lessons)
      .values({ ...lesson, at })
      .onConflictDoUpdate({ target: t.lessons.game, set: { stop, answer, at } })
      .run();
  };
}
