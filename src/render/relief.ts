import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import { createNoise2D, type NoiseFunction2D } from "simplex-noise";
import { distanceToLine } from "../scene/distances.ts";
import type { Point } from "../scene/words.ts";
import type { ReliefOp } from "./primitives.ts";
import { numbers } from "./random.ts";
import { LAND_COLOURS } from "./style.ts";

/** A cell of the height field is so many pixels wide: finer relief is gravel at Discord's size. */
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

/** Paints hills as light and shadow over what lies there: noise in folds along ridges. Slow, for bases alone. */
export function paintRelief(relief: ReliefOp, ctx: CanvasRenderingContext2D): void {
  const { x, y, width, height } = relief.box;
  const [columns, rows] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const field = heights(relief, columns, rows);
  if (relief.tint > 0) ctx.drawImage(tinted(field, columns, rows, relief.tint), x, y, columns * CELL, rows * CELL);
  ctx.drawImage(shaded(field, columns, rows, relief.strength), x, y, columns * CELL, rows * CELL);
}

function heights(relief: ReliefOp, columns: number, rows: number): Float32Array {
  const noise = createNoise2D(numbers(relief.seed));
  const ridges = relief.ridges.map((ridge) => ({ ...ridge, turn: direction(ridge.points) }));
  const field = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [relief.box.x + column * CELL, relief.box.y + row * CELL];
      let high = 0;
      for (const ridge of ridges) {
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

/** Of a line from end to end. */
function direction(points: readonly Point[]): { readonly cos: number; readonly sin: number } {
  const [first = [0, 0], last = [1, 0]] = [points[0], points.at(-1)];
  const angle = Math.atan2(last[1] - first[1], last[0] - first[0]);
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}

/** Ridged noise in three octaves, drawn out along the range: 0..1. */
function folds(noise: NoiseFunction2D, x: number, y: number, { cos, sin }: { cos: number; sin: number }): number {
  const [along, across] = [(x * cos + y * sin) / ALONG, (y * cos - x * sin) / ACROSS];
  let [sum, strength, fine] = [0, 0.55, 1];
  for (let octave = 0; octave < 3; octave += 1) {
    sum += strength * (1 - Math.abs(noise(along * fine, across * fine))) ** 2;
    [strength, fine] = [strength * 0.5, fine * 2.1];
  }
  return sum;
}

/** Where folds are higher and lower than elsewhere: valleys and massifs, -1..0.6. */
const massifs = (noise: NoiseFunction2D, x: number, y: number): number =>
  Math.min(0.6, noise(x / MASSIF + 40, y / MASSIF) + 0.35 * noise(x / 90, y / 90 + 40) - 0.2);

const dunes = (noise: NoiseFunction2D, x: number, y: number): number =>
  noise(x / DUNE, y / DUNE) + 0.5 * noise(x / 47, y / 47) + 0.25 * noise(x / 21, y / 21);

/** Slopes away from the light are dark, those towards it light; level ground is left as it is. */
function shaded(field: Float32Array, columns: number, rows: number, strength: number): Canvas {
  const canvas = createCanvas(columns, rows);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(columns, rows);
  const [dark, light] = [bytes(LAND_COLOURS.shade), bytes(LAND_COLOURS.light)];
  const at = (column: number, row: number): number =>
    field[Math.min(rows - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const across = (at(column - 1, row) - at(column + 1, row)) / 2;
      const down = (at(column, row - 1) - at(column, row + 1)) / 2;
      const length = Math.hypot(across, down, 1.6);
      const lit = (across * LIGHT.x + down * LIGHT.y + 1.6 * LIGHT.z) / length - LIGHT.z;
      const colour = lit < 0 ? dark : light;
      const alpha = Math.min(1, Math.abs(lit) * (lit < 0 ? 1.25 : 1.1)) * strength;
      image.data.set([...colour, Math.round(alpha * 255)], (row * columns + column) * 4);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** Brown by height. */
function tinted(field: Float32Array, columns: number, rows: number, strength: number): Canvas {
  const canvas = createCanvas(columns, rows);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(columns, rows);
  const brown = bytes(LAND_COLOURS.height);
  field.forEach((high, i) => {
    const share = Math.min(1, Math.max(0, high / FOLD)) ** 0.8;
    image.data.set([...brown, Math.round(share * strength * 255)], i * 4);
  });
  ctx.putImageData(image, 0, 0);
  return canvas;
}

const bytes = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
