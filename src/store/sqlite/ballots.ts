/** Ballots in SQLite: read, written, counted for a person and forgotten. */
import { and, asc, count, eq, like, or, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import type { BallotRecord } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

/** What people have voted on. */
export function sqliteBallots({ orm }: Database): Pick<Repository, "ballots"> {
  const { game, series, number } = t.ballots;
  const read = whenAsked({
    all: () =>
      orm
        .select()
        .from(t.ballots)
        .where(eq(game, sql.placeholder("game")))
        .orderBy(asc(series), asc(number))
        .prepare(),
  });
  return {
    ballots: async (id) => read.all.all({ game: id }).map(({ game: _, ...ballot }) => ballot) satisfies BallotRecord[],
  };
}

/** The part of a change that concerns ballots. */
export const ballotWriter =
  ({ orm }: Database): ((change: Change) => void) =>
  ({ game, ballots = [] }) => {
    for (const { series, number, ...ballot } of ballots)
      orm
        .insert(t.ballots)
        .values({ game, series, number, ...ballot })
        .onConflictDoUpdate({ target: [t.ballots.game, t.ballots.series, t.ballots.number], set: ballot })
        .run();
  };

/** How many somebody has opened or voted on, or are about them. */
export function ballotsOf({ orm }: Pick<Database, "orm">, person: string): number {
  const { asker, subject, yes, no } = t.ballots;
  const named = [subject, yes, no].map((column) => like(column, `%"${person}"%`));
  const of = orm.select({ n: count() }).from(t.ballots);
  return of.where(or(eq(asker, person), ...named)).get()?.n ?? 0;
}

/** A placeholder where a person was; what they have opened, or is about them, lapses. */
export function forgetInBallots({ orm }: Database, game: string, person: string, as: string): void {
  const { asker, subject, yes, no, status } = t.ballots;
  const renamed = (column: typeof yes | typeof no | typeof subject) =>
    sql`replace(${column}, ${`"${person}"`}, ${`"${as}"`})`;
  const isAbout = sql`${person} IN (json_extract(${subject}, '$.person'), json_extract(${subject}, '$.to'))`;
  const nameless = sql`CASE json_extract(${subject}, '$.kind') WHEN 'admission' THEN json_set(${subject}, '$.name', ${as}) ELSE ${subject} END`;
  const lapsed = sql`CASE ${status} WHEN 'open' THEN 'lapsed' ELSE ${status} END`;
  const ofGame = eq(t.ballots.game, game);
  orm
    .update(t.ballots)
    .set({ subject: nameless, status: lapsed })
    .where(and(ofGame, or(eq(asker, person), isAbout)))
    .run();
  orm
    .update(t.ballots)
    .set({ asker: as })
    .where(and(ofGame, eq(asker, person)))
    .run();
  orm
    .update(t.ballots)
    .set({ subject: renamed(subject), yes: renamed(yes), no: renamed(no) })
    .where(ofGame)
    .run();
}
