/** The table of what people have voted on, on PostgreSQL; what its columns hold is said in SQLite's `schema/ballots.ts`. */
import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { BALLOT_SERIES, BALLOT_STATUSES, isSubject, type Subject } from "../../records.ts";
import { at, json, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const ballots = pgTable(
  "ballots",
  {
    game: ofGame(),
    series: text({ enum: BALLOT_SERIES }).notNull(),
    number: whole().notNull(),
    seat: text(),
    subject: json<Subject>("ballots.subject", isSubject).notNull(),
    asker: text().notNull(),
    at: at("at"),
    until: at("until"),
    status: text({ enum: BALLOT_STATUSES }).notNull(),
    yes: json<readonly string[]>("ballots.yes", "list").notNull(),
    no: json<readonly string[]>("ballots.no", "list").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.series, t.number] })],
);
