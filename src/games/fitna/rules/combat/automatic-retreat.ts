import { mustGet } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Edition } from "../../content/types.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Standing } from "../pieces/units.ts";
import type { Ground } from "./ground.ts";
import { type Gone, type Retreat, retreatOptions } from "./retreat.ts";

type Land = Pick<Edition, "ways" | "spaces" | "parameters">;

/** how units of a faction without a seat retreat; those that nothing is open to are eliminated. */
export function automaticRetreat(
  map: Land,
  ground: Ground,
  { from, origin, gone: before }: Retreat,
  units: readonly Standing[],
): { readonly gone: readonly Gone[]; readonly eliminated: readonly UnitId[] } {
  const gone: Gone[] = [...before];
  let left = units;
  while (left.length > 0) {
    const options = retreatOptions(map, ground, { from, origin, gone }, left);
    if (options.kind === "none") break;
    const moves = left.flatMap((unit) => {
      const spaces = options.kind === "together" ? options.spaces : (options.spaces[unit.id] ?? []);
      const [to] = inOrder(map, ground, unit, spaces);
      return to === undefined ? [] : [{ unit, to }];
    });
    const now = options.kind === "together" ? moves : moves.slice(0, 1);
    gone.push(...now);
    left = left.filter((one) => !now.some(({ unit }) => unit.id === one.id));
  }
  return { gone: gone.slice(before.length), eliminated: left.map(({ id }) => id) };
}

/** own symbol first, then most friendly units, then lowest id. */
const inOrder = (map: Land, ground: Ground, one: Standing, spaces: readonly SpaceId[]): readonly SpaceId[] =>
  [...spaces].sort(
    (a, b) =>
      Number(hasOwnSymbol(map, one, b)) - Number(hasOwnSymbol(map, one, a)) ||
      ground.unitsIn(b).length - ground.unitsIn(a).length ||
      (a < b ? -1 : 1),
  );

function hasOwnSymbol({ spaces }: Land, { unit }: Standing, space: SpaceId): boolean {
  const { marks, kurds } = mustGet(spaces, space);
  return unit.nation === "IS" ? marks.includes("is") : kurds === unit.nation;
}
