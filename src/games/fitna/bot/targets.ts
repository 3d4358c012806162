import type { SpaceId } from "../content/map-types.ts";
import { chanceAt, type Field, next } from "../judgement/field.ts";
import { strengthOf } from "../pieces/units.ts";

/** What a strike at a space is worth, of what stands there. */
const STANDING = 0.06;
/** Of the chance to take it in the same phase. */
const OPENING = 0.35;
/** Of what may come from there. */
const THREAT = 0.1;

/** How much it is worth to a seat that enemies in a space lose a step. */
export function targetValue(field: Field, space: SpaceId): number {
  const foes = field.foes(space);
  if (foes.length === 0) return 0;
  const strength = foes.reduce((sum, one) => {
    const { attack, defence } = strengthOf(one.unit, one);
    return sum + attack + defence;
  }, 0);
  const chance = chanceAt(field, field.stacks, space);
  const threatened = next(field, space).reduce(
    (sum, one) => (field.stacks.has(one) ? Math.max(sum, field.worth(one)) : sum),
    0,
  );
  return STANDING * strength + OPENING * chance + (chance > 0 ? 0.1 * field.worth(space) : 0) + THREAT * threatened;
}
