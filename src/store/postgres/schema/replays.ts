/** The table of pages that show campaigns again, on PostgreSQL; what its columns hold is said in SQLite's `schema/replays.ts`. */
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { type Post, REPLAY_STATUSES } from "../../records.ts";
import { json, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const replays = pgTable(
  "replays",
  {
    game: ofGame().primaryKey(),
    status: text({ enum: REPLAY_STATUSES }).notNull(),
    post: json<Post>("replays.post", "record"),
    message: text(),
    version: whole().notNull().default(0),
    failures: whole().notNull().default(0),
  },
  (t) => [index("replays_by_status").on(t.status)],
);
