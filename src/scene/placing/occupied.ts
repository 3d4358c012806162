import type { Viewport } from "../viewport.ts";
import type { Placed } from "./boxes.ts";

/** What is seen of a map in small squares, and which of them are taken: whether a box has room is answered without looking at what stands there. */
export class Occupied {
  readonly #room: Viewport;
  readonly #cell: number;
  readonly #columns: number;
  readonly #rows: number;
  /** How many squares above and to the left of a corner are taken. */
  readonly #sums: Int32Array;

  /** `cell`: the edge of a square, in map units. */
  constructor(room: Viewport, cell: number, taken: readonly Placed[]) {
    this.#room = room;
    this.#cell = cell;
    this.#columns = Math.ceil(room.width / cell);
    this.#rows = Math.ceil(room.height / cell);
    this.#sums = new Int32Array((this.#columns + 1) * (this.#rows + 1));
    for (const box of taken) this.#mark(box);
    this.#add();
  }

  #mark(box: Placed): void {
    const [left, top, right, bottom] = this.#squares(box);
    const across = this.#columns + 1;
    for (let row = Math.max(0, top); row < Math.min(this.#rows, bottom); row += 1)
      this.#sums.fill(
        1,
        (row + 1) * across + Math.max(0, left) + 1,
        (row + 1) * across + Math.max(0, Math.min(this.#columns, right)) + 1,
      );
  }

  #add(): void {
    const across = this.#columns + 1;
    const sums = this.#sums;
    for (let row = 1; row <= this.#rows; row += 1) {
      let line = 0;
      for (let at = row * across + 1; at < (row + 1) * across; at += 1) {
        line += sums[at] ?? 0;
        sums[at] = line + (sums[at - across] ?? 0);
      }
    }
  }

  /** The squares that a box touches: from the first up to, but not with, the last. */
  #squares({ at: [x, y], width, height }: Placed): readonly [number, number, number, number] {
    const [cell, { x: left, y: top }] = [this.#cell, this.#room];
    return [
      Math.floor((x - width / 2 - left) / cell),
      Math.floor((y - height / 2 - top) / cell),
      Math.ceil((x + width / 2 - left) / cell),
      Math.ceil((y + height / 2 - top) / cell),
    ];
  }

  /** Whether a box lies within what is seen, and touches no square that is taken. */
  isFree(box: Placed): boolean {
    const [left, top, right, bottom] = this.#squares(box);
    if (left < 0 || top < 0 || right > this.#columns || bottom > this.#rows) return false;
    const across = this.#columns + 1;
    const at = (column: number, row: number): number => this.#sums[row * across + column] ?? 0;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top) === 0;
  }
}
