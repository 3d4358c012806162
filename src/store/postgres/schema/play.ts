/** The tables of play, on PostgreSQL; what their columns hold is said in SQLite's `schema/play.ts`. */
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
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
import { at, id, json, whole } from "./columns.ts";
import { ofGame } from "./games.ts";
import { engines } from "./installation.ts";

export const log = pgTable(
  "log",
  {
    game: ofGame(),
    seq: whole().notNull(),
    kind: text({ enum: READ_ROW_KINDS }).notNull(),
    seat: text(),
    action: text().notNull(),
    params: json<Json>("log.params", "anything").notNull(),
    decision: text(),
    regardless: boolean().notNull(),
    rules: text().notNull(),
    state: text().notNull(),
    format: whole().$type<ChainFormat>().notNull().default(1),
    events: text(),
    hash: text().notNull(),
    at: at("at"),
    person: text(),
    told: json<readonly Told[]>("log.told", "list").notNull(),
    about: json<RowAbout | null>("log.about", "anything", null),
    input: whole().notNull().default(0),
    final: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

export const toldAlone = pgTable(
  "told_alone",
  {
    id: id(),
    game: ofGame(),
    seat: text().notNull(),
    seq: whole().notNull(),
    at: at("at"),
    turn: whole().notNull(),
    phase: text().notNull(),
    lines: json<readonly ToldAlone[]>("told_alone.lines", "list").notNull(),
  },
  (t) => [index("told_alone_by_seat").on(t.game, t.seat, t.seq)],
);

export const snapshots = pgTable("snapshots", {
  game: ofGame().primaryKey(),
  seq: whole().notNull(),
  state: text().notNull(),
  hash: text().notNull(),
  chain: text().notNull(),
});

export const lastPlayed = pgTable("last_played", {
  game: ofGame().primaryKey(),
  at: at("at"),
});

export const checkpoints = pgTable(
  "checkpoints",
  {
    game: ofGame(),
    seq: whole().notNull(),
    state: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

export const checks = pgTable("checks", {
  game: ofGame().primaryKey(),
  code: text().notNull(),
});

export const sheets = pgTable(
  "sheets",
  {
    game: ofGame(),
    seat: text().notNull(),
    person: text().notNull().default(""),
    decision: text().notNull(),
    sheet: json<Json>("sheets.sheet", "anything").notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.person, t.decision] })],
);

export const clocks = pgTable(
  "clocks",
  {
    game: ofGame(),
    seat: text().notNull(),
    phase: text().notNull(),
    shape: text({ enum: SHAPES }).notNull().default("together"),
    left: whole().notNull(),
    deadline: whole(),
    remind: whole(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.phase, t.shape] })],
);

export const standingOrders = pgTable(
  "standing_orders",
  {
    game: ofGame(),
    seat: text().notNull(),
    name: text().notNull(),
    params: json<Params>("standing_orders.params", "record").notNull(),
    ask: boolean().notNull().default(false),
    phase: text(),
    turn: whole(),
    given: whole().notNull().default(0),
    inherited: text({ enum: INHERITED }),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.name] })],
);

export const prepared = pgTable(
  "prepared",
  {
    game: ofGame(),
    seat: text().notNull(),
    key: text().notNull(),
    moves: json<readonly PlannedMove[]>("prepared.moves", "list").notNull(),
    facts: json<readonly KeptFact[]>("prepared.facts", "list").notNull(),
    ends: boolean().notNull().default(false),
    inherited: text({ enum: INHERITED }),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.key] })],
);

export const played = pgTable(
  "played",
  {
    id: id(),
    game: ofGame(),
    origin: whole().notNull(),
    seq: whole().notNull(),
    code: text().notNull(),
    engine: text().references(() => engines.hash),
  },
  (t) => [
    uniqueIndex("played_by_part").on(t.game, t.origin, t.code),
    index("played_by_code").on(t.code),
    index("played_by_engine").on(t.engine),
  ],
);
