import { mustGet } from "../../../engine/index.ts";
import { distance } from "../../../graph/index.ts";
import { holds } from "../chits/hand.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { isBox, ownGroupsIn, zoneOf } from "../pieces/groups.ts";
import { hasFixedMode, isSupport, unitOf } from "../pieces/units.ts";
import type { Candidate } from "./candidates.ts";
import {
  country,
  type Eyes,
  enemies,
  enemiesInMode,
  firers,
  fit,
  isCounted,
  isRaidZone,
  isSanctuary,
  marksOf,
  movable,
} from "./ground.ts";

/** A zone of Lebanon under control: 2 VP for it, and 1 less for the Insurgents. */
const ZONE = 3;
/** A border zone of Israel kept: 1 VP less for the Insurgents. */
const BORDER = 1;
/** A raid prevented, which brings 3.5 a turn. */
const RAID = 4;

/** What the IDF might play, with what it may gain. */
export const idfPlays = (c: Eyes): readonly Candidate[] => [
  ...taskForces(c),
  ...looseUnits(c),
  ...airlifts(c),
  ...repairs(c),
  ...modes(c),
  ...reinforcements(c),
  ...strikes(c),
];

/** What it is worth that so many fresh units come into a zone, enemies or not. */
function worth(c: Eyes, zone: ZoneId, coming: readonly UnitId[]): number {
  if (isSanctuary(c, zone) || coming.length === 0) return 0;
  const there = enemies(c, zone);
  const holder = c.table.control[zone];
  const gain = country(c, zone) === "lebanon" ? ZONE : BORDER;
  if (holder === "idf") return 0;
  const raid = isRaidZone(c, zone) && holder === "insurgent" ? RAID : 0;
  if (there === 0) return gain + raid;
  const dispersed = enemiesInMode(c, zone, "dispersed");
  const firing = coming.filter((unit) => !isSupport(c.content, unit)).length + firers(c, zone).length;
  const odds = firing >= 2 * there ? 1 : firing >= there ? 0.4 : 0;
  return raid + gain * odds * (dispersed === 0 ? 1 : 0.4) - 0.4 * Math.min(dispersed, firing);
}

/** What it costs that these units leave a zone. */
function lost(c: Eyes, zone: ZoneId, going: readonly UnitId[]): number {
  if (!isCounted(c, zone) || c.table.control[zone] !== "idf") return 0;
  if (fit(c, zone).some((unit) => !going.includes(unit))) return 0;
  return (country(c, zone) === "lebanon" ? ZONE : BORDER) + (isRaidZone(c, zone) ? 1 : 0);
}

/** Zones that can be had: no enemies, and not under control. */
const goals = (c: Eyes): readonly ZoneId[] =>
  c.content.zonesOf.lebanon.filter(
    (zone) => isCounted(c, zone) && c.table.control[zone] !== "idf" && !c.table.closed.includes(zone),
  );

/** A step nearer to what can be had is worth a little. */
function nearer(c: Eyes, from: ZoneId, to: ZoneId): number {
  const far = (zone: ZoneId): number =>
    Math.min(
      9,
      ...goals(c).map((goal) => distance(c.content.distances, zone, goal) + (enemies(c, goal) > 0 ? 0.5 : 0)),
    );
  return isSanctuary(c, to) || enemies(c, to) > 0 ? 0 : 0.3 * (far(from) - far(to));
}

function taskForces(c: Eyes): readonly Candidate[] {
  return Object.entries(c.table.hqs).flatMap(([hq, from]) => {
    const going = (c.hand.groups[hq]?.units ?? []).filter((unit) => marksOf(c, unit).mode === "combat");
    if (going.length === 0) return [];
    return mustGet(c.content.ways, from).map((to): Candidate => {
      const stay = lost(c, from, going) > 0 && going.length > 1 ? going.slice(-1) : [];
      const moving = going.filter((unit) => !stay.includes(unit));
      const gain = worth(c, to, moving) - lost(c, from, moving) + nearer(c, from, to);
      return { action: "move-hq", said: { hq, to, leave: stay }, gain };
    });
  });
}

/** Loose units of a zone but its last garrison, together to one zone. */
function looseUnits(c: Eyes): readonly Candidate[] {
  return c.content.zoneIds.flatMap((from) => {
    const all = movable(c, from).slice(0, c.table.c2.idf);
    const going = lost(c, from, all) > 0 ? all.slice(1) : all;
    if (going.length === 0) return [];
    return mustGet(c.content.ways, from).map((to): Candidate => {
      const units = going.filter((unit) => !whyNotIn(c, unit, to));
      const gain = worth(c, to, units) - lost(c, from, units) + nearer(c, from, to) - 0.1;
      return {
        action: "move-units",
        said: { from, parties: [{ to, units }] },
        gain: units.length > 0 ? gain : 0,
      };
    });
  });
}

/** light infantry and SOF where nobody is, or where few are, dispersed. */
function airlifts(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-4") === 0) return [];
  const units = Object.keys(c.hand.units).filter(
    (unit) =>
      unitOf(c.content, unit).abilities.includes("airmobile") &&
      marksOf(c, unit).mode === "combat" &&
      !marksOf(c, unit).disrupted,
  );
  return units.flatMap((unit) => {
    const from = zoneOf(c.hand, unit) ?? "";
    return goals(c)
      .filter((zone) => enemies(c, zone) === 0 && !whyNotIn(c, unit, zone))
      .map(
        (zone): Candidate => ({
          action: "j4-airmobile",
          said: { unit, zone, mode: "dispersed" },
          gain: worth(c, zone, [unit]) - lost(c, from, [unit]) - 0.2,
        }),
      );
  });
}

/** a reduced unit costs 1 VP at the end, a disrupted one may hold a zone again. */
function repairs(c: Eyes): readonly Candidate[] {
  return Object.entries(c.hand.units).flatMap(([unit, { disrupted, reduced }]): readonly Candidate[] => {
    const zone = zoneOf(c.hand, unit) ?? "";
    const alone = fit(c, zone).length === 0 && isCounted(c, zone) && enemies(c, zone) === 0;
    const recover = alone ? (country(c, zone) === "lebanon" ? ZONE : BORDER) : 0.4;
    return [
      ...(reduced ? [{ action: "j1-rebuild", said: { unit }, gain: 1 }] : []),
      ...(disrupted ? [{ action: "j1-recover", said: { unit }, gain: recover }] : []),
    ];
  });
}

/** where the enemy is dispersed, somebody has to be, too, to fire at it. */
function modes(c: Eyes): readonly Candidate[] {
  return c.content.zoneIds.flatMap((zone) => {
    if (enemiesInMode(c, zone, "dispersed") === 0) return [];
    const firing = firers(c, zone);
    const dispersed = firing.filter((unit) => marksOf(c, unit).mode === "dispersed").length;
    const [unit] = firing.filter((one) => marksOf(c, one).mode === "combat" && !hasFixedMode(c.content, one));
    const gain = dispersed < enemies(c, zone) ? 1.2 - 0.3 * dispersed : 0;
    return unit === undefined ? [] : [{ action: "j1-mode", said: { unit }, gain }];
  });
}

const reinforcements = (c: Eyes): readonly Candidate[] => {
  const waiting = [...c.table.waiting.units, ...c.table.waiting.hqs].filter((piece) => !piece.startsWith("syr"));
  return waiting.length > 0 ? [{ action: "reinforce", said: {}, gain: 0.5 }] : [];
};

/** what is left over strikes stacks that fight own units, or large ones. */
function strikes(c: Eyes): readonly Candidate[] {
  return c.content.zoneIds.flatMap((zone): readonly Candidate[] => {
    const top = Object.entries(c.table.groups).find(
      ([id, group]) => group.zone === zone && !isBox(c.content, id) && id.startsWith("n"),
    )?.[1].top;
    if (!top) return [];
    const helps = ownGroupsIn(c.hand, zone).length > 0 ? 0.3 : 0;
    const only = enemies(c, zone) === 1 ? 0.3 : 0;
    return [
      { action: "j3-strike", said: { missions: [{ kind: "pgm", zone, target: top.unit }] }, gain: 0.25 + helps + only },
    ];
  });
}
