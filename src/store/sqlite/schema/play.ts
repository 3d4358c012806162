/** The tables of play: the log, states, clocks, and what seats have filled in or settled ahead. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { type Json, type Params, SHAPES } from "#engine";
import {
  type ChainFormat,
  INHERITED,
  type KeptFact,
  type PlannedMove,
  READ_ROW_KINDS,
  type RowAbout,
  type Told,
  type ToldAlone,
} from "../../records.ts";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";
import { engines } from "./installation.ts";

export const log = sqliteTable(
  "log",
  {
    game: ofGame(),
    seq: integer().notNull(),
    kind: text({ enum: READ_ROW_KINDS }).notNull(),
    seat: text(),
    action: text().notNull(),
    params: json<Json>("log.params", "anything").notNull(),
    decision: text(),
    regardless: integer({ mode: "boolean" }).notNull(),
    rules: text().notNull(),
    /** SHA-256 of the state after the row. */
    state: text().notNull(),
    /** Of the chain, at this row: 1 is that of rows of earlier releases. */
    format: integer().$type<ChainFormat>().notNull().default(1),
    /** SHA-256 of what was told; null in format 1. */
    events: text(),
    /** SHA-256 of the hash before and this row. */
    hash: text().notNull(),
    at: at("at"),
    /** Who did it, and what the public was told: not part of the chain, which has the digest of that. */
    person: text(),
    told: json<readonly Told[]>("log.told", "list").notNull(),
    /** What else is known of it: it follows from the states. */
    about: json<RowAbout | null>("log.about", "anything", null),
    /** The first row that was written with it, and whether it may not be taken back: not part of the chain either. */
    input: integer().notNull().default(0),
    final: integer({ mode: "boolean" }).notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

/** What rows told seats privately: each finds its own again, and nobody else's. */
export const toldAlone = sqliteTable(
  "told_alone",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    seat: text().notNull(),
    /** The row that it came with, or that was the last one by then. */
    seq: integer().notNull(),
    at: at("at"),
    turn: integer().notNull(),
    phase: text().notNull(),
    lines: json<readonly ToldAlone[]>("told_alone.lines", "list").notNull(),
  },
  (t) => [index("told_alone_by_seat").on(t.game, t.seat, t.seq)],
);

/** The present state of every game. Origins lie in the log. */
export const snapshots = sqliteTable("snapshots", {
  game: ofGame().primaryKey(),
  seq: integer().notNull(),
  state: text().notNull(),
  hash: text().notNull(),
  chain: text().notNull(),
});

/** When somebody last played in a running campaign; later by the time since then in which nobody could. */
export const lastPlayed = sqliteTable("last_played", {
  game: ofGame().primaryKey(),
  at: at("at"),
});

/** Earlier states of a game, the newest few of those kept every few rows: where undo begins to play again. */
export const checkpoints = sqliteTable(
  "checkpoints",
  {
    game: ofGame(),
    /** Number of the row that comes next. */
    seq: integer().notNull(),
    state: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

/** Which code of the rules leads from the log of a game to its state: a start with the same code need not play it again. */
export const checks = sqliteTable("checks", {
  game: ofGame().primaryKey(),
  code: text().notNull(),
});

/** What seats have filled in so far, for decisions, free actions and questions to come. */
export const sheets = sqliteTable(
  "sheets",
  {
    game: ofGame(),
    seat: text().notNull(),
    /** The member of a council; "": whoever holds the seat. */
    person: text().notNull().default(""),
    decision: text().notNull(),
    sheet: json<Json>("sheets.sheet", "anything").notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.person, t.decision] })],
);

/** The time that seats have for phases; one of an earlier phase is kept as long as an undo can lead back to it. */
export const clocks = sqliteTable(
  "clocks",
  {
    game: ofGame(),
    seat: text().notNull(),
    phase: text().notNull(),
    shape: text({ enum: SHAPES }).notNull().default("together"),
    /** What is left of a clock that stands still, ms. */
    left: integer().notNull(),
    /** Null: it stands still. */
    deadline: integer(),
    remind: integer(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.phase, t.shape] })],
);

export const standingOrders = sqliteTable(
  "standing_orders",
  {
    game: ofGame(),
    seat: text().notNull(),
    name: text().notNull(),
    params: json<Params>("standing_orders.params", "record").notNull(),
    /** The seat wants to be asked where the order would answer. */
    ask: integer({ mode: "boolean" }).notNull().default(false),
    /** The phase or the turn that it ends with. */
    phase: text(),
    turn: integer(),
    /** The first log row that was written with it; 0: none was. */
    given: integer().notNull().default(0),
    /** Null: by whoever holds the seat. */
    inherited: text({ enum: INHERITED }),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.name] })],
);

/** Answers to questions to come. */
export const prepared = sqliteTable(
  "prepared",
  {
    game: ofGame(),
    seat: text().notNull(),
    key: text().notNull(),
    moves: json<readonly PlannedMove[]>("prepared.moves", "list").notNull(),
    facts: json<readonly KeptFact[]>("prepared.facts", "list").notNull(),
    /** Of a step: it is ended with the moves. */
    ends: integer({ mode: "boolean" }).notNull().default(false),
    /** Null: by whoever holds the seat. */
    inherited: text({ enum: INHERITED }),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.key] })],
);

/**
 * Which code has played the rows of a campaign from an origin on to its state: each that did, the last one last. Its engine
 * can play them again when this release cannot.
 */
export const played = sqliteTable(
  "played",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    /** The number of the origin's row. */
    origin: integer().notNull(),
    /** The number of the row that came next when this code took the campaign up. */
    seq: integer().notNull(),
    /** As in `checks`. */
    code: text().notNull(),
    /** Null: not kept yet. */
    engine: text().references(() => engines.hash),
  },
  (t) => [
    uniqueIndex("played_by_part").on(t.game, t.origin, t.code),
    index("played_by_code").on(t.code),
    index("played_by_engine").on(t.engine),
  ],
);
