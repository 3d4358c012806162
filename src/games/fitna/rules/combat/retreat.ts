/** Where defenders may retreat to, and how those retreat that no seat commands. */
import { mustGet } from "#engine";
import { neighbours, reach } from "#graph";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { isFaction } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Standing } from "../pieces/units.ts";
import { isFreeOfEnemies, isFriendly, type MapView } from "./map-view.ts";
import { RETREAT_STEPS, type RetreatOptions, type RetreatStep } from "./types.ts";

interface Gone {
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

/** where these defenders may go, by the first of its steps that is open to any of them. */
export function retreatOptions(land: Land, map: MapView, retreat: Retreat, units: readonly Standing[]): RetreatOptions {
  for (const step of RETREAT_STEPS) {
    const spaces = candidates(land, map, retreat, units, step);
    const forAll = spaces.filter((space) => units.every((one) => isOpen(land, map, retreat, one, space, step)));
    const shared = forAll.filter((space) => hasRoom(map, retreat, space, units));
    if (shared.length > 0) return { kind: "together", step, spaces: shared };
    const own = units.map((one) => {
      const open = spaces.filter((space) => isOpen(land, map, retreat, one, space, step));
      return [one.id, open.filter((space) => hasRoom(map, retreat, space, [one]))] as const;
    });
    const able = own.filter(([, open]) => open.length > 0);
    if (able.length > 0) return { kind: "divided", step, spaces: Object.fromEntries(able) };
  }
  return { kind: "none" };
}

/** Spaces that the step leads to; in the last one the nearest that has room for any of them. */
function candidates(land: Land, map: MapView, retreat: Retreat, units: readonly Standing[], step: RetreatStep) {
  if (step !== "beyond") return neighbours(land.ways, retreat.from);
  const far = units.flatMap((one) => beyond(land, map, retreat, one));
  const nearest = Math.min(...far.map(({ links }) => links));
  return [...new Set(far.filter(({ links }) => links === nearest).map(({ space }) => space))];
}

/** Friendly spaces with room, and how far they are through friendly ones (R-133, step 3). */
function beyond(land: Land, map: MapView, retreat: Retreat, one: Standing) {
  // D-49: in 2020 garrisons go to the next space or nowhere
  if (isGarrison(one) && land.parameters.garrisonRetreat === "own-faction-adjacent") return [];
  const ways = reach(land.ways, retreat.from, (_, to) =>
    isPassable(map, retreat, one, to) && isFriendly(map, one, to) ? { cost: 1 } : null,
  );
  return [...ways].flatMap(([space, { cost }]) =>
    isOpen(land, map, retreat, one, space, "beyond") && hasRoom(map, retreat, space, [one])
      ? [{ space, links: cost }]
      : [],
  );
}

/** never where the attack came from. */
const isPassable = (map: MapView, { origin }: Retreat, one: Standing, space: SpaceId): boolean =>
  space !== origin && map.mayEnter(one, space) && isFreeOfEnemies(map, one, space);

/** Whether a step of the rule opens a space to a unit, room aside. */
function isOpen(land: Land, map: MapView, retreat: Retreat, one: Standing, space: SpaceId, step: RetreatStep): boolean {
  if (!isPassable(map, retreat, one, space)) return false;
  // garrisons retreat only to their own symbols
  if (isGarrison(one) && mustGet(land.spaces, space).kurds !== one.unit.nation) return false;
  switch (step) {
    case "friendly":
      return isFriendly(map, one, space) || (isAnyEmptyOpen(land, one) && map.unitsIn(space).length === 0);
    case "uncontrolled":
      // D-32, R-174: in 2020 and not for Kurds
      return land.parameters.retreatUncontrolled && !isFaction(one.unit.nation) && !isFriendly(map, one, space);
    case "beyond":
      return isFriendly(map, one, space);
  }
}

/** D-47: in 2018 IS may go to any empty space. */
const isAnyEmptyOpen = ({ parameters }: Land, { unit }: Standing): boolean =>
  unit.nation === "IS" && parameters.isRetreat === "closest-is-or-empty";

const isGarrison = ({ unit }: Standing): boolean => unit.type === "garrison";

const hasRoom = (map: MapView, { gone }: Retreat, space: SpaceId, units: readonly Standing[]): boolean =>
  map.hasRoom(space, [...gone.flatMap(({ unit, to }) => (to === space ? [unit] : [])), ...units]);

type Land = Pick<Edition, "ways" | "spaces" | "parameters">;

/** how units of a faction without a seat retreat; those that nothing is open to are eliminated. */
export function automaticRetreat(
  land: Land,
  map: MapView,
  { from, origin, gone: before }: Retreat,
  units: readonly Standing[],
): { readonly gone: readonly Gone[]; readonly eliminated: readonly UnitId[] } {
  const gone: Gone[] = [...before];
  let left = units;
  while (left.length > 0) {
    const options = retreatOptions(land, map, { from, origin, gone }, left);
    if (options.kind === "none") break;
    const moves = left.flatMap((unit) => {
      const spaces = options.kind === "together" ? options.spaces : (options.spaces[unit.id] ?? []);
      const [to] = inOrder(land, map, unit, spaces);
      return to === undefined ? [] : [{ unit, to }];
    });
    const now = options.kind === "together" ? moves : moves.slice(0, 1);
    gone.push(...now);
    left = left.filter((one) => !now.some(({ unit }) => unit.id === one.id));
  }
  return { gone: gone.slice(before.length), eliminated: left.map(({ id }) => id) };
}

/** own symbol first, then most friendly units, then lowest id. */
const inOrder = (land: Land, map: MapView, one: Standing, spaces: readonly SpaceId[]): readonly SpaceId[] =>
  [...spaces].sort(
    (a, b) =>
      Number(hasOwnSymbol(land, one, b)) - Number(hasOwnSymbol(land, one, a)) ||
      map.unitsIn(b).length - map.unitsIn(a).length ||
      (a < b ? -1 : 1),
  );

function hasOwnSymbol({ spaces }: Land, { unit }: Standing, space: SpaceId): boolean {
  const { marks, kurds } = mustGet(spaces, space);
  return unit.nation === "IS" ? marks.includes("is") : kurds === unit.nation;
}
