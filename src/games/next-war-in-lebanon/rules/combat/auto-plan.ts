/** Which unit fires at which target where a seat leaves its fire plan to a policy. */
import type { Frozen } from "#engine";
import type { UnitId } from "../../content/types.ts";
import type { SeenUnit } from "../../state.ts";
import { isRocket, ratingsOf } from "../pieces/units.ts";
import { type Field, ownRating, ratingAgainst } from "./ratings.ts";
import { firersOf, supportersOf, targetsOf } from "./targets.ts";
import type { Shot, TargetPolicy } from "./types.ts";

type Unit = Frozen<SeenUnit>;

/** By the first difference of these figures, the lowest first, then by id. */
const byFigures =
  (figures: (unit: Unit) => readonly number[]) =>
  (a: Unit, b: Unit): number => {
    const [one, other] = [figures(a), figures(b)];
    const at = one.findIndex((figure, i) => figure !== other[i]);
    return at >= 0 ? (one[at] ?? 0) - (other[at] ?? 0) : a.unit < b.unit ? -1 : 1;
  };

/** The easiest target first: its rating in the firer's mode, then one in the other mode, then a disrupted one (section 7). */
const ease =
  (field: Field, firer: Unit) =>
  (target: Unit): readonly number[] => [
    ratingAgainst(field, target, firer.mode),
    target.mode === firer.mode ? 1 : 0,
    target.disrupted ? 0 : 1,
  ];

const worth = ({ content }: Field, { unit, ...marks }: Unit): number => {
  const { combat, dispersed } = ratingsOf(content, unit, marks);
  return Math.max(combat, dispersed);
};

/** What a policy looks at before the ease. */
function preference(field: Field, policy: TargetPolicy, target: Unit): readonly number[] {
  switch (policy) {
    case "weakest":
      return [];
    case "strongest":
      return [-worth(field, target)];
    case "rockets":
      return [isRocket(field.content, target.unit) ? 0 : 1];
  }
}

/**
 * Section 7: the strongest firers first, each at the target that its side prefers; support units and close air support go
 * to the first. Who finds no target is tried again at the end. In round 2 nobody fires at a better target.
 */
export function autoPlan(field: Field, policy: TargetPolicy): readonly Shot[] {
  const { battle, seat } = field;
  const shots: Shot[] = [];
  let waiting = firersOf(field).toSorted(byFigures((unit) => [-ownRating(field, unit)]));
  for (let found = true; found; ) {
    found = false;
    const still: Unit[] = [];
    for (const firer of waiting) {
      const first = shots.length === 0;
      const supporters = first ? supportersOf(field) : [];
      const target = bestTarget(field, policy, shots, firer, supporters);
      if (target === null) still.push(firer);
      else {
        found = true;
        const supports = supporters.map(({ unit }) => unit);
        const closeAirSupport = first && seat === "idf" && battle.closeAirSupport;
        shots.push({ firer: firer.unit, target, supports, closeAirSupport });
      }
    }
    waiting = still;
  }
  return shots;
}

function bestTarget(
  field: Field,
  policy: TargetPolicy,
  shots: readonly Shot[],
  firer: Unit,
  supporters: readonly Unit[],
): UnitId | null {
  const strength = supporters.reduce((sum, unit) => sum + ownRating(field, unit), ownRating(field, firer));
  const targets = targetsOf(field, shots, firer).filter(
    (target) => field.battle.round === 1 || strength >= ratingAgainst(field, target, firer.mode),
  );
  const easiest = ease(field, firer);
  const [best] = targets.toSorted(byFigures((target) => [...preference(field, policy, target), ...easiest(target)]));
  return best?.unit ?? null;
}
