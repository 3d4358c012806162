/** What is kept of a person, and how it is forgotten. */
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { boxOf, EMPTY_POST } from "../forgotten.ts";
import type { Repository } from "../repository.ts";
import { forgetInBallots } from "./ballots.ts";
import type { Database } from "./database.ts";
import { readOnThread } from "./long-readings.ts";
import { forgetWords } from "./negotiation.ts";
import { wantAnew } from "./replays.ts";
import * as t from "./schema.ts";

export function sqlitePrivacy(database: Database): Pick<Repository, "traces" | "forgetPerson"> {
  const { orm, write } = database;
  return {
    traces: (person) => readOnThread(database, { read: "traces", person }),
    async forgetPerson(person) {
      const games = [...(await readOnThread(database, { read: "games", person }))];
      await write(() => {
        orm.delete(t.preferences).where(eq(t.preferences.person, person)).run();
        orm.delete(t.directBoxes).where(eq(t.directBoxes.person, person)).run();
        for (const table of [t.notified, t.mailboxes, t.departures])
          orm
            .delete(table)
            .where(and(inArray(table.game, games), eq(table.person, person)))
            .run();
        for (const table of [t.outbox, t.obstacles])
          orm
            .delete(table)
            .where(and(inArray(table.game, games), eq(table.destination, boxOf(person))))
            .run();
        const offers = inArray(t.seatOffers.game, games);
        for (const name of ["giver", "taker", "by"] as const)
          orm
            .update(t.seatOffers)
            .set({ open: false, [name]: "" })
            .where(and(offers, eq(t.seatOffers[name], person)))
            .run();
      });
    },
  };
}

/** The part of a change that puts a placeholder where a person was. */
export function forgetting(database: Database): (change: Change) => void {
  const { orm } = database;
  return ({ game, forget }) => {
    if (!forget) return;
    const { person, as, seats } = forget;
    orm
      .update(t.log)
      .set({ person: as })
      .where(and(eq(t.log.game, game), eq(t.log.person, person)))
      .run();
    forgetInBallots(database, game, person, as);
    forgetInCouncils(orm, game, person, as);
    forgetWords(orm, game, person, as);
    for (const table of [t.standingOrders, t.prepared, t.news])
      orm
        .delete(table)
        .where(and(eq(table.game, game), inArray(table.seat, [...seats])))
        .run();
    const { sheets, motionBallots: ballots, motions } = t;
    const ofSeats = inArray(sheets.seat, [...seats]);
    orm
      .delete(sheets)
      .where(and(eq(sheets.game, game), ofSeats, inArray(sheets.person, ["", person])))
      .run();
    orm
      .delete(ballots)
      .where(and(eq(ballots.game, game), eq(ballots.person, person)))
      .run();
    for (const column of ["proposer", "by"] as const)
      orm
        .update(motions)
        .set({ [column]: as })
        .where(and(eq(motions.game, game), eq(motions[column], person)))
        .run();
    orm
      .delete(t.notified)
      .where(and(eq(t.notified.game, game), eq(t.notified.person, person)))
      .run();
    orm
      .delete(t.outbox)
      .where(and(eq(t.outbox.game, game), eq(t.outbox.destination, boxOf(person))))
      .run();
    // what was sent is not needed any more, and pictures name the players
    orm.delete(t.pictures).where(eq(t.pictures.game, game)).run();
    const done = and(eq(t.outbox.game, game), inArray(t.outbox.status, ["sent", "replaced"]));
    orm.update(t.outbox).set({ payload: EMPTY_POST }).where(done).run();
    const named = sql`replace(${t.outbox.payload}, ${`"${person}"`}, ${`"${as}"`})`;
    const words = sql`CASE WHEN instr(${t.outbox.words}, ${person}) > 0 THEN NULL ELSE ${t.outbox.words} END`;
    orm.update(t.outbox).set({ payload: named, words }).where(eq(t.outbox.game, game)).run();
    const post = sql`replace(${t.replays.post}, ${`"${person}"`}, ${`"${as}"`})`;
    orm.update(t.replays).set({ post }).where(eq(t.replays.game, game)).run();
    wantAnew(database, game);
  };
}

/** The part of a change that takes a campaign's former name out of messages: what was sent is not needed any more. */
export function renaming(database: Database): (change: Change) => void {
  const { orm } = database;
  return ({ game, renamed, set }) => {
    if (renamed === undefined) return;
    const { payload, status } = t.outbox;
    const isPost = and(eq(t.outbox.game, game), sql`json_extract(${payload}, '$.kind') = 'post'`);
    const isSent = inArray(status, ["sent", "replaced"]);
    orm.update(t.outbox).set({ payload: EMPTY_POST }).where(and(isPost, isSent)).run();
    const title = sql`json_set(${payload}, '$.post.title', replace(json_extract(${payload}, '$.post.title'), ${renamed}, ${set?.name ?? ""}))`;
    orm.update(t.outbox).set({ payload: title }).where(isPost).run();
    const { post } = t.replays;
    const ended = sql`json_set(${post}, '$.title', replace(json_extract(${post}, '$.title'), ${renamed}, ${set?.name ?? ""}))`;
    orm
      .update(t.replays)
      .set({ post: ended })
      .where(and(eq(t.replays.game, game), isNotNull(post)))
      .run();
    wantAnew(database, game);
  };
}

/**
 * A placeholder among those whom councils have called. Who is in the thread of a running campaign is kept until the messenger has
 * removed them from it.
 */
function forgetInCouncils(orm: Database["orm"], game: string, person: string, as: string): void {
  orm
    .update(t.councils)
    .set({ called: sql`replace(${t.councils.called}, ${`"${person}"`}, ${`"${as}"`})` })
    .where(eq(t.councils.game, game))
    .run();
  orm
    .update(t.councils)
    .set({ inside: sql`replace(${t.councils.inside}, ${`"${person}"`}, ${`"${as}"`})` })
    .where(
      and(
        eq(t.councils.game, game),
        sql`(SELECT ${t.games.status} FROM ${t.games} WHERE ${t.games.id} = ${game}) <> 'running'`,
      ),
    )
    .run();
}
