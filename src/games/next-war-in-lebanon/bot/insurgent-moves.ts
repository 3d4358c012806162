import { mustGet } from "../../../engine/index.ts";
import { holds } from "../chits/hand.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { isRocket } from "../pieces/units.ts";
import { balanceOf, lateness, raids, stake } from "./balance.ts";
import type { Candidate } from "./candidates.ts";
import {
  type Eyes,
  enemies,
  enemiesIn,
  isCounted,
  isSanctuary,
  marksOf,
  movable,
  own,
  ownIn,
  steady,
} from "./ground.ts";

interface Party {
  readonly to: ZoneId;
  readonly units: readonly UnitId[];
  readonly gain: number;
}

/** What a zone of their own is worth to the Insurgents: the IDF would have to win it first. */
const DENIED = 0.35;

/** from each zone one J-3 takes units to all zones beside it where they hurt, or all to one. */
export const moves = (c: Eyes): readonly Candidate[] =>
  holds(c.hand, "J-3") === 0
    ? []
    : c.content.zoneIds.flatMap((from) => {
        const units = movable(c, from).filter((unit) => !isRocket(c.content, unit) && !marksOf(c, unit).disrupted);
        return units.length === 0 ? [] : [...spreading(c, from, units), ...massing(c, from, units)];
      });

/** One unit each, to the best zones first, as long as somebody is left. */
function spreading(c: Eyes, from: ZoneId, units: readonly UnitId[]): readonly Candidate[] {
  const most = Math.min(units.length, c.table.c2.insurgent);
  const parties: Party[] = [];
  let left = units;
  for (const { to } of ends(c, from, units.slice(0, 1)).toSorted((a, b) => b.gain - a.gain)) {
    const unit = left.find((one) => !whyNotIn(c, one, to));
    if (unit === undefined || parties.length >= most) break;
    const gain = worth(c, to, [unit]);
    if (gain <= 0.1) break;
    parties.push({ to, units: [unit], gain });
    left = left.filter((one) => one !== unit);
  }
  return parties.length > 0 ? [move(c, from, parties)] : [];
}

/** As many as C2, to each of the zones beside it. */
const massing = (c: Eyes, from: ZoneId, units: readonly UnitId[]): readonly Candidate[] =>
  units.length < 2 ? [] : ends(c, from, units.slice(0, c.table.c2.insurgent)).map((party) => move(c, from, [party]));

const ends = (c: Eyes, from: ZoneId, units: readonly UnitId[]): readonly Party[] =>
  mustGet(c.content.ways, from)
    .filter((to) => units.every((unit) => !whyNotIn(c, unit, to)))
    .map((to) => ({ to, units, gain: worth(c, to, units) }));

function move(c: Eyes, from: ZoneId, parties: readonly Party[]): Candidate {
  const going = parties.flatMap(({ units }) => units);
  const left = steady(c, from).filter((unit) => !going.includes(unit));
  const cost = left.length > 0 || isSanctuary(c, from) ? 0 : held(c, from);
  const said = { from, parties: parties.map(({ to, units }) => ({ to, units })) };
  return { action: "move-units", said, gain: parties.reduce((sum, { gain }) => sum + gain, 0) - cost };
}

/** What it is worth to have a zone to themselves. */
const held = (c: Eyes, zone: ZoneId): number =>
  (isCounted(c, zone) ? DENIED * stake(c, zone) : 0) + (raids(c, zone) > 0 ? 2 : 0);

/** What it brings that these come into a zone. */
function worth(c: Eyes, zone: ZoneId, units: readonly UnitId[]): number {
  if (steady(c, zone).length > 0 && enemies(c, zone) === 0) return 0;
  if (enemies(c, zone) === 0) return isSanctuary(c, zone) ? 0 : held(c, zone);
  return against(c, zone, units);
}

/** who is left undisrupted denies the IDF the zone, most of all at the end. */
function against(c: Eyes, zone: ZoneId, units: readonly UnitId[]): number {
  const mine = ownIn(c, zone);
  const denied = c.table.control[zone] !== "idf";
  const insurgent = [...own(c, units), ...mine];
  const fighters = { idf: enemiesIn(c, zone), insurgent };
  const weight = 0.3 + 0.7 * lateness(c) ** 3;
  if (c.table.fought.includes(zone)) return denied ? 0 : weight * stake(c, zone);
  const { control, lost, harm } = balanceOf(c, { zone, kind: "entry", attacker: "insurgent", fighters });
  const after = weight * stake(c, zone) * (1 - control) + raids(c, zone) * lost;
  return after - harm - (denied ? weight * stake(c, zone) : 0);
}
