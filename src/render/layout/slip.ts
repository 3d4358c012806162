import type { Slip } from "../../scene/slip.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, inset, line, rect } from "../primitives.ts";
import type { MapFrame } from "./map-frame.ts";

/** Paper, and a line to the area whose pieces stand on it. */
export function drawSlip(pen: Pen, frame: MapFrame, slip: Slip): void {
  const at = frame.place(slip.at);
  const box = centred(at, slip.width * frame.scale, slip.height * frame.scale);
  drawPointer(pen, at, frame.place(slip.pointsTo), box);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }],
  });
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
