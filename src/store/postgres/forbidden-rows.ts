/** Messages that were parked for want of a right, and how they are requeued. */
import { and, eq, ne } from "drizzle-orm";
import type { Outbox } from "../outbox.ts";
import type { Database } from "./database.ts";
import { IN_LINE, OVERTAKEN } from "./outbox-writer.ts";
import * as t from "./schema.ts";

type Forbidden = Pick<Outbox, "forbidden" | "tryAgain" | "allowAgain" | "isOwed">;

const FORBIDDEN = "status = 'parked' AND forbidden AND game = $1 AND destination = $2";
const DROP_OVERTAKEN = `UPDATE outbox SET status = 'replaced' WHERE ${FORBIDDEN} AND ${OVERTAKEN}`;
const REQUEUE_FIRST = `UPDATE outbox SET ${IN_LINE}
  WHERE id = (SELECT id FROM outbox WHERE ${FORBIDDEN} ORDER BY id LIMIT 1) RETURNING 1`;

export function forbiddenRows({ session, write }: Database): Forbidden {
  return {
    async forbidden(guild) {
      const { games, outbox } = t;
      const { game, destination, status, forbidden } = outbox;
      const isForbidden = and(eq(status, "parked"), eq(forbidden, true), ne(games.status, "damaged"));
      return await session.orm
        .selectDistinct({ game, destination })
        .from(outbox)
        .innerJoin(games, eq(games.id, game))
        .where(and(isForbidden, guild === null ? undefined : eq(games.guild, guild)));
    },
    async tryAgain({ game, destination }) {
      const first = await write((flight) => {
        flight.put(DROP_OVERTAKEN, game, destination);
        return flight.rows(REQUEUE_FIRST, game, destination);
      });
      return first.length > 0;
    },
    async allowAgain({ game, destination }) {
      await write(({ put }) => {
        put(DROP_OVERTAKEN, game, destination);
        put(`UPDATE outbox SET ${IN_LINE} WHERE ${FORBIDDEN}`, game, destination);
        put("DELETE FROM obstacles WHERE game = $1 AND destination = $2", game, destination);
      });
    },
    async isOwed({ game, destination }) {
      const found = await session.rows(
        `SELECT 1 FROM outbox WHERE game = $1 AND destination = $2
          AND (status IN ('waiting', 'held', 'sending', 'created') OR status = 'parked' AND forbidden) LIMIT 1`,
        ...[game, destination],
      );
      return found.length > 0;
    },
  };
}
