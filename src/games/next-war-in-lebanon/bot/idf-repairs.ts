import { holds } from "../chits/hand.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { unitsIn } from "../pieces/groups.ts";
import { hasFixedMode, isSupport, otherMode } from "../pieces/units.ts";
import { lateness } from "./balance.ts";
import type { Candidate } from "./candidates.ts";
import { type Eyes, enemies, isLastTurn, isSanctuary, marksOf, ownIn } from "./ground.ts";
import { standing, standingNow } from "./standing.ts";

/** What it brings that one unit of a zone changes. */
function changed(c: Eyes, zone: ZoneId, unit: UnitId, change: object): number {
  const now = ownIn(c, zone);
  const then = now.map((one) => (one.unit === unit ? { ...one, ...change } : one));
  return standing(c, zone, then) - standingNow(c, zone);
}

/** a reduced unit costs 1 VP at the end, a disrupted one may hold a zone again. */
export function repairs(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return c.content.zoneIds.flatMap((zone) =>
    unitsIn(c.hand, zone).flatMap((unit): readonly Candidate[] => {
      const { disrupted, reduced } = marksOf(c, unit);
      const useful = isLastTurn(c) && isSanctuary(c, zone) ? 0 : 0.3;
      return [
        ...(reduced ? [{ action: "j1-rebuild", said: { unit }, gain: 0.75 + 0.25 * lateness(c) }] : []),
        ...(disrupted
          ? [
              {
                action: "j1-recover",
                said: { unit },
                gain: useful + changed(c, zone, unit, { disrupted: undefined }),
              },
            ]
          : []),
      ];
    }),
  );
}

/** where the enemy is dispersed, somebody has to be, too, to fire at it. */
export function modes(c: Eyes): readonly Candidate[] {
  if (holds(c.hand, "J-1") === 0) return [];
  return c.content.zoneIds
    .filter((zone) => enemies(c, zone) > 0)
    .flatMap((zone) =>
      unitsIn(c.hand, zone)
        .filter((unit) => !isSupport(c.content, unit) && !hasFixedMode(c.content, unit))
        .filter((unit) => !marksOf(c, unit).disrupted)
        .map((unit): Candidate => {
          const gain = changed(c, zone, unit, { mode: otherMode(marksOf(c, unit).mode) });
          return { action: "j1-mode", said: { unit }, gain: gain - 0.1 };
        }),
    );
}

/** where they can be of use, with a J-1 or a J-3 that nothing else needs. */
export const reinforcements = (c: Eyes): readonly Candidate[] => {
  const waiting = [...c.table.waiting.units, ...c.table.waiting.hqs].filter((piece) => !piece.startsWith("syr"));
  const gain = c.table.length - c.table.turn > 3 ? 0.4 : 0;
  return waiting.length > 0 ? [{ action: "reinforce", said: {}, gain }] : [];
};
