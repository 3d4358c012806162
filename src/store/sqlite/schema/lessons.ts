/** The table of lessons that people play. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns.ts";
import { ofGame } from "./games.ts";

export const lessons = sqliteTable(
  "lessons",
  {
    game: ofGame().primaryKey(),
    person: text().notNull(),
    lesson: text().notNull(),
    version: text().notNull(),
    stop: integer().notNull(),
    /** The answer given at the stop before; null: none that the lesson names. */
    answer: integer(),
    /** When something was last done in it. */
    at: at("at"),
  },
  (t) => [index("lessons_by_person").on(t.person)],
);
