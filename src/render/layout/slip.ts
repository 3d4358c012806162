import type { Slip } from "../../scene/slip.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, inset, line, rect } from "../primitives.ts";
import type { MapFrame } from "./map-frame.ts";

const boxOf = (frame: MapFrame, slip: Slip): Box =>
  centred(frame.place(slip.at), slip.width * frame.scale, slip.height * frame.scale);

/** Paper for pieces. */
export function drawSlip(pen: Pen, frame: MapFrame, slip: Slip): void {
  const box = boxOf(frame, slip);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }],
  });
}

/** The line to the area whose pieces stand on it: beneath all that stands on the map. */
export function drawSlipLine(pen: Pen, frame: MapFrame, slip: Slip): void {
  drawPointer(pen, frame.place(slip.at), frame.place(slip.pointsTo), boxOf(frame, slip));
}

/** A thin line from a box to a ring; none where they nearly touch. */
export function drawPointer(pen: Pen, from: Point, to: Point, box: Box): void {
  const near = inset(box, -pen.unit * 0.8);
  const [x, y] = [to[0] - near.x, to[1] - near.y];
  if (x > 0 && y > 0 && x < near.width && y < near.height) return;
  const ink = pen.hex("ink");
  const paper = pen.hex("panel");
  pen.shape(line([from, to]), {
    strokes: [
      { colour: paper, width: pen.unit * 0.3 },
      { colour: ink, width: pen.unit * 0.12 },
    ],
  });
  pen.shape(circle(to, pen.unit * 0.24), { fill: paper, strokes: [{ colour: ink, width: pen.unit * 0.12 }] });
}
