/** The tables of the installation: servers, preferences, packs, engines, handled interactions, and who may write. */
import { blob, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at, json } from "./columns.ts";

export const guilds = sqliteTable("guilds", {
  id: text().primaryKey(),
  settings: json<unknown>("guilds.settings", "record").notNull(),
});

export const preferences = sqliteTable("preferences", {
  person: text().primaryKey(),
  settings: json<unknown>("preferences.settings", "record").notNull(),
});

export const packs = sqliteTable("packs", {
  hash: text().primaryKey(),
  game: text().notNull(),
  files: json<{ readonly [file: string]: unknown }>("packs.files", "record").notNull(),
});

/** The rules of games as text, each once: what campaigns were played with, whatever this release plays. */
export const engines = sqliteTable("engines", {
  /** SHA-256 of the text. */
  hash: text().primaryKey(),
  game: text().notNull(),
  /** The text, compressed (Brotli). */
  code: blob({ mode: "buffer" }).notNull(),
});

export const handledInteractions = sqliteTable("handled_interactions", {
  id: text().primaryKey(),
  at: at("at"),
});

/** Secrets of the installation, drawn once. */
export const keys = sqliteTable("keys", {
  /** What is keyed with it. */
  name: text().primaryKey(),
  key: text().notNull(),
});

/** What is done from time to time, by one process, and when next. */
export const upkeep = sqliteTable("upkeep", {
  name: text().primaryKey(),
  due: at("due"),
});

/** One row: the process that may write this file. */
export const lock = sqliteTable("lock", {
  id: integer().primaryKey(),
  pid: integer().notNull(),
  host: text().notNull(),
  beat: at("beat"),
  /** Drawn at random by every process; a process of a release without it has left it empty. */
  instance: text().notNull().default(""),
  /** It has the file beside as well, which ends with it. */
  guarded: integer({ mode: "boolean" }).notNull().default(false),
  /** Written and taken away again to see whether there is room. */
  ballast: blob(),
});

/** One row: when the bot was last there for those who play. */
export const awake = sqliteTable("awake", {
  id: integer().primaryKey(),
  at: at("at"),
});
