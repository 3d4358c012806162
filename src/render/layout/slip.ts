import type { Leader, Slip } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { centred, circle, rect, rings } from "../primitives.ts";
import type { MapFrame } from "./map-frame.ts";

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
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [across, down] = [-(to[1] - from[1]) / far, (to[0] - from[0]) / far];
  const beside = ([x, y]: Point, by: number): Point => [x + across * pen.unit * by, y + down * pen.unit * by];
  const ends = [beside(from, TAIL.from), beside(to, TAIL.to), beside(to, -TAIL.to), beside(from, -TAIL.from)];
  pen.shape(rings(ends), look);
  pen.shape(circle(to, pen.unit * TAIL.ring), look);
}
