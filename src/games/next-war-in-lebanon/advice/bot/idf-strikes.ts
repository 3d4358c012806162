/** Which deep strikes the IDF's bot finds worth a J-3: on an area, on one unit, or on an HQ. */
import { MODES, type ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { findGroup, groupsIn } from "../../rules/pieces/groups.ts";
import { j3Strike } from "../../rules/strikes/announce.ts";
import { hitsOf } from "../../rules/strikes/targets.ts";
import type { Eyes } from "../../state.ts";
import { enemies, guessed, ownIn } from "../judgement/forces.ts";
import { unitWorth } from "./balance.ts";
import type { Candidate } from "./candidates.ts";
import { standing } from "./standing.ts";

/** Of a die's six faces. */
const FACES = 6;
/** How often a strike comes through: a J-4 of the enemy may stop it. */
const THROUGH = 0.75;

/** one mission a play, so that a J-4 of the enemy stops but one. */
export function strikes(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-3") === 0) return [];
  return [
    ...c.content.zoneIds.filter((zone) => enemies(c, zone) > 0).flatMap((zone) => missions(c, zone)),
    ...decapitations(c),
  ];
}

const missions = (c: Eyes, zone: ZoneId): readonly Candidate[] => [...precise(c, zone), ...areas(c, zone)];

const strike = (zone: ZoneId, target: string, gain: number): Candidate => ({
  action: j3Strike,
  said: { missions: [{ zone, target }] },
  gain: gain * THROUGH,
});

/** the unit that is missed most, of those on top of a stack or known. */
function precise(c: Eyes, zone: ZoneId): readonly Candidate[] {
  const there = guessed(c, groupsIn(c, "insurgent", zone)); // evading or not
  const idf = ownIn(c, zone);
  const before = idf.length > 0 ? standing(c, zone, idf, there) : 0;
  const chance = hitsOf(c.content, { kind: "pgm", zone, unit: "" }).length / FACES;
  const tops = groupsIn(c, "insurgent", zone).map((id) => findGroup(c.table.groups, id)?.top.unit);
  return there
    .filter(({ unit }) => tops.includes(unit) || c.hand.known[unit] !== undefined)
    .map(({ unit }) => {
      const left = there.filter((one) => one.unit !== unit);
      const after = idf.length > 0 ? standing(c, zone, idf, left) : 0;
      return strike(zone, unit, chance * (unitWorth(c, unit) + Math.max(0, after - before)));
    });
}

/** half of those of a mode, each with its die; who else is hit than those in sight is left to chance. */
const areas = (c: Eyes, zone: ZoneId): readonly Candidate[] =>
  MODES.flatMap((mode) => {
    const chance = hitsOf(c.content, { kind: "area", zone, mode, preferred: [] }).length / FACES;
    const there = guessed(c, groupsIn(c, "insurgent", zone)).filter((one) => one.mode === mode);
    const n = Math.floor(there.length / 2);
    const worth = there.reduce((sum, { unit }) => sum + unitWorth(c, unit), 0) / there.length;
    return n > 1 && chance > 0 ? [strike(zone, `area-${mode}`, n * chance * worth)] : [];
  });

/** a level of C2, which is a chit a turn. */
const decapitations = (c: Eyes): readonly Candidate[] =>
  c.content.hqIds.flatMap((hq) => {
    const zone = c.table.hqs[hq];
    if (zone === undefined || c.content.hqs[hq]?.nation !== "syria") return [];
    const chance = hitsOf(c.content, { kind: "decapitation", zone, hq }).length / FACES;
    return [strike(zone, `decapitation-${hq}`, chance * 0.25 * Math.max(0, c.table.length - c.table.turn))];
  });
