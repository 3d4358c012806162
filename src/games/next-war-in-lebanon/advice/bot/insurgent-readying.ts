/** Which units the Insurgents' bot puts into combat mode by J-1, so that a J-3 can move them in the same phase. */
import type { UnitId, ZoneId } from "../../content/types.ts";
import { holds } from "../../rules/chits/hand.ts";
import { sanctuariesOf } from "../../rules/pieces/entering.ts";
import { groupOf, isBox, marksOf } from "../../rules/pieces/groups.ts";
import { hasFixedMode, isSupport } from "../../rules/pieces/units.ts";
import { j1Build } from "../../rules/plays/build.ts";
import { j1SanctuaryMode } from "../../rules/plays/sanctuary.ts";
import { j1Mode } from "../../rules/plays/treat.ts";
import { raidFrom } from "../../rules/strikes/rockets.ts";
import type { Eyes, SeenUnit } from "../../state.ts";
import { steady } from "../judgement/forces.ts";
import type { Candidate } from "./candidates.ts";
import { lotsOf, sitesOf } from "./insurgent-builds.ts";
import { bestFrom, ready } from "./insurgent-moves.ts";

/** What comes before the moves that it is for. */
const BEFORE = 50;
/** What a J-1 would bring otherwise. */
const J1 = 0.6;

/** units that a J-1 puts into combat mode, so that a J-3 of the same phase can take them where they hurt. */
export function readying(c: Eyes): readonly Candidate[] {
  const chits = holds(c.hand, "J-3") - (!c.table.raided && raidFrom(c.content, c.table) !== undefined ? 1 : 0);
  if (chits <= 0 || holds(c.hand, "J-1") === 0) return [];
  const now = new Map(c.content.zoneIds.map((zone) => [zone, bestFrom(c, zone, ready(c, zone))]));
  const before = together([...now.values()], chits);
  const more = (zone: ZoneId, units: readonly SeenUnit[]): number => {
    const then = [...now].map(([one, gain]) =>
      one === zone ? bestFrom(c, zone, [...ready(c, zone), ...units]) : gain,
    );
    return together(then, chits) - before;
  };
  return [...flips(c, more), ...sanctuaries(c, more), ...builds(c, more)]
    .filter(({ gain }) => gain > J1)
    .map((one) => ({ ...one, gain: BEFORE + one.gain }));
}

type More = (zone: ZoneId, units: readonly SeenUnit[]) => number;

/** What a number of J-3 are good for: as many of the best moves. */
const together = (gains: readonly number[], chits: number): number =>
  gains
    .toSorted((a, b) => b - a)
    .slice(0, chits)
    .reduce((sum, gain) => sum + gain, 0);

const inCombat = (unit: UnitId): SeenUnit => ({ unit, mode: "combat" });

/** Those that hide and could come out. */
const hidden = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  steady(c, zone).filter((unit) => {
    const group = groupOf(c.hand, unit);
    const isLoose = group !== null && !isBox(c.content, group);
    const isAble =
      !hasFixedMode(c.content, unit) && !isSupport(c.content, unit) && marksOf(c.hand, unit).mode === "dispersed";
    return isLoose && isAble;
  });

/** one, the strongest. */
const flips = (c: Eyes, more: More): readonly Candidate[] =>
  c.content.zoneIds.flatMap((zone) => {
    const [unit] = hidden(c, zone).toSorted((a, b) => Number(isMilitia(c, a)) - Number(isMilitia(c, b)));
    return unit === undefined ? [] : [{ action: j1Mode, said: { unit }, gain: more(zone, [inCombat(unit)]) }];
  });

const isMilitia = (c: Eyes, unit: UnitId): boolean => c.content.units[unit]?.type === "militia";

/** all in a sanctuary at once. */
const sanctuaries = (c: Eyes, more: More): readonly Candidate[] =>
  sanctuariesOf(c, "insurgent").flatMap((sanctuary) => {
    const units = hidden(c, sanctuary);
    const gain = units.length > 1 ? more(sanctuary, units.map(inCombat)) : 0;
    return gain > 0 ? [{ action: j1SanctuaryMode, said: { sanctuary, units }, gain }] : [];
  });

/** who is built in combat mode can go on at once. */
const builds = (c: Eyes, more: More): readonly Candidate[] =>
  lotsOf(c).flatMap((lot) => {
    const units = lot.filter((unit) => !hasFixedMode(c.content, unit));
    if (units.length === 0) return [];
    return sitesOf(c).map((zone) => ({
      action: j1Build,
      said: { units: units.map((unit) => ({ unit, zone, mode: "combat" })) },
      gain: more(zone, units.map(inCombat)),
    }));
  });
