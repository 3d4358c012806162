/** The table of lessons that people play, on PostgreSQL; what its columns hold is said in SQLite's `schema/lessons.ts`. */
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { at, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const lessons = pgTable(
  "lessons",
  {
    game: ofGame().primaryKey(),
    person: text().notNull(),
    lesson: text().notNull(),
    version: text().notNull(),
    stop: whole().notNull(),
    answer: whole(),
    at: at("at"),
  },
  (t) => [index("lessons_by_person").on(t.person)],
);
