import type { At, Pin } from "./frame.ts";

/** What bends a projected map so that its pins lie where they should. */
export type Warp = (at: At) => At;

/** How a thin plate bends under a pin at this distance, squared. */
const bend = (squared: number): number => (squared > 0 ? squared * Math.log(squared) : 0);

const apart = ([x, y]: At, [u, v]: At): number => (x - u) ** 2 + (y - v) ** 2;

/**
 * The thin plate spline through all pins: of all maps that bring each place to its point, the one that bends least.
 * F. L. Bookstein, "Principal Warps", IEEE PAMI 11 (1989).
 */
export function warpThrough(pins: readonly Pin[], project: (place: At) => At): Warp {
  const from = pins.map(([longitude, latitude]) => project([longitude, latitude]));
  const rows = from.map((at) => [...from.map((pin) => bend(apart(at, pin))), 1, ...at]);
  const sides = [0, 1, 2].map((i) => [...rows.map((row) => row[from.length + i] ?? 0), 0, 0, 0]);
  const matrix = [...rows, ...sides];
  const along = (axis: 2 | 3): ((terms: readonly number[]) => number) => {
    const weights = solve(matrix, [...pins.map((pin) => pin[axis]), 0, 0, 0]);
    return (terms) => terms.reduce((sum, term, i) => sum + term * (weights[i] ?? 0), 0);
  };
  const [x, y] = [along(2), along(3)];
  return (at) => {
    const terms = [...from.map((pin) => bend(apart(at, pin))), 1, ...at];
    return [x(terms), y(terms)];
  };
}

/** Gauss, with the largest pivot of each column. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let column = 0; column < rows.length; column++) {
    const order = rows.map((_, i) => i).slice(column);
    const pivot = order.reduce((best, i) => (Math.abs(at(i, column)) > Math.abs(at(best, column)) ? i : best));
    const row = rows[pivot];
    if (!row || at(pivot, column) === 0) throw new Error("two pins hold the same place");
    rows[pivot] = rows[column] ?? row;
    rows[column] = row.map((value) => value / (row[column] ?? 1));
    rows.forEach((other, i) => {
      const share = at(i, column);
      if (i !== column && share !== 0)
        rows[i] = other.map((value, k) => (k < column ? value : value - share * at(column, k)));
    });
  }
  return rows.map((_, i) => at(i, rows.length));
}
