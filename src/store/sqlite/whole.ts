/** A campaign as it stood at one moment: all of its tables in one read transaction. */
import type { LogPart, Repository } from "../repository.ts";
import type { Whole } from "../whole.ts";
import type { Database } from "./database.ts";

/** Each of these reads at once when it is called; only what it has found comes later. */
type Reads = Pick<
  Repository,
  | "game"
  | "snapshot"
  | "members"
  | "lesson"
  | "councils"
  | "votes"
  | "motions"
  | "talks"
  | "promises"
  | "reasons"
  | "orders"
  | "prepared"
  | "clocks"
  | "ballots"
  | "livePost"
  | "news"
  | "acted"
  | "log"
>;

interface Head {
  readonly version: number;
  readonly shared: 0 | 1;
  readonly taught: 0 | 1;
}

export function sqliteWhole({ sqlite }: Database, reads: Reads): Pick<Repository, "whole"> {
  const heads = sqlite.prepare<[string], Head>(
    "SELECT version, council IS NOT NULL AS shared, status = 'lesson' AS taught FROM games WHERE id = ?",
  );
  const atOnce = sqlite.transaction((game: string, known: number | null, part: LogPart) => {
    const head = heads.get(game);
    if (!head) return null;
    if (head.version === known) return "same";
    const isShared = head.shared === 1;
    const parts = Promise.all([
      reads.game(game),
      reads.snapshot(game),
      reads.members(game),
      head.taught === 1 ? reads.lesson(game) : null,
      isShared ? reads.councils(game) : [],
      isShared ? reads.votes(game) : [],
      isShared ? reads.motions(game) : [],
      reads.talks(game),
      reads.promises(game),
      reads.reasons(game),
      reads.orders(game),
      reads.prepared(game),
      reads.clocks(game),
      reads.ballots(game),
      reads.livePost(game, null),
      reads.news(game),
      reads.acted(game),
      reads.log(game, part),
    ]);
    return { parts }; // no transaction may return a promise
  });
  return {
    async whole(game, known, part): Promise<Whole | "same" | null> {
      const read = atOnce(game, known, part);
      if (read === null || read === "same") return read;
      const [record, snapshot, members, lesson, councils, votes, motions, ...more] = await read.parts;
      const [talks, promises, reasons, orders, prepared, clocks, ballots, post, news, acted, rows] = more;
      if (!record) return null;
      const of = { record, snapshot, members, lesson, councils, votes, motions, talks, promises, reasons };
      return { ...of, orders, prepared, clocks, ballots, post, news, acted, rows };
    },
  };
}
