/** The tables of the installation, on PostgreSQL; what their columns hold is said in SQLite's `schema/installation.ts`. */
import { pgTable, text } from "drizzle-orm/pg-core";
import { at, bytes, json, whole } from "./columns.ts";

export const guilds = pgTable("guilds", {
  id: text().primaryKey(),
  settings: json<unknown>("guilds.settings", "record").notNull(),
});

export const preferences = pgTable("preferences", {
  person: text().primaryKey(),
  settings: json<unknown>("preferences.settings", "record").notNull(),
});

export const packs = pgTable("packs", {
  hash: text().primaryKey(),
  game: text().notNull(),
  files: json<{ readonly [file: string]: unknown }>("packs.files", "record").notNull(),
});

export const engines = pgTable("engines", {
  hash: text().primaryKey(),
  game: text().notNull(),
  code: bytes().notNull(),
});

export const handledInteractions = pgTable("handled_interactions", {
  id: text().primaryKey(),
  at: at("at"),
});

export const keys = pgTable("keys", {
  name: text().primaryKey(),
  key: text().notNull(),
});

export const upkeep = pgTable("upkeep", {
  name: text().primaryKey(),
  due: at("due"),
});

export const awake = pgTable("awake", {
  id: whole().primaryKey(),
  at: at("at"),
});
