/** Draws a pile of counters on the map: the top one, the height of the pile, and its marks. */
import { type Stack, stackBox } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { centred, rings } from "../primitives.ts";
import { MARK_COLOURS } from "../style.ts";
import { drawBadge } from "./badge.ts";
import { cardboard, drawCounter } from "./counter.ts";
import { drawIsolation, drawWall } from "./surrounds.ts";

/** How far each edge of a pile stands out, as a share of a counter's edge. */
const STEP = 0.06;

/** A pile: edges of up to three counters beneath the top one, the height in its corner, marks along its right side. `edge` in pixels. */
export function drawStack(pen: Pen, stack: Stack, at: Point, edge: number): void {
  const [top] = stack.counters;
  const height = stack.height ?? stack.counters.length;
  const box = centred(at, edge, edge);
  drawExtent(pen, stack, at, edge);
  if (stack.entrenched) drawWall(pen, box);
  drawPile(pen, stack, at, edge);
  if (stack.isNew) {
    const strokes = [{ colour: MARK_COLOURS.news, width: edge * 0.16 }];
    pen.shape(cardboard(top, box), { lift: edge * 0.12, fill: MARK_COLOURS.news, strokes });
  }
  // The number of a pile takes the right corner.
  drawCounter(pen, height > 1 ? { ...top, topRight: "" } : top, box);
  if (stack.isolated) drawIsolation(pen, at, edge);
  if (stack.flag !== undefined) drawPennant(pen, stack.flag, [box.x - edge * 0.04, box.y - pen.unit * 0.5], edge * 0.5);
  if (height > 1) {
    const radius = Math.max(edge * 0.25, pen.unit * 0.79);
    drawBadge(pen, { colour: "white", text: String(height) }, [box.x + edge * 0.98, box.y + edge * 0.04], radius);
  }
  const radius = edge * 0.24;
  stack.marks?.forEach((mark, index) => {
    drawBadge(pen, mark, [box.x + edge + radius * 0.95, box.y + radius * 2.6 + index * radius * 2.1], radius);
  });
}

/** What it covers, for the inspector. */
function drawExtent(pen: Pen, stack: Stack, at: Point, edge: number): void {
  const covers = stackBox({ ...stack, at: [0, 0], size: edge });
  const { values, name } = stack.counters[0];
  const what = labelOf(values ?? name ?? "").text;
  pen.item(
    "piece",
    `stack ${what}`,
    centred([at[0] + covers.at[0], at[1] + covers.at[1]], covers.width, covers.height),
  );
}

function drawPile(pen: Pen, stack: Stack, at: Point, edge: number): void {
  const edges = Math.min(3, (stack.height ?? stack.counters.length) - 1);
  for (let below = edges; below > 0; below -= 1) {
    const counter = stack.counters[below] ?? stack.counters[0];
    const under = pen.hex(counter.colour);
    const aside = edge * STEP * below;
    pen.shape(cardboard({ ...counter, reduced: false }, centred([at[0] + aside, at[1] + aside], edge, edge)), {
      fill: mix(under, pen.hex("ink"), 0.16),
      lift: below === edges ? edge * 0.09 : 0,
      strokes: [{ colour: mix(under, pen.hex("ink"), 0.6), width: Math.max(1, edge * 0.025) }],
    });
  }
}

/** A white pennant with the number of a headquarters; `at`: the middle of its staff's side. Tells its width. `staff`: how far its staff goes down. */
export function drawPennant(pen: Pen, text: string, at: Point, staff = 0): number {
  const height = pen.unit * 1.24;
  const width = pen.width(text, { face: "bold" }) + pen.unit * 1.05;
  const [x, y] = at;
  const [top, bottom] = [y - height / 2, y + height / 2];
  const ink = { colour: pen.hex("ink"), width: pen.unit * 0.09 };
  if (staff > 0) pen.stroke({ ...ink, width: pen.unit * 0.16 }, at, [x, bottom + staff]);
  const tail: Point = [x + width - pen.unit * 0.4, y];
  pen.shape(rings([[x, top], [x + width, top], tail, [x + width, bottom], [x, bottom]]), {
    fill: pen.hex("white"),
    lift: pen.unit * 0.08,
    strokes: [ink],
  });
  pen.textMid(text, [x + pen.unit * 0.28, y], { face: "bold", colour: pen.hex("ink") });
  return width;
}
