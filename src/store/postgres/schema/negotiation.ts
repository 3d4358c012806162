/** The tables of promises, talks and reasons, on PostgreSQL; what their columns hold is said in SQLite's `schema/negotiation.ts`. */
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Seat } from "#engine";
import { type Judgement, PROMISE_STATES } from "../../records.ts";
import { at, json, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const promises = pgTable(
  "promises",
  {
    game: ofGame(),
    number: whole().notNull(),
    id: text().notNull(),
    seat: text().notNull(),
    person: text().notNull(),
    to: json<readonly Seat[]>("promises.to", "list").notNull(),
    text: text(),
    among: json<readonly Seat[]>("promises.among", "list"),
    talk: text(),
    offer: text(),
    at: at("at"),
    phase: text().notNull(),
    turn: whole().notNull(),
    until: whole(),
    state: text({ enum: PROMISE_STATES }).notNull(),
    judged: json<readonly Judgement[]>("promises.judged", "list").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.number] }),
    uniqueIndex("promises_by_id").on(t.game, t.id),
    index("promises_by_person").on(t.person),
  ],
);

export const talks = pgTable(
  "talks",
  {
    game: ofGame(),
    id: text().notNull(),
    seats: json<readonly Seat[]>("talks.seats", "list").notNull(),
    by: text().notNull(),
    at: at("at"),
    persons: json<readonly string[]>("talks.persons", "list").notNull(),
    thread: text(),
    inside: json<readonly string[]>("talks.inside", "list").notNull(),
    phase: text().notNull(),
    last: text(),
    locked: boolean().notNull().default(false),
    opened: json<readonly Seat[]>("talks.opened", "list").notNull().default(sql`'[]'`),
    readers: json<readonly string[]>("talks.readers", "list").notNull().default(sql`'[]'`),
  },
  (t) => [primaryKey({ columns: [t.game, t.id] }), uniqueIndex("talks_by_thread").on(t.thread)],
);

export const reasons = pgTable(
  "reasons",
  {
    game: ofGame(),
    offer: text().notNull(),
    seat: text().notNull(),
    person: text().notNull(),
    maker: text().notNull().default(""),
    among: json<readonly Seat[]>("reasons.among", "list"),
    talk: text(),
    phase: text().notNull().default(""),
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.game, t.offer, t.seat] }), index("reasons_by_person").on(t.person)],
);
