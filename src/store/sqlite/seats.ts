/** What is kept for the seats of a game: clocks, orders, answers to questions to come, sheets. */
import { and, asc, eq, max, sql } from "drizzle-orm";
import type { Change } from "../change.ts";
import { settled } from "../read-rows.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import { orDamaged } from "./readable.ts";
import * as t from "./schema.ts";
import { whenAsked } from "./when-asked.ts";

type Seats = Pick<Repository, "orders" | "prepared" | "clocks" | "sheet" | "filledInAt" | "keepSheet">;

export function sqliteSeats({ orm, write }: Database): Seats {
  const game = sql.placeholder("game");
  const { standingOrders, prepared, clocks, sheets } = t;
  const { seat, person, decision } = sheets;
  const theSheet = and(
    eq(sheets.game, game),
    eq(seat, sql.placeholder("seat")),
    eq(person, sql.placeholder("person")),
    eq(decision, sql.placeholder("decision")),
  );
  const made = whenAsked({
    orders: () =>
      orm
        .select()
        .from(standingOrders)
        .where(eq(standingOrders.game, game))
        .orderBy(asc(standingOrders.at), asc(standingOrders.name))
        .prepare(),
    prepared: () =>
      orm.select().from(prepared).where(eq(prepared.game, game)).orderBy(asc(prepared.at), asc(prepared.key)).prepare(),
    clocks: () => orm.select().from(clocks).where(eq(clocks.game, game)).prepare(),
    sheet: () => orm.select().from(sheets).where(theSheet).prepare(),
    filledIn: () =>
      orm
        .select({ at: max(sheets.at) })
        .from(sheets)
        .where(and(eq(sheets.game, game), eq(seat, sql.placeholder("seat"))))
        .prepare(),
    dropSheet: () => orm.delete(sheets).where(theSheet).prepare(),
  });
  return {
    orders: async (id) => made.orders.all({ game: id }).map((order) => ({ ...settled(order), at: order.at })),
    prepared: async (id) => made.prepared.all({ game: id }).map(settled),
    clocks: async (id) => made.clocks.all({ game: id }),
    sheet: async (id, key) => orDamaged(() => made.sheet.get({ person: "", ...key, game: id }))?.sheet ?? null,
    filledInAt: async (id, of) => made.filledIn.get({ game: id, seat: of })?.at ?? null,
    async keepSheet(id, key, sheet, at) {
      const row = orm.insert(sheets).values({ game: id, ...key, sheet, at });
      const target = [sheets.game, seat, person, decision];
      await write(() =>
        sheet === null
          ? made.dropSheet.run({ person: "", ...key, game: id })
          : row.onConflictDoUpdate({ target, set: { sheet, at } }).run(),
      );
    },
  };
}

/** The part of a change that concerns these. */
export function seatWriter(database: Database): (change: Change) => void {
  const parts = [clockWriter(database), orderWriter(database), answerWriter(database), sheetWriter(database)];
  return (change) => {
    for (const write of parts) write(change);
  };
}

function clockWriter({ sqlite }: Database): (change: Change) => void {
  const stop = sqlite.prepare("DELETE FROM clocks WHERE game = ?");
  const stopOne = sqlite.prepare("DELETE FROM clocks WHERE game = ? AND seat = ? AND phase = ? AND shape = ?");
  const set = sqlite.prepare(`
    INSERT INTO clocks (game, seat, phase, shape, left, deadline, remind) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, phase, shape) DO UPDATE
    SET left = excluded.left, deadline = excluded.deadline, remind = excluded.remind`);
  return ({ game, clocks, clockChanges }) => {
    if (clocks) stop.run(game);
    for (const { seat, phase, shape } of clockChanges?.clear ?? []) stopOne.run(game, seat, phase, shape);
    for (const { seat, phase, shape, left, deadline, remind } of clocks ?? clockChanges?.set ?? [])
      set.run(game, seat, phase, shape, left, deadline, remind);
  };
}

function orderWriter({ sqlite }: Database): (change: Change) => void {
  const drop = sqlite.prepare("DELETE FROM standing_orders WHERE game = ? AND seat = ? AND name = ?");
  const put = sqlite.prepare(`
    INSERT INTO standing_orders (game, seat, name, params, ask, phase, turn, given, inherited, at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, name) DO UPDATE
    SET params = excluded.params, ask = excluded.ask, phase = excluded.phase, turn = excluded.turn,
      given = excluded.given, inherited = excluded.inherited, at = excluded.at`);
  return ({ game, orders, at }) => {
    for (const { seat, name } of orders?.clear ?? []) drop.run(game, seat, name);
    for (const { seat, name, params, ask, phase, turn, given, inherited = null, at: since = at } of orders?.set ?? [])
      put.run(game, seat, name, JSON.stringify(params), ask ? 1 : 0, phase, turn, given, inherited, since);
  };
}

function answerWriter({ sqlite }: Database): (change: Change) => void {
  const drop = sqlite.prepare("DELETE FROM prepared WHERE game = ? AND seat = ? AND key = ?");
  const put = sqlite.prepare(`
    INSERT INTO prepared (game, seat, key, moves, facts, ends, inherited, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, key) DO UPDATE
    SET moves = excluded.moves, facts = excluded.facts, ends = excluded.ends,
      inherited = excluded.inherited, at = excluded.at`);
  return ({ game, prepared, at }) => {
    for (const { seat, key } of prepared?.clear ?? []) drop.run(game, seat, key);
    for (const { seat, key, moves, facts, ends, inherited = null } of prepared?.set ?? [])
      put.run(game, seat, key, JSON.stringify(moves), JSON.stringify(facts), ends ? 1 : 0, inherited, at);
  };
}

function sheetWriter({ sqlite }: Database): (change: Change) => void {
  const dropOthers = sqlite.prepare(
    "DELETE FROM sheets WHERE game = ? AND decision NOT IN (SELECT value FROM json_each(?))",
  );
  const any = sqlite.prepare("SELECT 1 FROM sheets WHERE game = ? LIMIT 1");
  const drop = sqlite.prepare("DELETE FROM sheets WHERE game = ? AND seat = ? AND person = ? AND decision = ?");
  const put = sqlite.prepare(`
    INSERT INTO sheets (game, seat, person, decision, sheet, at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (game, seat, person, decision) DO UPDATE SET sheet = excluded.sheet, at = excluded.at`);
  return ({ game, sheetsFor, sheets = [], at }) => {
    let isAny = (sheetsFor !== undefined || sheets.length > 0) && any.get(game) !== undefined; // mostly there is none
    for (const { seat, person = "", decision, left } of sheets) {
      if (left !== null) put.run(game, seat, person, decision, JSON.stringify(left), at);
      else if (isAny) drop.run(game, seat, person, decision);
      isAny ||= left !== null;
    }
    const needed = isAny ? (sheetsFor?.() ?? null) : null;
    if (needed) dropOthers.run(game, JSON.stringify(needed));
  };
}
