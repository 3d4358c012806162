/** Councils as the database keeps them, and the threads in which they meet. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { roomPhase } from "../left-threads.ts";
import type { CouncilRecord, Meeting } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Councils = Pick<Repository, "councils" | "meeting" | "keepMeeting">;

/** Councils, and where they meet. */
export function sqliteCouncils({ orm, write }: Database): Councils {
  const game = sql.placeholder("game");
  const { seat, rule, offers, thread, post, wait, inside, called } = t.councils;
  const read = whenAsked({
    councils: () => orm.select({ seat, rule, offers }).from(t.councils).where(eq(t.councils.game, game)).prepare(),
    meeting: () =>
      orm
        .select({ thread, post, wait, inside, called })
        .from(t.councils)
        .where(and(eq(t.councils.game, game), eq(seat, sql.placeholder("seat"))))
        .prepare(),
  });
  return {
    councils: async (id) => read.councils.all({ game: id }) satisfies CouncilRecord[],
    meeting: async (id, of): Promise<Meeting | null> => read.meeting.get({ game: id, seat: of }) ?? null,
    async keepMeeting(id, of, change) {
      await write(() =>
        orm
          .update(t.councils)
          .set(change)
          .where(and(eq(t.councils.game, id), eq(seat, of)))
          .run(),
      );
    },
  };
}

/** The part of a change that concerns councils. */
export function councilWriter({ orm }: Database): (change: Change) => void {
  /** A thread stays in its channel: where the campaign goes on elsewhere, councils meet in others, and these are closed. */
  function leaveRooms(game: string): void {
    const met = and(eq(t.councils.game, game), isNotNull(t.councils.thread));
    for (const { seat, thread } of orm.select().from(t.councils).where(met).all())
      if (thread !== null)
        orm
          .insert(t.threads)
          .values({ game, phase: roomPhase(seat), thread, open: true })
          .onConflictDoUpdate({ target: [t.threads.game, t.threads.phase], set: { thread, open: true } })
          .run();
    orm.update(t.councils).set({ thread: null, post: null, wait: null, inside: [] }).where(met).run();
  }

  return ({ game, councils = [], redirect }) => {
    if (redirect) leaveRooms(game);
    for (const { seat, rule, offers } of councils)
      orm
        .insert(t.councils)
        .values({ game, seat, rule, offers, inside: [] })
        .onConflictDoUpdate({ target: [t.councils.game, t.councils.seat], set: { rule, offers } })
        .run();
  };
}
