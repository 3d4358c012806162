/** Who is no longer on the server of their campaign, and when that was last looked up. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { besides } from "./games.ts";
import * as t from "./schema.ts";

type Departures = Pick<
  Repository,
  "serversAtPlay" | "playersOn" | "departures" | "keepDeparture" | "dropDeparture" | "rollCalled" | "keepRollCall"
>;

export function sqliteDepartures({ orm, write }: Database): Departures {
  const { games, members, departures, roll } = t;
  const atPlay = eq(games.status, "running");
  const onServer = (guild: string) => and(eq(games.guild, guild), eq(besides(games.status), "running"));
  return {
    serversAtPlay: async () =>
      orm
        .selectDistinct({ guild: games.guild })
        .from(games)
        .where(and(atPlay, isNotNull(games.guild)))
        .all()
        .flatMap(({ guild }) => guild ?? []),
    playersOn: async (guild) =>
      orm
        .select({ game: members.game, person: members.person, name: sql<string>`min(${members.name})` })
        .from(members)
        .innerJoin(games, eq(games.id, members.game))
        .where(and(onServer(guild), eq(members.bot, false), isNotNull(members.seat)))
        .groupBy(members.game, members.person)
        .all(),
    departures: async (guild) =>
      orm
        .select({
          game: departures.game,
          person: departures.person,
          name: departures.name,
          missed: departures.missed,
          seats: departures.seats,
        })
        .from(departures)
        .innerJoin(games, eq(games.id, departures.game))
        .where(onServer(guild))
        .all(),
    async keepDeparture({ game, person, name, missed, seats }) {
      const target = [departures.game, departures.person];
      const row = orm.insert(departures).values({ game, person, name, missed, seats });
      await write(() => row.onConflictDoUpdate({ target, set: { seats } }).run());
    },
    async dropDeparture({ game, person }) {
      const where = and(eq(departures.game, game), eq(departures.person, person));
      await write(() => orm.delete(departures).where(where).run());
    },
    rollCalled: async (guild) => orm.select().from(roll).where(eq(roll.guild, guild)).get()?.at ?? null,
    async keepRollCall(guild, at) {
      const row = orm.insert(roll).values({ guild, at });
      await write(() => row.onConflictDoUpdate({ target: roll.guild, set: { at } }).run());
    },
  };
}
