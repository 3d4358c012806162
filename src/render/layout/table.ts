/** Draws a table of texts and badges, with column widths that follow from their contents. */
import type { Cell, Column, Row, Table } from "../../scene/table.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, rect } from "../primitives.ts";
import { badgeWidth, drawBadge } from "./badge.ts";

const HEIGHT = 1.76;
/** How much higher rows are, at most, where there is room to spare. */
const ROOMY = 2;
/** Half the height of a badge, as a share of the text. */
const BADGE = 0.8;

const sizeOf = (pen: Pen, table: Table): number => pen.size(table.size ?? "small");
const cellOf = (cell: string | Cell): Cell => (typeof cell === "string" ? { text: cell } : cell);

function cellWidth(pen: Pen, cell: Cell, size: number): number {
  const badge = cell.badge ? badgeWidth(pen, cell.badge, size * BADGE) + size * 0.35 : 0;
  return badge + (cell.text === undefined ? 0 : pen.width(cell.text, { size, face: cell.bold ? "bold" : "regular" }));
}

/** Widths in pixels: what the content needs, and for columns with `flex` a share of what is left; all are squeezed when it is too much. */
function columnWidths(pen: Pen, table: Table, width: number): number[] {
  const size = sizeOf(pen, table);
  const pad = size * 0.8;
  const needs = table.columns.map((column, index) =>
    column.flex === undefined
      ? Math.max(
          pen.width(column.label, { size, face: "bold" }),
          ...table.rows.map((row) => cellWidth(pen, cellOf(row.cells[index] ?? ""), size)),
        ) + pad
      : 0,
  );
  const fixed = needs.reduce((sum, need) => sum + need, 0);
  const shares = table.columns.reduce((sum, column) => sum + (column.flex ?? 0), 0);
  if (shares === 0) return needs.map((need) => (need * width) / Math.max(1, fixed));
  const rest = Math.max(width * 0.2, width - fixed);
  const squeeze = Math.min(1, (width - rest) / Math.max(1, fixed));
  return table.columns.map((column, index) =>
    column.flex === undefined ? (needs[index] ?? 0) * squeeze : (rest * column.flex) / shares,
  );
}

const hasHead = (table: Table): boolean => table.columns.some((column) => labelOf(column.label).text !== "");

const natural = (pen: Pen, table: Table): number =>
  sizeOf(pen, table) * HEIGHT * (table.rows.length + (hasHead(table) ? 0.95 : 0)) + sizeOf(pen, table) * 0.1;

export const tablePanel = {
  natural,

  draw(pen: Pen, table: Table, box: Box): void {
    const height = sizeOf(pen, table) * HEIGHT * Math.min(ROOMY, Math.max(1, box.height / natural(pen, table)));
    const widths = columnWidths(pen, table, box.width);
    let y = box.y;
    if (hasHead(table)) {
      drawHead(pen, table, { ...box, height: height * 0.95 }, widths);
      y += height * 0.95;
    }
    table.rows.forEach((row, index) => {
      drawRow(pen, table, row, { ...box, y: y + index * height, height }, widths, index);
    });
  },
};

function drawHead(pen: Pen, table: Table, box: Box, widths: readonly number[]): void {
  const size = sizeOf(pen, table);
  eachColumn(table.columns, widths, box.x, (column, x, width) => {
    const align = column.align ?? "start";
    pen.textMid(column.label, [anchor(align, x, width, size), box.y + box.height * 0.45], {
      size,
      face: "bold",
      colour: pen.hex("muted"),
      align,
      room: width - size * 0.5,
    });
  });
  pen.shape(rect({ x: box.x, y: box.y + box.height - 1.5, width: box.width, height: 1.5 }), { fill: pen.hex("faint") });
}

function drawRow(pen: Pen, table: Table, row: Row, box: Box, widths: readonly number[], index: number): void {
  const size = sizeOf(pen, table);
  const ground = row.colour ? pen.hex(row.colour, row.shade ?? "tint") : pen.hex("panel");
  if (row.colour)
    pen.shape(rect({ ...box, y: box.y + 1, height: box.height - 2 }, box.height * 0.18), { fill: ground });
  else if (row.total || index > 0) {
    const height = row.total ? 2.5 : 1;
    pen.shape(rect({ ...box, height }), { fill: pen.hex(row.total ? "muted" : "faint") });
  }
  eachColumn(table.columns, widths, box.x, (column, x, width, at) => {
    const cell = cellOf(row.cells[at] ?? "");
    drawCell(
      pen,
      row.total ? { bold: true, ...cell } : cell,
      column,
      { ...box, x, width },
      { size, ground, badgeRoom: badgeRoom(pen, table, at) },
    );
  });
}

/** Width of the widest badge of a column: texts after badges begin on one line. */
function badgeRoom(pen: Pen, table: Table, column: number): number {
  const badges = table.rows.flatMap((row) => cellOf(row.cells[column] ?? "").badge ?? []);
  return Math.max(0, ...badges.map((badge) => badgeWidth(pen, badge, sizeOf(pen, table) * BADGE)));
}

function drawCell(
  pen: Pen,
  cell: Cell,
  column: Column,
  box: Box,
  { size, ground, badgeRoom }: { size: number; ground: string; badgeRoom: number },
): void {
  const align = column.align ?? "start";
  const y = box.y + box.height / 2;
  let under = ground;
  if (cell.isNew) {
    under = pen.hex("new");
    pen.shape(rect({ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }, size * 0.3), {
      fill: under,
    });
  }
  let x = anchor(align, box.x, box.width, size);
  let room = box.width - size * 0.5;
  if (cell.badge) {
    const radius = size * BADGE;
    const width = badgeWidth(pen, cell.badge, radius);
    const content = cellWidth(pen, cell, size);
    const start = align === "start" ? x + (badgeRoom - width) / 2 : align === "end" ? x - content : x - content / 2;
    drawBadge(pen, cell.badge, [start + width / 2, y], radius);
    if (align === "start") x += badgeRoom + size * 0.35;
    else if (align === "middle") x += (width + size * 0.35) / 2;
    room -= badgeRoom + size * 0.35;
  }
  if (cell.text === undefined) return;
  const colour = cell.colour ? pen.palette.text(cell.colour, under) : pen.palette.on(under);
  pen.textMid(cell.text, [x, y], { size, face: cell.bold ? "bold" : "regular", colour, align, room });
}

function anchor(align: "start" | "middle" | "end", x: number, width: number, size: number): number {
  if (align === "middle") return x + width / 2;
  return align === "start" ? x + size * 0.25 : x + width - size * 0.25;
}

function eachColumn(
  columns: readonly Column[],
  widths: readonly number[],
  left: number,
  visit: (column: Column, x: number, width: number, index: number) => void,
): void {
  let x = left;
  columns.forEach((column, index) => {
    const width = widths[index] ?? 0;
    visit(column, x, width, index);
    x += width;
  });
}
