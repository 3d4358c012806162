import type { Reason } from "../../../../engine/index.ts";
import { areAdjacent } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Edition } from "../../content/types.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Standing } from "../pieces/units.ts";
import { type Ground, isFreeOfEnemies, isFriendly } from "./ground.ts";

/** why these units cannot attack there, whatever nationality bars; null: they can. */
export function whyNoOffensive(
  { ways, spaces, figures }: Pick<Edition, "ways" | "spaces" | "figures">,
  ground: Ground,
  units: readonly Standing[],
  target: SpaceId,
): Reason | null {
  const [first] = units;
  if (!first) return because("At least one unit attacks.");
  if (units.some(({ space }) => space !== first.space))
    return because("Only units that stand together attack together.");
  const most = first.side === "IS" ? figures.stacking.is : figures.stacking.side;
  if (units.length > most) return because(`At most ${most} units attack together.`);
  const garrison = units.find(({ unit }) => unit.type === "garrison");
  if (garrison) return because(`${garrison.unit.name} is a garrison, and garrisons never attack.`);
  if (!isFriendly(ground, first, first.space))
    return because(`${nameOf(spaces, first.space)} is held neither by your side nor by a friend.`);
  if (!areAdjacent(ways, first.space, target))
    return because(`${nameOf(spaces, target)} is not linked to ${nameOf(spaces, first.space)}.`);
  if (isFreeOfEnemies(ground, first, target)) return because(`There is no enemy unit in ${nameOf(spaces, target)}.`);
  return null;
}

const nameOf = (spaces: Edition["spaces"], space: SpaceId): string => spaces[space]?.name ?? space;

const because = (text: string): Reason => ({ text, rule: "R-120" });

/** decoys leave the game as soon as they are revealed. */
export function revealed(units: readonly Standing[]): {
  readonly fighting: readonly Standing[];
  readonly decoys: readonly UnitId[];
} {
  const isDecoy = ({ unit }: Standing): boolean => unit.type === "decoy";
  return {
    fighting: units.filter((one) => !isDecoy(one)),
    decoys: units.filter(isDecoy).map(({ id }) => id),
  };
}
