/** The tables of direct messages: channels, who is closed, and what Discord forbids for a while. */
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns.ts";

/** People's direct messages with the bot. */
export const directBoxes = sqliteTable("direct_boxes", {
  person: text().primaryKey(),
  /** Null: not known by this table yet. */
  channel: text(),
  /** Whether the bot has written there: it may go on where Discord lets it begin no more conversations. */
  written: integer({ mode: "boolean" }).notNull(),
  /** When they were found to be closed; null: they were open the last time. */
  closed: integer(),
});

/** One row: as whom the bot has written to them. */
export const identity = sqliteTable("identity", {
  id: integer().primaryKey(),
  /** Its user at Discord. */
  bot: text().notNull(),
});

/** What Discord does not let the bot do for a while. */
export const restrictions = sqliteTable("restrictions", {
  /** "quarantine": it begins no conversations. */
  kind: text().primaryKey(),
  until: at("until"),
});
