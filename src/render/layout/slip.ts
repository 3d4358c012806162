import type { Leader, Slip } from "../../scene/slip.ts";
import type { Pen } from "../pen.ts";
import { centred, circle, line, rect } from "../primitives.ts";
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

/** A thin line to a ring. */
export function drawLeader(pen: Pen, frame: MapFrame, leader: Leader): void {
  const [from, to] = [frame.place(leader.from), frame.place(leader.to)];
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
