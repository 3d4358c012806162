import type { Pictogram } from "../scene/symbols.ts";
import type { Pen } from "./pen.ts";
import type { Box, Step } from "./primitives.ts";

/**
 * Drawings in a box of 24 × 24: M, L, H, V, C, Z as in SVG (absolute only), and `O cx cy rx ry` for an ellipse. `wide` ones are military branches, which fill
 * the frame of a counter from corner to corner.
 */
interface Drawing {
  readonly fill?: string;
  readonly stroke?: string;
  readonly wide?: boolean;
}

const DIAGONALS = "M0 0L24 24M24 0L0 24";
const BUST = "M3 23C3 16.5 7 14.5 12 14.5C17 14.5 21 16.5 21 23Z";

const DRAWINGS: Readonly<Record<Pictogram, Drawing>> = {
  infantry: { stroke: DIAGONALS, wide: true },
  armour: { stroke: "O12 12 7.6 7", wide: true },
  mechanised: { stroke: `${DIAGONALS}O12 12 7.6 7`, wide: true },
  airborne: { stroke: `${DIAGONALS}M7 23C8 18 12 18 12 22C12 18 16 18 17 23`, wide: true },
  recon: { stroke: "M0 24L24 0", wide: true },
  irregular: { fill: "M0 0H24L12 12Z", stroke: DIAGONALS, wide: true },
  launcher: { stroke: "M8 12L12 6L16 12M8 19L12 13L16 19", wide: true },
  artillery: { fill: "O12 12 3.6 5.4", wide: true },
  engineer: { stroke: "M5.5 19V7H18.5V19M12 7V16", wide: true },
  special: { fill: "M12 1L14.2 5V13.5H18V16.5H13.6V23H10.4V16.5H6V13.5H9.8V5Z" },
  rocket: { fill: "M1.5 17L11.5 7L16.5 4.5L14 9.5L4 19.5ZM8 22L17 13L22 10.5L19.5 15.5L10.5 24.5Z" },
  missile: {
    fill: "M12 0.5C15 4 15.6 7.5 15.6 11V16L19.5 19.5V22.5L14.5 20.5H9.5L4.5 22.5V19.5L8.4 16V11C8.4 7.5 9 4 12 0.5Z",
  },
  hq: { fill: "M5 2.5H21V13H5Z", stroke: "M4.6 2V23" },
  militia: { fill: `${BUST}O12 8 5 5.6M7 19.5L12 17L17 19.5V21.5L12 19L7 21.5Z` },
  guerrilla: { fill: `${BUST}O12 8 5.4 6M8 6.8H16V9.4H8Z` },
  police: { fill: `${BUST}M5.5 5.2C8 2 16 2 18.5 5.2L17.6 7H6.4ZM7 8H17C17 12 15 13.5 12 13.5C9 13.5 7 12 7 8Z` },
  leader: { fill: "M3.4 20L2 6.5L8 11.5L12 3.5L16 11.5L22 6.5L20.6 20Z" },
  plane: {
    fill: "M12 1C13.3 1 13.8 3 13.8 5V9L22.5 14.5V17.3L13.8 14.5V19L16.8 21.2V23.2L12 21.9L7.2 23.2V21.2L10.2 19V14.5L1.5 17.3V14.5L10.2 9V5C10.2 3 10.7 1 12 1Z",
  },
  ship: { fill: "M1.5 14H22.5L18.8 21.5H5.2ZM7 12.3V7.5H10.8V2.5H13.4V7.5H17V12.3Z" },
  mosque: {
    fill: "M2.5 22V7L4.2 2L6 7V22ZM8 22V15.4C8 11 13.4 10.2 14.8 5.5C16.2 10.2 21.6 11 21.6 15.4V22ZM13 22V18.4C13 16 16.6 16 16.6 18.4V22Z",
  },
  fort: { fill: "M2.5 22V5.5H7V9H9.8V5.5H14.2V9H17V5.5H21.5V22ZM9.8 22V16.5C9.8 13.6 14.2 13.6 14.2 16.5V22Z" },
  oil: {
    fill: "M12 1.5C15.2 7 18.8 11 18.8 15.4C18.8 19.5 15.6 22.4 12 22.4C8.4 22.4 5.2 19.5 5.2 15.4C5.2 11 8.8 7 12 1.5Z",
  },
  city: { fill: "M2 22V11H7.8V22ZM9.2 22V3.5H15.2V22ZM16.6 22V8.5H22V22Z" },
  bridge: { stroke: "M1 16H23M5 16V21M19 16V21M2 8C6 15 18 15 22 8M7.5 12V16M12 13V16M16.5 12V16" },
  factory: { fill: "M2 22V11L8 14.6V11L14 14.6V3.5H18.6V14L22 15V22Z" },
  supply: { fill: "M1 5.5H14V17H1ZM15.2 9.5H20L23 13.4V17H15.2ZO6 19 2.7 2.7O18.4 19 2.7 2.7" },
  star: { fill: "M12 1L15 9L23.4 9.4L16.8 14.7L19 22.8L12 18.2L5 22.8L7.2 14.7L0.6 9.4L9 9Z" },
  crescent: {
    fill: "M15.5 2.5C9.5 0.8 2.5 5 2.5 12C2.5 19 9.5 23.2 15.5 21.5C11 20 8 16.5 8 12C8 7.5 11 4 15.5 2.5ZM18 7.4L19.3 10.5L22.6 10.8L20.1 13L20.9 16.3L18 14.5L15.1 16.3L15.9 13L13.4 10.8L16.7 10.5Z",
  },
  sun: {
    fill: "O12 12 5.2 5.2",
    stroke:
      "M12 1V4.4M12 19.6V23M1 12H4.4M19.6 12H23M4.2 4.2L6.6 6.6M17.4 17.4L19.8 19.8M19.8 4.2L17.4 6.6M6.6 17.4L4.2 19.8",
  },
  flag: { fill: "M5 3C10 0.5 13 6 21 3V13.5C13 16.5 10 11 5 13.5Z", stroke: "M4.4 2V23" },
  shield: { fill: "M12 1.2L21 4.4V11C21 17.2 17 21.2 12 23C7 21.2 3 17.2 3 11V4.4Z" },
  dove: {
    fill: "M1.5 12C6 12 8.2 10 9.2 7C10.2 4 13 2.6 15.6 2.6C14.4 5 14.4 7 15.2 8.4C16.2 7.2 17.8 6.9 19.2 7.4L23 8.6L19.8 10.6C19.3 15.4 15.6 18.4 11 18.4L5.6 22L7.2 17.4C4.6 16.8 2.4 14.8 1.5 12Z",
  },
  lock: {
    fill: "M4.5 10.5H6.8V8C6.8 4.4 9 1.8 12 1.8C15 1.8 17.2 4.4 17.2 8V10.5H19.5V22H4.5ZM9.6 10.5H14.4V8C14.4 6 13.4 4.6 12 4.6C10.6 4.6 9.6 6 9.6 8Z",
  },
  barrier: {
    fill: "M1 7.5H23V14.5H1ZM4.5 7.5L2 14.5H6L8.5 7.5ZM12 7.5L9.5 14.5H13.5L16 7.5ZM19.5 7.5L17 14.5H21L23 9V7.5ZM4 14.5H7V21H4ZM17 14.5H20V21H17Z",
  },
  clash: {
    fill: "M12 0.5L14.6 7L20.4 3.2L18.2 9.6L23.8 11.6L18.2 14.2L20.8 20.4L14.6 17.2L12.4 23.6L9.6 17.2L3.6 20.8L5.8 14.6L0.2 12.4L5.8 9.8L3.2 3.6L9.4 7Z",
  },
  skull: {
    fill: "M12 2C6.4 2 2.8 5.6 2.8 10.5C2.8 14 4.8 16 7 17V21.5H17V17C19.2 16 21.2 14 21.2 10.5C21.2 5.6 17.6 2 12 2ZO8.3 11 2.3 2.3O15.7 11 2.3 2.3M12 13.4L13.4 16.4H10.6Z",
  },
  eye: {
    fill: "M0.6 12C5 5.4 9 4.2 12 4.2C15 4.2 19 5.4 23.4 12C19 18.6 15 19.8 12 19.8C9 19.8 5 18.6 0.6 12ZO12 12 4.8 4.8O12 12 2.2 2.2",
  },
  joker: {
    fill: "M1.5 8C5 5.8 8 7.6 9 11C9.4 6 10.8 3.4 12 2C13.2 3.4 14.6 6 15 11C16 7.6 19 5.8 22.5 8C19.6 10 19 14 19 17.6H5C5 14 4.4 10 1.5 8ZM5 19.4H19V22.4H5Z",
  },
  coin: { fill: "O12 12 10.5 10.5O12 12 8 8O12 12 4 4" },
  question: {
    fill: "O12 20.4 1.9 1.9",
    stroke: "M7.4 8C7.4 4.4 9.6 3 12 3C14.8 3 16.8 4.8 16.8 7.4C16.8 11 12 11 12 15.6",
  },
  cross: { stroke: "M5 5L19 19M19 5L5 19" },
  check: { stroke: "M4 13L10 19L20 6" },
  moon: {
    fill: "M15.8 2.2C9.6 0.6 2 5 2 12C2 19 9.6 23.4 15.8 21.8C17.8 21.3 19.4 20.3 20.8 18.8C13.6 20 8.8 16.2 8.8 12C8.8 7.8 13.6 4 20.8 5.2C19.4 3.7 17.8 2.7 15.8 2.2Z",
  },
  gem: { fill: "M12 0.6L20.4 12L12 23.4L3.6 12Z" },
  temple: {
    fill: "M12 1L22.6 7.2V9.2H1.4V7.2ZM3.6 10.6H6.8V18H3.6ZM8.4 10.6H11.2V18H8.4ZM12.8 10.6H15.6V18H12.8ZM17.2 10.6H20.4V18H17.2ZM2.4 18.8H21.6V20.4H2.4ZM1 21H23V23H1Z",
  },
  banner: { fill: "M3.2 1.4H5.6V22.6H3.2ZM7 2.4L22 9L7 15.6Z" },
  plus: { fill: "M8.6 1.6H15.4V8.6H22.4V15.4H15.4V22.4H8.6V15.4H1.6V8.6H8.6Z" },
  swords: {
    fill: "M1.6 1.6L6.6 2.6L17 13L19.4 10.8L21.2 12.6L18.6 15.6L22.6 19.6L19.6 22.6L15.6 18.6L12.6 21.2L10.8 19.4L13 17L2.6 6.6ZM22.4 1.6L17.4 2.6L13.4 6.6L16.4 9.6L21.4 6.6ZM8.8 11.4L5.2 15L3 12.8L1.4 14.4L4.6 17.2L1.6 20.2L3.8 22.4L6.8 19.4L9.6 22.6L11.2 21L9 18.8L12.6 15.2Z",
  },
  house: { fill: "M12 2L23 11H20V22H4V11H1Z" },
  heart: {
    fill: "M12 22C4 15.6 1 11.8 1 7.6C1 4.2 3.6 2 6.6 2C9 2 11 3.4 12 5.4C13 3.4 15 2 17.4 2C20.4 2 23 4.2 23 7.6C23 11.8 20 15.6 12 22Z",
  },
  rings: { stroke: "O8 12 6 6O16 12 6 6" },
  bulb: {
    fill: "M12 1C7 1 4 4.6 4 8.8C4 12 5.8 13.8 7.2 15.4C8 16.4 8.4 17 8.6 18H15.4C15.6 17 16 16.4 16.8 15.4C18.2 13.8 20 12 20 8.8C20 4.6 17 1 12 1ZM8.8 19.4H15.2V21.4H8.8ZM10 22.2H14V23.6H10Z",
  },
  clock: { stroke: "O12 12 10 10M12 5.6V12L16.4 14.6" },
  dagger: {
    fill: "M20.6 0.8C22.2 1.4 22.8 2.2 23.2 3.4L19 8L21 10L19.4 11.6L17 9.4L7 20.4L1 23L3.6 17L14.6 7L12.4 4.6L14 3L16 5Z",
  },
  tower: { fill: "M5 23V9L3.4 8V2H7V4.4H10V2H14V4.4H17V2H20.6V8L19 9V23H14.4V18C14.4 15 9.6 15 9.6 18V23Z" },
  tent: { fill: "M12 2C13 8 18 14.6 23.4 22H15.4L12 11L8.6 22H0.6C6 14.6 11 8 12 2Z" },
  mast: {
    fill: "O12 6.6 2.2 2.2",
    stroke:
      "M12 8L6.6 23M12 8L17.4 23M9.6 15H14.4M8.4 19H15.6M7.4 10.8C5.4 8.4 5.4 4.8 7.4 2.4M16.6 10.8C18.6 8.4 18.6 4.8 16.6 2.4M3.8 12.6C0.8 9 0.8 4.2 3.8 0.6M20.2 12.6C23.2 9 23.2 4.2 20.2 0.6",
  },
  car: {
    fill: "M1 17V12.4L4 11L6.6 6H17.2L20.4 11L23 12.4V17H20.6C20.4 14 15.6 14 15.4 17H8.6C8.4 14 3.6 14 3.4 17ZO6 18 2 2O18 18 2 2M8 7.6L6.4 11H11V7.6ZM12.6 7.6V11H18L16.4 7.6Z",
  },
  flame: {
    fill: "M12.6 1C13.4 5 19.6 8.4 19.6 15C19.6 20 16 23 12 23C8 23 4.4 20 4.4 15C4.4 11.6 6.4 9.4 7.4 7C8.6 8.2 9 9.6 9 11C11.4 9 13 5 12.6 1Z",
  },
  mask: {
    fill: "M2 5C8 2.6 16 2.6 22 5C22 13 19.4 19 12 23C4.6 19 2 13 2 5ZM5.4 9.4C7 12.4 9.6 12.4 10.8 10.4C9.4 8.4 7.4 8 5.4 9.4ZM18.6 9.4C16.6 8 14.6 8.4 13.2 10.4C14.4 12.4 17 12.4 18.6 9.4ZM8 16C10.4 17.4 13.6 17.4 16 16C14.4 19.2 9.6 19.2 8 16Z",
  },
  scales: {
    fill: "M0.6 13H9.4C9.4 18 0.6 18 0.6 13ZM14.6 13H23.4C23.4 18 14.6 18 14.6 13ZM7 21H17V23H7Z",
    stroke: "M12 2V22M4 5H20M5 5L1.8 13M5 5L8.2 13M19 5L15.8 13M19 5L22.2 13",
  },
  chest: { fill: "M2 10C2 5 4.4 3 7 3H17C19.6 3 22 5 22 10H14.4V8.4H9.6V10ZM2 11.4H9.6V14.6H14.4V11.4H22V21H2Z" },
};

export const isBranch = (name: Pictogram): boolean => DRAWINGS[name].wide === true;

/** Draws a pictogram filling the box (branches stretch; others keep their shape). Strokes are a tenth of the box's lesser edge. */
export function drawPictogram(pen: Pen, name: Pictogram, box: Box, colour: string): void {
  const { fill, stroke, wide } = DRAWINGS[name];
  const edge = Math.min(box.width, box.height);
  const [across, down] = wide ? [box.width / 24, box.height / 24] : [edge / 24, edge / 24];
  const left = wide ? box.x : box.x + (box.width - edge) / 2;
  const top = wide ? box.y : box.y + (box.height - edge) / 2;
  const placed = (text: string): Step[] =>
    parsed(text).map((step) =>
      placedStep(
        step,
        (x) => left + x * across,
        (y) => top + y * down,
      ),
    );
  if (fill) pen.shape({ kind: "path", steps: placed(fill) }, { fill: colour });
  if (stroke) {
    pen.shape({ kind: "path", steps: placed(stroke) }, { strokes: [{ colour, width: edge * (wide ? 0.085 : 0.105) }] });
  }
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
