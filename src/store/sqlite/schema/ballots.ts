/** What people have voted on: all who play, or just a council. By series and number in the campaign. */
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { BALLOT_SERIES, BALLOT_STATUSES, isSubject, type Subject } from "../../records.ts";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

export const ballots = sqliteTable(
  "ballots",
  {
    game: ofGame(),
    series: text({ enum: BALLOT_SERIES }).notNull(),
    number: integer().notNull(),
    /** Whose council votes; null: all who play. */
    seat: text(),
    subject: json<Subject>("ballots.subject", isSubject).notNull(),
    asker: text().notNull(),
    at: at("at"),
    until: at("until"),
    status: text({ enum: BALLOT_STATUSES }).notNull(),
    /** Persons. */
    yes: json<readonly string[]>("ballots.yes", "list").notNull(),
    no: json<readonly string[]>("ballots.no", "list").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.series, t.number] })],
);
