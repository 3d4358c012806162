import { type CanvasRenderingContext2D, createCanvas } from "canvas";
import { createNoise2D } from "simplex-noise";
import type { Point } from "../scene/words.ts";
import type { ReliefOp } from "./primitives.ts";
import { numbers } from "./random.ts";

/** Pixels of the picture for one of the shading, which is stretched softly. */
const COARSE = 2;
/** Where the light comes from, and how steep it makes slopes look. */
const LIGHT = [-0.62, -0.78] as const;
const STEEPNESS = 26;

/** Light and shadow on hills: a height for each place, lit from the northwest. Takes some tenths of a second: for bases alone. */
export function paintRelief(op: ReliefOp, ctx: CanvasRenderingContext2D): void {
  const [columns, rows] = [Math.ceil(op.box.width / COARSE), Math.ceil(op.box.height / COARSE)];
  const canvas = createCanvas(columns, rows);
  const inner = canvas.getContext("2d");
  const image = inner.createImageData(columns, rows);
  const heights = heightsOf(op, columns + 1, rows + 1);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const here = heights[y * (columns + 1) + x] ?? 0;
      const east = (heights[y * (columns + 1) + x + 1] ?? 0) - here;
      const south = (heights[(y + 1) * (columns + 1) + x] ?? 0) - here;
      const lit = Math.max(-1, Math.min(1, (east * LIGHT[0] + south * LIGHT[1]) * -STEEPNESS));
      const at = (y * columns + x) * 4;
      const [r, g, b] = lit < 0 ? SHADOW : SUN;
      image.data[at] = r;
      image.data[at + 1] = g;
      image.data[at + 2] = b;
      image.data[at + 3] = Math.abs(lit) * op.strength * (lit < 0 ? 255 : 190);
    }
  }
  inner.putImageData(image, 0, 0);
  ctx.drawImage(canvas, op.box.x, op.box.y, columns * COARSE, rows * COARSE);
}

const SHADOW = [58, 42, 20] as const;
const SUN = [255, 246, 220] as const;

/** Ridged noise where crests are near, a little roughness elsewhere. */
function heightsOf({ box, seed, ridges, plain, scale }: ReliefOp, columns: number, rows: number): Float32Array {
  const random = numbers(seed);
  const [coarse, middle, fine] = [createNoise2D(random), createNoise2D(random), createNoise2D(random)];
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [box.x + column * COARSE, box.y + row * COARSE];
      const [u, v] = [x / scale, y / scale];
      const lift = crestAt(ridges, [x, y]);
      const ridged =
        (1 - Math.abs(coarse(u / 95, v / 95))) ** 2 * 0.62 +
        (1 - Math.abs(middle(u / 42, v / 42))) ** 2 * 0.28 +
        (1 - Math.abs(fine(u / 17, v / 17))) * 0.1;
      const rough = coarse(u / 150, v / 150) * 0.6 + middle(u / 55, v / 55) * 0.3 + fine(u / 20, v / 20) * 0.1;
      heights[row * columns + column] = lift * ridged + plain * rough * 0.5;
    }
  }
  return heights;
}

/** How high crests stand over a place: the highest of them, falling away smoothly. */
function crestAt(ridges: ReliefOp["ridges"], at: Point): number {
  let highest = 0;
  for (const { points, height, reach } of ridges) {
    const far = distance(points, at) / reach;
    if (far < 1) highest = Math.max(highest, height * (1 - far * far) ** 2);
  }
  return highest;
}

function distance(points: readonly Point[], [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] ?? [0, 0];
    const [bx, by] = points[i] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - dx * share, y - ay - dy * share));
  }
  return least;
}
