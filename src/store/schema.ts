import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Json, Params, Result } from "../engine/index.ts";
import type { BaseLayer, Scene } from "../scene/index.ts";
import {
  GAME_STATUSES,
  OUTBOX_STATUSES,
  type OutboxPayload,
  type PlannedMove,
  type PostLine,
  ROW_KINDS,
} from "./records.ts";

/** Times are milliseconds since 1970, UTC. */
const at = (name: string) => integer(name).notNull();

export const guilds = sqliteTable("guilds", {
  id: text().primaryKey(),
  settings: text({ mode: "json" }).notNull(),
});

export const games = sqliteTable(
  "games",
  {
    id: text().primaryKey(),
    game: text().notNull(),
    name: text().notNull(),
    guild: text(),
    channel: text().notNull(),
    host: text().notNull(),
    status: text({ enum: GAME_STATUSES }).notNull(),
    options: text({ mode: "json" }).$type<Params>().notNull(),
    content: text()
      .notNull()
      .references(() => packs.hash),
    rules: text().notNull(),
    secret: text().notNull(),
    commitment: text().notNull(),
    /** Hours that a seat has for a phase before its default answers count; null: for ever. */
    pace: integer(),
    created: at("created"),
    started: integer(),
    ended: integer(),
  },
  (t) => [index("games_by_channel").on(t.channel), index("games_by_status").on(t.status)],
);

export const members = sqliteTable(
  "members",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    person: text().notNull(),
    name: text().notNull(),
    /** The person's opaque name inside the rules: "p1", "p2", … */
    token: text().notNull(),
    /** In the lobby: the seat wished for. */
    seat: text(),
    word: text(),
    /** A computer plays this seat. */
    bot: integer({ mode: "boolean" }).notNull(),
    joined: at("joined"),
  },
  (t) => [index("members_by_game").on(t.game), index("members_by_person").on(t.person)],
);

export const seats = sqliteTable(
  "seats",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

export const log = sqliteTable(
  "log",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seq: integer().notNull(),
    kind: text({ enum: ROW_KINDS }).notNull(),
    seat: text(),
    action: text().notNull(),
    params: text({ mode: "json" }).notNull(),
    decision: text(),
    regardless: integer({ mode: "boolean" }).notNull(),
    rules: text().notNull(),
    /** SHA-256 of the state after the row. */
    state: text().notNull(),
    /** SHA-256 of the hash before and this row. */
    hash: text().notNull(),
    at: at("at"),
    /** Who did it and what the public was told: not part of the chain. */
    person: text(),
    told: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    /** The first row that was written with it, and whether it may not be taken back: not part of the chain either. */
    input: integer().notNull().default(0),
    final: integer({ mode: "boolean" }).notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.game, t.seq] })],
);

/** The present state of every game. Origins lie in the log. */
export const snapshots = sqliteTable("snapshots", {
  game: text()
    .primaryKey()
    .references(() => games.id, { onDelete: "cascade" }),
  seq: integer().notNull(),
  state: text().notNull(),
  hash: text().notNull(),
  chain: text().notNull(),
});

/** What seats have filled in so far, for decisions, free actions and questions to come. */
export const sheets = sqliteTable(
  "sheets",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    decision: text().notNull(),
    sheet: text({ mode: "json" }).$type<Json>().notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.decision] })],
);

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    /** "channel:ID" or "person:ID": rows of one destination go out in the order of their ids. */
    destination: text().notNull(),
    /** Rows of one slot edit the same message; a newer edit replaces an undelivered older one. */
    slot: text(),
    /** Without the base of its picture, which many have in common. */
    payload: text({ mode: "json" }).$type<OutboxPayload>().notNull(),
    base: text().references(() => bases.digest),
    status: text({ enum: OUTBOX_STATUSES }).notNull(),
    attempts: integer().notNull(),
    /** Not before this time. */
    due: at("due"),
    /** The Discord message that came of it. */
    message: text(),
    error: text(),
    created: at("created"),
  },
  (t) => [index("outbox_waiting").on(t.status, t.destination, t.id), index("outbox_by_slot").on(t.game, t.slot)],
);

/** What pictures have in common: once, however many posts of it wait. */
export const bases = sqliteTable("bases", {
  /** SHA-256 of the JSON. */
  digest: text().primaryKey(),
  base: text({ mode: "json" }).$type<BaseLayer>().notNull(),
});

/** The time that seats have for phases; one of an earlier phase is kept as long as an undo can lead back to it. */
export const clocks = sqliteTable(
  "clocks",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    phase: text().notNull(),
    /** What is left of a clock that stands still, ms. */
    left: integer().notNull(),
    /** Null: it stands still. */
    deadline: integer(),
    remind: integer(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.phase] }), index("clocks_by_deadline").on(t.deadline)],
);

export const standingOrders = sqliteTable(
  "standing_orders",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    name: text().notNull(),
    params: text({ mode: "json" }).$type<Params>().notNull(),
    /** The seat wants to be asked where the order would answer. */
    ask: integer({ mode: "boolean" }).notNull().default(false),
    /** The phase or the turn that it ends with. */
    phase: text(),
    turn: integer(),
    /** The first log row that was written with it; 0: none was. */
    given: integer().notNull().default(0),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.name] })],
);

/** Answers to questions to come. */
export const prepared = sqliteTable(
  "prepared",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    key: text().notNull(),
    moves: text({ mode: "json" }).$type<readonly PlannedMove[]>().notNull(),
    facts: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.key] })],
);

/** Posts of phases: what the messages of their outbox slots are drawn up from. */
export const livePosts = sqliteTable(
  "live_posts",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    phase: text().notNull(),
    title: text().notNull(),
    lines: text({ mode: "json" }).$type<readonly PostLine[]>().notNull(),
    open: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);

/** The pictures of these posts. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    seq: integer().notNull(),
    caption: text().notNull(),
    /** Without its base. */
    scene: text({ mode: "json" }).$type<Scene>().notNull(),
    base: text().references(() => bases.digest),
  },
  (t) => [index("pictures_by_post").on(t.game, t.number, t.id)],
);

/** What seats were told alone since their last own act. */
export const news = sqliteTable(
  "news",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    seat: text().notNull(),
    lines: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

/** The wait that a person was last notified of. */
export const notified = sqliteTable(
  "notified",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    person: text().notNull(),
    wait: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] })],
);

export const handledInteractions = sqliteTable("handled_interactions", {
  id: text().primaryKey(),
  at: at("at"),
});

export const threads = sqliteTable(
  "threads",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    /** The phase that it belongs to. */
    phase: text().notNull(),
    thread: text().notNull(),
    open: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.phase] }), uniqueIndex("threads_by_id").on(t.thread)],
);

/** Private threads in place of direct messages that are closed: one for a person and game. */
export const mailboxes = sqliteTable(
  "mailboxes",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    person: text().notNull(),
    thread: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] }), uniqueIndex("mailboxes_by_thread").on(t.thread)],
);

/** Destinations that something could not be brought to, and that those concerned have been told of. */
export const obstacles = sqliteTable(
  "obstacles",
  {
    game: text()
      .notNull()
      .references(() => games.id, { onDelete: "cascade" }),
    destination: text().notNull(),
    /** What stood in the way first. */
    reason: text().notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.destination] })],
);

export const preferences = sqliteTable("preferences", {
  person: text().primaryKey(),
  settings: text({ mode: "json" }).notNull(),
});

export const results = sqliteTable("results", {
  game: text()
    .primaryKey()
    .references(() => games.id, { onDelete: "cascade" }),
  result: text({ mode: "json" }).$type<Result>().notNull(),
  at: at("at"),
});

export const packs = sqliteTable("packs", {
  hash: text().primaryKey(),
  game: text().notNull(),
  files: text({ mode: "json" }).$type<{ readonly [file: string]: unknown }>().notNull(),
});

/** One row: the process that has this file open. */
export const lock = sqliteTable("lock", {
  id: integer().primaryKey(),
  pid: integer().notNull(),
  host: text().notNull(),
  beat: at("beat"),
});
