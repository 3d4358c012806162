/** Messages that wait to be sent: which of a destination goes next, and which are parked. */
import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { NEVER } from "../due.ts";
import type { Blocked, Outbox } from "../outbox.ts";
import { type OutboxRow, WORDS } from "../records.ts";
import { claims, FREE, HELD, UNDER_WAY } from "./claims.ts";
import type { Database } from "./database.ts";
import type { Flight } from "./flight.ts";
import { forbiddenRows } from "./forbidden-rows.ts";
import { addTo } from "./outbox-writer.ts";
import * as t from "./schema.ts";
import { first, type Value } from "./session.ts";

const { id, game, destination, slot, payload, status, attempts, message } = t.outbox;
const { words, tried, forbidden, created } = t.outbox;
const columns = {
  ...{ id, game, destination, slot, payload, status, attempts, message },
  ...{ words, tried, forbidden, created },
};

/** More than any id. */
const LATER = 2 ** 50;
/** Of several rows of a destination the one with the least of these goes next; of one that is under way none does. */
const PLACE = `CASE WHEN status <> 'waiting' THEN 0
  WHEN ${WORDS.map((begin) => `slot LIKE '${begin}%'`).join(" OR ")} THEN ${LATER}::bigint + id ELSE id END`;
const HEAD = `status = 'waiting' AND (${PLACE}) IN (SELECT min(${PLACE}) FROM outbox
  WHERE status = 'waiting' OR ${UNDER_WAY} GROUP BY destination)`;
/** A row of this slot waits. */
const WAITS = "game = $1 AND slot = $2 AND status IN ('waiting', 'sending')";

/**
 * The outbox table. A destination's next row waits until the one before is sent, replaced or parked; what people say lets
 * what the game says go before it.
 */
export function postgresOutbox(database: Database): Outbox {
  const { session, write } = database;
  const found = (which: SQL | undefined): PromiseLike<readonly OutboxRow[]> =>
    session.orm.select(columns).from(t.outbox).where(which).orderBy(asc(id));
  const heads = session.orm
    .select(columns)
    .from(t.outbox)
    .where(
      sql`${sql.raw(HEAD)}
        AND (due <= ${sql.placeholder("now")}::bigint OR due > ${sql.placeholder("latest")}::bigint)`,
    )
    .orderBy(asc(id))
    .prepare("heads");
  /** The one value that a statement gives as `found`. */
  const one = async <T>(text: string, ...values: readonly Value[]): Promise<T | null> =>
    (await first(session.rows<{ found: T | null }>(text, ...values)))?.found ?? null;
  const isAny = async (where: string, ...values: readonly Value[]): Promise<boolean> =>
    (await one<boolean>(`SELECT EXISTS (SELECT 1 FROM outbox WHERE ${where}) AS found`, ...values)) === true;
  const nextHeld = (): Promise<number | null> =>
    one("SELECT due AS found FROM outbox WHERE status = 'held' ORDER BY due LIMIT 1");
  return {
    async heads(now, latest) {
      if (((await nextHeld()) ?? NEVER) <= now)
        await write(({ put }) =>
          put("UPDATE outbox SET status = 'waiting', due = 0 WHERE status = 'held' AND due <= $1", now),
        );
      return await heads.execute({ now, latest });
    },
    async nextDue() {
      const waiting = one<number>(`SELECT min(due) AS found FROM outbox WHERE ${HEAD}`);
      const [next, later] = await Promise.all([waiting, nextHeld()]);
      const due = Math.min(next ?? NEVER, later ?? NEVER);
      return due === NEVER ? null : due;
    },
    async hasten(now, by) {
      const later = `status IN ('waiting', 'held') AND due > $1 AND due < ${NEVER}`;
      await write(({ put }) => put(`UPDATE outbox SET due = due - $2::bigint WHERE ${later}`, now, by));
    },
    inFlight: async () => await found(inArray(status, ["sending", "created"])),
    ...claims(database, found),
    isMessage: (made, but = 0) => isAny("message = $1 AND id <> $2", made, but),
    async release(what) {
      const line = `UPDATE outbox SET status = 'waiting', due = 0 WHERE status = 'held' AND due = ${NEVER}`;
      await write(({ put }) =>
        what === "all" ? put(line) : put(`${line} AND (game = $1 OR destination = $2)`, what.game, what.destination),
      );
    },
    async offer(of, draft, at) {
      await write(async (flight) => {
        const waiting = await flight.rows(`SELECT 1 FROM outbox WHERE ${WAITS} LIMIT 1`, of, draft.slot);
        if (waiting.length === 0) addTo(flight, of, draft, at);
      });
    },
    waits: (of, name) => isAny(WAITS, of, name),
    warn: (of, key, reason, notices, at) =>
      write(async (flight) => {
        if (!(await isNew(flight, { game: of, destination: key }, reason, at))) return false;
        for (const notice of notices) addTo(flight, of, notice, at);
        return notices.length > 0;
      }),
    async forgetWarning(of, key) {
      await write(({ put }) => put("DELETE FROM obstacles WHERE game = $1 AND destination = $2", of, key));
    },
    discard: (row, notice, at) =>
      write(async (flight) => {
        const gone = `UPDATE outbox SET status = 'damaged', error = 'it cannot be read', ${FREE} WHERE ${HELD} RETURNING 1`;
        const isGone = (await flight.rows(gone, row.id, row.sender)).length > 0;
        if (isGone && notice) addTo(flight, row.game, notice, at);
      }),
    park: (what, reason, notice, at) =>
      write(async (flight) => {
        const isParked = await park(flight, what, reason);
        if (what.row !== null && !isParked) return false;
        if (!(await isNew(flight, what, reason, at))) return false;
        if (notice) addTo(flight, what.game, notice, at);
        return notice !== null;
      }),
    ...forbiddenRows(database),
    async messageOf(of, name, place) {
      const newest = `SELECT message AS found FROM outbox
        WHERE game = $1 AND slot = $2 AND status = 'sent' AND message IS NOT NULL AND ($3::text IS NULL OR destination = $3)
        ORDER BY id DESC LIMIT 1`;
      return await one(newest, of, name, place);
    },
    async payloadOf(of, name) {
      const named = and(eq(game, of), eq(slot, name));
      const newest = session.orm.select({ payload }).from(t.outbox).where(named).orderBy(desc(id)).limit(1);
      return (await first(newest))?.payload ?? null;
    },
    slotOf: (of, made) =>
      one("SELECT slot AS found FROM outbox WHERE game = $1 AND message = $2 AND slot IS NOT NULL LIMIT 1", of, made),
    parked: async (of) =>
      (await one<number>("SELECT count(*) AS found FROM outbox WHERE game = $1 AND status = 'parked'", of)) ?? 0,
    pending: async () =>
      (await one<number>(`SELECT count(*) AS found FROM outbox WHERE status = 'waiting' OR ${UNDER_WAY}`)) ?? 0,
  };
}

/** Notes what stands in the way; whether it does so for the first time. */
async function isNew(
  flight: Flight,
  { game: of, destination: place }: Pick<Blocked, "game" | "destination">,
  reason: string,
  at: number,
): Promise<boolean> {
  const noted = await flight.rows(
    `INSERT INTO obstacles (game, destination, reason, at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING RETURNING 1`,
    ...[of, place, reason, at],
  );
  return noted.length > 0;
}

/** Whether there was anything to park. */
async function park(flight: Flight, what: Blocked, reason: string): Promise<boolean> {
  const { row, forbidden: isForbidden = false } = what;
  const all = "game = $1 AND destination = $2 AND status IN ('waiting', 'held')";
  const values = row === null ? [what.game, what.destination] : [row.id, row.sender];
  const parked = await flight.rows(
    `UPDATE outbox SET status = 'parked', error = $3, forbidden = $4, ${FREE} WHERE ${row === null ? all : HELD} RETURNING 1`,
    ...[...values, reason, isForbidden],
  );
  return parked.length > 0;
}
