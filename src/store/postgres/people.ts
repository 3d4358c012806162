/** People as the bot finds them: who has left the server of their campaign, and where it writes to them directly. */
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import { first } from "./session.ts";

type Departures = Pick<
  Repository,
  "serversAtPlay" | "playersOn" | "departures" | "keepDeparture" | "dropDeparture" | "rollCalled" | "keepRollCall"
>;
type Direct = Pick<Repository, "directBox" | "keepDirectBox" | "quarantined" | "keepQuarantine" | "appearAs">;

/** Who is no longer on the server of their campaign, and when that was last looked up. */
export function postgresDepartures({ session, write }: Database): Departures {
  const { orm } = session;
  const { games, members, departures, roll } = t;
  const runs = eq(games.status, "running");
  return {
    async serversAtPlay() {
      const { guild } = games;
      const all = await orm
        .selectDistinct({ guild })
        .from(games)
        .where(and(runs, isNotNull(guild)));
      return all.flatMap((one) => one.guild ?? []);
    },
    async playersOn(guild) {
      const plays = and(eq(games.guild, guild), runs, eq(members.bot, false), isNotNull(members.seat));
      return await orm
        .select({ game: members.game, person: members.person, name: sql<string>`min(${members.name})` })
        .from(members)
        .innerJoin(games, eq(games.id, members.game))
        .where(plays)
        .groupBy(members.game, members.person);
    },
    async departures(guild) {
      const { game, person, name, missed, seats } = departures;
      return await orm
        .select({ game, person, name, missed, seats })
        .from(departures)
        .innerJoin(games, eq(games.id, game))
        .where(and(eq(games.guild, guild), runs));
    },
    async keepDeparture({ game, person, name, missed, seats }) {
      const target = [departures.game, departures.person];
      const row = orm.insert(departures).values({ game, person, name, missed, seats });
      await write(({ run }) => run(row.onConflictDoUpdate({ target, set: { seats } })));
    },
    async dropDeparture({ game, person }) {
      await write(({ put }) => put("DELETE FROM departures WHERE game = $1 AND person = $2", game, person));
    },
    rollCalled: async (guild) => (await first(orm.select().from(roll).where(eq(roll.guild, guild))))?.at ?? null,
    async keepRollCall(guild, at) {
      const row = orm.insert(roll).values({ guild, at });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: roll.guild, set: { at } })));
    },
  };
}

const QUARANTINE = "quarantine";
/** The only row of its table. */
const ONE = 1;

/** Where the bot writes to people directly, whether Discord lets it, and as which bot it appears. */
export function postgresDirectBoxes({ session, write }: Database): Direct {
  const { orm } = session;
  const { directBoxes, identity, restrictions } = t;
  return {
    async directBox(person) {
      const { channel, written, closed } = directBoxes;
      const own = eq(directBoxes.person, person);
      return await first(orm.select({ channel, written, closed }).from(directBoxes).where(own));
    },
    async keepDirectBox(person, box) {
      const row = orm.insert(directBoxes).values({ person, ...box });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: directBoxes.person, set: box })));
    },
    async quarantined() {
      const found = orm.select().from(restrictions).where(eq(restrictions.kind, QUARANTINE));
      return (await first(found))?.until ?? null;
    },
    async keepQuarantine(until) {
      const row = orm.insert(restrictions).values({ kind: QUARANTINE, until });
      await write(({ run }) => run(row.onConflictDoUpdate({ target: restrictions.kind, set: { until } })));
    },
    async appearAs(bot) {
      const before = await first(orm.select().from(identity));
      if (before?.bot === bot) return;
      const row = orm.insert(identity).values({ id: ONE, bot });
      await write(({ run, put }) => {
        if (before) {
          put("DELETE FROM direct_boxes");
          put("DELETE FROM restrictions");
        }
        run(row.onConflictDoUpdate({ target: identity.id, set: { bot } }));
      });
    },
  };
}
