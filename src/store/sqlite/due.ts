/** Which campaigns have something due and when, worked out from their rows, and which of their turns never finished. */
import type Sqlite from "better-sqlite3";
import type { Change } from "../change.ts";
import { ALONE_FROM, DUE_AFTER, type DueParts, type DueTurn, MOST_TRIES, NEVER, pauseAfter } from "../due.ts";
import { duePartTimes } from "../due-parts.ts";
import { isAct } from "../of-acts.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { whenAsked } from "./when-asked.ts";

type Due = Pick<Repository, "dueGames" | "dueParts" | "endTurns" | "beginTurns" | "dueBy" | "setAsideTurns">;

const PARTS = duePartTimes({ least: "min", greatest: "max", from: ":from" });

/** When something of a campaign is next due, of these parts, but nothing of before `:from`. */
const dueOf = (parts: readonly string[]): string => `SELECT min(${parts.join(", ")}) AS at FROM games WHERE id = :game`;
const DUE_OF = dueOf(Object.values(PARTS));

/** Each is prepared when it is first needed. */
const dueStatements = (sqlite: Sqlite.Database) =>
  whenAsked({
    parts: () =>
      sqlite.prepare<{ game: string; from: number }, DueParts>(
        `SELECT ${Object.entries(PARTS)
          .map(([name, time]) => `${time} AS ${name}`)
          .join(", ")} FROM games WHERE id = :game`,
      ),
    first: () =>
      sqlite
        .prepare<[number, string, number], string>(
          "SELECT id FROM games WHERE due <= ? AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT ?",
        )
        .pluck(),
    begin: () =>
      sqlite.prepare<{ until: number | null; game: string; now: number | null }>(
        "UPDATE games SET due = :until, due_tries = due_tries + 1 WHERE id = :game AND (:now IS NULL OR due <= :now)",
      ),
    settle: () =>
      sqlite.prepare(`
        UPDATE games SET due = nullif(min(next.at, :again), ${NEVER}) FROM (${DUE_OF}) AS next
        WHERE id = :game AND due = :until`),
    forgive: () => sqlite.prepare("UPDATE games SET due_tries = 0 WHERE id = ? AND due_tries <> 0"),
    count: () => sqlite.prepare("UPDATE games SET due_tries = due_tries + 1 WHERE id = ?"),
    uncount: () => sqlite.prepare("UPDATE games SET due_tries = due_tries - 1 WHERE id = ? AND due_tries > 0"),
    triesOf: () => sqlite.prepare<[string], number>("SELECT due_tries FROM games WHERE id = ?").pluck(),
    by: () =>
      sqlite
        .prepare<{ at: number }, string>(`
          SELECT id FROM games WHERE due <= :at
          UNION ALL SELECT id FROM games WHERE due_tries > 0 AND coalesce(due, ${NEVER}) > :at`)
        .pluck(),
    aside: () =>
      sqlite.prepare<[number], number>("SELECT count(*) FROM games WHERE due_tries > 0 AND due_tries > ?").pluck(),
  });

/** Which campaigns have their turn, and since when they are due. */
export function sqliteDue({ sqlite, write }: Database): Due {
  const hot = dueStatements(sqlite);
  /** `now` null: it is not for something that is due. */
  const turnOf = (game: string, tries: number, now: number | null): readonly DueTurn[] => {
    const aside = tries >= MOST_TRIES;
    const until = now === null || aside ? null : now + pauseAfter(tries);
    const isNoted = until !== null || aside;
    const { changes } = isNoted ? hot.begin.run({ until, game, now }) : hot.count.run(game);
    return isNoted && changes === 0 ? [] : [{ game, until, aside }];
  };
  return {
    dueGames: async (now, most, but) => hot.first.all(now, JSON.stringify(but), most),
    async beginTurns(games, now) {
      const found = games.map((game) => ({ game, tries: hot.triesOf.get(game) ?? 0 }));
      const bad = found.findIndex(({ tries }) => tries >= ALONE_FROM);
      const turns = bad < 0 ? found : found.slice(0, Math.max(1, bad));
      return await write(() => turns.flatMap(({ game, tries }) => turnOf(game, tries, now)));
    },
    dueParts: async (game) => hot.parts.get({ game, from: 0 }) ?? null,
    async endTurns(ended, now) {
      if (ended.length === 0) return;
      await write(() => {
        for (const { game, until, again } of ended) {
          if (until === null) hot.uncount.run(game);
          else {
            hot.settle.run({ game, until, again, from: now });
            hot.forgive.run(game);
          }
        }
      });
    },
    dueBy: async (at) => hot.by.all({ at }),
    setAsideTurns: async () => hot.aside.get(MOST_TRIES) ?? 0,
  };
}

/**
 * The last part of every change: the campaign is looked at when the first of what it has is due. A later time is left to
 * the look that comes then, and to no act: most of them would only rewrite it.
 */
export function dueWriter({ sqlite }: Database): (change: Change) => void {
  /** To read it first takes a third of the time of one statement that does all. */
  const nextOf = (parts: readonly string[]) =>
    sqlite.prepare<{ game: string; from: number }, number>(dueOf(parts)).pluck();
  const hot = whenAsked({
    next: () => nextOf(Object.values(PARTS)),
    nextByAct: () => nextOf([PARTS.clocks, PARTS.idle]),
    isTried: () => sqlite.prepare<[string], 0 | 1>("SELECT due_tries > 0 FROM games WHERE id = ?").pluck(),
    lower: () =>
      sqlite.prepare<[number, string, number]>(
        `UPDATE games SET due = ? WHERE id = ? AND (due IS NULL OR due > ?) AND due_tries <= ${MOST_TRIES}`,
      ),
    forgive: () => sqlite.prepare("UPDATE games SET due_tries = 0 WHERE id = ? AND due_tries <> 0"),
  });
  const nextAfter = (change: Change): number => {
    const { game, firstDue, played, at } = change;
    // a turn that is under way, or has failed, may have left anything, and not only what acts change
    if (!isAct(change) || hot.isTried.get(game) === 1) return hot.next.get({ game, from: 0 }) ?? NEVER;
    if (firstDue === undefined) return hot.nextByAct.get({ game, from: 0 }) ?? NEVER;
    return played ? Math.min(firstDue, at + DUE_AFTER.idle) : firstDue; // nobody is idle any sooner than before
  };
  return (change) => {
    const { game, repair } = change;
    if (repair) hot.forgive.run(game);
    const next = nextAfter(change);
    if (next < NEVER) hot.lower.run(next, game, next);
  };
}
