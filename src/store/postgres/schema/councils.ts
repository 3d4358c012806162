/** The table of seats that several people hold, on PostgreSQL; what its columns hold is said in SQLite's `schema/councils.ts`. */
import { sql } from "drizzle-orm";
import { pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { COUNCIL_RULES, OFFERED_TO } from "../../council.ts";
import type { CouncilCall } from "../../records.ts";
import { json } from "./columns.ts";
import { ofGame } from "./games.ts";

export const councils = pgTable(
  "councils",
  {
    game: ofGame(),
    seat: text().notNull(),
    rule: text({ enum: COUNCIL_RULES }),
    offers: text({ enum: OFFERED_TO }),
    thread: text(),
    post: text(),
    wait: text(),
    inside: json<readonly string[]>("councils.inside", "list").notNull(),
    called: json<readonly CouncilCall[]>("councils.called", "list").notNull().default(sql`'[]'`),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] }), uniqueIndex("councils_by_thread").on(t.thread)],
);
