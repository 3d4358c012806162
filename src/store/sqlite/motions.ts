/** Votes of councils, their motions, and what was said on these. */
import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { withBallots } from "../read-rows.ts";
import type { MotionRecord, VoteRecord } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Motions = Pick<Repository, "votes" | "motions" | "motionsOf" | "sentSince">;

export function sqliteMotions({ orm }: Database): Motions {
  const { motions, motionBallots: ballots, councilVotes: votes } = t;
  const [game, seat, vote] = [sql.placeholder("game"), sql.placeholder("seat"), sql.placeholder("vote")];
  const last = sql`(SELECT max(newest.number) FROM council_votes newest
    WHERE newest.game = ${votes.game} AND newest.seat = ${votes.seat})`;
  const read = whenAsked({
    running: () =>
      orm
        .select()
        .from(votes)
        .where(and(eq(votes.game, game), sql`(NOT ${votes.over} OR ${votes.number} = ${last})`))
        .orderBy(asc(votes.seat), asc(votes.number))
        .prepare(),
    ofVote: () =>
      orm
        .select()
        .from(motions)
        .where(and(eq(motions.game, game), eq(motions.seat, seat), eq(motions.vote, vote)))
        .orderBy(asc(motions.number))
        .prepare(),
    ballots: () =>
      orm
        .select()
        .from(ballots)
        .where(and(eq(ballots.game, game), eq(ballots.seat, seat), eq(ballots.vote, vote)))
        .orderBy(asc(ballots.id))
        .prepare(),
    sent: () =>
      orm
        .selectDistinct({ seat: motions.seat, number: motions.vote })
        .from(motions)
        .where(and(eq(motions.game, game), eq(motions.state, "sent"), gte(motions.row, sql.placeholder("row"))))
        .prepare(),
  });
  const motionsOf = (id: string, of: Pick<VoteRecord, "seat" | "number">): readonly MotionRecord[] => {
    const key = { game: id, seat: of.seat, vote: of.number };
    const rows = read.ofVote.all(key);
    const cast = rows.length === 0 ? [] : read.ballots.all(key);
    return withBallots(rows, cast);
  };
  const current = (id: string): readonly VoteRecord[] =>
    read.running.all({ game: id }).map(({ game: _, ...record }) => record);
  return {
    votes: async (id) => current(id),
    motions: async (id) => current(id).flatMap((one) => motionsOf(id, one)),
    motionsOf: async (id, of) => motionsOf(id, of),
    sentSince: async (id, row) =>
      read.sent
        .all({ game: id, row })
        .flatMap((of) => motionsOf(id, of))
        .filter((motion) => motion.state === "sent" && motion.row !== null && motion.row >= row),
  };
}

/** The part of a change that concerns these: a motion is written with all that was said on it. */
export function motionWriter({ orm, sqlite }: Database): (change: Change) => void {
  const drop = sqlite.prepare("DELETE FROM motion_ballots WHERE game = ? AND seat = ? AND vote = ? AND motion = ?");
  const cast = sqlite.prepare(
    "INSERT INTO motion_ballots (game, seat, vote, motion, person, side, stale) VALUES (?, ?, ?, ?, ?, ?, ?)",
  );
  return ({ game, motions = [], votes = [] }) => {
    const { motions: table, councilVotes } = t;
    for (const { seat, vote, number } of motions) drop.run(game, seat, vote, number); // a member's old support goes before the new comes
    for (const { ballots, ...motion } of motions) {
      const target = [table.game, table.seat, table.vote, table.number];
      orm
        .insert(table)
        .values({ game, ...motion })
        .onConflictDoUpdate({ target, set: motion })
        .run();
      const { seat, vote, number } = motion;
      for (const { person, side, stale } of ballots) cast.run(game, seat, vote, number, person, side, stale ? 1 : 0);
    }
    for (const vote of votes) {
      const target = [councilVotes.game, councilVotes.seat, councilVotes.number];
      orm
        .insert(councilVotes)
        .values({ game, ...vote })
        .onConflictDoUpdate({ target, set: vote })
        .run();
    }
  };
}
