/** The part of a change that concerns what is kept for seats: clocks, orders, answers to questions to come, sheets. */
import type { Change } from "../change.ts";
import type { ClockRecord } from "../records.ts";
import type { Flight } from "./flight.ts";

type ClockKey = Pick<ClockRecord, "seat" | "phase" | "shape">;

export function writeSeats(flight: Flight, change: Change): void {
  for (const write of [writeClocks, writeOrders, writeAnswers, writeSheets]) write(flight, change);
}

const STOP_CLOCKS = `DELETE FROM clocks USING unnest($2::text[], $3::text[], $4::text[]) AS gone(seat, phase, shape)
  WHERE clocks.game = $1 AND clocks.seat = gone.seat AND clocks.phase = gone.phase AND clocks.shape = gone.shape`;
const SET_CLOCKS = `INSERT INTO clocks (game, seat, phase, shape, "left", deadline, remind)
  SELECT $1, * FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
  ON CONFLICT (game, seat, phase, shape) DO UPDATE
  SET "left" = excluded."left", deadline = excluded.deadline, remind = excluded.remind`;

/** All in one statement each: an act changes up to a dozen. */
function writeClocks({ put }: Flight, { game, clocks, clockChanges }: Change): void {
  if (clocks) put("DELETE FROM clocks WHERE game = $1", game);
  const { clear = [], set = [] } = clockChanges ?? {};
  const keys = (of: readonly ClockKey[]) => [
    of.map(({ seat }) => seat),
    of.map(({ phase }) => phase),
    of.map(({ shape }) => shape),
  ];
  if (clear.length > 0) put(STOP_CLOCKS, game, ...keys(clear));
  const all = clocks ?? set;
  if (all.length === 0) return;
  const times = [all.map(({ left }) => left), all.map(({ deadline }) => deadline), all.map(({ remind }) => remind)];
  put(SET_CLOCKS, game, ...keys(all), ...times);
}

function writeOrders({ put }: Flight, { game, orders, at }: Change): void {
  for (const { seat, name } of orders?.clear ?? [])
    put("DELETE FROM standing_orders WHERE game = $1 AND seat = $2 AND name = $3", game, seat, name);
  for (const { seat, name, params, ask, phase, turn, given, inherited = null, at: since = at } of orders?.set ?? [])
    put(
      `INSERT INTO standing_orders (game, seat, name, params, ask, phase, turn, given, inherited, at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
        ON CONFLICT (game, seat, name) DO UPDATE SET params = excluded.params, ask = excluded.ask, phase = excluded.phase,
          turn = excluded.turn, given = excluded.given, inherited = excluded.inherited, at = excluded.at`,
      ...[game, seat, name, JSON.stringify(params), ask, phase, turn, given, inherited, since],
    );
}

function writeAnswers({ put }: Flight, { game, prepared, at }: Change): void {
  for (const { seat, key } of prepared?.clear ?? [])
    put("DELETE FROM prepared WHERE game = $1 AND seat = $2 AND key = $3", game, seat, key);
  for (const { seat, key, moves, facts, ends, inherited = null } of prepared?.set ?? [])
    put(
      `INSERT INTO prepared (game, seat, key, moves, facts, ends, inherited, at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
        ON CONFLICT (game, seat, key) DO UPDATE SET moves = excluded.moves, facts = excluded.facts, ends = excluded.ends,
          inherited = excluded.inherited, at = excluded.at`,
      ...[game, seat, key, JSON.stringify(moves), JSON.stringify(facts), ends, inherited, at],
    );
}

function writeSheets({ put }: Flight, { game, sheetsFor, sheets = [], at }: Change): void {
  for (const { seat, person = "", decision, left } of sheets)
    if (left === null)
      put(
        "DELETE FROM sheets WHERE game = $1 AND seat = $2 AND person = $3 AND decision = $4",
        ...[game, seat, person, decision],
      );
    else
      put(
        `INSERT INTO sheets (game, seat, person, decision, sheet, at) VALUES ($1, $2, $3, $4, $5, $6)
          ON CONFLICT (game, seat, person, decision) DO UPDATE SET sheet = excluded.sheet, at = excluded.at`,
        ...[game, seat, person, decision, JSON.stringify(left), at],
      );
  // whether there are any sheets is not asked first: the question would cost a flight of its own
  const needed = sheetsFor?.() ?? null;
  if (needed) put("DELETE FROM sheets WHERE game = $1 AND decision <> ALL($2)", game, [...needed]);
}
