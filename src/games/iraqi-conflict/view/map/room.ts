/** Where on the map there is room for the arrows of trades and their numbers. */
import type { Frozen, Seat } from "#engine";
import { distance, distanceToLine, inside, nearestTo, type Point } from "#scene";
import type { Geography } from "../../content/geography.ts";

/** What never moves on the map, and ways keep away from. */
export interface Obstacles {
  /** Lines of the names of areas. */
  readonly names: readonly (readonly Point[])[];
  /** Points of the names of countries. */
  readonly words: readonly Point[];
  /** Where the lines of plates end. */
  readonly marks: readonly Point[];
  readonly areas: readonly (readonly Point[])[];
}

/** What a place of the map has room for: a number, the head of an arrow, its tip, its shaft; the area that it lies in, −1 for none; and the mark that is nearest to it. */
export interface Room {
  readonly number: boolean;
  readonly head: boolean;
  readonly tip: boolean;
  readonly shaft: boolean;
  readonly area: number;
  readonly mark: Point;
}

/** What is beyond the edge: the hands, and the end of the map. */
const NONE: Room = { number: false, head: false, tip: false, shaft: false, area: -1, mark: [0, 0] };
/** Places are sampled at this distance, in map units. */
const CELL = 8;
/** Ways stay between the hands, and on the map. */
export const FREE = { left: 510, right: 1130, top: 44, bottom: 800 } as const;
const ACROSS = Math.floor((FREE.right - FREE.left) / CELL) + 1;
const DOWN = Math.floor((FREE.bottom - FREE.top) / CELL) + 1;
/** How far the middles of numbers, heads, tips and shafts are at least from names, words and marks. */
const APART = {
  number: { name: 46, word: 56, mark: 50 },
  head: { name: 34, word: 46, mark: 40 },
  tip: { name: 22, word: 40, mark: 30 },
  shaft: { name: 30, word: 46, mark: 30 },
} as const;

/** Tells of places what they have room for; each is examined once. */
export function roomOn(obstacles: Obstacles): (at: Point) => Room {
  const known: (Room | undefined)[] = [];
  return ([x, y]) => {
    const [across, down] = [Math.round((x - FREE.left) / CELL), Math.round((y - FREE.top) / CELL)];
    if (across < 0 || across >= ACROSS || down < 0 || down >= DOWN) return NONE;
    const cell = down * ACROSS + across;
    known[cell] ??= roomAt([FREE.left + across * CELL, FREE.top + down * CELL], obstacles);
    return known[cell];
  };
}

function roomAt(at: Point, { names, words, marks, areas }: Obstacles): Room {
  const name = Math.min(...names.map((line) => distanceToLine(line, at)));
  const word = Math.min(...words.map((one) => distance(one, at)));
  const nearest = nearestTo(marks, at) ?? at;
  const mark = distance(nearest, at);
  const has = (least: (typeof APART)[keyof typeof APART]): boolean =>
    name >= least.name && word >= least.word && mark >= least.mark;
  return {
    number: has(APART.number),
    head: has(APART.head),
    tip: has(APART.tip),
    shaft: has(APART.shaft),
    area: areas.findIndex((ring) => inside(ring, at)),
    mark: nearest,
  };
}

/** Where the line of a plate ends, if not in the middle of its area: it leaves the words beside the hand alone. */
const ENDS: { readonly [seat: Seat]: Point } = { insurgents: [674, 574] };

/** The place in its area that a faction's plate points to. */
export const endOf = ({ areas }: Frozen<Geography>, seat: Seat): Point =>
  ENDS[seat] ?? areas.find(({ id }) => id === seat)?.middle ?? [0, 0];
