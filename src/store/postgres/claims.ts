/** Rows of the outbox that somebody is sending: how they are claimed, and what is said of them. */
import { and, eq, inArray, isNull, lte, notInArray, or, type SQL } from "drizzle-orm";
import { NEVER } from "../due.ts";
import type { Held, Outbox } from "../outbox.ts";
import type { OutboxRow } from "../records.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";
import type { Value } from "./session.ts";

type Claims = Pick<Outbox, "claim" | "extend" | "takeOver" | "calling" | "created" | "sent" | "retry" | "hold">;

/** What a crash leaves so may have arrived. */
export const UNDER_WAY = "status IN ('sending', 'created')";
/** A row, as long as its sender holds it: `$1` is its id, `$2` the sender. */
export const HELD = `id = $1 AND sender = $2 AND ${UNDER_WAY}`;
/** The claim of a row that nobody sends. */
export const FREE = "sender = NULL, lease = NULL";

/** Whoever claims rows of a destination is alone with it until it is done: else two could each see that nothing is under way. */
const ALONE = `SELECT pg_advisory_xact_lock(hashtextextended('outbox ' || place, 0))
  FROM (SELECT DISTINCT destination AS place FROM outbox WHERE id = ANY($1::bigint[]) ORDER BY 1) places`;
/** Of several rows of a destination, the first that was asked for. */
const CLAIM = `UPDATE outbox SET status = CASE WHEN message IS NULL THEN 'sending' ELSE 'created' END, sender = $2, lease = $3
  WHERE status = 'waiting' AND id IN (
    SELECT DISTINCT ON (asked.destination) asked.id
    FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted(id, n) JOIN outbox asked ON asked.id = wanted.id
    WHERE asked.status = 'waiting' ORDER BY asked.destination, wanted.n)
  AND NOT EXISTS (SELECT 1 FROM outbox ahead WHERE ahead.destination = outbox.destination AND ahead.${UNDER_WAY})
  RETURNING id`;
const TAKE_OVER = `UPDATE outbox SET sender = $2, lease = $3 WHERE id = ANY($1::bigint[]) AND ${UNDER_WAY}
  AND (sender IS NULL OR sender = $2 OR lease IS NULL OR lease <= $4) RETURNING id`;

/** `rows`: those of the outbox that a condition is true of, oldest first. */
export function claims(
  { write }: Database,
  rows: (which: SQL | undefined) => PromiseLike<readonly OutboxRow[]>,
): Claims {
  const { id, status, sender, lease } = t.outbox;
  /** Of a row that its sender holds, `$3` and so on. */
  const note = async (row: Held, set: string, ...values: readonly Value[]): Promise<void> => {
    await write(({ put }) => put(`UPDATE outbox SET ${set} WHERE ${HELD}`, row.id, row.sender, ...values));
  };
  return {
    async claim(ids, { sender: by, until }) {
      if (ids.length === 0) return [];
      const got = await write((flight) => {
        flight.put(ALONE, [...ids]);
        return flight.rows<{ id: number }>(CLAIM, [...ids], by, until);
      });
      const own = new Set(got.map((row) => row.id));
      return ids.filter((one) => own.has(one));
    },
    async extend(ids, { sender: by, until }) {
      const theirs = `id = ANY($1::bigint[]) AND sender = $2 AND ${UNDER_WAY}`;
      await write(({ put }) => put(`UPDATE outbox SET lease = $3 WHERE ${theirs}`, [...ids], by, until));
    },
    async takeOver({ sender: by, until }, now, but) {
      const isLeft = or(isNull(sender), eq(sender, by), isNull(lease), lte(lease, now));
      const left = and(inArray(status, ["sending", "created"]), isLeft, notInArray(id, [...but]));
      const found = await rows(left);
      if (found.length === 0) return found;
      const ids = found.map((row) => row.id);
      const got = await write((flight) => flight.rows<{ id: number }>(TAKE_OVER, ids, by, until, now));
      const own = new Set(got.map((row) => row.id)); // others may have been quicker
      return found.filter((row) => own.has(row.id));
    },
    calling: (row, words, now) => note(row, "words = $3, tried = coalesce(tried, $4::bigint)", words, now),
    created: (row, made) => note(row, "status = 'created', message = $3", made),
    sent: (row, made) =>
      note(row, `status = 'sent', message = $3, words = NULL, tried = NULL, error = NULL, ${FREE}`, made),
    retry: (row, due, error) =>
      note(row, `status = 'waiting', due = $3, error = $4, attempts = attempts + 1, ${FREE}`, due, error),
    hold: (row, due, error, tried) =>
      note(
        row,
        `status = 'held', due = $3, error = $4, attempts = attempts + $5::bigint, ${FREE}`,
        ...[due ?? NEVER, error, tried ? 1 : 0],
      ),
  };
}
