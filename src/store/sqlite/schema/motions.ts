/** The tables of councils' votes, motions, and what members have said on them. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Said } from "#engine";
import { CLOSINGS, type KeptFact, MOTION_STATES, type PlannedMove, type ShownRow, SIDES } from "../../records.ts";
import { at, json } from "./columns.ts";
import { ofGame } from "./games.ts";

/** Answers that were put to the vote of a council, by number in their vote. */
export const motions = sqliteTable(
  "motions",
  {
    game: ofGame(),
    seat: text().notNull(),
    vote: integer().notNull(),
    number: integer().notNull(),
    /** The label of a named answer, which is voted on with the buttons of its question. */
    poll: text(),
    proposer: text().notNull(),
    moves: json<readonly PlannedMove[]>("motions.moves", "list").notNull(),
    ahead: json<readonly Said[]>("motions.ahead", "list").notNull(),
    /** It ends the seat's step. */
    end: integer({ mode: "boolean" }).notNull(),
    /** The number of the motion that it was made from. */
    from: integer(),
    facts: json<readonly KeptFact[]>("motions.facts", "list").notNull(),
    shown: json<readonly ShownRow[]>("motions.shown", "list").notNull(),
    state: text({ enum: MOTION_STATES }).notNull(),
    why: text({ enum: CLOSINGS }),
    /** Who sent it, where it did not win by itself. */
    by: text(),
    /** The first log row that it was sent as. */
    row: integer(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.vote, t.number] })],
);

/** What members of councils have said on motions: in no log, and in no export. */
export const motionBallots = sqliteTable(
  "motion_ballots",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    game: ofGame(),
    seat: text().notNull(),
    vote: integer().notNull(),
    motion: integer().notNull(),
    person: text().notNull(),
    side: text({ enum: SIDES }).notNull(),
    /** The motion has changed since. */
    stale: integer({ mode: "boolean" }).notNull(),
  },
  (t) => [
    uniqueIndex("motion_ballots_by_motion").on(t.game, t.seat, t.vote, t.motion, t.person),
    uniqueIndex("motion_ballots_of_support").on(t.game, t.seat, t.vote, t.person).where(sql`${t.side} = 'support'`),
    index("motion_ballots_by_person").on(t.person),
  ],
);

/** Votes of councils on questions, by number of their seat. */
export const councilVotes = sqliteTable(
  "council_votes",
  {
    game: ofGame(),
    seat: text().notNull(),
    number: integer().notNull(),
    question: text().notNull(),
    /** When the first motion was made, or the seat was asked. */
    since: at("since"),
    /** When the seat was asked; null: it is still to come. */
    asked: integer(),
    /** Those whose vote was missing have been reminded. */
    reminded: integer({ mode: "boolean" }).notNull(),
    /** When it closed with nobody winning; null: it has not. */
    closed: integer(),
    /** The question was answered, or is gone. */
    over: integer({ mode: "boolean" }).notNull(),
    /** When something has to be done; null: nothing has. */
    next: integer(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.number] })],
);
