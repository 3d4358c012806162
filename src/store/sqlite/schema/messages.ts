/** The tables of what is sent: the outbox, live posts with their pictures, threads, mailboxes, and obstacles. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BaseLayer, Scene } from "#scene";
import type { WordedPostLine } from "../../../earlier/told-words.ts";
import { isPayload, OUTBOX_STATUSES, type OutboxPayload, type PostLine, type ToldAlone } from "../../records.ts";
import { at, json, sketchColumn } from "./columns.ts";
import { ofGame } from "./games.ts";

export const outbox = sqliteTable(
  "outbox",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    /** "channel:ID", "person:ID" or "council:GAME.SEAT": rows of one destination go out in the order of their ids, what people say last. */
    destination: text().notNull(),
    /** Rows of one slot edit the same message; a newer edit replaces an undelivered older one. */
    slot: text(),
    /** Where a release up to 0.2 has put a scene in it: without the base of that, which many have in common. */
    payload: json<OutboxPayload>("outbox.payload", isPayload, { kind: "damaged" }).notNull(),
    base: text().references(() => bases.digest),
    status: text({ enum: OUTBOX_STATUSES }).notNull(),
    attempts: integer().notNull(),
    /** Not before this time. */
    due: at("due"),
    /** The Discord message that came of it. */
    message: text(),
    /** The plain words that its message is created with, and since when; null once it is sent. */
    words: text(),
    tried: integer(),
    /** Who is sending it, and until when it is theirs; null: nobody is. */
    sender: text(),
    lease: integer(),
    error: text(),
    /** It was parked for want of a right: it is tried again by itself. */
    forbidden: integer({ mode: "boolean" }).notNull().default(false),
    created: at("created"),
  },
  (t) => [index("outbox_waiting").on(t.status, t.destination, t.id), index("outbox_by_slot").on(t.game, t.slot)],
);

/** What scenes of releases up to 0.2 have in common. */
export const bases = sqliteTable("bases", {
  /** SHA-256 of the JSON. */
  digest: text().primaryKey(),
  base: json<BaseLayer>("bases.base", "record").notNull(),
});

/** Posts of phases: what the messages of their outbox slots are drawn up from. */
export const livePosts = sqliteTable(
  "live_posts",
  {
    game: ofGame(),
    number: integer().notNull(),
    phase: text().notNull(),
    title: text().notNull(),
    chain: text(),
    lines: json<readonly (PostLine | WordedPostLine)[]>("live_posts.lines", "list").notNull(),
    open: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);

/** What the newest post of a campaign was last sent with: it moves, or calls anybody, only for something else. */
export const shownPosts = sqliteTable("shown_posts", {
  game: ofGame().primaryKey(),
  number: integer().notNull(),
  stage: text().notNull(),
  told: integer({ mode: "boolean" }).notNull(),
});

/** The pictures of these posts. */
export const pictures = sqliteTable(
  "pictures",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    number: integer().notNull(),
    seq: integer().notNull(),
    caption: text().notNull(),
    /** What it is made from; null: it could not be written down, or there is a scene. */
    sketch: sketchColumn("pictures.sketch"),
    /** It is still shown when a later one of its post takes its place. */
    stays: integer({ mode: "boolean" }).notNull().default(false),
    /** Of a release up to 0.2, without its base. */
    scene: json<Scene>("pictures.scene", "record"),
    base: text().references(() => bases.digest),
    /** Of the moment that it shows; null: it is of a release that did not note them. */
    turn: integer(),
    phase: text(),
    /** How many lines of its row were told before it; null: all, or nobody noted it. */
    told: integer(),
  },
  (t) => [index("pictures_by_post").on(t.game, t.number, t.id)],
);

/** What seats were told privately since their last own act. */
export const news = sqliteTable(
  "news",
  {
    game: ofGame(),
    seat: text().notNull(),
    lines: json<readonly ToldAlone[]>("news.lines", "list").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

/** The wait that a person was last notified of. */
export const notified = sqliteTable(
  "notified",
  {
    game: ofGame(),
    person: text().notNull(),
    wait: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] })],
);

export const threads = sqliteTable(
  "threads",
  {
    game: ofGame(),
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
    game: ofGame(),
    person: text().notNull(),
    thread: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] }), uniqueIndex("mailboxes_by_thread").on(t.thread)],
);

/** Destinations that something could not be brought to, and that those concerned have been told of. */
export const obstacles = sqliteTable(
  "obstacles",
  {
    game: ofGame(),
    destination: text().notNull(),
    /** What stood in the way first. */
    reason: text().notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.destination] })],
);
