/** Lists of points as short texts: how far each lies from the one before, as most of them are near. */
import { LETTERS, VALUES } from "./letters.ts";

type Point = readonly [number, number];

/** Shorter lists are no longer than what would replace them. */
const FEWEST = 4;
/** Coordinates are written in tenths, as maps have them. */
const PARTS = 10;
/** Larger ones than any map has are left as they are. */
const LARGEST = 1_000_000;

/** A letter has five bits of a number, the lowest first, and whether more of it follow. */
const MORE = 32;

const isWhole = (value: unknown): boolean =>
  typeof value === "number" && Math.abs(value) < LARGEST && Math.round(value * PARTS) / PARTS === value;

function isPoint(value: unknown): value is Point {
  return Array.isArray(value) && value.length === 2 && isWhole(value[0]) && isWhole(value[1]);
}

/** Null: it is no list of points, or one that is better left as it is. */
export const pointsText = (list: readonly unknown[]): string | null =>
  list.length >= FEWEST && list.every(isPoint) ? distances(list) : null;

/** The same of a list in which the two numbers of each point follow each other. */
export function flatPointsText(list: readonly unknown[]): string | null {
  if (list.length < 2 * FEWEST || list.length % 2 === 1 || !list.every(isWhole)) return null;
  const numbers = list as readonly number[]; // they have just been looked at
  return distances(numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1] ?? 0]] : [])));
}

function distances(list: readonly Point[]): string {
  let text = "";
  let [left, top] = [0, 0];
  for (const [x, y] of list) {
    const [across, down] = [Math.round(x * PARTS), Math.round(y * PARTS)];
    text += written(across - left) + written(down - top);
    [left, top] = [across, down];
  }
  return text;
}

/** The sign is the lowest bit. */
function written(number: number): string {
  let rest = number < 0 ? -2 * number + 1 : 2 * number;
  let text = "";
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += LETTERS[MORE + (rest % MORE)];
  return text + LETTERS[rest];
}

/** The points again. Throws where the text was not written by `pointsText`. */
export function pointsIn(text: string): readonly Point[] {
  const numbers = numbersIn(text);
  if (numbers.length % 2 === 1) throw new Error("half a point");
  const points: Point[] = [];
  let [left, top] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    left += numbers[i] ?? 0;
    top += numbers[i + 1] ?? 0;
    points.push([left / PARTS, top / PARTS]);
  }
  return points;
}

function numbersIn(text: string): readonly number[] {
  const numbers: number[] = [];
  let [number, place] = [0, 1];
  for (const letter of text) {
    const value = VALUES.get(letter);
    if (value === undefined || place > LARGEST * LARGEST) throw new Error("no number of a point");
    number += (value % MORE) * place;
    place *= MORE;
    if (value >= MORE) continue;
    numbers.push(number % 2 === 1 ? -(number - 1) / 2 : number / 2);
    [number, place] = [0, 1];
  }
  if (place > 1) throw new Error("the last number has no end");
  return numbers;
}
