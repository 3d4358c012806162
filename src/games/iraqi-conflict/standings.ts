import { type Frozen, of, type Seat } from "../../engine/index.ts";
import type { Cell, Chart, Table as Grid } from "../../scene/index.ts";
import { faction } from "./factions.ts";
import { badge, letter } from "./livery.ts";
import type { Table } from "./state.ts";

/** Victory points by turn, from none before the first. */
export function vpChart({ seats, turns, vp }: Frozen<Table>): Chart {
  return {
    kind: "chart",
    style: "line",
    title: "Victory points by turn",
    max: 5,
    steps: Array.from({ length: turns + 1 }, (_, turn) => String(turn)),
    series: seats.map((seat) => ({ letter: letter(seat), colour: `@${seat}`, values: [0, ...of(vp, seat)] })),
  };
}

/** Victory points, and what else is worth knowing of each seat in this phase. */
export function standingsTable(table: Frozen<Table>): Grid {
  const columns = COLUMNS[table.phase];
  return {
    kind: "table",
    columns: [
      { label: "", flex: 1 },
      ...columns.map(({ label }) => ({ label, align: "middle" as const })),
      { label: "VP", align: "end" },
    ],
    rows: table.seats.map((seat) => ({
      cells: [
        { badge: badge(seat), text: faction(seat).name },
        ...columns.map(({ cell }) => cell(table, seat)),
        { text: String(of(table.vp, seat).at(-1) ?? 0), bold: true, isNew: hasGained(table, seat) },
      ],
    })),
  };
}

interface Column {
  readonly label: string;
  readonly cell: (table: Frozen<Table>, seat: Seat) => Cell;
}

const hand: Column = { label: "Hand", cell: ({ sizes }, seat) => ({ text: String(of(sizes, seat)) }) };
const replaced: Column = { label: "Replaced", cell: ({ replaced }, seat) => ({ text: String(replaced[seat] ?? "–") }) };
const total: Column = {
  label: "Total",
  cell: ({ totals }, seat) => ({ text: String(of(totals, seat).at(-1) ?? "–") }),
};
const gain: Column = { label: "Gain", cell: (table, seat) => ({ text: `+${gained(table, seat)}` }) };
const ready: Column = {
  label: "Ready",
  cell: ({ ready }, seat) => (ready.includes(seat) ? { badge: { colour: "good", pictogram: "check" } } : { text: "–" }),
};

const COLUMNS: { readonly [phase in Table["phase"]]: readonly Column[] } = {
  situation: [hand, replaced],
  commitment: [hand, replaced],
  negotiations: [hand, ready],
  ground: [hand],
  score: [total, gain],
};

const gained = ({ vp }: Frozen<Table>, seat: Seat): number => {
  const points = of(vp, seat);
  return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
};

/** Whether the turn that is being scored has brought a seat anything. */
export const hasGained = (table: Frozen<Table>, seat: Seat): boolean =>
  table.phase === "score" && gained(table, seat) > 0;
