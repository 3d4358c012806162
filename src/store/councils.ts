import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { CouncilMatterRecord, CouncilRecord } from "./records.ts";
import type { Change, Repository } from "./repository.ts";
import * as t from "./schema.ts";

/** Councils and what was put to them. */
export function sqliteCouncils({
  orm,
  write,
}: Database): Pick<Repository, "councils" | "keepMeeting" | "councilMatters"> {
  const game = sql.placeholder("game");
  const councils = orm.select().from(t.councils).where(eq(t.councils.game, game)).prepare();
  const matters = orm
    .select()
    .from(t.councilMatters)
    .where(eq(t.councilMatters.game, game))
    .orderBy(asc(t.councilMatters.number))
    .prepare();
  return {
    councils: async (id) =>
      councils.all({ game: id }).map(({ game: _, ...council }) => council) satisfies CouncilRecord[],
    async keepMeeting(id, seat, meeting) {
      const { game: ofGame, seat: ofSeat } = t.councils;
      await write(() =>
        orm
          .update(t.councils)
          .set(meeting)
          .where(and(eq(ofGame, id), eq(ofSeat, seat)))
          .run(),
      );
    },
    councilMatters: async (id) =>
      matters.all({ game: id }).map(({ game: _, ...matter }) => matter) satisfies CouncilMatterRecord[],
  };
}

/** The part of a change that concerns councils. */
export function councilWriter({ orm }: Database): (change: Change) => void {
  return ({ game, councils = [], matters = [] }) => {
    for (const { seat, rule, offers } of councils)
      orm
        .insert(t.councils)
        .values({ game, seat, rule, offers, inside: [] })
        .onConflictDoUpdate({ target: [t.councils.game, t.councils.seat], set: { rule, offers } })
        .run();
    for (const { number, ...matter } of matters)
      orm
        .insert(t.councilMatters)
        .values({ game, number, ...matter })
        .onConflictDoUpdate({ target: [t.councilMatters.game, t.councilMatters.number], set: matter })
        .run();
  };
}
