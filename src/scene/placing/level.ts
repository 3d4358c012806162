/** Where on one level of a map a shape can stand, with what is in its way left out at once. */
import { CORE, type Placed, type Surroundings } from "./boxes.ts";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** How far right of its shape's middle a box stands, how far below it, and how large it is. */
type Part = Placed;

/**
 * One level of a map: where on it the middle of a shape can be. Whatever blocks one of its boxes closes a
 * stretch of the level, so that the nearest open place is found without trying one after the other.
 */
export class Level {
  /** Where stretches that are closed begin and end, one after the other. */
  #closed = new Float64Array(128);
  #count = 0;
  readonly #room: Surroundings;
  readonly #gap: number;
  /**
   * What is there: x and y of its middle, half its width and half its height, one after the other, as some thousand
   * levels are asked for.
   */
  readonly #taken: Float64Array;

  constructor(room: Surroundings) {
    const { taken, gap = 0 } = room;
    this.#room = room;
    this.#gap = gap;
    this.#taken = new Float64Array(taken.length * 4);
    taken.forEach(({ at, width, height }, i) => {
      this.#taken[i * 4] = at[0];
      this.#taken[i * 4 + 1] = at[1];
      this.#taken[i * 4 + 2] = width / 2;
      this.#taken[i * 4 + 3] = height / 2;
    });
  }

  /** Everything is open again. */
  clear(): void {
    this.#count = 0;
  }

  /** Closes where a box of a shape would not stand well if the shape's middle were on level y. False: that is everywhere. */
  close(part: Part, y: number): boolean {
    const { ground, frame } = this.#room;
    const right = part.at[0];
    const middle = y + part.at[1];
    const across = (part.width / 2) * CORE;
    const down = (part.height / 2) * CORE;
    if (frame) {
      if (middle - down < frame[1] || middle + down > frame[3]) return false;
      this.#shut(NEGATIVE_INFINITY, frame[0] + across - right);
      this.#shut(frame[2] - across - right, POSITIVE_INFINITY);
    }
    if (ground) {
      if (!this.#keepTo(ground.stretches(middle - down), across, right)) return false;
      if (!this.#keepTo(ground.stretches(middle), across, right)) return false;
      if (!this.#keepTo(ground.stretches(middle + down), across, right)) return false;
    }
    this.#keepClear(part, middle);
    return true;
  }

  /** Closes where it would touch what is there. */
  #keepClear({ at, width, height }: Part, middle: number): void {
    const taken = this.#taken;
    const down = height / 2;
    for (let i = 0; i < taken.length; i += 4) {
      if (Math.abs(middle - (taken[i + 1] ?? 0)) >= down + (taken[i + 3] ?? 0) + this.#gap) continue;
      const apart = width / 2 + (taken[i + 2] ?? 0) + this.#gap;
      const place = (taken[i] ?? 0) - at[0];
      this.#shut(place - apart, place + apart);
    }
  }

  /** Closes what is not ground. */
  #keepTo(stretches: readonly number[], across: number, right: number): boolean {
    let end = NEGATIVE_INFINITY;
    for (let i = 0; i + 1 < stretches.length; i += 2) {
      const from = (stretches[i] ?? 0) + across;
      const to = (stretches[i + 1] ?? 0) - across;
      if (from > to) continue;
      this.#shut(end, from - right);
      end = to - right;
    }
    this.#shut(end, POSITIVE_INFINITY);
    return end > NEGATIVE_INFINITY;
  }

  #shut(from: number, to: number): void {
    if (this.#count + 2 > this.#closed.length) {
      const more = new Float64Array(this.#closed.length * 2);
      more.set(this.#closed);
      this.#closed = more;
    }
    this.#closed[this.#count] = from;
    this.#closed[this.#count + 1] = to;
    this.#count += 2;
  }

  /** The open place nearest to x, no farther than that; null: there is no such place. */
  nearest(x: number, reach: number): number | null {
    const left = this.#along(x, LEFT, reach);
    const right = this.#along(x, RIGHT, reach);
    const place = x - left < right - x ? left : right;
    return Math.abs(place - x) <= reach ? place : null;
  }

  /** The first open place from x on to the right, no farther than a limit; null: there is no such place. */
  rightOf(x: number, limit: number): number | null {
    const place = this.#along(x, RIGHT, limit - x);
    return place <= limit ? place : null;
  }

  /** From one stretch that is closed to its end, until none is in the way: to the right, or to the left. */
  #along(x: number, way: typeof LEFT | typeof RIGHT, reach: number): number {
    const closed = this.#closed;
    let place = x;
    for (let moved = true; moved && Math.abs(place - x) <= reach; ) {
      moved = false;
      for (let i = 0; i < this.#count; i += 2)
        if ((closed[i] ?? 0) < place && place < (closed[i + 1] ?? 0)) {
          place = closed[i + way] ?? 0;
          moved = true;
        }
    }
    return place;
  }
}

/** Which end of a stretch lies in the way. */
const LEFT = 0;
const RIGHT = 1;
