/** The tables of people who were not found on the server of their campaign. */
import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

/** Those who play, or played, and were not found on the server of their campaign. */
export const departures = sqliteTable(
  "departures",
  {
    game: ofGame(),
    person: text().notNull(),
    name: text().notNull(),
    /** When they were first not found. */
    missed: at("missed"),
    /** The seats that they have lost by it; null: none yet. */
    seats: json<readonly string[]>("departures.seats", "list"),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] })],
);

/** When it was last looked up who is still on a server. */
export const roll = sqliteTable("roll", {
  guild: text().primaryKey(),
  at: at("at"),
});
