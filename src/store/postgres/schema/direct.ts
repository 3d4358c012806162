/** The tables of direct messages, on PostgreSQL; what their columns hold is said in SQLite's `schema/direct.ts`. */
import { boolean, pgTable, text } from "drizzle-orm/pg-core";
import { at, whole } from "./columns.ts";

export const directBoxes = pgTable("direct_boxes", {
  person: text().primaryKey(),
  channel: text(),
  written: boolean().notNull(),
  closed: whole(),
});

export const identity = pgTable("identity", {
  id: whole().primaryKey(),
  bot: text().notNull(),
});

export const restrictions = pgTable("restrictions", {
  kind: text().primaryKey(),
  until: at("until"),
});
