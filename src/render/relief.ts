/** Paints hills as light and shadow over what lies there: noise in folds along ridges. Slow, only for bases. */

import { createNoise2D, type NoiseFunction2D } from "simplex-noise";
import { lengthOf, squared } from "#scene";
import { distanceToLine } from "../scene/plane.ts";
import type { Point } from "../scene/words.ts";
import type { ReliefOp } from "./primitives.ts";
import { numbers } from "./random.ts";
import { LAND_COLOURS } from "./style.ts";
import type { Surface } from "./surface.ts";

/** How many pixels wide a cell of the height field is: finer relief is gravel at Discord's size. */
const CELL = 2;
/** Heights of folds in cells, and of the unevenness of a plain. */
const FOLD = 26;
const UNEVEN = 9;
/** Wave lengths in pixels: of folds across and along their range, of what is uneven. */
const ACROSS = 74;
const ALONG = 190;
const DUNE = 120;
const MASSIF = 230;
/** The light comes from the north, a little from the west. */
const LIGHT = { x: -0.42, y: -0.75, z: 0.52 } as const;

export function paintRelief(relief: ReliefOp, onto: Surface): void {
  const { x, y, width, height } = relief.box;
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const field = heights(relief, columns, rows);
  const layers = [
    ...(relief.tint > 0 ? [tinted(field, columns, relief.tint)] : []),
    shaded(field, columns, rows, relief.strength),
  ];
  const layer = onto.another(columns, rows);
  for (const coloured of layers) {
    pixelByPixel(layer, coloured);
    layer.putOn(onto.brush, x, y, columns * CELL, rows * CELL);
  }
  layer.free();
}

function heights(relief: ReliefOp, columns: number, rows: number): Float32Array {
  const noise = createNoise2D(numbers(relief.seed));
  const ridges = relief.ridges.map((ridge) => ({ ...ridge, turn: direction(ridge.points), around: reached(ridge) }));
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = relief.box.y + row * CELL;
    const level = ridges.filter(({ around }) => y >= around.top && y <= around.bottom);
    for (let column = 0; column < columns; column += 1) {
      const x = relief.box.x + column * CELL;
      let high = 0;
      for (const ridge of level) {
        if (x < ridge.around.left || x > ridge.around.right) continue;
        const share = distanceToLine(ridge.points, [x, y]) / ridge.reach;
        if (share < 1)
          high = Math.max(high, ridge.height * (1 - share) ** 1.4 * (0.25 + folds(noise, x, y, ridge.turn)));
      }
      if (high > 0 && relief.variety > 0) high *= 1 + relief.variety * massifs(noise, x, y);
      field[row * columns + column] = high * FOLD + dunes(noise, x, y) * UNEVEN * relief.plain;
    }
  }
  return field;
}

/** Beyond this a ridge is out of reach. */
function reached({ points, reach }: ReliefOp["ridges"][number]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - reach,
    right: Math.max(...xs) + reach,
    top: Math.min(...ys) - reach,
    bottom: Math.max(...ys) + reach,
  };
}

/** Of a line from end to end. */
function direction(points: readonly Point[]): { readonly cos: number; readonly sin: number } {
  const [first = [0, 0], last = [1, 0]] = [points[0], points.at(-1)];
  const [across, down] = [last[0] - first[0], last[1] - first[1]];
  const length = lengthOf(across, down);
  return length === 0 ? { cos: 1, sin: 0 } : { cos: across / length, sin: down / length };
}

/** Ridged noise in three octaves, drawn out along the range: 0..1. */
function folds(noise: NoiseFunction2D, x: number, y: number, { cos, sin }: { cos: number; sin: number }): number {
  const along = (x * cos + y * sin) / ALONG;
  const across = (y * cos - x * sin) / ACROSS;
  let sum = 0;
  let strength = 0.55;
  let fine = 1;
  for (let octave = 0; octave < 3; octave += 1) {
    sum += strength * squared(1 - Math.abs(noise(along * fine, across * fine)));
    strength *= 0.5;
    fine *= 2.1;
  }
  return sum;
}

/** Where folds are higher and lower than elsewhere: valleys and massifs, -1..0.6. */
const massifs = (noise: NoiseFunction2D, x: number, y: number): number =>
  Math.min(0.6, noise(x / MASSIF + 40, y / MASSIF) + 0.35 * noise(x / 90, y / 90 + 40) - 0.2);

const dunes = (noise: NoiseFunction2D, x: number, y: number): number =>
  noise(x / DUNE, y / DUNE) + 0.5 * noise(x / 47, y / 47) + 0.25 * noise(x / 21, y / 21);

/** Slopes away from the light are dark, those towards it light; level ground is left as it is. */
function shaded(field: Float32Array, columns: number, rows: number, strength: number): Coloured {
  const [dark, light] = [bytes(LAND_COLOURS.shade), bytes(LAND_COLOURS.light)];
  return (column, row, set) => {
    const left = field[row * columns + Math.max(0, column - 1)] ?? 0;
    const right = field[row * columns + Math.min(columns - 1, column + 1)] ?? 0;
    const above = field[Math.max(0, row - 1) * columns + column] ?? 0;
    const below = field[Math.min(rows - 1, row + 1) * columns + column] ?? 0;
    const across = (left - right) / 2;
    const down = (above - below) / 2;
    const length = Math.sqrt(squared(across) + squared(down) + squared(1.6));
    const lit = (across * LIGHT.x + down * LIGHT.y + 1.6 * LIGHT.z) / length - LIGHT.z;
    const alpha = Math.min(1, Math.abs(lit) * (lit < 0 ? 1.25 : 1.1)) * strength;
    set(lit < 0 ? dark : light, alpha);
  };
}

/** Brown by height. */
function tinted(field: Float32Array, columns: number, strength: number): Coloured {
  const brown = bytes(LAND_COLOURS.height);
  return (column, row, set) => {
    const share = Math.min(1, Math.max(0, (field[row * columns + column] ?? 0) / FOLD)) ** 0.8;
    set(brown, share * strength);
  };
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Says of a place its colour, and how much that covers, 0..1. */
type Coloured = (column: number, row: number, set: (colour: Rgb, alpha: number) => void) => void;

/** Sets every pixel of a surface. */
function pixelByPixel({ brush, width, height }: Surface, coloured: Coloured): void {
  const image = brush.createImageData(width, height);
  const { data } = image;
  let at = 0;
  const set = (colour: Rgb, alpha: number): void => {
    data[at] = colour[0];
    data[at + 1] = colour[1];
    data[at + 2] = colour[2];
    data[at + 3] = Math.round(alpha * 255);
  };
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1, at += 4) coloured(column, row, set);
  brush.putImageData(image, 0, 0);
}

const bytes = (hex: string): Rgb => [byteAt(hex, 1), byteAt(hex, 3), byteAt(hex, 5)];
const byteAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
