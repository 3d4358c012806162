/** The part of a change that concerns what people decide and say among themselves, and the threads where they do. */
import { and, eq, isNotNull } from "drizzle-orm";
import type { Change } from "../change.ts";
import { mailboxPhase, roomPhase, talkPhase } from "../left-threads.ts";
import type { Flight } from "./flight.ts";
import * as t from "./schema.ts";

export async function writeTalks(flight: Flight, change: Change): Promise<void> {
  if (change.redirect) await leavePlaces(flight, change.game);
  const { orm, run } = flight;
  const { game, ballots = [], councils = [], promises = [], talks = [], reasons = [] } = change;
  for (const { series, number, ...ballot } of ballots)
    run(
      orm
        .insert(t.ballots)
        .values({ game, series, number, ...ballot })
        .onConflictDoUpdate({ target: [t.ballots.game, t.ballots.series, t.ballots.number], set: ballot }),
    );
  for (const { seat, rule, offers } of councils)
    run(
      orm
        .insert(t.councils)
        .values({ game, seat, rule, offers, inside: [] })
        .onConflictDoUpdate({ target: [t.councils.game, t.councils.seat], set: { rule, offers } }),
    );
  writeMotions(flight, change);
  for (const { number, ...promise } of promises)
    run(
      orm
        .insert(t.promises)
        .values({ game, number, ...promise })
        .onConflictDoUpdate({ target: [t.promises.game, t.promises.number], set: promise }),
    );
  for (const { id, ...talk } of talks)
    run(
      orm
        .insert(t.talks)
        .values({ game, id, inside: [], ...talk })
        .onConflictDoUpdate({ target: [t.talks.game, t.talks.id], set: talk }),
    );
  for (const reason of reasons)
    run(
      orm
        .insert(t.reasons)
        .values({ game, ...reason })
        .onConflictDoUpdate({ target: [t.reasons.game, t.reasons.offer, t.reasons.seat], set: reason }),
    );
}

/** A motion is written with all that was said on it. */
function writeMotions({ orm, run, put }: Flight, { game, motions = [], votes = [] }: Change): void {
  const { motions: table, motionBallots, councilVotes } = t;
  for (const { seat, vote, number } of motions)
    put(
      "DELETE FROM motion_ballots WHERE game = $1 AND seat = $2 AND vote = $3 AND motion = $4",
      ...[game, seat, vote, number], // a member's old support goes before the new comes
    );
  for (const { ballots, ...motion } of motions) {
    const target = [table.game, table.seat, table.vote, table.number];
    run(
      orm
        .insert(table)
        .values({ game, ...motion })
        .onConflictDoUpdate({ target, set: motion }),
    );
    const { seat, vote, number } = motion;
    const cast = ballots.map((ballot) => ({ game, seat, vote, motion: number, ...ballot }));
    if (cast.length > 0) run(orm.insert(motionBallots).values(cast));
  }
  for (const vote of votes) {
    const target = [councilVotes.game, councilVotes.seat, councilVotes.number];
    run(
      orm
        .insert(councilVotes)
        .values({ game, ...vote })
        .onConflictDoUpdate({ target, set: vote }),
    );
  }
}

/**
 * Threads stay in their channel: where the campaign goes on elsewhere, councils, talks and mailboxes have others, and these are
 * known as left behind until they are closed.
 */
async function leavePlaces({ orm, run }: Flight, game: string): Promise<void> {
  const met = and(eq(t.councils.game, game), isNotNull(t.councils.thread));
  const held = and(eq(t.talks.game, game), isNotNull(t.talks.thread));
  const [rooms, talks, boxes] = await Promise.all([
    orm.select({ of: t.councils.seat, thread: t.councils.thread }).from(t.councils).where(met),
    orm.select({ of: t.talks.id, thread: t.talks.thread }).from(t.talks).where(held),
    orm.select({ thread: t.mailboxes.thread }).from(t.mailboxes).where(eq(t.mailboxes.game, game)),
  ]);
  const left = [
    ...rooms.map(({ of, thread }) => ({ phase: roomPhase(of), thread })),
    ...talks.map(({ of, thread }) => ({ phase: talkPhase(of), thread })),
    ...boxes.map(({ thread }) => ({ phase: mailboxPhase(thread), thread })),
  ];
  for (const { phase, thread } of left)
    if (thread !== null)
      run(
        orm
          .insert(t.threads)
          .values({ game, phase, thread, open: true })
          .onConflictDoUpdate({ target: [t.threads.game, t.threads.phase], set: { thread, open: true } }),
      );
  run(orm.delete(t.mailboxes).where(eq(t.mailboxes.game, game)));
  run(orm.update(t.councils).set({ thread: null, post: null, wait: null, inside: [] }).where(met));
  run(orm.update(t.talks).set({ thread: null, inside: [], last: null }).where(held));
}
