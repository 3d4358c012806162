/** Which drawing operations leave a trace within a box, so that a close-up paints only what it shows. */
import { bounds } from "./patterns.ts";
import type { Box, Op, Shape } from "./primitives.ts";

/** Beyond a shape's outline, in pixels: what its edges are blurred by. */
const BLUR = 2;
/** How far a shadow reaches beyond its shape, as a multiple of its lift. */
const SHADOW = 3;

/** Those of some operations that leave a trace in a box: where a part of a map is seen, most of them leave none. */
export function within(box: Box, ops: readonly Op[]): readonly Op[] {
  const kept: Op[] = [];
  const hidden: boolean[] = []; // for each clip that is open: whether it hides all of the box
  for (const op of ops) {
    if (op.op === "clip") hidden.push(hidden.at(-1) === true || !touch(bounds(op.outline), box));
    if (hidden.at(-1) !== true && isSeen(op, box)) kept.push(op);
    if (op.op === "unclip") hidden.pop();
  }
  return kept;
}

function isSeen(op: Op, box: Box): boolean {
  switch (op.op) {
    case "shape":
      return touch(grown(bounds(op.outline), reachOf(op)), box);
    case "texture":
      return touch(bounds(op.outline), box);
    case "text":
      return touch(grown(op.box, op.size), box);
    case "clip":
    case "unclip":
    case "relief":
    case "item":
    case "base":
      return true;
  }
}

const reachOf = ({ strokes = [], lift = 0 }: Shape): number =>
  Math.max(0, ...strokes.map(({ width, inside }) => (inside ? 0 : width))) + lift * SHADOW + BLUR;

/** A box that is larger by this much at each side. */
export const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const touch = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
