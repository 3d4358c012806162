/** Cards that each faction gave to each other this turn: a row for who gave, a column for who got. */
import type { Frozen, Seat } from "#engine";
import type { Cell, Row, Table as Sheet } from "#scene";
import { faction } from "../content/factions.ts";
import type { Table } from "../state.ts";
import { badge } from "./side-style.ts";

export const tradesTable = (table: Frozen<Table>): Sheet => ({
  kind: "table",
  title: "Cards given in trades this turn",
  size: "large",
  columns: [
    { label: "From, to", flex: 1.6 },
    ...table.seats.map((seat) => ({ label: faction(seat).name, align: "middle", flex: 1.1 }) as const),
    { label: "Gave", align: "middle", flex: 0.8 },
  ],
  rows: [
    ...table.seats.map((from) => row(table, from)),
    { total: true, cells: ["Got", ...table.seats.map((to) => String(got(table, to))), ""] },
  ],
});

const row = (table: Frozen<Table>, from: Seat): Row => ({
  cells: [
    { badge: badge(from), text: faction(from).name, bold: true },
    ...table.seats.map((to): Cell => {
      const count = given(table, from, to);
      return { text: from === to ? "" : count > 0 ? String(count) : "–", bold: count > 0 };
    }),
    String(gave(table, from)),
  ],
});

/** Cards that a seat gave away this turn, to whomever. */
export const gave = (table: Frozen<Table>, from: Seat): number =>
  table.seats.reduce((all, to) => all + given(table, from, to), 0);

/** Cards that a seat got this turn, from whomever. */
export const got = (table: Frozen<Table>, to: Seat): number =>
  table.seats.reduce((all, from) => all + given(table, from, to), 0);

const given = ({ trades }: Frozen<Table>, giver: Seat, taker: Seat): number =>
  trades.reduce((sum, { from, to, gave, got }) => {
    if (from === giver && to === taker) return sum + gave;
    return to === giver && from === taker ? sum + got : sum;
  }, 0);
