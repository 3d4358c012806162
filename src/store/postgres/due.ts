/** Which campaigns have something due and when, worked out from their rows, and which of their turns never finished. */
import type { Change } from "../change.ts";
import { ALONE_FROM, DUE_AFTER, type DueParts, type DueTurn, MOST_TRIES, NEVER, pauseAfter } from "../due.ts";
import { duePartTimes } from "../due-parts.ts";
import { isAct } from "../of-acts.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import type { Flight } from "./flight.ts";
import type { Value } from "./session.ts";

type Due = Pick<Repository, "dueGames" | "dueParts" | "endTurns" | "beginTurns" | "dueBy" | "setAsideTurns">;

/** In all of these statements `$1` is the campaign, and `$2` the time before which nothing counts. */
const PARTS = duePartTimes({ least: "least", greatest: "greatest", from: "$2::bigint" });
const dueOf = (parts: readonly string[]): string =>
  `SELECT least(${parts.join(", ")}) AS at FROM games WHERE games.id = $1`;
const ALL = dueOf(Object.values(PARTS));
const EACH = Object.entries(PARTS).map(([name, time]) => `${time} AS "${name}"`);

const SETTLE = `UPDATE games SET due = nullif(least(next.at, $3::bigint), ${NEVER}) FROM (${ALL}) AS next
  WHERE games.id = $1 AND games.due = $4::bigint`;
const FORGIVE = "UPDATE games SET due_tries = 0 WHERE id = $1 AND due_tries <> 0";

/** A later time than the one that stands is left to the look that comes then. */
const lowerTo = (next: string, which: string): string => `
  UPDATE games SET due = next.at FROM (${next}) AS next
  WHERE games.id = $1 AND next.at < ${NEVER} AND (games.due IS NULL OR games.due > next.at)
    AND games.due_tries <= ${MOST_TRIES} AND ${which}`;
const LOWER = lowerTo(ALL, "TRUE");
/** A turn that is under way, or has failed, may have left anything, and not only what acts change. */
const LOWER_TRIED = lowerTo(ALL, "games.due_tries > 0");
/** Few acts meet one, and to prepare for all that may be due takes longer than any other statement of theirs. */
const IF_TRIED = "SELECT if_tried($1, $2)";
const LOWER_BY_ACT = lowerTo(dueOf([PARTS.clocks, PARTS.idle]), "TRUE");
const LOWER_TO = lowerTo("SELECT $2::bigint AS at", "TRUE");

/** Which campaigns have their turn, and since when they are due. */
export function postgresDue({ session, write }: Database): Due {
  const ids = async (text: string, ...values: readonly Value[]): Promise<readonly string[]> =>
    (await session.rows<{ id: string }>(text, ...values)).map(({ id }) => id);
  return {
    dueGames: (now, most, but) =>
      ids("SELECT id FROM games WHERE due <= $1 AND id <> ALL($2) ORDER BY due LIMIT $3", now, [...but], most),
    async beginTurns(games, now) {
      const known = await session.rows<{ id: string; tries: number }>(
        "SELECT id, due_tries AS tries FROM games WHERE id = ANY($1)",
        [...games],
      );
      const triesOf = new Map(known.map(({ id, tries }) => [id, tries]));
      const found = games.map((game) => ({ game, tries: triesOf.get(game) ?? 0 }));
      const bad = found.findIndex(({ tries }) => tries >= ALONE_FROM);
      const turns = bad < 0 ? found : found.slice(0, Math.max(1, bad));
      return await write(async (flight) => {
        const begun = turns.map(({ game, tries }) => beginTurn(flight, game, tries, now));
        return (await Promise.all(begun)).flat();
      });
    },
    async dueParts(game) {
      const [parts] = await session.rows<DueParts>(`SELECT ${EACH.join(", ")} FROM games WHERE id = $1`, game, 0);
      return parts ?? null;
    },
    async endTurns(ended, now) {
      if (ended.length === 0) return;
      await write(({ put }) => {
        for (const { game, until, again } of ended) {
          if (until === null) put("UPDATE games SET due_tries = due_tries - 1 WHERE id = $1 AND due_tries > 0", game);
          else {
            put(SETTLE, game, now, again, until);
            put(FORGIVE, game);
          }
        }
      });
    },
    dueBy: (at) => ids(`SELECT id FROM games WHERE due <= $1 OR due_tries > 0 AND coalesce(due, ${NEVER}) > $1`, at),
    async setAsideTurns() {
      const found = await session.rows<{ n: number }>(
        "SELECT count(*) AS n FROM games WHERE due_tries > $1",
        MOST_TRIES,
      );
      return found[0]?.n ?? 0;
    },
  };
}

/** The turn, or nothing where another process has begun it since its tries were read; `now` null: nothing is due. */
async function beginTurn(flight: Flight, game: string, tries: number, now: number | null): Promise<readonly DueTurn[]> {
  const aside = tries >= MOST_TRIES;
  const until = now === null || aside ? null : now + pauseAfter(tries);
  if (until === null && !aside) {
    flight.put("UPDATE games SET due_tries = due_tries + 1 WHERE id = $1", game);
    return [{ game, until, aside }];
  }
  const begun = await flight.rows(
    `UPDATE games SET due = $1::bigint, due_tries = due_tries + 1
      WHERE id = $2 AND due_tries = $3 AND ($4::bigint IS NULL OR due <= $4::bigint) RETURNING id`,
    ...[until, game, tries, now],
  );
  return begun.length === 0 ? [] : [{ game, until, aside }];
}

/** The last part of every change: the campaign is looked at when the first of what it has is due. */
export function writeDue({ put }: Flight, change: Change): void {
  const { game, repair, firstDue, played, at } = change;
  if (repair) put(FORGIVE, game);
  if (!isAct(change)) put(LOWER, game, 0);
  else if (firstDue === undefined) {
    put(IF_TRIED, game, LOWER_TRIED);
    put(LOWER_BY_ACT, game, 0);
  } else {
    put(IF_TRIED, game, LOWER_TRIED);
    const next = played ? Math.min(firstDue, at + DUE_AFTER.idle) : firstDue; // nobody is idle any sooner than before
    if (next < NEVER) put(LOWER_TO, game, next);
  }
}
