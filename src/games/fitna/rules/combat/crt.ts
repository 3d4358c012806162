/** The combat table: which result a column and a die bring, and what that costs both sides. */
import { z } from "zod";
import { type Crt, RESULTS } from "../../content/edition-types.ts";
import type { Edition } from "../../content/types.ts";

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

/** a number of columns to the right, or below 0 to the left, stopped at the first and the last. */
export const shifted = ({ columns }: Crt, column: number, by: number): number =>
  Math.min(Math.max(column + by, 0), columns.length - 1);

/** what each face of the die brings, the 1 first. */
export const resultsAt = (crt: Crt, column: number): readonly Result[] =>
  crt.rows.map((_, row) => resultOf(crt, column, row + 1));

/** what the die brings in a column. */
export function resultOf({ rows }: Crt, column: number, die: number): Result {
  const result = rows[die - 1]?.[column];
  if (result === undefined) throw new Error(`the combat table has no result for die ${die} in column ${column}`);
  return result;
}

/** What a side loses: nothing, every unit a step, all, or a number of steps as its owner spreads them. */
export type Toll =
  | { readonly kind: "none" | "each" | "all" }
  | {
      readonly kind: "steps";
      readonly steps: number;
      /** On different units while there are any (D-31). */
      readonly apart: boolean;
    };

/** What a result asks of both sides. */
export interface Demand {
  readonly defender: Toll;
  readonly attacker: Toll;
  /** Whatever is left of the defender after that goes. */
  readonly retreat: boolean;
  /** `if-empty`: where no defender is left. Otherwise the attackers are repulsed. */
  readonly advance: "never" | "if-empty" | "always";
  readonly exploit: boolean;
}

const NONE: Toll = { kind: "none" };
const EACH: Toll = { kind: "each" };
const steps = (count: number, apart = false): Toll => ({ kind: "steps", steps: count, apart });

const REPULSED = { retreat: false, advance: "never", exploit: false } as const;
/** nobody exploits an exchange. */
const EXCHANGED = { retreat: false, advance: "if-empty", exploit: false } as const;
const TAKEN = { retreat: true, advance: "always", exploit: true } as const;

/** The defender takes his losses first. */
export function demandOf({ parameters }: Pick<Edition, "parameters">, result: Result): Demand {
  switch (result) {
    case "AR*":
      return { ...REPULSED, defender: NONE, attacker: EACH };
    case "AR":
      return { ...REPULSED, defender: NONE, attacker: steps(1) };
    case "EX":
      return { ...EXCHANGED, defender: steps(1), attacker: steps(1) };
    case "EX*": {
      const toll = parameters.exStar === "one-step-a-unit" ? EACH : steps(2); // D-30: of each unit, or two of each side
      return { ...EXCHANGED, defender: toll, attacker: toll };
    }
    case "DR":
      return { ...TAKEN, defender: steps(1), attacker: NONE };
    case "DR*":
      // D-31: two units share the defender's steps where the edition says so
      return { ...TAKEN, defender: steps(2, parameters.drStarSplit === "two-units"), attacker: steps(1) };
    case "DS":
      return { ...TAKEN, defender: { kind: "all" }, attacker: NONE };
  }
}
