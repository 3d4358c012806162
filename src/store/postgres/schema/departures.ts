/** The tables of people who were not found on the server of their campaign, on PostgreSQL; what their columns hold is said in SQLite's `schema/departures.ts`. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

export const departures = pgTable(
  "departures",
  {
    game: ofGame(),
    person: text().notNull(),
    name: text().notNull(),
    missed: at("missed"),
    seats: json<readonly string[]>("departures.seats", "list"),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] })],
);

export const roll = pgTable("roll", {
  guild: text().primaryKey(),
  at: at("at"),
});
