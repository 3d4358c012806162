/** The tables of promises, private talks, and reasons for declining offers. */
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Seat } from "#engine";
import { type Judgement, PROMISE_STATES } from "../../records.ts";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

/** What seats have promised each other: beside the log, which no word of it enters. */
export const promises = sqliteTable(
  "promises",
  {
    game: ofGame(),
    number: integer().notNull(),
    id: text().notNull(),
    seat: text().notNull(),
    person: text().notNull(),
    to: json<readonly Seat[]>("promises.to", "list").notNull(),
    /** Null: it was removed. */
    text: text(),
    /** Seats; null: everyone. */
    among: json<readonly Seat[]>("promises.among", "list"),
    talk: text(),
    offer: text(),
    at: at("at"),
    phase: text().notNull(),
    turn: integer().notNull(),
    /** The turn that it ends with; null: the campaign. */
    until: integer(),
    state: text({ enum: PROMISE_STATES }).notNull(),
    judged: json<readonly Judgement[]>("promises.judged", "list").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.game, t.number] }),
    uniqueIndex("promises_by_id").on(t.game, t.id),
    index("promises_by_person").on(t.person),
  ],
);

/** Private threads of some seats. */
export const talks = sqliteTable(
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
    locked: integer({ mode: "boolean" }).notNull().default(false),
    opened: json<readonly Seat[]>("talks.opened", "list").notNull().default([]),
    readers: json<readonly string[]>("talks.readers", "list").notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.game, t.id] }), uniqueIndex("talks_by_thread").on(t.thread)],
);

/** Why seats have said no to offers. */
export const reasons = sqliteTable(
  "reasons",
  {
    game: ofGame(),
    offer: text().notNull(),
    seat: text().notNull(),
    person: text().notNull(),
    /** Who had made the offer. */
    maker: text().notNull().default(""),
    /** Seats; null: everyone. */
    among: json<readonly Seat[]>("reasons.among", "list"),
    talk: text(),
    phase: text().notNull().default(""),
    /** "": nobody has said why; null: it was removed. */
    text: text(),
  },
  (t) => [primaryKey({ columns: [t.game, t.offer, t.seat] }), index("reasons_by_person").on(t.person)],
);
