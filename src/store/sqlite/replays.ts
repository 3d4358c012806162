/** Which campaigns have a page that shows them again, and how far each has come. */
import { and, asc, eq, lt, ne, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import type { ReplayRecord } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";

type Replays = Pick<Repository, "replay" | "replaysWanted" | "replayFailed" | "replayMade" | "replayShown">;

export function sqliteReplays({ orm, write }: Database): Replays {
  const { replays } = t;
  const of = (game: string) => eq(replays.game, game);
  return {
    async replay(game): Promise<ReplayRecord | null> {
      return orm.select().from(replays).where(of(game)).get() ?? null;
    },
    async replaysWanted(most) {
      const wanted = and(eq(replays.status, "wanted"), lt(replays.failures, most));
      const found = orm.select({ game: replays.game }).from(replays).where(wanted).orderBy(asc(replays.failures));
      return found.all().map(({ game }) => game);
    },
    async replayFailed(game) {
      const failures = sql`${replays.failures} + 1`;
      await write(() => orm.update(replays).set({ failures }).where(of(game)).run());
    },
    async replayMade({ game, version }) {
      const made = orm.update(replays).set({ status: "made", failures: 0 });
      const { changes } = await write(() => made.where(and(of(game), eq(replays.version, version))).run());
      return changes > 0;
    },
    async replayShown(game, message) {
      await write(() => orm.update(replays).set({ message }).where(of(game)).run());
    },
  };
}

/** The part of a change that promises a page, or wants one for the post at the end. */
export function replayWriter({ orm }: Database): (change: Change) => void {
  const { replays } = t;
  return ({ game, replay }) => {
    if (replay === "promised") orm.insert(replays).values({ game, status: "promised" }).run();
    else if (replay)
      orm
        .update(replays)
        .set({ status: "wanted", post: replay.post })
        .where(and(eq(replays.game, game), eq(replays.status, "promised")))
        .run();
  };
}

/** A page that names somebody, or has a name that is gone, is remade. */
export function wantAnew({ orm }: Database, game: string): void {
  const { replays } = t;
  orm
    .update(replays)
    .set({ status: "wanted", failures: 0, version: sql`${replays.version} + 1` })
    .where(and(eq(replays.game, game), ne(replays.status, "promised")))
    .run();
}
