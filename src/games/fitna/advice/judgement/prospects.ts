/** What an attack is worth on the average of the die, in which column it is, and how likely it takes the space. */
import { once } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Crt } from "../../content/edition-types.ts";
import { columnOf, type Result, resultsAt, shifted } from "../../rules/combat/crt.ts";
import { bothStrengths, type Standing, stepsOf, strengthOf } from "../../rules/pieces/units.ts";
import type { Game } from "../../state.ts";

/** What a step of a unit is worth, for each point of its strength in attack and defence; in the last turn less. */
const STEP = 0.22;
const LAST_TURN = 0.35;
/** columns that a side with an isolated unit loses. */
const ISOLATED = 2;

/** What depends on an attack. */
interface Stake {
  /** What the space is worth. */
  readonly worth: number;
  /** A step of the defenders, and of the attackers. */
  readonly theirs: number;
  readonly ours: number;
  /** How many steps the defenders have, and how many units attack. */
  readonly steps: number;
  readonly attackers: number;
}

export function stakeOf(
  { state: { table } }: Game,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  worth: number,
): Stake {
  const step = table.turn >= table.turns ? STEP * LAST_TURN : STEP;
  let steps = 0;
  for (const one of defenders) steps += stepsOf(one);
  return {
    worth,
    theirs: average(defenders) * step,
    ours: average(attackers) * step,
    steps,
    attackers: attackers.length,
  };
}

function average(units: readonly Standing[]): number {
  let sum = 0;
  for (const one of units) sum += bothStrengths(one);
  return units.length === 0 ? 0 : sum / units.length;
}

/** How many faces of the die bring each result, column by column. */
const facesIn = once((crt: Crt) =>
  crt.columns.map((_, column) => {
    const faces = new Map<Result, number>();
    for (const result of resultsAt(crt, column)) faces.set(result, (faces.get(result) ?? 0) + 1);
    return [...faces];
  }),
);

/** What an attack in a column of the combat table is worth to who makes it, on the average of the die. */
export function expected({ crt }: Pick<Game["edition"], "crt">, column: number, stake: Stake): number {
  let sum = 0;
  for (const [result, faces] of facesIn(crt)[column] ?? []) sum += faces * gainOf(result, stake);
  return sum / crt.rows.length;
}

function gainOf(result: Result, { worth, theirs, ours, steps, attackers }: Stake): number {
  switch (result) {
    case "AR*":
      return -attackers * ours;
    case "AR":
      return -ours;
    case "EX":
      return theirs - ours + (steps <= 1 ? worth : 0);
    case "EX*":
      return 2 * (theirs - ours) + (steps <= 2 ? worth : 0);
    case "DR":
      return theirs + worth;
    case "DR*":
      return 2 * theirs - ours + worth;
    case "DS":
      return steps * theirs + worth;
  }
}

/** How likely it is that the attackers take the space. */
export function chanceToTake({ crt }: Pick<Game["edition"], "crt">, column: number, { steps }: Stake): number {
  const faces = resultsAt(crt, column).filter(
    (result) => result.startsWith("D") || (result === "EX" && steps <= 1) || (result === "EX*" && steps <= 2),
  );
  return faces.length / crt.rows.length;
}

/** The column of an attack as far as it is seen, shifted by cards by a number of columns. */
export function columnAt(
  { edition, state }: Game,
  space: SpaceId,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  byCards = 0,
): number {
  let difference = 0;
  let columns = byCards - (edition.spaces[space]?.shift ?? 0) - (state.table.entrenched.includes(space) ? 1 : 0);
  for (const one of attackers) difference += strengthOf(one.unit, one).attack;
  for (const one of defenders) difference -= strengthOf(one.unit, one).defence;
  if (attackers.some((one) => one.isolated)) columns -= ISOLATED;
  if (defenders.some((one) => one.isolated)) columns += ISOLATED;
  return shifted(edition.crt, columnOf(edition.crt, difference), columns);
}

/** What an attack is worth to who makes it: the space, enemy steps, one's own. */
export function prospect(
  game: Game,
  space: SpaceId,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  worth: number,
  byCards = 0,
): number {
  if (attackers.length === 0 || defenders.length === 0) return 0;
  const column = columnAt(game, space, attackers, defenders, byCards);
  return expected(game.edition, column, stakeOf(game, attackers, defenders, worth));
}
