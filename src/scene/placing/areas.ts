/** Which area a place lies in, and what is seen of each. */
import { boundsOf, type Frame, sidesOf } from "../plane.ts";
import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";
import type { Ground } from "./boxes.ts";

/** Whether a point lies in a ring: a ray from it crosses the ring an odd number of times. */
export function inside(ring: readonly Point[], [x, y]: Point): boolean {
  let odd = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

/** Edge of a square of a grid of places, in map units. */
const SQUARE = 5;
const NOTHING: readonly number[] = [];

const NOWHERE: Frame = [0, 0, 0, 0];

/** The steps, out of `count`, that may lie in a stretch: a square of the grid may reach over it. */
const between = (low: number, high: number, count: number, step: number) => ({
  from: Math.max(0, Math.floor((low - SQUARE) / step)),
  to: Math.min(count, Math.ceil((high + SQUARE) / step) + 1),
});

/** What is seen of an area: at how many places, and the middle of them; null: nowhere. */
export interface Seen {
  readonly places: number;
  readonly middle: Point | null;
}

/** Which of some areas a place belongs to, looked up in a grid: made once for a map, and quick from then on. */
export class Grounds {
  readonly #columns: number;
  readonly #owners: Int16Array;
  readonly #ids: readonly string[];
  /** Around each area. */
  readonly #frames: readonly Frame[];

  constructor(areas: { readonly [id: string]: readonly Point[] }, width: number, height: number) {
    this.#columns = Math.ceil(width / SQUARE);
    this.#owners = new Int16Array(this.#columns * Math.ceil(height / SQUARE)).fill(-1);
    this.#ids = Object.keys(areas);
    this.#frames = Object.values(areas).map(boundsOf);
    this.#ids.forEach((id, index) => {
      this.#fill(areas[id] ?? [], index);
    });
  }

  /** Whether a place lies in an area. */
  holds(id: string): (at: Point) => boolean {
    const index = this.#ids.indexOf(id);
    return (at) => this.#ownerAt(at) === index;
  }

  /** Whether a place lies in no area. */
  isNobodys(at: Point): boolean {
    return this.#ownerAt(at) === -1;
  }

  /** What is seen of an area through a window, looked at every `step`. */
  seen(id: string, window: Viewport, step: number): Seen {
    const index = this.#ids.indexOf(id);
    const [left, top, right, bottom] = this.#frames[index] ?? NOWHERE;
    const columns = between(left - window.x, right - window.x, Math.floor(window.width / step), step);
    const rows = between(top - window.y, bottom - window.y, Math.floor(window.height / step), step);
    let [places, across, down] = [0, 0, 0];
    for (let row = rows.from; row < rows.to; row++)
      for (let column = columns.from; column < columns.to; column++) {
        const at: Point = [window.x + (column + 0.5) * step, window.y + (row + 0.5) * step];
        if (this.#ownerAt(at) !== index) continue;
        places += 1;
        across += at[0];
        down += at[1];
      }
    return { places, middle: places > 0 ? [across / places, down / places] : null };
  }

  /** All places that are so. */
  where(isSo: (at: Point) => boolean): Ground {
    const rows = Array.from({ length: this.#owners.length / this.#columns }, (_, row) => this.#stretches(row, isSo));
    const [top, bottom] = [rows.findIndex((row) => row.length > 0), rows.findLastIndex((row) => row.length > 0)];
    const [left, right] = [Math.min(...rows.flat()), Math.max(...rows.flat())];
    const frame: Frame = [left, top * SQUARE, right, (bottom + 1) * SQUARE];
    return { frame, stretches: (y) => rows[Math.floor(y / SQUARE)] ?? NOTHING };
  }

  /** Where squares of a row are so, from left to right. */
  #stretches(row: number, isSo: (at: Point) => boolean): readonly number[] {
    const ends: number[] = [];
    for (let column = 0; column <= this.#columns; column++) {
      const isOpen = column < this.#columns && isSo([(column + 0.5) * SQUARE, (row + 0.5) * SQUARE]);
      if (isOpen !== (ends.length % 2 === 1)) ends.push(column * SQUARE);
    }
    return ends;
  }

  #ownerAt([x, y]: Point): number | undefined {
    return this.#owners[Math.floor(y / SQUARE) * this.#columns + Math.floor(x / SQUARE)];
  }

  /** Row by row between the places where a ring crosses it. */
  #fill(ring: readonly Point[], index: number): void {
    const rows = this.#owners.length / this.#columns;
    const sides = sidesOf(ring);
    for (let row = 0; row < rows; row++) {
      const y = (row + 0.5) * SQUARE;
      const crossings = sides
        .flatMap(([[ax, ay], [bx, by]]) => (ay > y !== by > y ? [((bx - ax) * (y - ay)) / (by - ay) + ax] : []))
        .sort((a, b) => a - b);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const [from, to] = [crossings[i] ?? 0, crossings[i + 1] ?? 0];
        for (let column = Math.ceil(from / SQUARE - 0.5); column + 0.5 <= to / SQUARE; column++)
          if (column >= 0 && column < this.#columns) this.#owners[row * this.#columns + column] = index;
      }
    }
  }
}
