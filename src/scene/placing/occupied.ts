/**
 * What is seen of a map in small squares, and which of them are taken: whether a box has room is answered without looking
 * at what is there.
 */
import type { Viewport } from "../viewport.ts";
import type { Placed } from "./boxes.ts";

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

  #mark({ at: [x, y], width, height }: Placed): void {
    const { x: left, y: top } = this.#room;
    const first = Math.max(0, Math.floor((x - width / 2 - left) / this.#cell));
    const last = Math.min(this.#columns, Math.ceil((x + width / 2 - left) / this.#cell));
    const bottom = Math.min(this.#rows, Math.ceil((y + height / 2 - top) / this.#cell));
    for (let row = Math.max(0, Math.floor((y - height / 2 - top) / this.#cell)); row < bottom; row += 1) {
      const start = (row + 1) * (this.#columns + 1) + 1;
      if (last > first) this.#sums.fill(1, start + first, start + last);
    }
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

  /** Whether a box around that middle lies within what is seen, and touches no square that is taken: asked some ten thousand times a picture. */
  isFree(x: number, y: number, width: number, height: number): boolean {
    const cell = this.#cell;
    const across = this.#columns + 1;
    const sums = this.#sums;
    const left = Math.floor((x - width / 2 - this.#room.x) / cell);
    const right = Math.ceil((x + width / 2 - this.#room.x) / cell);
    if (left < 0 || right > this.#columns) return false;
    const top = Math.floor((y - height / 2 - this.#room.y) / cell);
    const bottom = Math.ceil((y + height / 2 - this.#room.y) / cell);
    if (top < 0 || bottom > this.#rows) return false;
    const above = top * across;
    const below = bottom * across;
    return (
      (sums[below + right] ?? 0) - (sums[below + left] ?? 0) === (sums[above + right] ?? 0) - (sums[above + left] ?? 0)
    );
  }
}
