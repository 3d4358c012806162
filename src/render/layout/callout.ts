/** Callouts: what is said of a place next to the map, with a line to it. */
import { lengthOf } from "#scene";
import { CALLOUT, type Callout, calloutSize, type Leader, type Slip } from "../../scene/pieces.ts";
import type { Point, Words } from "../../scene/words.ts";
import { labelOf, type Pen } from "../pen.ts";
import { type Box, centred, circle, line, rect, ring } from "../primitives.ts";
import { TYPE } from "../style.ts";
import { drawCounter } from "./counter.ts";
import type { MapFrame } from "./map-frame.ts";
import { drawPennant } from "./stack.ts";

/** From a callout to the place that it speaks of. */
export function drawCalloutLine(pen: Pen, frame: MapFrame, { at, pointsTo, colour }: Callout): void {
  if (!pointsTo) return;
  const to = frame.place(pointsTo);
  pen.shape(line([frame.place(at), to]), {
    strokes: [
      { colour: pen.hex("panel"), width: pen.unit * 0.36 },
      { colour: pen.hex(colour), width: pen.unit * 0.18 },
    ],
  });
  pen.shape(circle(to, pen.unit * 0.25), { fill: pen.hex(colour) });
}

/** Title, lines, and the counters that it lists, each over its name. */
export function drawCallout(pen: Pen, frame: MapFrame, callout: Callout): void {
  const unit = pen.unit / frame.scale;
  const { width, height, edge } = calloutSize(callout, unit);
  const box = centred(frame.place(callout.at), width * frame.scale, height * frame.scale);
  pen.item("plate", "callout", box);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.3,
    strokes: [{ colour: pen.hex(callout.colour), width: pen.unit * 0.16 }],
  });
  const bottom = drawWords(pen, callout, box);
  drawListed(pen, callout, { ...box, y: bottom }, edge * frame.scale);
}

/** Tells where they end. */
function drawWords(pen: Pen, { flag, title, lines = [] }: Callout, box: Box): number {
  const pad = CALLOUT.pad * pen.unit;
  let y = box.y + pad + (CALLOUT.title / 2) * pen.unit;
  const from = box.x + pad + (flag === undefined ? 0 : drawPennant(pen, flag, [box.x + pad, y]) + pad * 0.5);
  const room = box.x + box.width - pad - from;
  pen.textMid(title, [from, y], { face: "slab", size: pen.unit * TYPE.name, colour: pen.hex("ink"), room });
  y += ((CALLOUT.title + CALLOUT.line) / 2) * pen.unit;
  for (const text of lines) {
    pen.textMid(text, [box.x + pad, y], { colour: pen.hex("ink"), room: box.width - 2 * pad });
    y += CALLOUT.line * pen.unit;
  }
  return y - (CALLOUT.line / 2) * pen.unit;
}

function drawListed(pen: Pen, { counters = [], columns = 3 }: Callout, box: Box, edge: number): void {
  const pad = CALLOUT.pad * pen.unit;
  const cell = (box.width - 2 * pad) / columns;
  const named = counters.some(({ name }) => name !== undefined);
  const row = edge + (CALLOUT.gap + (named ? CALLOUT.name : 0)) * pen.unit;
  counters.forEach(({ counter, name }, i) => {
    const x = box.x + pad + cell * ((i % columns) + 0.5);
    const y = box.y + CALLOUT.gap * pen.unit + row * Math.floor(i / columns);
    const at: Point = [x, y + edge / 2];
    drawCounter(pen, counter, centred(at, edge, edge));
    if (name === undefined) return;
    drawName(pen, name, [x, y + edge + (CALLOUT.name / 2) * pen.unit], cell * 0.96);
  });
}

/** Letters of a name on two lines, and from one line to the other, in the smallest essential text. */
const TWO_LINES = { size: 0.64, apart: 0.66 } as const;

/** Below a counter: on two lines where it would be cut on one. */
function drawName(pen: Pen, name: Words, [x, y]: Point, room: number): void {
  const style = { face: "bold", colour: pen.hex("ink"), align: "middle", room } as const;
  const { unit } = pen;
  if (!labelOf(name).minor || pen.width(name, { face: "bold", size: "tiny" }) <= room) {
    pen.textMid(name, [x, y], style);
    return;
  }
  const size = TWO_LINES.size * unit;
  const lines = pen.lines(name, { face: "bold", size }, room).slice(0, 2);
  lines.forEach((text, i) => {
    const down = (i - (lines.length - 1) / 2) * TWO_LINES.apart * unit;
    pen.textMid({ ...labelOf(name), text }, [x, y + down], { ...style, size });
  });
}

/** Paper for pieces. */
export function drawSlip(pen: Pen, frame: MapFrame, slip: Slip): void {
  const box = centred(frame.place(slip.at), slip.width * frame.scale, slip.height * frame.scale);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }],
  });
}

/** In units: half the width of a tail at its beginning and at its tip, and the ring there. */
const TAIL = { from: 0.62, to: 0.1, ring: 0.26 } as const;

/** As the tail of a speech balloon, to a ring. */
export function drawLeader(pen: Pen, frame: MapFrame, leader: Leader): void {
  const [from, to] = [frame.place(leader.from), frame.place(leader.to)];
  const look = { fill: pen.hex("panel"), strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.1 }] };
  const far = lengthOf(to[0] - from[0], to[1] - from[1]) || 1;
  const [across, down] = [-(to[1] - from[1]) / far, (to[0] - from[0]) / far];
  const beside = ([x, y]: Point, by: number): Point => [x + across * pen.unit * by, y + down * pen.unit * by];
  const [wide, narrow] = [TAIL.from, TAIL.to];
  pen.shape(ring(beside(from, wide), beside(to, narrow), beside(to, -narrow), beside(from, -wide)), look);
  pen.shape(circle(to, pen.unit * TAIL.ring), look);
}
