/** Seats that several people hold: what they have settled, and where they meet. */
import { primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COUNCIL_RULES, OFFERED_TO } from "../../council.ts";
import type { CouncilCall } from "../../records.ts";
import { json } from "./columns.ts";
import { ofGame } from "./games.ts";

export const councils = sqliteTable(
  "councils",
  {
    game: ofGame(),
    seat: text().notNull(),
    /** Who acts for it; null: as the campaign has it. */
    rule: text({ enum: COUNCIL_RULES }),
    /** Who answers offers; null: as the campaign has it. */
    offers: text({ enum: OFFERED_TO }),
    /** Its private thread; null: none was opened yet, or it is gone. */
    thread: text(),
    /** Its post there, with hand and question. */
    post: text(),
    /** The wait that this post was last sent for. */
    wait: text(),
    /** Persons who were let into the thread. */
    inside: json<readonly string[]>("councils.inside", "list").notNull(),
    /** Whom its questions have called within the last day. */
    called: json<readonly CouncilCall[]>("councils.called", "list").notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] }), uniqueIndex("councils_by_thread").on(t.thread)],
);
