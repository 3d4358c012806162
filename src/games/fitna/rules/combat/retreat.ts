import { mustGet } from "../../../../engine/index.ts";
import { neighbours, reach } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { FACTIONS } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Standing } from "../pieces/units.ts";
import { type Ground, isFreeOfEnemies, isFriendly } from "./ground.ts";
import { RETREAT_STEPS, type RetreatOptions, type RetreatStep } from "./types.ts";

export interface Gone {
  readonly unit: Standing;
  readonly to: SpaceId;
}

/** A retreat under way. */
export interface Retreat {
  /** The space that is lost. */
  readonly from: SpaceId;
  /** Where the attackers come from. */
  readonly origin: SpaceId;
  /** Who has retreated before, as `ground` does not know yet. */
  readonly gone: readonly Gone[];
}

type Land = Pick<Edition, "ways" | "spaces" | "parameters">;

/** where these defenders may go, by the first of its steps that is open to any of them. */
export function retreatOptions(
  map: Land,
  ground: Ground,
  retreat: Retreat,
  units: readonly Standing[],
): RetreatOptions {
  for (const step of RETREAT_STEPS) {
    const spaces = candidates(map, ground, retreat, units, step);
    const forAll = spaces.filter((space) => units.every((one) => isOpen(map, ground, retreat, one, space, step)));
    const shared = forAll.filter((space) => hasRoom(ground, retreat, space, units));
    if (shared.length > 0) return { kind: "together", step, spaces: shared };
    const own = units.map((one) => {
      const open = spaces.filter((space) => isOpen(map, ground, retreat, one, space, step));
      return [one.id, open.filter((space) => hasRoom(ground, retreat, space, [one]))] as const;
    });
    const able = own.filter(([, open]) => open.length > 0);
    if (able.length > 0) return { kind: "divided", step, spaces: Object.fromEntries(able) };
  }
  return { kind: "none" };
}

/** Spaces that the step leads to; in the last one the nearest that has room for any of them. */
function candidates(map: Land, ground: Ground, retreat: Retreat, units: readonly Standing[], step: RetreatStep) {
  if (step !== "beyond") return neighbours(map.ways, retreat.from);
  const far = units.flatMap((one) => beyond(map, ground, retreat, one));
  const nearest = Math.min(...far.map(({ links }) => links));
  return [...new Set(far.filter(({ links }) => links === nearest).map(({ space }) => space))];
}

/** Friendly spaces with room, and how far they are through friendly ones (R-133, step 3). */
function beyond(map: Land, ground: Ground, retreat: Retreat, one: Standing) {
  if (isGarrison(one) && map.parameters.garrisonRetreat === "own-faction-adjacent") return []; // D-49
  const ways = reach(map.ways, retreat.from, (_, to) =>
    isPassable(ground, retreat, one, to) && isFriendly(ground, one, to) ? { cost: 1 } : null,
  );
  return [...ways].flatMap(([space, { cost }]) =>
    isOpen(map, ground, retreat, one, space, "beyond") && hasRoom(ground, retreat, space, [one])
      ? [{ space, links: cost }]
      : [],
  );
}

const isPassable = (ground: Ground, { origin }: Retreat, one: Standing, space: SpaceId): boolean =>
  space !== origin && ground.mayEnter(one, space) && isFreeOfEnemies(ground, one, space);

/** Whether a step of the rule opens a space to a unit, room aside. */
function isOpen(
  map: Land,
  ground: Ground,
  retreat: Retreat,
  one: Standing,
  space: SpaceId,
  step: RetreatStep,
): boolean {
  if (!isPassable(ground, retreat, one, space)) return false;
  if (isGarrison(one) && mustGet(map.spaces, space).kurds !== one.unit.nation) return false;
  switch (step) {
    case "friendly":
      return isFriendly(ground, one, space) || (isAnyEmptyOpen(map, one) && ground.unitsIn(space).length === 0);
    case "uncontrolled":
      return map.parameters.retreatUncontrolled && !isKurdish(one) && !isFriendly(ground, one, space); // D-32, R-174
    case "beyond":
      return isFriendly(ground, one, space);
  }
}

/** D-47. */
const isAnyEmptyOpen = ({ parameters }: Land, { unit }: Standing): boolean =>
  unit.nation === "IS" && parameters.isRetreat === "closest-is-or-empty";

const isKurdish = ({ unit }: Standing): boolean => FACTIONS.some((faction) => faction === unit.nation);
const isGarrison = ({ unit }: Standing): boolean => unit.type === "garrison";

const hasRoom = (ground: Ground, { gone }: Retreat, space: SpaceId, units: readonly Standing[]): boolean =>
  ground.hasRoom(space, [...gone.flatMap(({ unit, to }) => (to === space ? [unit] : [])), ...units]);
