/** The tables of what is sent, on PostgreSQL; what their columns hold is said in SQLite's `schema/messages.ts`. */
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { WordedPostLine } from "../../../earlier/told-words.ts";
import { isPayload, OUTBOX_STATUSES, type OutboxPayload, type PostLine, type ToldAlone } from "../../records.ts";
import { at, id, json, sketchColumn, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const outbox = pgTable(
  "outbox",
  {
    id: id(),
    game: ofGame(),
    destination: text().notNull(),
    slot: text(),
    payload: json<OutboxPayload>("outbox.payload", isPayload, { kind: "damaged" }).notNull(),
    status: text({ enum: OUTBOX_STATUSES }).notNull(),
    attempts: whole().notNull(),
    due: at("due"),
    message: text(),
    words: text(),
    tried: whole(),
    sender: text(),
    lease: whole(),
    error: text(),
    forbidden: boolean().notNull().default(false),
    created: at("created"),
  },
  (t) => [index("outbox_waiting").on(t.status, t.destination, t.id), index("outbox_by_slot").on(t.game, t.slot)],
);

export const livePosts = pgTable(
  "live_posts",
  {
    game: ofGame(),
    number: whole().notNull(),
    phase: text().notNull(),
    title: text().notNull(),
    chain: text(),
    lines: json<readonly (PostLine | WordedPostLine)[]>("live_posts.lines", "list").notNull(),
    open: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.number] })],
);

export const shownPosts = pgTable("shown_posts", {
  game: ofGame().primaryKey(),
  number: whole().notNull(),
  stage: text().notNull(),
  told: boolean().notNull(),
});

export const pictures = pgTable(
  "pictures",
  {
    id: id(),
    game: ofGame(),
    number: whole().notNull(),
    seq: whole().notNull(),
    caption: text().notNull(),
    sketch: sketchColumn("pictures.sketch"),
    stays: boolean().notNull().default(false),
    turn: whole(),
    phase: text(),
    told: whole(),
  },
  (t) => [index("pictures_by_post").on(t.game, t.number, t.id)],
);

export const news = pgTable(
  "news",
  {
    game: ofGame(),
    seat: text().notNull(),
    lines: json<readonly ToldAlone[]>("news.lines", "list").notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

export const notified = pgTable(
  "notified",
  {
    game: ofGame(),
    person: text().notNull(),
    wait: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] })],
);

export const threads = pgTable(
  "threads",
  {
    game: ofGame(),
    phase: text().notNull(),
    thread: text().notNull(),
    open: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.phase] }), uniqueIndex("threads_by_id").on(t.thread)],
);

export const mailboxes = pgTable(
  "mailboxes",
  {
    game: ofGame(),
    person: text().notNull(),
    thread: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.person] }), uniqueIndex("mailboxes_by_thread").on(t.thread)],
);

export const obstacles = pgTable(
  "obstacles",
  {
    game: ofGame(),
    destination: text().notNull(),
    reason: text().notNull(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.destination] })],
);
