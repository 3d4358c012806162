/** Turns laid-out shapes and texts about a point. */
import { cosine, inRadians, sine } from "#scene";
import type { Point } from "../scene/words.ts";
import { type Box, circle, line, type Op, type Outline, rings, type Step } from "./primitives.ts";
import { textBox } from "./text-box.ts";

/** What was drawn upright, turned clockwise about a point: shapes and lines of text. Everything else stays as it is. */
export function tiltedOp(op: Op, about: Point, degrees: number): Op {
  const turn = turning(about, degrees);
  switch (op.op) {
    case "shape":
    case "clip":
      return { ...op, outline: tiltedOutline(op.outline, turn) };
    case "text": {
      const at = turn(op.at);
      const angle = (op.turn ?? 0) + degrees;
      return { ...op, at, turn: angle, box: textBox(at, op.width, op.size, angle) };
    }
    default:
      return op;
  }
}

type Turn = (point: Point) => Point;

function turning([x, y]: Point, degrees: number): Turn {
  const angle = inRadians(degrees);
  const [cos, sin] = [cosine(angle), sine(angle)];
  return ([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
}

function tiltedOutline(outline: Outline, turn: Turn): Outline {
  switch (outline.kind) {
    case "rect":
      return rings(roundedRing(outline.box, outline.radius).map(turn));
    case "circle":
      return circle(turn(outline.at), outline.radius);
    case "rings":
      return rings(...outline.rings.map((ring) => ring.map(turn)));
    case "line":
      return line(outline.points.map(turn), outline.smooth);
    case "path":
      return { kind: "path", steps: outline.steps.map((step) => tiltedStep(step, turn)) };
  }
}

function tiltedStep(step: Step, turn: Turn): Step {
  if (step[0] === "Z") return step;
  if (step[0] === "C")
    return ["C", ...turn([step[1], step[2]]), ...turn([step[3], step[4]]), ...turn([step[5], step[6]])];
  return [step[0], ...turn([step[1], step[2]])];
}

/** Points on a quarter of a rounded corner. */
const QUARTER = [0, 0.25, 0.5, 0.75, 1];

/** A rectangle with round corners as a ring, clockwise from its upper left. */
export function roundedRing({ x, y, width, height }: Box, radius: number): Point[] {
  const corners: readonly (readonly [Point, number])[] = [
    [[x + radius, y + radius], 180],
    [[x + width - radius, y + radius], 270],
    [[x + width - radius, y + height - radius], 0],
    [[x + radius, y + height - radius], 90],
  ];
  return corners.flatMap(([[cx, cy], from]) =>
    QUARTER.map((share): Point => {
      const angle = inRadians(from + share * 90);
      return [cx + cosine(angle) * radius, cy + sine(angle) * radius];
    }),
  );
}
