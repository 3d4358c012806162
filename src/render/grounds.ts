/** What lies beneath or above a point of a picture: the colours there, and whether anything hides or crosses it. */
import { lengthOf } from "#scene";
import type { Point } from "../scene/words.ts";
import { mix } from "./contrast.ts";
import { touch } from "./culling.ts";
import { bounds } from "./patterns.ts";
import type { Box, Op, Outline, Shape } from "./primitives.ts";

/** Boxes around outlines: most places are outside of most of them, which is quickly seen. */
const boxes = new WeakMap<Outline, Box>();

function boxOf(outline: Outline): Box {
  const known = boxes.get(outline) ?? bounds(outline);
  boxes.set(outline, known);
  return known;
}

/**
 * Which of these can hide a place within a box or lie beneath it, with the clips that decide it: a few of thousands.
 */
export function nearby(box: Box, ops: readonly Op[]): Op[] {
  const near: Op[] = [];
  for (const op of ops) {
    if (op.op === "unclip" && near.at(-1)?.op === "clip")
      near.pop(); // nothing in it is near
    else if (op.op === "clip" || op.op === "unclip" || (op.op === "shape" && touch(boxOf(op.outline), box)))
      near.push(op);
  }
  return near;
}

/** Whether a closed outline holds a point. Lines and drawn paths (pictograms) hold none. */
export function holds(outline: Outline, [x, y]: Point): boolean {
  if (outline.kind === "line" || outline.kind === "path") return false;
  const around = boxOf(outline);
  if (x < around.x || x > around.x + around.width || y < around.y || y > around.y + around.height) return false;
  switch (outline.kind) {
    case "rect": {
      const { box } = outline;
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    }
    case "circle":
      return lengthOf(x - outline.at[0], y - outline.at[1]) <= outline.radius;
    case "rings":
      return outline.rings.reduce((inside, ring) => (crossings(ring, x, y) % 2 === 1 ? !inside : inside), false);
  }
}

/** How often a ray to the right crosses the ring. A plain loop: it runs some million times for a board. */
function crossings(ring: readonly Point[], x: number, y: number): number {
  let count = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && before[1] > y !== point[1] > y) {
      const at = ((before[0] - point[0]) * (y - point[1])) / (before[1] - point[1]) + point[0];
      if (x < at) count += 1;
    }
    before = point;
  }
  return count;
}

/** Whether a thick line runs through a box in the ops that come after what lies there. */
export function crossedBy(box: Box, above: readonly Op[]): boolean {
  return above.some((op) => {
    if (op.op !== "shape" || op.outline.kind !== "line") return false;
    const { points } = op.outline;
    const thick = op.strokes?.some((stroke) => stroke.width >= THICK && (stroke.opacity ?? 1) > 0.5);
    return thick === true && points.some((end, index) => index > 0 && passes(points[index - 1] ?? end, end, box));
  });
}

/** Thinner lines leave letters legible. */
const THICK = 4;

function passes([ax, ay]: Point, [bx, by]: Point, box: Box): boolean {
  const steps = Math.max(1, Math.ceil(lengthOf(bx - ax, by - ay) / 3));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).some((share) => {
    const [x, y] = [ax + (bx - ax) * share, ay + (by - ay) * share];
    return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
  });
}

/** Whether something filled is drawn at a point by ops that come after what lies there. */
export function hiddenAt(point: Point, above: readonly Op[]): boolean {
  const clips: boolean[] = [];
  return above.some((op) => {
    if (op.op === "clip") clips.push(op.outline.kind === "path" || holds(op.outline, point));
    else if (op.op === "unclip") clips.pop();
    else if (op.op === "shape" && clips.every(Boolean)) return fills(op) && holds(op.outline, point);
    return false;
  });
}

const fills = (shape: Shape): boolean => shape.fill !== undefined && (shape.opacity ?? 1) > 0.3;

/** The colours that lie on top at a point: the uppermost fill, and its pattern's strokes. */
export function groundsAt(point: Point, below: readonly Op[], paper: string): string[] {
  const open = unclipped(point, below);
  const held: Shape[] = [];
  for (let i = open.length - 1; i >= 0; i -= 1) {
    const shape = open[i];
    if (!shape || !holds(shape.outline, point)) continue;
    held.push(shape);
    if (isOpaque(shape)) break; // what lies under it is not seen
  }
  return held.reduceRight(over, [paper]);
}

/** Shapes with colour of their own that no clip cuts off at a point. */
function unclipped(point: Point, ops: readonly Op[]): readonly Shape[] {
  const clips: boolean[] = [];
  const open: Shape[] = [];
  for (const op of ops) {
    if (op.op === "clip") clips.push(op.outline.kind === "path" || holds(op.outline, point));
    else if (op.op === "unclip") clips.pop();
    else if (op.op === "shape" && paints(op) && clips.every(Boolean)) open.push(op);
  }
  return open;
}

const paints = ({ fill, pattern }: Shape): boolean => fill !== undefined || pattern !== undefined;

const isOpaque = ({ fill, opacity = 1 }: Shape): boolean => fill !== undefined && opacity === 1;

function over(grounds: readonly string[], shape: Shape): string[] {
  const { fill, opacity = 1, pattern } = shape;
  const filled = fill === undefined ? [...grounds] : grounds.map((ground) => mix(ground, fill, opacity));
  return [...new Set(pattern ? [...filled, pattern.colour] : filled)];
}
