/** The records of games, and how they are looked up by channel, server, person or status. */
import { and, asc, count, eq, getTableColumns, gt, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { MOST_TRIES } from "../due.ts";
import { wholeRecord } from "../read-rows.ts";
import type { GameRecord } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { orDamaged, readable } from "./readable.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

const { due: _due, dueTries: _dueTries, ...ofRecord } = getTableColumns(t.games);

type Filter = Parameters<Repository["games"]>[0];

/** The records of games. */
export function sqliteGames({
  orm,
}: Database): Pick<Repository, "game" | "games" | "count" | "underWay" | "head" | "unreadable" | "barred"> {
  const order = [asc(t.games.created), asc(t.games.id)];
  const { id, version, name, host, status, bars } = t.games;
  const isBarred = sql`${bars} <> '[]' AND CASE WHEN json_valid(${bars}) THEN json_extract(${bars}, '$[#-1].back') IS NULL END`;
  const read = whenAsked({
    one: () =>
      orm
        .select(ofRecord)
        .from(t.games)
        .where(eq(id, sql.placeholder("id")))
        .prepare(),
    barred: () =>
      orm
        .select({ id })
        .from(t.games)
        .where(and(eq(besides(status), "running"), isBarred))
        .prepare(),
    count: () =>
      orm
        .select({ n: count() })
        .from(t.games)
        .where(eq(status, sql.placeholder("status")))
        .prepare(),
    underWay: () =>
      orm
        .select({ id })
        .from(t.games)
        .where(and(eq(status, "running"), gt(id, sql.placeholder("after")), lte(t.games.dueTries, MOST_TRIES)))
        .orderBy(asc(id))
        .limit(sql.placeholder("most"))
        .prepare(),
    head: () =>
      orm
        .select({ id, version, name, host, status })
        .from(t.games)
        .where(eq(id, sql.placeholder("id")))
        .prepare(),
  });
  const one = (id: string): GameRecord | undefined => {
    const record = read.one.get({ id });
    return record && wholeRecord(record);
  };
  const listed = preparedFor((where) => {
    const whole = orm.select(ofRecord).from(t.games).where(where);
    const heads = orm.select({ id, version, name, host, status }).from(t.games).where(where);
    return { whole: whole.orderBy(...order).prepare(), heads: heads.orderBy(...order).prepare() };
  });
  const found = (filter: Filter) =>
    listed(filter)
      .whole.all({ ...filter })
      .map(wholeRecord);
  /** As far as they are text. */
  const heads = (filter: Filter) => listed(filter).heads.all({ ...filter });
  return {
    game: async (id) => one(id) ?? null,
    underWay: async (after, most) => read.underWay.all({ after, most }).map((game) => game.id),
    head: async (id) => read.head.get({ id }) ?? null,
    count: async (status) => read.count.get({ status })?.n ?? 0,
    barred: async () => read.barred.all().map((game) => game.id),
    games: async (filter) =>
      readable({
        all: () => found(filter),
        keys: () => heads(filter),
        part: ({ id }) => [one(id)].flatMap((record) => record ?? []),
      }),
    async unreadable() {
      if (orDamaged(() => found({}))) return [];
      return heads({}).filter(({ id }) => orDamaged(() => one(id)) === null);
    },
  };
}

/** Statements by the fields of a filter, each prepared once: a listing comes with nearly every press. */
function preparedFor<T>(prepare: (where: SQL | undefined) => T): (filter: Filter) => T {
  const made = new Map<string, T>();
  return (filter) => {
    const fields = Object.entries(filter).filter(([, value]) => value !== undefined);
    const key =
      fields
        .map(([field]) => field)
        .sort()
        .join() + (filter.status ?? []).join(" ");
    const found = made.get(key) ?? prepare(matching(filter));
    made.set(key, found);
    return found;
  };
}

/** The games that a filter of these fields finds; its values come with the query, but for the statuses. */
function matching({ channel, guild, person, host, moderator, rematchOf, status }: Filter): SQL | undefined {
  const { games, members } = t;
  const isAlone = [channel, guild, person, host, moderator, rematchOf].every((field) => field === undefined);
  const mine = sql`SELECT ${members.game} FROM ${members} WHERE ${members.person} = ${sql.placeholder("person")}`;
  return and(
    channel === undefined ? undefined : eq(games.channel, sql.placeholder("channel")),
    guild === undefined ? undefined : eq(games.guild, sql.placeholder("guild")),
    host === undefined ? undefined : eq(games.host, sql.placeholder("host")),
    moderator === undefined ? undefined : eq(games.moderator, sql.placeholder("moderator")),
    rematchOf === undefined ? undefined : eq(games.rematchOf, sql.placeholder("rematchOf")),
    hasStatus(status, isAlone),
    person === undefined ? undefined : sql`${games.id} IN (${mine})`,
  );
}

/** Campaigns of whoever or wherever it is are no lessons, unless these are asked for; `isAlone`: there is no other condition. */
function hasStatus(wanted: Filter["status"], isAlone: boolean): SQL | undefined {
  const { status } = t.games;
  if (wanted) return inArray(isAlone ? sql`${status}` : besides(status), [...wanted]);
  return isAlone ? undefined : ne(besides(status), "lesson");
}

/**
 * A column that nothing is looked up by: SQLite would look up a status rather than a server or a person, and most campaigns
 * have the same.
 */
export const besides = <C extends SQLiteColumn>(column: C): SQL<C["_"]["data"]> => sql<C["_"]["data"]>`+${column}`;
