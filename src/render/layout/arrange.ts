/** How rows and columns of a layout share the width and height of a picture, and how their panels are drawn. */
import type { Layout } from "../../scene/scene.ts";
import type { Pen } from "../pen.ts";
import { type Box, inset, rect } from "../primitives.ts";
import { drawContent, naturalHeight } from "./contents.ts";

type Panel = Layout & { kind: "panel" };
type Group = Layout & { kind: "row" | "column" };

export const gapOf = (pen: Pen): number => Math.round(pen.unit * 0.6);
const paddingOf = (pen: Pen): number => Math.round(pen.unit * 0.75);

/** These are sheets of their own, or lie on several. */
const SHEETS: readonly string[] = ["map", "strip", "hands", "course"];
const hasSheet = ({ content, sheet }: Panel): boolean => sheet !== "none" && !SHEETS.includes(content.kind);

/** Shares of the width in a row, in pixels. */
function rowWidths(pen: Pen, row: Group, width: number, picture: number): number[] {
  const free = width - gapOf(pen) * (row.children.length - 1);
  const fixed = row.children.map(({ room }) => (typeof room === "object" && "part" in room ? room.part * picture : 0));
  const shares = row.children.map(({ room }) => {
    if (typeof room === "object") return "flex" in room ? room.flex : 0;
    return 1;
  });
  const rest = free - fixed.reduce((sum, part) => sum + part, 0);
  const all = shares.reduce((sum, share) => sum + share, 0) || 1;
  return row.children.map((_child, index) => (fixed[index] ?? 0) + ((shares[index] ?? 0) * rest) / all);
}

/** The height a layout would like at a width. */
export function wantedHeight(pen: Pen, layout: Layout, width: number, picture: number): number {
  if (layout.kind === "panel") {
    const padding = hasSheet(layout) ? paddingOf(pen) : 0;
    return naturalHeight(pen, layout.content, width - 2 * padding) + 2 * padding;
  }
  if (layout.kind === "row") {
    const widths = rowWidths(pen, layout, width, picture);
    return Math.max(0, ...layout.children.map((child, index) => wantedHeight(pen, child, widths[index] ?? 0, picture)));
  }
  const gaps = gapOf(pen) * (layout.children.length - 1);
  return layout.children.reduce((sum, child) => sum + wantedIn(pen, child, width, picture), gaps);
}

/** A child's height in a column. */
function wantedIn(pen: Pen, child: Layout, width: number, picture: number): number {
  if (typeof child.room === "object" && "part" in child.room) return child.room.part * picture;
  return wantedHeight(pen, child, width, picture);
}

/** The share of spare height that a child of a column takes. */
function flexOf(child: Layout): number {
  if (typeof child.room === "object") return "flex" in child.room ? child.room.flex : 0;
  if (child.room === "fit") return 0;
  if (child.kind === "panel") return child.content.kind === "map" ? 1 : 0;
  return child.children.some((inner) => flexOf(inner) > 0) ? 1 : 0;
}

/** Heights in a column: what each wants, and flexible ones share what is left over or missing. Without any, the last one takes what is left over. */
function columnHeights(pen: Pen, column: Group, box: Box, picture: number): number[] {
  const wanted = column.children.map((child) => wantedIn(pen, child, box.width, picture));
  const gaps = gapOf(pen) * (column.children.length - 1);
  const spare = box.height - gaps - wanted.reduce((sum, height) => sum + height, 0);
  const shares = column.children.map(flexOf);
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all > 0) return wanted.map((height, index) => Math.max(0, height + (spare * (shares[index] ?? 0)) / all));
  return wanted.map((height, index) => (index === wanted.length - 1 ? height + Math.max(0, spare) : height));
}

/** Draws a layout into its box; edges fall on whole pixels. */
export function arrange(pen: Pen, layout: Layout, box: Box, picture: number): void {
  if (layout.kind === "panel") {
    drawPanel(pen, layout, box);
    return;
  }
  const across = layout.kind === "row";
  const sizes = across ? rowWidths(pen, layout, box.width, picture) : columnHeights(pen, layout, box, picture);
  let offset = 0;
  layout.children.forEach((child, index) => {
    const size = sizes[index] ?? 0;
    const [from, to] = [Math.round(offset), Math.round(offset + size)];
    const place = across
      ? { ...box, x: box.x + from, width: to - from }
      : { ...box, y: box.y + from, height: to - from };
    arrange(pen, child, place, picture);
    offset += size + gapOf(pen);
  });
}

function drawPanel(pen: Pen, panel: Panel, box: Box): void {
  if (hasSheet(panel)) {
    pen.shape(rect(box, pen.unit * 0.5), {
      fill: pen.hex("panel"),
      lift: pen.unit * 0.2,
      strokes: [{ colour: pen.hex("faint"), width: 1.5 }],
    });
  }
  drawContent(pen, panel.content, hasSheet(panel) ? inset(box, paddingOf(pen)) : box);
}
