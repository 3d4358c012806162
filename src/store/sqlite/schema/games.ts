/** The tables of campaigns: their records, members and former holders, seats and offers of them, and results. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Params, Result } from "#engine";
import { CALLS, COUNCIL_OFFICES, type CouncilSettings, councilSettings } from "../../council.ts";
import {
  AT_ENDS,
  type Bar,
  COMPUTER_LEVELS,
  GAME_STATUSES,
  HELPS,
  type Lender,
  lender,
  SILENT_SEATS,
  STAND_INS,
  TALK_TIMES,
  TALKS,
} from "../../records.ts";
import { type Timetable, timetable } from "../../timetable.ts";
import { at, json } from "./columns.ts";
import { packs } from "./installation.ts";

export const games = sqliteTable(
  "games",
  {
    id: text().primaryKey(),
    /** Counted up by every change. */
    version: integer().notNull().default(1),
    game: text().notNull(),
    name: text().notNull(),
    guild: text(),
    channel: text().notNull(),
    host: text().notNull(),
    status: text({ enum: GAME_STATUSES }).notNull(),
    options: json<Params>("games.options", "record").notNull(),
    content: text()
      .notNull()
      .references(() => packs.hash),
    rules: text().notNull(),
    secret: text().notNull(),
    commitment: text().notNull(),
    /** How long it waits, and which hours count; null: for ever. */
    timetable: json<Timetable>("games.timetable", (value) => timetable.safeParse(value).success),
    created: at("created"),
    started: integer(),
    ended: integer(),
    /** Until when nobody is waited for; null: it is not paused. */
    paused: integer(),
    /** Since when the bot cannot be in its channel; null: it can. */
    cutOff: integer("cut_off"),
    /** When it may not post there, for want of a right. */
    bars: json<readonly Bar[]>("games.bars", "list").notNull().default([]),
    /** One person may hold several seats. */
    several: integer({ mode: "boolean" }).notNull().default(false),
    /** What everybody may have of it when it has ended; null: its host was not asked. */
    atEnd: text("at_end", { enum: AT_ENDS }),
    /** How well computers play the seats that are theirs. */
    level: text({ enum: COMPUTER_LEVELS }).notNull().default("easy"),
    /** What help people may have in it. */
    help: text({ enum: HELPS }).notNull().default("try-outs"),
    /** Who looks after it without playing; null: nobody. */
    moderator: text(),
    /** What becomes of seats that fall silent; null: that goes by how many parties there are. */
    silentSeat: text("silent_seat", { enum: SILENT_SEATS }),
    /** How many days of leave everybody may take; null: likewise. */
    leaveDays: integer("leave_days"),
    /** Whether there are private talks, and whether others are told of them. */
    talks: text({ enum: TALKS }).notNull().default("announced"),
    talkTime: text("talk_time", { enum: TALK_TIMES }).notNull().default("any"),
    /** The campaign that it plays once more; null: none. */
    rematchOf: text("rematch_of"),
    /** How seats are held by several people; null: each by one. */
    council: json<CouncilSettings>("games.council", (value) => councilSettings.safeParse(value).success),
    /** When something may have to happen by itself, at the earliest; null: nothing has to. */
    due: integer(),
    /** Turns of it that were begun and did not come to their end. */
    dueTries: integer("due_tries").notNull().default(0),
  },
  (t) => [
    index("games_by_due").on(t.due).where(sql`${t.due} IS NOT NULL`),
    index("games_by_tries").on(t.dueTries).where(sql`${t.dueTries} > 0`),
    index("games_by_channel").on(t.channel),
    index("games_by_status").on(t.status, t.id),
    index("games_by_guild").on(t.guild, t.created),
    index("games_by_host").on(t.host),
    index("games_by_moderator").on(t.moderator).where(sql`${t.moderator} IS NOT NULL`),
    index("games_with_bars").on(t.id).where(sql`${t.bars} <> '[]'`),
    index("games_by_rematch").on(t.rematchOf),
  ],
);

/** The campaign that a row belongs to, and goes with. */
export const ofGame = () =>
  text()
    .notNull()
    .references(() => games.id, { onDelete: "cascade" });

export const members = sqliteTable(
  "members",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
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
    /** On leave until then; null: not on leave. */
    away: integer(),
    /** What leave has taken of this campaign so far, ms, what is granted now included. */
    spent: integer().notNull().default(0),
    /** When they last pressed something in this campaign. */
    seen: integer(),
    /** For how much of the time since then nobody had to come by, ms: pauses and leave. */
    excused: integer().notNull().default(0),
    /** How long they have kept others waiting since, ms. */
    waited: integer().notNull().default(0),
    /** Since when they count as silent. */
    silent: integer(),
    /** Who plays for them meanwhile. */
    standIn: text("stand_in", { enum: STAND_INS }),
    /** Who has lent them the seat, and may have it back at any time. */
    lender: json<Lender>("members.lender", (value) => lender.safeParse(value).success),
    /** When it goes back by itself; null: when it is taken back. */
    lentUntil: integer("lent_until"),
    /** In a council; null: none. */
    office: text({ enum: COUNCIL_OFFICES }),
    /** When they are called in a council. */
    calls: text({ enum: CALLS }).notNull().default("each"),
    /** They manage threads where the campaign is, and so can read private ones. */
    readsThreads: integer("reads_threads", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("members_by_game").on(t.game), index("members_by_person").on(t.person)],
);

/** Who held a seat until they left or passed it on. */
export const formerHolders = sqliteTable(
  "former_holders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    seat: text().notNull(),
    /** HMAC-SHA-256 of the person, keyed with the game's secret: whoever has left can be recognized, not named. */
    who: text().notNull(),
    token: text().notNull(),
    left: at("left"),
  },
  (t) => [index("former_holders_by_game").on(t.game)],
);

/** Seats that their holders have offered to somebody: the newest of a game and holder may be open. */
export const seatOffers = sqliteTable(
  "seat_offers",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    giver: text().notNull(),
    /** The moderator, if they have asked for the holder; null: the holder did. */
    by: text(),
    taker: text().notNull(),
    /** Until the giver takes them back. */
    lends: integer({ mode: "boolean" }).notNull().default(false),
    /** Or until then; null: no longer than that. */
    until: integer(),
    at: at("at"),
    open: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [index("seat_offers_by_game").on(t.game)],
);

export const seats = sqliteTable(
  "seats",
  {
    game: ofGame(),
    seat: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

export const results = sqliteTable("results", {
  game: ofGame().primaryKey(),
  result: json<Result>("results.result", "record").notNull(),
  at: at("at"),
});
