import { z } from "zod";
import { type Crt, RESULTS } from "../../content/edition-types.ts";

export const result = z.enum(RESULTS);
export type Result = z.infer<typeof result>;

/** the column of a difference, counted from 0. */
export function columnOf({ columns }: Crt, difference: number): number {
  const found = columns.findIndex(
    ({ from, to }) => (from === null || difference >= from) && (to === null || difference <= to),
  );
  if (found < 0) throw new Error(`no column of the combat table holds ${difference}`);
  return found;
}

/** so many columns to the right, or with less than 0 to the left, stopped at the first and the last. */
export const shifted = ({ columns }: Crt, column: number, by: number): number =>
  Math.min(Math.max(column + by, 0), columns.length - 1);

/** what each face of the die brings, the 1 first. */
export const resultsAt = (crt: Crt, column: number): readonly Result[] =>
  crt.rows.map((_, row) => resultOf(crt, column, row + 1));

/** */
export function resultOf({ rows }: Crt, column: number, die: number): Result {
  const result = rows[die - 1]?.[column];
  if (result === undefined) throw new Error(`the combat table has no result for die ${die} in column ${column}`);
  return result;
}
