/** Rows of the outbox that somebody is sending: how they are claimed, and what is said of them. */
import { and, eq, inArray, isNull, lte, notInArray, or, type SQL, sql } from "drizzle-orm";
import { NEVER } from "../due.ts";
import type { Held, Outbox } from "../outbox.ts";
import type { OutboxRow } from "../records.ts";
import type { Database } from "./database.ts";
import { UNDER_WAY } from "./forbidden-rows.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Claims = Pick<Outbox, "claim" | "extend" | "takeOver" | "calling" | "created" | "sent" | "retry" | "hold">;

/** The claim of a row that nobody sends. */
export const FREE = { sender: null, lease: null } as const;

/** A row, as long as its sender holds it. */
export const held = ({ id, sender }: Held): SQL | undefined =>
  and(eq(t.outbox.id, id), eq(t.outbox.sender, sender), inArray(t.outbox.status, UNDER_WAY));

/** `rows`: those of the outbox that a condition is true of, oldest first. */
export function claims({ orm, write }: Database, rows: (which: SQL | undefined) => readonly OutboxRow[]): Claims {
  const { outbox } = t;
  const { id, status, sender, lease, message, attempts, destination } = outbox;
  /** Senders of this process. Any other has ended, for only one process may write the database. */
  const alive = new Set<string>();
  const isUnderWay = inArray(status, UNDER_WAY);
  const theRow = and(eq(id, sql.placeholder("id")), eq(sender, sql.placeholder("sender")), isUnderWay);
  const hot = whenAsked({
    claim: () =>
      orm
        .update(outbox)
        .set({
          status: sql`CASE WHEN ${message} IS NULL THEN 'sending' ELSE 'created' END`,
          sender: sql`${sql.placeholder("sender")}`,
          lease: sql`${sql.placeholder("until")}`,
        })
        .where(and(eq(id, sql.placeholder("id")), eq(status, "waiting"), sql`NOT EXISTS (${ahead})`))
        .prepare(),
    sent: () =>
      orm
        .update(outbox)
        .set({
          ...{ status: "sent", message: sql`${sql.placeholder("message")}` },
          ...{ words: null, tried: null, error: null, ...FREE },
        })
        .where(theRow)
        .prepare(),
  });
  /** Another row of its destination that is under way. */
  const ahead = sql`SELECT 1 FROM outbox ahead WHERE ahead.status IN ('sending', 'created') AND ahead.destination = ${destination}`;
  return {
    async claim(ids, { sender: by, until }) {
      if (ids.length === 0) return [];
      alive.add(by);
      return await write(() => ids.filter((one) => hot.claim.run({ id: one, sender: by, until }).changes > 0));
    },
    async extend(ids, { sender: by, until }) {
      const theirs = and(inArray(id, [...ids]), eq(sender, by), isUnderWay);
      await write(() => orm.update(outbox).set({ lease: until }).where(theirs).run());
    },
    async takeOver({ sender: by, until }, now, but) {
      alive.add(by);
      const hasEnded = or(isNull(sender), notInArray(sender, [...alive]));
      const isLeft = or(hasEnded, eq(sender, by), isNull(lease), lte(lease, now));
      const left = and(isUnderWay, isLeft, notInArray(id, [...but]));
      const found = rows(left);
      if (found.length === 0) return found;
      const these = inArray(
        id,
        found.map((row) => row.id),
      );
      await write(() => orm.update(outbox).set({ sender: by, lease: until }).where(these).run());
      return found;
    },
    async calling(row, words, now) {
      const tried = sql`coalesce(${outbox.tried}, ${now})`;
      await write(() => orm.update(outbox).set({ words, tried }).where(held(row)).run());
    },
    async created(row, made) {
      await write(() => orm.update(outbox).set({ status: "created", message: made }).where(held(row)).run());
    },
    async sent({ id: one, sender: by }, made) {
      await write(() => hot.sent.run({ id: one, sender: by, message: made }));
    },
    async retry(row, due, error) {
      const again = { status: "waiting", due, error, attempts: sql`${attempts} + 1`, ...FREE } as const;
      await write(() => orm.update(outbox).set(again).where(held(row)).run());
    },
    async hold(row, due, error, tried) {
      const aside = { status: "held", due: due ?? NEVER, error, ...FREE } as const;
      const counted = { ...aside, attempts: sql`${attempts} + ${tried ? 1 : 0}` };
      await write(() => orm.update(outbox).set(counted).where(held(row)).run());
    },
  };
}
