/** The tables of councils' votes and motions, on PostgreSQL; what their columns hold is said in SQLite's `schema/motions.ts`. */
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { Said } from "#engine";
import { CLOSINGS, type KeptFact, MOTION_STATES, type PlannedMove, type ShownRow, SIDES } from "../../records.ts";
import { at, id, json, whole } from "./columns.ts";
import { ofGame } from "./games.ts";

export const motions = pgTable(
  "motions",
  {
    game: ofGame(),
    seat: text().notNull(),
    vote: whole().notNull(),
    number: whole().notNull(),
    poll: text(),
    proposer: text().notNull(),
    moves: json<readonly PlannedMove[]>("motions.moves", "list").notNull(),
    ahead: json<readonly Said[]>("motions.ahead", "list").notNull(),
    end: boolean().notNull(),
    from: whole(),
    facts: json<readonly KeptFact[]>("motions.facts", "list").notNull(),
    shown: json<readonly ShownRow[]>("motions.shown", "list").notNull(),
    state: text({ enum: MOTION_STATES }).notNull(),
    why: text({ enum: CLOSINGS }),
    by: text(),
    row: whole(),
    at: at("at"),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.vote, t.number] })],
);

export const motionBallots = pgTable(
  "motion_ballots",
  {
    id: id(),
    game: ofGame(),
    seat: text().notNull(),
    vote: whole().notNull(),
    motion: whole().notNull(),
    person: text().notNull(),
    side: text({ enum: SIDES }).notNull(),
    stale: boolean().notNull(),
  },
  (t) => [
    uniqueIndex("motion_ballots_by_motion").on(t.game, t.seat, t.vote, t.motion, t.person),
    uniqueIndex("motion_ballots_of_support").on(t.game, t.seat, t.vote, t.person).where(sql`${t.side} = 'support'`),
    index("motion_ballots_by_person").on(t.person),
  ],
);

export const councilVotes = pgTable(
  "council_votes",
  {
    game: ofGame(),
    seat: text().notNull(),
    number: whole().notNull(),
    question: text().notNull(),
    since: at("since"),
    asked: whole(),
    reminded: boolean().notNull(),
    closed: whole(),
    over: boolean().notNull(),
    next: whole(),
  },
  (t) => [primaryKey({ columns: [t.game, t.seat, t.number] })],
);
