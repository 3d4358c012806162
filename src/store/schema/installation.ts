import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "./columns.ts";

export const guilds = sqliteTable("guilds", {
  id: text().primaryKey(),
  settings: text({ mode: "json" }).notNull(),
});

export const preferences = sqliteTable("preferences", {
  person: text().primaryKey(),
  settings: text({ mode: "json" }).notNull(),
});

export const packs = sqliteTable("packs", {
  hash: text().primaryKey(),
  game: text().notNull(),
  files: text({ mode: "json" }).$type<{ readonly [file: string]: unknown }>().notNull(),
});

export const handledInteractions = sqliteTable("handled_interactions", {
  id: text().primaryKey(),
  at: at("at"),
});

/** One row: the process that has this file open. */
export const lock = sqliteTable("lock", {
  id: integer().primaryKey(),
  pid: integer().notNull(),
  host: text().notNull(),
  beat: at("beat"),
});
