import { mustGet } from "../../../engine/index.ts";
import type { SettledCard } from "../combat/cards.ts";
import type { Result } from "../combat/crt.ts";
import { oddsOf } from "../combat/odds.ts";
import type { SpaceId } from "../content/map-types.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import type { Game } from "../state.ts";

/** What a step of a unit is worth, for each point of its strength. */
const STEP = 0.25;
/** An attacker who may lose a step is not much worse off where he can be rebuilt. */
const OWN_STEP = 0.2;

/** What an attack is worth to who makes it: the space, enemy steps, one's own. */
export function prospect(
  game: Game,
  space: SpaceId,
  attackers: readonly Standing[],
  defenders: readonly Standing[],
  worth: number,
  cards: readonly SettledCard[] = [],
): number {
  if (attackers.length === 0 || defenders.length === 0) return 0;
  const entrenched = game.state.table.entrenched.includes(space);
  const { results } = oddsOf(game.edition, {
    space: mustGet(game.edition.spaces, space),
    entrenched,
    attackers,
    defenders,
    cards,
  });
  const value = { theirs: average(defenders) * STEP, ours: average(attackers) * OWN_STEP };
  const sum = results.reduce((total, result) => total + gainOf(result, worth, defenders, attackers, value), 0);
  return sum / results.length;
}

interface StepValue {
  readonly theirs: number;
  readonly ours: number;
}

function gainOf(
  result: Result,
  worth: number,
  defenders: readonly Standing[],
  attackers: readonly Standing[],
  { theirs, ours }: StepValue,
): number {
  const steps = defenders.reduce((sum, one) => sum + (one.unit.steps === 2 && !one.reduced ? 2 : 1), 0);
  const empties = (lost: number): number => (steps <= lost ? worth : 0);
  switch (result) {
    case "AR*":
      return -attackers.length * ours;
    case "AR":
      return -ours;
    case "EX":
      return theirs - ours + empties(1);
    case "EX*":
      return 2 * (theirs - ours) + empties(2);
    case "DR":
      return theirs + worth;
    case "DR*":
      return 2 * theirs - ours + worth;
    case "DS":
      return steps * theirs + worth;
  }
}

const average = (units: readonly Standing[]): number =>
  units.reduce((sum, one) => {
    const { attack, defence } = strengthOf(one.unit, one);
    return sum + attack + defence;
  }, 0) / units.length;
