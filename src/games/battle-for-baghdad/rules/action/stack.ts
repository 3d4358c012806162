/** How a stack goes from Zone to Zone, in one Move or step by step; what stops it, and how many Moves are left. */
import { concerning, type Frozen, game, type Seat, type Stage, type View } from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import { screenOf, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { truceBetween } from "../coalition/bonds.ts";
import { trace, traceOf } from "../map/news.ts";
import { forces, occupants, shift, unitsAt } from "../map/units.ts";
import type { Move, MoveMode, MoveStep, Stop } from "./types.ts";

const { told } = game<Baghdad>();

type Content = View<Baghdad>["content"];
/** What a seat sees of the table: ways and Moves follow from only that. */
export type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;
type Writing = Pick<Stage<Baghdad, unknown>, "content" | "emit"> & { readonly state: { readonly table: Table } };

export const stepOf = ({ move }: Table): MoveStep => {
  if (!move) throw new Error("there is no Move Step");
  return move;
};

export function moveOf(table: Table): Move;
export function moveOf(table: Frozen<Table>): Frozen<Move>;
export function moveOf(table: Frozen<Table>): Frozen<Move> {
  if (!table.move?.move) throw new Error("no Move has begun");
  return table.move.move;
}

/** Where a stack is. */
export const here = ({ path }: Frozen<Pick<Move, "path">>): ZoneId => path[path.length - 1] ?? "";

/** R-40: how many Moves a seat has in this step, with those of cards. */
export const movesOf = ({ content, table, seat }: Eyes): number =>
  screenOf(content, table.seats.length, seat).moves + (table.move?.extra ?? 0);

/** R-40: how many of them are left. */
export const movesLeft = (view: Eyes): number => Math.max(0, movesOf(view) - (view.table.move?.used ?? 0));

/** R-43 Seats whose units end a Move in a Zone: all but those that have a Truce with this one. */
export const stopping = (table: Frozen<Table>, seat: Seat, zone: ZoneId): readonly Seat[] =>
  occupants(table, zone).filter((other) => other !== seat && !truceBetween(table, seat, other));

export const isCrossing = (content: Content, from: ZoneId, to: ZoneId): boolean =>
  zoneOf(content, from).river.includes(to);

/** R-43, R-44: what ends a Move along the streets where it comes to a Zone; null if it may go on. */
export function stopAt(
  content: Content,
  table: Frozen<Table>,
  seat: Seat,
  { from, to, fording }: { readonly from: ZoneId; readonly to: ZoneId; readonly fording: boolean },
): Stop | null {
  const others = stopping(table, seat, to);
  if (others.length > 0)
    return { by: "units", units: Object.fromEntries(others.map((other) => [other, { ...unitsAt(table, to, other) }])) };
  return !fording && isCrossing(content, from, to) ? { by: "river" } : null;
}

/** R-41, R-43, R-44, R-46, R-47: the stack goes one Zone on, or all the way; its Move may end there. */
export function advance(s: Writing, seat: Seat, to: ZoneId): void {
  const { table } = s.state;
  const step = stepOf(table);
  const move = moveOf(table);
  const from = here(move);
  if (move.path.length === 1) {
    step.used++;
    if (move.mode !== "normal") step[move.mode]++;
    else if (step.fords > 0) {
      step.fords--;
      move.fording = true;
    }
  }
  shift(table, seat, from, to, move.count);
  move.path.push(to);
  const stop = move.mode === "normal" ? stopAt(s.content, table, seat, { from, to, fording: move.fording }) : null;
  if (stop || move.mode !== "normal" || move.path.length > table.zonesPerMove) endMove(s, seat, stop);
}

/** The Move that has begun is over. */
export function endMove(s: Writing, seat: Seat, stopped: Stop | null = null): void {
  const { table } = s.state;
  const { mode, path, count, dropped } = moveOf(table);
  trace(table, traceOf(seat, { mode, path, count }));
  s.emit({ kind: "moved", seat, mode, path, count, left: dropped, stopped });
  stepOf(table).move = null;
}

/** R-40: Zones where a seat has Security units: only they move. */
export const standing = (content: Content, table: Frozen<Table>, seat: Seat): readonly ZoneId[] =>
  content.zoneIds.filter((zone) => unitsAt(table, zone, seat).security > 0);

/** R-47: Airmobile Moves that a seat still has: one for each Airport that it Controlled in the snapshot. */
export const flightsLeft = (table: Frozen<Table>, seat: Seat): number => {
  const airports = Object.values(table.snapshot.airports).filter((owner) => owner === seat).length;
  return Math.max(0, airports - (table.move?.airmobile ?? 0));
};

const WAYS: { readonly [mode in MoveMode]: string } = { normal: "", underground: " Underground", airmobile: " by air" };

/** "The Shiites move 4 Security: Sadr City → Zayouna → Rusafa, stopped by the Government (2 Security and 1 Infrastructure)." */
export const moved = told("moved", {
  about: ({ seat, path, stopped }) =>
    concerning("places", [seat, ...(stopped?.by === "units" ? Object.keys(stopped.units) : [])], {
      places: path,
      weight: 1,
      sum: { n: 1, one: "Move", many: "Moves" },
    }),
  line: ({ seat, mode, path, count, left, stopped }, content) => {
    const name = (zone: ZoneId): string => zoneOf(content, zone).name;
    const behind = Object.entries(left).map(([zone, units]) => `${units} in ${name(zone)}`);
    const leaving = behind.length === 0 ? "" : `, leaving ${inList(behind)}`;
    return `${The(seat)} ${verb(seat, "move")} ${count} Security${WAYS[mode]}: ${path.map(name).join(" → ")}${leaving}${stopped ? `, ${stopText(stopped)}` : ""}.`;
  },
});

/** "stopped by the Government (2 Security and 1 Infrastructure)", "stopped by the River". */
function stopText(stop: Stop): string {
  if (stop.by === "river") return "stopped by the River";
  const units = Object.entries(stop.units).map(([seat, there]) => `${the(seat)} (${forces(there)})`);
  return `stopped by ${inList(units)}`;
}
