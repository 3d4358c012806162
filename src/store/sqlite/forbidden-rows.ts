/** Messages that were parked for want of a right, and how they are requeued. */
import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Blocked, Outbox } from "../outbox.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";

/** What a crash leaves so may have arrived. */
export const UNDER_WAY = ["sending", "created"] as const;

/** Rows that were parked for want of a right. */
export function forbiddenRows({
  orm,
  write,
}: Database): Pick<Outbox, "forbidden" | "tryAgain" | "allowAgain" | "isOwed"> {
  const isForbidden = and(eq(t.outbox.status, "parked"), eq(t.outbox.forbidden, true));
  const at = ({ game, destination }: Where): SQL | undefined =>
    and(eq(t.outbox.game, game), eq(t.outbox.destination, destination));
  const dropOvertaken = (where: SQL | undefined): void => {
    orm.update(t.outbox).set({ status: "replaced" }).where(and(where, OVERTAKEN)).run();
  };
  return {
    async forbidden(guild) {
      const { game, destination } = t.outbox;
      const found = orm
        .selectDistinct({ game, destination })
        .from(t.outbox)
        .innerJoin(t.games, eq(t.games.id, game))
        .where(and(isForbidden, ne(t.games.status, "damaged"), guild === null ? undefined : eq(t.games.guild, guild)));
      return found.all();
    },
    tryAgain: (where) =>
      write(() => {
        const rows = and(isForbidden, at(where));
        dropOvertaken(rows);
        const [first] = orm.select({ id: t.outbox.id }).from(t.outbox).where(rows).orderBy(t.outbox.id).limit(1).all();
        if (first) orm.update(t.outbox).set(IN_LINE).where(eq(t.outbox.id, first.id)).run();
        return first !== undefined;
      }),
    async allowAgain(where) {
      const { game, destination } = where;
      await write(() => {
        const rows = and(isForbidden, at(where));
        dropOvertaken(rows);
        orm.update(t.outbox).set(IN_LINE).where(rows).run();
        const told = and(eq(t.obstacles.game, game), eq(t.obstacles.destination, destination));
        orm.delete(t.obstacles).where(told).run();
      });
    },
    async isOwed(where) {
      const left = or(inArray(t.outbox.status, ["waiting", "held", ...UNDER_WAY]), isForbidden);
      return (
        orm
          .select({ id: t.outbox.id })
          .from(t.outbox)
          .where(and(at(where), left))
          .limit(1)
          .get() !== undefined
      );
    },
  };
}

type Where = Pick<Blocked, "game" | "destination">;

/** What a newer edit has overtaken must not overwrite it. */
export const OVERTAKEN = sql`EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = ${t.outbox.game} AND newer.slot = ${t.outbox.slot}
  AND newer.destination = ${t.outbox.destination} AND newer.id > ${t.outbox.id})`;

/** What was tried before may have arrived, and is looked for. */
export const IN_LINE = { status: "waiting", due: 0, attempts: sql`min(${t.outbox.attempts}, 1)`, error: null } as const;
