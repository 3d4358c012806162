/** What is drawn around pieces and stacks: the wall of those that are entrenched, the ring of those that are isolated. */
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { type Box, circle, line } from "../primitives.ts";

/** Merlons and gaps along the foot of a wall. */
const TEETH = 4;

/** Up both sides and along the foot. */
export function drawWall(pen: Pen, { x, y, width, height }: Box): void {
  const [far, tooth] = [width * 0.12, width * 0.1];
  const [left, right, foot] = [x - far, x + width + far * 1.9, y + height + far * 1.9];
  const step = (right - left) / (2 * TEETH + 1);
  const teeth = Array.from({ length: TEETH }, (_, i): Point[] => {
    const from = left + step * (2 * i + 1);
    return [
      [from, foot],
      [from, foot + tooth],
      [from + step, foot + tooth],
      [from + step, foot],
    ];
  });
  const wall = line([
    [left, y + height * 0.3],
    [left, foot],
    ...teeth.flat(),
    [right, foot],
    [right, y + height * 0.3],
  ]);
  pen.shape(wall, {
    strokes: [
      { colour: pen.hex("panel"), width: width * 0.11 },
      { colour: pen.hex("ink"), width: width * 0.06 },
    ],
  });
}

/** A dashed ring around what is cut off; `edge` in pixels. */
export function drawIsolation(pen: Pen, at: Point, edge: number): void {
  const dash = [edge * 0.2, edge * 0.12];
  pen.shape(circle(at, edge * 0.8), { strokes: [{ colour: pen.hex("bad"), width: edge * 0.05, dash }] });
}
