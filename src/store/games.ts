import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import { Damaged } from "./problems.ts";
import { orDamaged, readable } from "./readable.ts";
import { GAME_STATUSES, type GameRecord } from "./records.ts";
import type { Repository } from "./repository.ts";
import * as t from "./schema.ts";

type Filter = Parameters<Repository["games"]>[0];

/** The records of games. */
export function sqliteGames({ orm }: Database): Pick<Repository, "game" | "games" | "unreadable"> {
  const order = [asc(t.games.created), asc(t.games.id)];
  const byId = orm
    .select()
    .from(t.games)
    .where(eq(t.games.id, sql.placeholder("id")))
    .prepare();
  const one = (id: string): GameRecord | undefined => {
    const record = byId.get({ id });
    return record && wholeRecord(record);
  };
  const found = (where: ReturnType<typeof matching>) => {
    const all = orm.select().from(t.games).where(where);
    return all
      .orderBy(...order)
      .all()
      .map(wholeRecord);
  };
  /** As far as they are text. */
  const heads = (where: ReturnType<typeof matching>) => {
    const { id, name, host, status } = t.games;
    const all = orm.select({ id, name, host, status }).from(t.games).where(where);
    return all.orderBy(...order).all();
  };
  function matching({ channel, guild, person, host, status }: Filter) {
    const { games, members } = t;
    const mine = orm.select({ id: members.game }).from(members);
    return and(
      channel === undefined ? undefined : eq(games.channel, channel),
      guild === undefined ? undefined : eq(games.guild, guild),
      host === undefined ? undefined : eq(games.host, host),
      status === undefined ? undefined : inArray(games.status, [...status]),
      person === undefined ? undefined : inArray(games.id, mine.where(eq(members.person, person))),
    );
  }
  return {
    game: async (id) => one(id) ?? null,
    async games(filter) {
      const where = matching(filter);
      return readable({
        all: () => found(where),
        keys: () => heads(where),
        part: ({ id }) => [one(id)].flatMap((record) => record ?? []),
      });
    },
    async unreadable() {
      if (orDamaged(() => found(undefined))) return [];
      return heads(undefined).filter(({ id }) => orDamaged(() => one(id)) === null);
    },
  };
}

/** Throws `Damaged`. */
function wholeRecord(record: GameRecord): GameRecord {
  const { status, created, pace, started, ended } = record;
  const numbers = [created, pace ?? 0, started ?? 0, ended ?? 0];
  if (GAME_STATUSES.includes(status) && numbers.every(Number.isSafeInteger)) return record;
  throw new Damaged("its record cannot be read");
}
