/** Draws pictograms: in one colour, or lit and shadowed as the emblem of a card. */
import type { Pictogram } from "../scene/symbols.ts";
import { DRAWINGS } from "./drawings.ts";
import type { Pen } from "./pen.ts";
import { type Box, type Outline, rect, type Step } from "./primitives.ts";

export const isBranch = (name: Pictogram): boolean => DRAWINGS[name].wide === true;

/** What a pictogram fills and strokes in a box (branches stretch; others keep their shape), and how wide its strokes are. */
interface Placed {
  readonly fill: Outline | null;
  readonly stroke: Outline | null;
  readonly width: number;
}

function placed(name: Pictogram, box: Box): Placed {
  const { fill, stroke, wide } = DRAWINGS[name];
  const edge = Math.min(box.width, box.height);
  const [across, down] = wide ? [box.width / 24, box.height / 24] : [edge / 24, edge / 24];
  const left = wide ? box.x : box.x + (box.width - edge) / 2;
  const top = wide ? box.y : box.y + (box.height - edge) / 2;
  const outline = (text: string | undefined): Outline | null =>
    text === undefined
      ? null
      : {
          kind: "path",
          steps: parsed(text).map((step) =>
            placedStep(
              step,
              (x) => left + x * across,
              (y) => top + y * down,
            ),
          ),
        };
  return { fill: outline(fill), stroke: outline(stroke), width: edge * (wide ? 0.085 : 0.105) };
}

/** Draws a pictogram filling the box, in one colour. */
export function drawPictogram(pen: Pen, name: Pictogram, box: Box, colour: string): void {
  const { fill, stroke, width } = placed(name, box);
  if (fill) pen.shape(fill, { fill: colour });
  if (stroke) pen.shape(stroke, { strokes: [{ colour, width }] });
}

/** Draws a pictogram as the emblem of a card: lit from the left, with an edge of ink and a shadow on what lies behind it. */
export function drawEmblem(
  pen: Pen,
  name: Pictogram,
  box: Box,
  look: { light: string; shade: string; edge: string },
): void {
  const { fill, stroke, width } = placed(name, box);
  const rim = Math.min(box.width, box.height) * 0.045;
  const fallen = placed(name, { ...box, x: box.x + rim, y: box.y + rim * 1.3 });
  for (const [part, thick] of [
    [fallen, rim],
    [{ fill, stroke }, rim],
  ] as const) {
    if (part.fill) pen.shape(part.fill, { fill: look.edge, strokes: [{ colour: look.edge, width: thick }] });
    if (part.stroke) pen.shape(part.stroke, { strokes: [{ colour: look.edge, width: width + thick }] });
  }
  if (stroke) pen.shape(stroke, { strokes: [{ colour: look.light, width }] });
  if (!fill) return;
  pen.shape(fill, { fill: look.light });
  pen.clipped(fill, () =>
    pen.shape(rect({ ...box, x: box.x + box.width / 2, width: box.width / 2 }), { fill: look.shade }),
  );
}

function placedStep(step: Step, x: (value: number) => number, y: (value: number) => number): Step {
  if (step[0] === "Z") return step;
  if (step[0] === "C") return ["C", x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6])];
  return [step[0], x(step[1]), y(step[2])];
}

const known = new Map<string, readonly Step[]>();

function parsed(text: string): readonly Step[] {
  const found = known.get(text);
  if (found) return found;
  const steps: Step[] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of text.matchAll(/([MLHVCZO])([^MLHVCZO]*)/g)) {
    const n = (rest ?? "").split(/[ ,]+/).filter(Boolean).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (letter === "Z") steps.push(["Z"]);
    else if (letter === "O") steps.push(...ellipse(a, b, c, d));
    else if (letter === "C") {
      steps.push(["C", a, b, c, d, e, f]);
      [x, y] = [e, f];
    } else {
      [x, y] = letter === "H" ? [a, y] : letter === "V" ? [x, a] : [a, b];
      steps.push([letter === "M" ? "M" : "L", x, y]);
    }
  }
  known.set(text, steps);
  return steps;
}

/** How far a Bézier's handles reach for a quarter of a circle. */
const KAPPA = 0.5523;

function ellipse(x: number, y: number, rx: number, ry: number): Step[] {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA];
  return [
    ["M", x + rx, y],
    ["C", x + rx, y + hy, x + hx, y + ry, x, y + ry],
    ["C", x - hx, y + ry, x - rx, y + hy, x - rx, y],
    ["C", x - rx, y - hy, x - hx, y - ry, x, y - ry],
    ["C", x + hx, y - ry, x + rx, y - hy, x + rx, y],
    ["Z"],
  ];
}
