/** Messages that wait to be sent: which of a destination goes next, and which are parked. */
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  min,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Change } from "../change.ts";
import { NEVER } from "../due.ts";
import type { Blocked, Outbox } from "../outbox.ts";
import { type OutboxDraft, type OutboxRow, WORDS } from "../records.ts";
import { payloadReader } from "./bases.ts";
import { claims, FREE, held } from "./claims.ts";
import type { Database } from "./database.ts";
import { forbiddenRows, IN_LINE, OVERTAKEN, UNDER_WAY } from "./forbidden-rows.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

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
  words: t.outbox.words,
  tried: t.outbox.tried,
  forbidden: t.outbox.forbidden,
  created: t.outbox.created,
};

/**
 * The outbox table. A destination's next row waits until the one before is sent, replaced or parked; what people say lets
 * what the game says go before it.
 */
export function sqliteOutbox(database: Database): Outbox {
  const { orm, write } = database;
  const withBase = payloadReader(database);
  const whole = ({ base, payload, ...row }: OutboxRow & { readonly base: string | null }): OutboxRow => ({
    ...row,
    payload: withBase(payload, base),
  });
  const rows = (which: SQL | undefined): readonly OutboxRow[] =>
    orm.select(columns).from(t.outbox).where(which).orderBy(asc(t.outbox.id)).all().map(whole);
  const hot = hotStatements(database);
  const add = (game: string, draft: OutboxDraft, created: number): void => {
    const fresh = { status: "waiting", attempts: 0, due: 0, created } as const;
    orm
      .insert(t.outbox)
      .values({ game, ...draft, ...fresh })
      .run();
  };
  /** Notes what stands in the way; whether it does so for the first time. */
  const isNew = (game: string, destination: string, reason: string, at: number): boolean =>
    orm.insert(t.obstacles).values({ game, destination, reason, at }).onConflictDoNothing().run().changes > 0;
  const waiting = (game: string, slot: string | null): boolean =>
    orm
      .select({ id: t.outbox.id })
      .from(t.outbox)
      .where(
        and(eq(t.outbox.game, game), eq(t.outbox.slot, slot ?? ""), inArray(t.outbox.status, ["waiting", "sending"])),
      )
      .limit(1)
      .get() !== undefined;
  const requeue = (which: SQL | undefined): Promise<unknown> => {
    const isHeld = and(eq(t.outbox.status, "held"), which);
    return write(() => orm.update(t.outbox).set({ status: "waiting", due: 0 }).where(isHeld).run());
  };
  const park = (
    { game, destination, row, forbidden = false }: Blocked,
    reason: string,
    notice: OutboxDraft | null,
    at: number,
  ): boolean => {
    const which =
      row === null ? and(eq(t.outbox.game, game), eq(t.outbox.destination, destination), unsent) : held(row);
    const parked = orm
      .update(t.outbox)
      .set({ status: "parked", error: reason, forbidden, ...FREE })
      .where(which)
      .run();
    if (row !== null && parked.changes === 0) return false;
    if (!isNew(game, destination, reason, at)) return false;
    if (notice) add(game, notice, at);
    return notice !== null;
  };
  return {
    async heads(now, latest) {
      if ((hot.held.get()?.due ?? NEVER) <= now) await requeue(lte(t.outbox.due, now));
      return hot.heads.all({ now, latest }).map(whole);
    },
    async nextDue() {
      const [next, later] = [hot.due.get()?.due ?? NEVER, hot.held.get()?.due ?? NEVER];
      return next === NEVER && later === NEVER ? null : Math.min(next, later);
    },
    async hasten(now, by) {
      const later = and(unsent, gt(t.outbox.due, now), lt(t.outbox.due, NEVER));
      const sooner = orm
        .update(t.outbox)
        .set({ due: sql`${t.outbox.due} - ${by}` })
        .where(later);
      await write(() => sooner.run());
    },
    inFlight: async () => rows(inArray(t.outbox.status, UNDER_WAY)),
    ...claims(database, rows),
    async isMessage(message, but = 0) {
      const another = and(eq(t.outbox.message, message), ne(t.outbox.id, but));
      return orm.select({ id: t.outbox.id }).from(t.outbox).where(another).limit(1).get() !== undefined;
    },
    async release(what) {
      if (hot.held.get() === undefined) return; // mostly
      const named =
        what === "all" ? undefined : or(eq(t.outbox.game, what.game ?? ""), eq(t.outbox.destination, what.destination));
      await requeue(and(eq(t.outbox.due, NEVER), named));
    },
    async offer(game, draft, at) {
      await write(() => (waiting(game, draft.slot) ? undefined : add(game, draft, at)));
    },
    waits: async (game, name) => waiting(game, name),
    warn: (game, key, reason, notices, at) =>
      write(() => {
        const isFirst = isNew(game, key, reason, at);
        if (isFirst) for (const notice of notices) add(game, notice, at);
        return isFirst && notices.length > 0;
      }),
    async forgetWarning(game, key) {
      const told = and(eq(t.obstacles.game, game), eq(t.obstacles.destination, key));
      await write(() => orm.delete(t.obstacles).where(told).run());
    },
    discard: ({ game, ...row }, notice, at) =>
      write(() => {
        const gone = { status: "damaged", error: "it cannot be read", ...FREE } as const;
        if (orm.update(t.outbox).set(gone).where(held(row)).run().changes > 0 && notice) add(game, notice, at);
      }),
    park: (what, reason, notice, at) => write(() => park(what, reason, notice, at)),
    ...forbiddenRows(database),
    messageOf: async (game, name, destination) =>
      (destination === null ? hot.anywhere.get({ game, slot: name }) : hot.slot.get({ game, slot: name, destination }))
        ?.message ?? null,
    async payloadOf(game, name) {
      const row = hot.newest.get({ game, slot: name });
      return row ? whole(row).payload : null;
    },
    async slotOf(game, message) {
      const where = and(eq(t.outbox.game, game), eq(t.outbox.message, message), isNotNull(t.outbox.slot));
      return orm.select({ slot: t.outbox.slot }).from(t.outbox).where(where).limit(1).get()?.slot ?? null;
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
          .where(inArray(t.outbox.status, ["waiting", ...UNDER_WAY]))
          .get()?.n ?? 0
      );
    },
  };
}

/** What has still to be sent, and is not under way. */
const unsent = inArray(t.outbox.status, ["waiting", "held"]);

/** More than any id. */
const LATER = 2 ** 50;

/** Of several rows of a destination the one with the least of these goes next; of one that is under way none does. */
const place = sql<number>`CASE
  WHEN ${t.outbox.status} <> 'waiting' THEN 0
  WHEN ${or(...WORDS.map((begin) => like(t.outbox.slot, `${begin}%`)))} THEN ${sql.raw(String(LATER))} + ${t.outbox.id}
  ELSE ${t.outbox.id} END`;

/** What every post needs on its way: built and prepared once, when it is first needed. */
function hotStatements({ orm }: Database) {
  const { id, destination, status, due, message, game, slot } = t.outbox;
  const first = orm
    .select({ place: min(place) })
    .from(t.outbox)
    .where(inArray(status, ["waiting", ...UNDER_WAY]))
    .groupBy(destination);
  const head = and(inArray(place, first), eq(status, "waiting"));
  const named = and(eq(game, sql.placeholder("game")), eq(slot, sql.placeholder("slot")));
  const theSlot = and(named, eq(destination, sql.placeholder("destination")));
  const messageIn = (where: typeof named) =>
    orm
      .select({ message })
      .from(t.outbox)
      .where(and(where, eq(status, "sent"), isNotNull(message)))
      .orderBy(desc(id))
      .limit(1)
      .prepare();
  return whenAsked({
    heads: () =>
      orm
        .select(columns)
        .from(t.outbox)
        .where(and(head, sql`(${due} <= ${sql.placeholder("now")} OR ${due} > ${sql.placeholder("latest")})`))
        .orderBy(asc(id))
        .prepare(),
    due: () =>
      orm
        .select({ due: min(due) })
        .from(t.outbox)
        .where(head)
        .prepare(),
    held: () => orm.select({ due }).from(t.outbox).where(eq(status, "held")).orderBy(asc(due)).limit(1).prepare(),
    slot: () => messageIn(theSlot),
    anywhere: () => messageIn(named),
    newest: () => orm.select(columns).from(t.outbox).where(named).orderBy(desc(id)).limit(1).prepare(),
  });
}

/** The part of a change that puts rows aside or in line again, or sends them elsewhere. */
export function outboxRepair({ orm }: Database): (change: Change) => void {
  return ({ game, repair, redirect, silence }) => {
    if (silence !== undefined) {
      const waiting = and(eq(t.outbox.game, game), unsent);
      orm.update(t.outbox).set({ status: "parked", error: silence }).where(waiting).run();
      orm.update(t.outbox).set({ forbidden: false }).where(eq(t.outbox.game, game)).run();
    }
    if (redirect) {
      const left = inArray(t.outbox.status, ["waiting", "held", "parked"]);
      orm
        .update(t.outbox)
        .set({ destination: redirect.to })
        .where(and(eq(t.outbox.game, game), eq(t.outbox.destination, redirect.from), left))
        .run();
    }
    if (!repair) return;
    const parked = and(eq(t.outbox.game, game), inArray(t.outbox.status, ["parked", "held"]));
    orm.update(t.outbox).set({ status: "replaced" }).where(and(parked, OVERTAKEN)).run();
    orm.update(t.outbox).set(IN_LINE).where(parked).run();
    orm.delete(t.obstacles).where(eq(t.obstacles.game, game)).run();
    orm.update(t.threads).set({ open: false }).where(eq(t.threads.game, game)).run();
  };
}
