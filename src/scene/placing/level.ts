import { CORE, clearance, type Ground, type Placed, type Surroundings } from "./boxes.ts";

const { NEGATIVE_INFINITY, POSITIVE_INFINITY } = Number;

/** How far right of its shape's middle a box stands, how far below it, and how large it is. */
type Part = Placed;

/**
 * One level of a map: where on it the middle of a shape can be. What stands in the way of each of its boxes closes a
 * stretch of the level, so that the nearest open place is found without trying one after the other.
 */
export class Level {
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  #count = 0;

  /** Everything is open again. */
  clear(): void {
    this.#count = 0;
  }

  /** Closes where a box of a shape would not stand well if the shape's middle were on level y. False: that is everywhere. */
  close({ at: [right, below], width, height }: Part, y: number, room: Surroundings): boolean {
    const { ground, frame, taken, gap = 0 } = room;
    const middle = y + below;
    const [across, down] = [(width / 2) * CORE, (height / 2) * CORE];
    if (frame) {
      if (middle - down < frame[1] || middle + down > frame[3]) return false;
      this.#shut(NEGATIVE_INFINITY, frame[0] + across - right);
      this.#shut(frame[2] - across - right, POSITIVE_INFINITY);
    }
    if (ground)
      for (const level of [middle - down, middle, middle + down])
        if (!this.#keepTo(ground, level, across, right)) return false;
    for (const other of taken) {
      if (Math.abs(middle - other.at[1]) >= clearance(height, other.height, gap)) continue;
      const apart = clearance(width, other.width, gap);
      this.#shut(other.at[0] - right - apart, other.at[0] - right + apart);
    }
    return true;
  }

  /** Closes what is not ground. */
  #keepTo(ground: Ground, level: number, across: number, right: number): boolean {
    const stretches = ground.stretches(level);
    let end = NEGATIVE_INFINITY;
    for (let i = 0; i + 1 < stretches.length; i += 2) {
      const [from, to] = [(stretches[i] ?? 0) + across, (stretches[i + 1] ?? 0) - across];
      if (from > to) continue;
      this.#shut(end, from - right);
      end = to - right;
    }
    this.#shut(end, POSITIVE_INFINITY);
    return end > NEGATIVE_INFINITY;
  }

  #shut(from: number, to: number): void {
    this.#from[this.#count] = from;
    this.#to[this.#count] = to;
    this.#count += 1;
  }

  /** The open place nearest to x, no farther than that; null: there is none. */
  nearest(x: number, reach: number): number | null {
    const [left, right] = [this.#along(x, this.#from, reach), this.#along(x, this.#to, reach)];
    const place = x - left < right - x ? left : right;
    return Math.abs(place - x) <= reach ? place : null;
  }

  /** The first open place from x on to the right, no farther than a limit; null: there is none. */
  rightOf(x: number, limit: number): number | null {
    const place = this.#along(x, this.#to, limit - x);
    return place <= limit ? place : null;
  }

  /** From one stretch that is closed to its end, until none is in the way: to the right, or to the left. */
  #along(x: number, ends: readonly number[], reach: number): number {
    let place = x;
    for (let moved = true; moved && Math.abs(place - x) <= reach; ) {
      moved = false;
      for (let i = 0; i < this.#count; i++)
        if ((this.#from[i] ?? 0) < place && place < (this.#to[i] ?? 0)) {
          place = ends[i] ?? 0;
          moved = true;
        }
    }
    return place;
  }
}
