/** The tables of campaigns, on PostgreSQL; what their columns hold is said in SQLite's `schema/games.ts`. */
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
import { at, id, json, whole } from "./columns.ts";
import { packs } from "./installation.ts";

export const games = pgTable(
  "games",
  {
    id: text().primaryKey(),
    version: whole().notNull().default(1),
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
    timetable: json<Timetable>("games.timetable", (value) => timetable.safeParse(value).success),
    created: at("created"),
    started: whole(),
    ended: whole(),
    paused: whole(),
    cutOff: whole("cut_off"),
    bars: json<readonly Bar[]>("games.bars", "list").notNull().default(sql`'[]'`),
    several: boolean().notNull().default(false),
    atEnd: text("at_end", { enum: AT_ENDS }),
    level: text({ enum: COMPUTER_LEVELS }).notNull().default("easy"),
    /** What help people may have in it. */
    help: text({ enum: HELPS }).notNull().default("try-outs"),
    moderator: text(),
    silentSeat: text("silent_seat", { enum: SILENT_SEATS }),
    leaveDays: whole("leave_days"),
    talks: text({ enum: TALKS }).notNull().default("announced"),
    talkTime: text("talk_time", { enum: TALK_TIMES }).notNull().default("any"),
    rematchOf: text("rematch_of"),
    council: json<CouncilSettings>("games.council", (value) => councilSettings.safeParse(value).success),
    due: whole(),
    dueTries: whole("due_tries").notNull().default(0),
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

export const ofGame = () =>
  text()
    .notNull()
    .references(() => games.id, { onDelete: "cascade" });

export const members = pgTable(
  "members",
  {
    id: id(),
    game: ofGame(),
    person: text().notNull(),
    name: text().notNull(),
    token: text().notNull(),
    seat: text(),
    word: text(),
    bot: boolean().notNull(),
    joined: at("joined"),
    away: whole(),
    spent: whole().notNull().default(0),
    seen: whole(),
    excused: whole().notNull().default(0),
    waited: whole().notNull().default(0),
    silent: whole(),
    standIn: text("stand_in", { enum: STAND_INS }),
    lender: json<Lender>("members.lender", (value) => lender.safeParse(value).success),
    lentUntil: whole("lent_until"),
    office: text({ enum: COUNCIL_OFFICES }),
    calls: text({ enum: CALLS }).notNull().default("each"),
    readsThreads: boolean("reads_threads").notNull().default(false),
  },
  (t) => [index("members_by_game").on(t.game), index("members_by_person").on(t.person)],
);

export const formerHolders = pgTable(
  "former_holders",
  {
    id: id(),
    game: ofGame(),
    seat: text().notNull(),
    who: text().notNull(),
    token: text().notNull(),
    left: at("left"),
  },
  (t) => [index("former_holders_by_game").on(t.game)],
);

export const seatOffers = pgTable(
  "seat_offers",
  {
    id: id(),
    game: ofGame(),
    giver: text().notNull(),
    by: text(),
    taker: text().notNull(),
    lends: boolean().notNull().default(false),
    until: whole(),
    at: at("at"),
    open: boolean().notNull(),
  },
  (t) => [index("seat_offers_by_game").on(t.game)],
);

export const seats = pgTable(
  "seats",
  {
    game: ofGame(),
    seat: text().notNull(),
    position: whole().notNull(),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat] })],
);

export const results = pgTable("results", {
  game: ofGame().primaryKey(),
  result: json<Result>("results.result", "record").notNull(),
  at: at("at"),
});
