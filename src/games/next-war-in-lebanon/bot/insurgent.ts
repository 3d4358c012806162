import { mustGet } from "../../../engine/index.ts";
import { holds } from "../chits/hand.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { unitsIn, zoneOf } from "../pieces/groups.ts";
import { hasFixedMode, isRocket, unitOf } from "../pieces/units.ts";
import type { Candidate } from "./candidates.ts";
import { type Eyes, enemies, fit, isCounted, isRaidZone, isSanctuary, marksOf, movable } from "./ground.ts";

/** What the Insurgents might play, with what it may gain. */
export const insurgentPlays = (c: Eyes): readonly Candidate[] => [
  { action: "j3-raid", said: {}, gain: 3.5 },
  ...rockets(c),
  ...moves(c),
  ...builds(c),
  ...repairs(c),
];

/** a point for each 6. */
function rockets(c: Eyes): readonly Candidate[] {
  return c.content.zoneIds.flatMap((zone) => {
    const ready = unitsIn(c.hand, zone).filter((unit) => isRocket(c.content, unit) && !marksOf(c, unit).fired);
    const dice = ready.reduce((sum, unit) => sum + (unitOf(c.content, unit).type === "missile" ? 2 : 1), 0);
    return ready.length === 0 ? [] : [{ action: "j3-rockets", said: { zone, units: ready }, gain: dice / 6 + 0.1 }];
  });
}

/** Who holds a zone denies it to the IDF: 3 VP; who holds one beside Nahariyya can raid. */
function value(c: Eyes, zone: ZoneId): number {
  if (isSanctuary(c, zone)) return 0;
  const raid = isRaidZone(c, zone) ? 3 : 0;
  if (!isCounted(c, zone)) return raid;
  return raid + (c.table.control[zone] === "idf" ? 3 : 1.2);
}

/** One unit goes where nobody is; what stays behind goes on holding its zone. */
function moves(c: Eyes): readonly Candidate[] {
  return c.content.zoneIds.flatMap((from) => {
    const units = movable(c, from).filter((unit) => !isRocket(c.content, unit));
    const [unit] = units;
    if (unit === undefined) return [];
    const leaves = fit(c, from).length === 1 ? value(c, from) : 0;
    return mustGet(c.content.ways, from).flatMap((to): readonly Candidate[] => {
      if (whyNotIn(c, unit, to) || fit(c, to).length > 0) return [];
      const against = enemies(c, to);
      const going: readonly UnitId[] = against > 0 ? units.slice(0, c.table.c2.insurgent) : [unit];
      const gain = against === 0 ? value(c, to) - leaves : going.length > against ? value(c, to) - 1 - leaves : 0;
      return [{ action: "move-units", said: { from, parties: [{ to, units: going }] }, gain }];
    });
  });
}

/** guerrillas first, to where the IDF is near. */
function builds(c: Eyes): readonly Candidate[] {
  const back = c.table.eliminated.filter((unit) => unitOf(c.content, unit).nation === "hezbollah");
  const kind = (type: string): readonly UnitId[] => back.filter((unit) => unitOf(c.content, unit).type === type);
  const [first, second] = kind("guerrilla");
  const zones = c.content.zonesOf.lebanon.filter((zone) => enemies(c, zone) === 0 && c.table.control[zone] !== "idf");
  return zones.flatMap((zone): readonly Candidate[] => {
    const gain = 1 + 0.1 * value(c, zone) - 0.05 * unitsIn(c.hand, zone).length;
    const row = (unit: UnitId) => ({ unit, zone, ...(hasFixedMode(c.content, unit) ? {} : { mode: "dispersed" }) });
    if (first !== undefined && second !== undefined)
      return [{ action: "j1-build", said: { units: [row(first), row(second)] }, gain: gain + 0.6 }];
    const [one] = [...kind("guerrilla"), ...kind("militia"), ...kind("mr"), ...kind("sr")];
    return one === undefined ? [] : [{ action: "j1-build", said: { units: [row(one)] }, gain }];
  });
}

/** fired rockets are ready again, disrupted guerrillas fight again. */
function repairs(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return Object.entries(c.hand.units).flatMap(([unit, { disrupted, fired }]): readonly Candidate[] => {
    const zone: ZoneId = zoneOf(c.hand, unit) ?? "";
    const gain = disrupted ? (enemies(c, zone) > 0 ? 1 : 0.5) : fired ? 0.25 : 0;
    return gain > 0 ? [{ action: "j1-recover", said: { unit }, gain }] : [];
  });
}
