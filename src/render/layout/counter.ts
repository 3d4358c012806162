import type { Counter, Stack } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram, isBranch } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { drawBadge } from "./badge.ts";

/** All measures in a counter are shares of its edge. */
const ROUNDING = 0.1;
const SMALL = 0.2;
const VALUES = 0.31;

export function drawCounter(pen: Pen, counter: Counter, box: Box): void {
  const edge = box.width;
  const colour = pen.hex(counter.colour);
  const ground = counter.spent ? mix(colour, pen.hex("closed"), 0.6) : colour;
  const ink = pen.palette.on(ground);
  drawCardboard(pen, box, ground, counter.faceDown ?? false);
  if (counter.faceDown) drawBack(pen, counter, box, ground);
  else {
    drawFace(pen, counter, box, ground, ink);
    const corner = { face: "bold", size: edge * SMALL, colour: ink } as const;
    const top = box.y + edge * 0.22;
    if (counter.topLeft) pen.text({ text: counter.topLeft, minor: true }, [box.x + edge * 0.07, top], corner);
    if (counter.topRight && !counter.badge) {
      pen.text({ text: counter.topRight, minor: true }, [box.x + edge * 0.93, top], { ...corner, align: "end" });
    }
  }
  if (counter.badge) drawBadge(pen, counter.badge, [box.x + edge * 0.88, box.y + edge * 0.12], edge * 0.24);
}

function drawCardboard(pen: Pen, box: Box, ground: string, back: boolean): void {
  const edge = box.width;
  pen.shape(rect(box, edge * ROUNDING), {
    fill: ground,
    lift: edge * 0.09,
    ...(back
      ? { pattern: { kind: "hatch", colour: mix(ground, pen.palette.on(ground), 0.14), step: edge * 0.12 } }
      : {}),
    strokes: [
      { colour: "#ffffff", width: edge * 0.045, inside: true, opacity: 0.22 },
      { colour: mix(ground, pen.hex("ink"), 0.5), width: Math.max(1, edge * 0.02) },
    ],
  });
}

function drawBack(pen: Pen, counter: Counter, box: Box, ground: string): void {
  const edge = box.width;
  const at: Point = [box.x + edge / 2, box.y + edge / 2];
  const ink = pen.palette.on(ground);
  pen.shape(circle(at, edge * 0.31), { fill: ground, strokes: [{ colour: ink, width: edge * 0.03, opacity: 0.7 }] });
  if (counter.pictogram) drawPictogram(pen, counter.pictogram, centred(at, edge * 0.36, edge * 0.36), ink);
  else if (counter.name) {
    pen.textMid(counter.name, at, {
      face: "bold",
      size: edge * VALUES,
      colour: ink,
      align: "middle",
      room: edge * 0.5,
    });
  }
}

function drawFace(pen: Pen, counter: Counter, box: Box, ground: string, ink: string): void {
  const edge = box.width;
  const centre = box.x + edge / 2;
  if (counter.name) {
    const corners = counter.topLeft || counter.topRight || counter.badge ? 0.52 : 0.88;
    const style = { face: "regular", size: edge * SMALL, colour: ink, align: "middle", room: edge * corners } as const;
    pen.text(counter.name, [centre, box.y + edge * 0.22], style);
  }
  drawSymbol(pen, counter, box, ink);
  drawLetter(pen, counter, box, ink);
  if (counter.reduced) {
    pen.shape(rect({ x: box.x, y: box.y + edge * 0.65, width: edge, height: edge * 0.28 }), { fill: pen.hex("white") });
  }
  if (counter.values !== undefined) {
    pen.text(counter.values, [centre, box.y + edge * 0.9], {
      face: "bold",
      size: edge * (labelOf(counter.values).text.length > 5 ? 0.27 : VALUES),
      colour: counter.reduced ? pen.hex("ink") : pen.palette.on(ground),
      align: "middle",
      room: edge * 0.92,
    });
  }
}

/** The side's letter, upwards along the left edge: the second channel beside colour. */
function drawLetter(pen: Pen, counter: Counter, box: Box, ink: string): void {
  if (!counter.colour.startsWith("@")) return;
  const { letter } = pen.palette.side(counter.colour.slice(1));
  const at: Point = [box.x + box.width * 0.14, box.y + box.width * 0.46];
  const style = { face: "bold", size: box.width * SMALL, colour: ink, align: "middle", turn: -90 } as const;
  pen.textMid({ text: letter, minor: true }, at, { ...style, room: box.width * 0.4 });
}

function drawSymbol(pen: Pen, counter: Counter, box: Box, ink: string): void {
  if (!counter.pictogram) return;
  const edge = box.width;
  const low = counter.name || counter.topLeft || counter.topRight ? 0.45 : 0.36;
  const at: Point = [box.x + edge / 2, box.y + edge * (counter.values === undefined ? low + 0.12 : low)];
  if (counter.frame ?? isBranch(counter.pictogram)) {
    const frame = centred(at, edge * 0.5, edge * 0.33);
    const mark = pen.hex("ink");
    pen.shape(rect(frame), { fill: pen.hex("panel"), strokes: [{ colour: mark, width: Math.max(1, edge * 0.03) }] });
    const inside = isBranch(counter.pictogram) ? frame : centred(at, edge * 0.28, edge * 0.28);
    pen.clipped(rect(frame), () => drawPictogram(pen, counter.pictogram ?? "question", inside, mark));
  } else drawPictogram(pen, counter.pictogram, centred(at, edge * 0.42, edge * 0.42), ink);
}

/** A pile: edges of up to three counters beneath the top one, the height in its corner, marks along its right side. `edge` in pixels. */
export function drawStack(pen: Pen, stack: Stack, at: Point, edge: number): void {
  const height = stack.height ?? stack.counters.length;
  const step = edge * 0.075;
  const edges = Math.min(3, height - 1);
  for (let below = edges; below > 0; below -= 1) {
    const under = pen.hex((stack.counters[below] ?? stack.counters[0]).colour);
    pen.shape(rect(centred([at[0] + step * below, at[1] + step * below], edge, edge), edge * ROUNDING), {
      fill: mix(under, pen.hex("ink"), 0.12),
      lift: below === edges ? edge * 0.09 : 0,
      strokes: [{ colour: mix(under, pen.hex("ink"), 0.55), width: Math.max(1, edge * 0.02) }],
    });
  }
  const box = centred(at, edge, edge);
  if (stack.isNew) {
    pen.shape(rect(centred(at, edge * 1.12, edge * 1.12), edge * 0.14), { fill: pen.hex("new"), lift: edge * 0.12 });
  }
  drawCounter(pen, stack.counters[0], box);
  if (height > 1) {
    const corner: Point = [box.x + edge * 1.07, box.y + edge * 1.06];
    drawBadge(pen, { colour: "black", text: String(height) }, corner, edge * 0.235);
  }
  const radius = edge * 0.24;
  stack.marks?.forEach((mark, index) => {
    drawBadge(pen, mark, [box.x + edge + radius * 0.95, box.y + radius + index * radius * 2.1], radius);
  });
}
