/** What moves are worth to the IDF: zones to win, units to bring near them. */
import { type Frozen, mustGet } from "#engine";
import { distance } from "#graph";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { whyNoHqIn, whyNotIn } from "../../rules/pieces/entering.ts";
import { findGroup, groupOf, isBox, marksOf, unitsIn } from "../../rules/pieces/groups.ts";
import { isRegular, isSof } from "../../rules/pieces/units.ts";
import { moveHqAction } from "../../rules/plays/move-hq.ts";
import { moveUnitsAction } from "../../rules/plays/move-units.ts";
import { choosesToFight } from "../../rules/plays/moving.ts";
import { attach } from "../../rules/plays/task-forces.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import { byZone, enemies, isCounted, isSanctuary, movable, own, ownIn } from "../judgement/forces.ts";
import type { Candidate } from "./candidates.ts";
import { entering, standing, standingNow } from "./standing.ts";

/** What it costs that these units leave a zone. */
export function leaving(c: Eyes, zone: ZoneId, going: readonly UnitId[]): number {
  const all = ownIn(c, zone);
  const left = all.filter(({ unit }) => !going.includes(unit));
  return standingNow(c, zone) - standing(c, zone, left);
}

/** What it is worth that these come into a zone, in addition to what is there. */
export const coming = (c: Eyes, zone: ZoneId, units: readonly UnitId[], fights = true): number =>
  isSanctuary(c, zone) ? 0 : entering(c, zone, own(c, units), fights) - standingNow(c, zone);

/** Zones to win: not under control. */
export const goals = (c: Eyes): readonly ZoneId[] =>
  c.content.zonesOf.lebanon.filter(
    (zone) => isCounted(c, zone) && c.table.control[zone] !== "idf" && !c.table.closed.includes(zone),
  );

/** How far each zone is from one to win; where nobody is counts as a little nearer. */
type Far = { readonly [zone: ZoneId]: number };

function farFrom(c: Eyes): Far {
  const open = goals(c).map((zone) => ({ zone, more: enemies(c, zone) > 0 ? 0.5 : 0 }));
  const far = (from: ZoneId): number =>
    open.reduce((least, { zone, more }) => Math.min(least, distance(c.content.distances, from, zone) + more), 9);
  return Object.fromEntries(c.content.zoneIds.map((zone) => [zone, far(zone)]));
}

/** A step nearer to a zone to win is worth a little. */
const nearer = (c: Eyes, far: Far, from: ZoneId, to: ZoneId): number =>
  isSanctuary(c, to) || enemies(c, to) > 0 ? 0 : 0.25 * (mustGet(far, from) - mustGet(far, to));

/** loose units join their HQ before it moves; it takes no chit. */
export function assemblies(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-3") === 0) return [];
  return Object.entries(c.table.hqs).flatMap(([hq, zone]): readonly Candidate[] => {
    if (mustGet(c.content.hqs, hq).nation !== "israel") return [];
    const room = c.table.c2.idf - (findGroup(c.hand.groups, hq)?.units.length ?? 0);
    const units = unitsIn(c.hand, zone)
      .filter((unit) => mayJoin(c, unit))
      .slice(0, room);
    return units.length > 0 ? [{ action: attach, said: { hq, units }, gain: 99 }] : [];
  });
}

function mayJoin(c: Eyes, unit: UnitId): boolean {
  const { disrupted, mode } = marksOf(c.hand, unit);
  const group = groupOf(c.hand, unit);
  const loose = group !== null && !isBox(c.content, group);
  return loose && !disrupted && mode === "combat" && isRegular(c.content, unit) && !isSof(c.content, unit);
}

/** All that can go with an HQ, or all but the one that would keep the zone. */
export function taskForces(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-3") === 0) return [];
  const far = farFrom(c);
  return Object.entries(c.table.hqs).flatMap(([hq, from]) => {
    if (mustGet(c.content.hqs, hq).nation !== "israel") return [];
    const able = (findGroup(c.hand.groups, hq)?.units ?? []).filter((unit) => marksOf(c.hand, unit).mode === "combat");
    if (able.length === 0) return [];
    const parties = partiesOf(c, able).map((units) => ({ units, cost: leaving(c, from, units) }));
    const ways = mustGet(c.content.ways, from).filter((to) => whyNoHqIn(c, hq, to) === null);
    return ways.flatMap((to) =>
      parties.map(
        ({ units, cost }): Candidate => ({
          action: moveHqAction,
          said: { hq, to, leave: able.filter((unit) => !units.includes(unit)) },
          gain: coming(c, to, units) - cost + nearer(c, far, from, to) * (units.length > 0 ? 1 : 0),
        }),
      ),
    );
  });
}

/** All of them, and all but the weakest line unit. */
function partiesOf(c: Eyes, units: readonly UnitId[]): readonly (readonly UnitId[])[] {
  const line = units.filter((unit) => c.content.units[unit]?.type !== "csu");
  const stays = line.at(-1);
  return units.length > 1 && stays !== undefined ? [units, units.filter((unit) => unit !== stays)] : [units];
}

/** Loose units of a zone: all of them, or just one, to an adjacent zone. */
export function looseUnits(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-3") === 0) return [];
  const far = farFrom(c);
  return c.content.zoneIds.flatMap((from) => {
    const all = movable(c, from)
      .filter((unit) => !marksOf(c.hand, unit).disrupted)
      .slice(0, c.table.c2.idf);
    const sets = all.length > 1 ? [all, all.slice(1), all.slice(0, 1)] : all.length > 0 ? [all] : [];
    const parties = sets.map((units) => ({ units, cost: leaving(c, from, units) }));
    return mustGet(c.content.ways, from).flatMap((to) =>
      parties.flatMap(({ units, cost }) => looseMove(c, far, from, to, units, cost)),
    );
  });
}

function looseMove(
  c: Eyes,
  far: Far,
  from: ZoneId,
  to: ZoneId,
  units: Frozen<readonly UnitId[]>,
  cost: number,
): readonly Candidate[] {
  if (units.some((unit) => whyNotIn(c, unit, to))) return [];
  const fights = !units.every((unit) => isSof(c.content, unit));
  const gain = coming(c, to, units, fights) - cost + nearer(c, far, from, to) - 0.1;
  const party = { to, units, ...(choosesToFight(c, to, units) ? { fight: fights ? "yes" : "no" } : {}) };
  return [{ action: moveUnitsAction, said: { from, parties: [party] }, gain }];
}

/** The J-3 with which a task force follows, and that it may come to nothing. */
const FOLLOWS = 0.4;

/**
 * in combat mode a task force could fire at nobody who is dispersed; once somebody dispersed is there it may come.
 * What that is worth with the best of those next to the zone.
 */
export function opened(c: Eyes, zone: ZoneId, worth: (units: readonly SeenUnit[]) => number): number {
  if (holds(c.hand, "J-3") === 0) return Number.NEGATIVE_INFINITY;
  return taskForcesNear(c, zone).reduce(
    (most, { units, cost }) => Math.max(most, worth(units) - cost - FOLLOWS),
    Number.NEGATIVE_INFINITY,
  );
}

interface TaskForce {
  readonly units: readonly SeenUnit[];
  readonly cost: number;
}

/** What could go on with an HQ from an adjacent zone, and what it would cost that it leaves. */
const taskForcesNear = byZone((c, zone): readonly TaskForce[] =>
  Object.entries(c.table.hqs).flatMap(([hq, from]) => {
    if (!mustGet(c.content.ways, from).includes(zone) || whyNoHqIn(c, hq, zone) !== null) return [];
    if (mustGet(c.content.hqs, hq).nation !== "israel") return [];
    const units = (findGroup(c.hand.groups, hq)?.units ?? []).filter((unit) => marksOf(c.hand, unit).mode === "combat");
    return units.length < 2 ? [] : [{ units: own(c, units), cost: leaving(c, from, units) }];
  }),
);
