import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COUNCIL_RULES, type CouncilMatter, councilMatter, OFFERED_TO } from "../../council.ts";
import { type CouncilCall, REQUEST_STATUSES } from "../../records.ts";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

/** Seats that several people hold: what they have settled, and where they meet. */
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

/** What members of councils have put to the others of theirs, by number in the campaign. */
export const councilMatters = sqliteTable(
  "council_matters",
  {
    game: ofGame(),
    number: integer().notNull(),
    seat: text().notNull(),
    matter: json<CouncilMatter>("council_matters.matter", (value) => councilMatter.safeParse(value).success).notNull(),
    asker: text().notNull(),
    at: at("at"),
    until: at("until"),
    status: text({ enum: REQUEST_STATUSES }).notNull(),
    /** Persons. */
    yes: json<readonly string[]>("council_matters.yes", "list").notNull(),
    no: json<readonly string[]>("council_matters.no", "list").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);
