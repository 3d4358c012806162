/** The table of pages that show campaigns again. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type Post, REPLAY_STATUSES } from "../../records.ts";
import { json } from "./columns.ts";
import { ofGame } from "./games.ts";

/** Of campaigns that have begun since there are such pages. */
export const replays = sqliteTable(
  "replays",
  {
    game: ofGame().primaryKey(),
    status: text({ enum: REPLAY_STATUSES }).notNull(),
    /** The post at the end; null: it has not come. */
    post: json<Post>("replays.post", "record"),
    /** The message that shows the page. */
    message: text(),
    version: integer().notNull().default(0),
    failures: integer().notNull().default(0),
  },
  (t) => [index("replays_by_status").on(t.status)],
);
