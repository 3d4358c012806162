/** The records of games, and how they are looked up by channel, server, person or status. */
import { and, asc, count, eq, getTableColumns, gt, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { MOST_TRIES } from "../due.ts";
import { wholeRecord } from "../read-rows.ts";
import type { GameRecord } from "../records.ts";
import type { GameHead, Repository } from "../repository.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";
import { first, type Session } from "./session.ts";

const { due: _due, dueTries: _dueTries, ...ofRecord } = getTableColumns(t.games);

type Filter = Parameters<Repository["games"]>[0];
type Games = Pick<Repository, "game" | "games" | "count" | "underWay" | "head" | "unreadable" | "barred">;

export function postgresGames({ orm, rows }: Session): Games {
  const { games } = t;
  const { id, version, name, host, status } = games;
  const order = [asc(games.created), asc(games.id)];
  const one = orm
    .select(ofRecord)
    .from(games)
    .where(eq(id, sql.placeholder("id")))
    .prepare("game");
  const game = async (of: string): Promise<GameRecord | null> => {
    const record = await first(one.execute({ id: of }));
    return record && wholeRecord(record);
  };
  const found = async (filter: Filter): Promise<readonly GameRecord[]> => {
    const records = await orm
      .select(ofRecord)
      .from(games)
      .where(matching(filter))
      .orderBy(...order);
    return records.map(wholeRecord);
  };
  const heads = (where: SQL | undefined): PromiseLike<readonly GameHead[]> =>
    orm
      .select({ id, version, name, host, status })
      .from(games)
      .where(where)
      .orderBy(...order);
  return {
    game,
    async underWay(after, most) {
      const runs = and(eq(status, "running"), gt(id, after), lte(games.dueTries, MOST_TRIES));
      const some = await orm.select({ id }).from(games).where(runs).orderBy(asc(id)).limit(most);
      return some.map((each) => each.id);
    },
    head: (of) => first(heads(eq(id, of))),
    async count(of) {
      const counted = orm.select({ n: count() }).from(games).where(eq(status, of));
      return (await first(counted))?.n ?? 0;
    },
    async barred() {
      const some = await rows<{ id: string }>(`
        SELECT id FROM games
        WHERE bars <> '[]' AND status = 'running' AND json_or_null(bars) -> -1 ->> 'back' IS NULL`);
      return some.map((each) => each.id);
    },
    games: (filter) =>
      readable({
        all: () => found(filter),
        keys: () => heads(matching(filter)),
        part: async (head) => [await game(head.id)].flatMap((record) => record ?? []),
      }),
    async unreadable() {
      if (await orDamaged(() => found({}))) return [];
      const bad: GameHead[] = [];
      for (const head of await heads(undefined)) if ((await orDamaged(() => game(head.id))) === null) bad.push(head);
      return bad;
    },
  };
}

/**
 * The games that a filter finds. Campaigns of whoever or wherever it is are no lessons, unless these are asked for, or nothing
 * else is.
 */
function matching({ channel, guild, person, host, moderator, rematchOf, status }: Filter): SQL | undefined {
  const { games, members } = t;
  const isAlone = [channel, guild, person, host, moderator, rematchOf].every((field) => field === undefined);
  const mine = sql`SELECT ${members.game} FROM ${members} WHERE ${members.person} = ${person}`;
  const campaigns = isAlone ? undefined : ne(games.status, "lesson");
  return and(
    channel === undefined ? undefined : eq(games.channel, channel),
    guild === undefined ? undefined : eq(games.guild, guild),
    host === undefined ? undefined : eq(games.host, host),
    moderator === undefined ? undefined : eq(games.moderator, moderator),
    rematchOf === undefined ? undefined : eq(games.rematchOf, rematchOf),
    status ? inArray(games.status, [...status]) : campaigns,
    person === undefined ? undefined : sql`${games.id} IN (${mine})`,
  );
}
