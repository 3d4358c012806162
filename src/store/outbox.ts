import { and, asc, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import type { Database } from "./database.ts";
import type { OutboxRow } from "./records.ts";
import type { Outbox } from "./repository.ts";
import * as t from "./schema.ts";

const columns = {
  id: t.outbox.id,
  game: t.outbox.game,
  destination: t.outbox.destination,
  slot: t.outbox.slot,
  payload: t.outbox.payload,
  status: t.outbox.status,
  attempts: t.outbox.attempts,
  message: t.outbox.message,
};

/** The outbox table. A destination's next row waits until the one before is sent, replaced or parked. */
export function sqliteOutbox({ orm }: Database): Outbox {
  const set = (id: number, values: Partial<typeof t.outbox.$inferInsert>): void => {
    orm.update(t.outbox).set(values).where(eq(t.outbox.id, id)).run();
  };
  const first = orm
    .select({ id: min(t.outbox.id) })
    .from(t.outbox)
    .where(inArray(t.outbox.status, ["waiting", "sending"]))
    .groupBy(t.outbox.destination);
  return {
    async heads(now): Promise<readonly OutboxRow[]> {
      return orm
        .select(columns)
        .from(t.outbox)
        .where(and(inArray(t.outbox.id, first), eq(t.outbox.status, "waiting"), sql`${t.outbox.due} <= ${now}`))
        .orderBy(asc(t.outbox.id))
        .all();
    },
    async nextDue() {
      const { due } = t.outbox;
      const row = orm
        .select({ due: min(due) })
        .from(t.outbox)
        .where(and(inArray(t.outbox.id, first), eq(t.outbox.status, "waiting")))
        .get();
      return row?.due ?? null;
    },
    async inFlight(): Promise<readonly OutboxRow[]> {
      return orm.select(columns).from(t.outbox).where(eq(t.outbox.status, "sending")).orderBy(asc(t.outbox.id)).all();
    },
    async sending(id) {
      set(id, { status: "sending" });
    },
    async sent(id, message) {
      set(id, { status: "sent", message, error: null });
    },
    async retry(id, due, error) {
      orm
        .update(t.outbox)
        .set({ status: "waiting", due, error, attempts: sql`${t.outbox.attempts} + 1` })
        .where(eq(t.outbox.id, id))
        .run();
    },
    async park(id, error) {
      set(id, { status: "parked", error });
    },
    async messageOf(game, slot, destination) {
      const row = orm
        .select({ message: t.outbox.message })
        .from(t.outbox)
        .where(
          and(
            eq(t.outbox.game, game),
            eq(t.outbox.slot, slot),
            eq(t.outbox.destination, destination),
            eq(t.outbox.status, "sent"),
            isNotNull(t.outbox.message),
          ),
        )
        .orderBy(sql`${t.outbox.id} DESC`)
        .limit(1)
        .get();
      return row?.message ?? null;
    },
    async unpark(game) {
      return orm
        .update(t.outbox)
        .set({ status: "waiting", due: 0, attempts: 0 })
        .where(and(eq(t.outbox.game, game), eq(t.outbox.status, "parked")))
        .run().changes;
    },
    async pending() {
      return (
        orm
          .select({ n: count() })
          .from(t.outbox)
          .where(inArray(t.outbox.status, ["waiting", "sending"]))
          .get()?.n ?? 0
      );
    },
  };
}
