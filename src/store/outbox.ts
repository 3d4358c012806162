import { and, asc, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import { baseReader } from "./bases.ts";
import type { Database } from "./database.ts";
import type { OutboxDraft, OutboxRow } from "./records.ts";
import type { Blocked, Change, Outbox } from "./repository.ts";
import * as t from "./schema.ts";

const columns = {
  id: t.outbox.id,
  game: t.outbox.game,
  destination: t.outbox.destination,
  slot: t.outbox.slot,
  payload: t.outbox.payload,
  base: t.outbox.base,
  status: t.outbox.status,
  attempts: t.outbox.attempts,
  message: t.outbox.message,
  created: t.outbox.created,
};

/** The outbox table. A destination's next row waits until the one before is sent, replaced or parked. */
export function sqliteOutbox(database: Database): Outbox {
  const { orm, sqlite } = database;
  const withBase = baseReader(database);
  const whole = ({ base, payload, ...row }: OutboxRow & { readonly base: string | null }): OutboxRow => ({
    ...row,
    payload: withBase(payload, base),
  });
  const set = (id: number, values: Partial<typeof t.outbox.$inferInsert>): void => {
    orm.update(t.outbox).set(values).where(eq(t.outbox.id, id)).run();
  };
  const first = orm
    .select({ id: min(t.outbox.id) })
    .from(t.outbox)
    .where(inArray(t.outbox.status, ["waiting", "sending"]))
    .groupBy(t.outbox.destination);
  const park = sqlite.transaction(
    ({ game, destination, row }: Blocked, reason: string, notice: OutboxDraft, at: number) => {
      const rows =
        row === null
          ? and(eq(t.outbox.game, game), eq(t.outbox.destination, destination), eq(t.outbox.status, "waiting"))
          : eq(t.outbox.id, row);
      orm.update(t.outbox).set({ status: "parked", error: reason }).where(rows).run();
      const first = orm.insert(t.obstacles).values({ game, destination, reason, at }).onConflictDoNothing().run();
      if (first.changes === 0) return false;
      const fresh = { status: "waiting", attempts: 0, due: 0, created: at } as const;
      orm
        .insert(t.outbox)
        .values({ game, ...notice, ...fresh })
        .run();
      return true;
    },
  );
  return {
    async heads(now): Promise<readonly OutboxRow[]> {
      return orm
        .select(columns)
        .from(t.outbox)
        .where(and(inArray(t.outbox.id, first), eq(t.outbox.status, "waiting"), sql`${t.outbox.due} <= ${now}`))
        .orderBy(asc(t.outbox.id))
        .all()
        .map(whole);
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
      const rows = orm.select(columns).from(t.outbox).where(eq(t.outbox.status, "sending"));
      return rows.orderBy(asc(t.outbox.id)).all().map(whole);
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
    park: async (what, reason, notice, at) => park.immediate(what, reason, notice, at),
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
    async parked(game) {
      const where = and(eq(t.outbox.game, game), eq(t.outbox.status, "parked"));
      return orm.select({ n: count() }).from(t.outbox).where(where).get()?.n ?? 0;
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

/** The part of a change that puts rows in line again, or sends them elsewhere. */
export function outboxRepair({ orm }: Database): (change: Change) => void {
  return ({ game, repair, redirect }) => {
    if (redirect) {
      const unsent = inArray(t.outbox.status, ["waiting", "parked"]);
      orm
        .update(t.outbox)
        .set({ destination: redirect.to })
        .where(and(eq(t.outbox.game, game), eq(t.outbox.destination, redirect.from), unsent))
        .run();
    }
    if (!repair) return;
    const parked = and(eq(t.outbox.game, game), eq(t.outbox.status, "parked"));
    // what a newer edit has overtaken must not overwrite it
    const newer = sql`EXISTS (SELECT 1 FROM outbox newer WHERE newer.game = ${t.outbox.game} AND newer.slot = ${t.outbox.slot}
      AND newer.destination = ${t.outbox.destination} AND newer.id > ${t.outbox.id})`;
    orm.update(t.outbox).set({ status: "replaced" }).where(and(parked, newer)).run();
    // what was tried before may have arrived, and is looked for
    const attempts = sql`min(${t.outbox.attempts}, 1)`;
    orm.update(t.outbox).set({ status: "waiting", due: 0, attempts, error: null }).where(parked).run();
    orm.delete(t.obstacles).where(eq(t.obstacles.game, game)).run();
    orm.update(t.threads).set({ open: false }).where(eq(t.threads.game, game)).run();
  };
}
