import type { Params, View } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { jokerTargets, strikeOnLargest } from "../../rules/effects/special-jokers.ts";
import { seen } from "../../rules/now.ts";
import { strengthOf } from "../../rules/pieces/units.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { chanceAt, type Field, fieldOf, next } from "../judgement/field.ts";

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

/** strikes where they hurt most, from the middle of the game on: who is struck may answer with his own. */
export function strikesOfJoker(view: View<Fitna>): readonly Params[] {
  const held = view.table.specialJokers[seatIdOf(view.seat)] ?? [];
  if (held.length === 0 || 2 * view.table.turn < view.table.turns) return [];
  const { joker, spaces } = strikeOnLargest(view, null);
  if (typeof joker !== "string" || !Array.isArray(spaces) || spaces.length === 0) return [];
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const targets = jokerTargets(view, joker);
  const best = targets.toSorted((a, b) => targetValue(field, b) - targetValue(field, a)).slice(0, spaces.length);
  return [{ joker, spaces: targets.filter((space) => best.includes(space)) }];
}
