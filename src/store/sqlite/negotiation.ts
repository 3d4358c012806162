/** What people have said to each other that no rule enforces, and where they talk in private. */
import { and, asc, eq, isNotNull, like, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { talkPhase } from "../left-threads.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Negotiation = Pick<Repository, "promises" | "talks" | "keepTalk" | "reasons">;

export function sqliteNegotiation({ orm, write }: Database): Negotiation {
  const game = sql.placeholder("game");
  const { promises, talks, reasons } = t;
  const read = whenAsked({
    promises: () => orm.select().from(promises).where(eq(promises.game, game)).orderBy(asc(promises.number)).prepare(),
    talks: () => orm.select().from(talks).where(eq(talks.game, game)).orderBy(asc(talks.at), asc(talks.id)).prepare(),
    reasons: () => orm.select().from(reasons).where(eq(reasons.game, game)).prepare(),
  });
  return {
    promises: async (id) => read.promises.all({ game: id }).map(({ game: _, ...promise }) => promise),
    talks: async (id) => read.talks.all({ game: id }).map(({ game: _, ...talk }) => talk),
    async keepTalk(id, talk, kept) {
      const one = and(eq(t.talks.game, id), eq(t.talks.id, talk));
      await write(() => orm.update(t.talks).set(kept).where(one).run());
    },
    reasons: async (id) => read.reasons.all({ game: id }).map(({ game: _, ...reason }) => reason),
  };
}

/** The part of a change that concerns these. */
export function negotiationWriter({ orm }: Database): (change: Change) => void {
  /** A thread stays in its channel: where the campaign goes on elsewhere, talks go on in others. */
  function leaveTalks(game: string): void {
    const held = and(eq(t.talks.game, game), isNotNull(t.talks.thread));
    for (const { id, thread } of orm.select().from(t.talks).where(held).all())
      if (thread !== null)
        orm
          .insert(t.threads)
          .values({ game, phase: talkPhase(id), thread, open: true })
          .onConflictDoUpdate({ target: [t.threads.game, t.threads.phase], set: { thread, open: true } })
          .run();
    orm.update(t.talks).set({ thread: null, inside: [], last: null }).where(held).run();
  }

  return ({ game, promises = [], talks = [], reasons = [], redirect }) => {
    if (redirect) leaveTalks(game);
    for (const { number, ...promise } of promises)
      orm
        .insert(t.promises)
        .values({ game, number, ...promise })
        .onConflictDoUpdate({ target: [t.promises.game, t.promises.number], set: promise })
        .run();
    for (const { id, ...talk } of talks)
      orm
        .insert(t.talks)
        .values({ game, id, inside: [], ...talk })
        .onConflictDoUpdate({ target: [t.talks.game, t.talks.id], set: talk })
        .run();
    for (const reason of reasons)
      orm
        .insert(t.reasons)
        .values({ game, ...reason })
        .onConflictDoUpdate({ target: [t.reasons.game, t.reasons.offer, t.reasons.seat], set: reason })
        .run();
  };
}

/**
 * What somebody has written goes for good, and a placeholder stands where they were. Who is in the thread of a talk is kept
 * until the messenger has removed them from it.
 */
export function forgetWords(orm: Database["orm"], game: string, person: string, as: string): void {
  orm
    .update(t.promises)
    .set({ text: null, person: as })
    .where(and(eq(t.promises.game, game), eq(t.promises.person, person)))
    .run();
  orm
    .update(t.reasons)
    .set({ text: sql`CASE ${t.reasons.text} WHEN '' THEN '' END`, person: as })
    .where(and(eq(t.reasons.game, game), eq(t.reasons.person, person)))
    .run();
  orm
    .delete(t.sheets)
    .where(and(eq(t.sheets.game, game), like(t.sheets.sheet, `%"person":"${person}"%`)))
    .run();
  orm
    .update(t.talks)
    .set({
      persons: sql`replace(${t.talks.persons}, ${`"${person}"`}, ${`"${as}"`})`,
      readers: sql`replace(${t.talks.readers}, ${`"${person}"`}, ${`"${as}"`})`,
    })
    .where(eq(t.talks.game, game))
    .run();
}
