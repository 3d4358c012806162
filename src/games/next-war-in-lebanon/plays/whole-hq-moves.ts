import type { Preset } from "../../../engine/index.ts";
import type { HqId, UnitId, ZoneId } from "../content/types.ts";
import { unitsIn } from "../pieces/groups.ts";
import { isSupport } from "../pieces/units.ts";
import { count, hqName, unitName, zoneName } from "../pieces/words.ts";
import { enemyZones, whoIsThere } from "./options.ts";
import { ownHqs } from "./task-forces.ts";
import type { Eyes } from "./view.ts";

/** So many whole answers fit a menu beside the row itself. */
const MOST = 24;

interface Whole {
  readonly hq: HqId;
  readonly to: ZoneId;
  readonly units: number;
  /** Who keeps the zone; null: nobody. */
  readonly stays: UnitId | null;
}

/**
 * "162 Steel → Bint Jbeil", with all or all but one that keeps the zone; towards the enemy first. An HQ that would go
 * alone moves by the form.
 */
export function wholeHqMoves(
  c: Eyes,
  movers: (hq: HqId) => readonly UnitId[],
  ends: (hq: HqId) => readonly ZoneId[],
): readonly Preset[] {
  const enemies = enemyZones(c);
  const moves = ownHqs(c).flatMap((hq) => {
    const units = movers(hq);
    if (units.length === 0) return [];
    return ends(hq).flatMap((to): readonly Whole[] => {
      const all: Whole = { hq, to, units: units.length, stays: null };
      const stays = enemies.has(to) || isAlone(c, hq, units) ? keeper(c, units) : null;
      return stays === null ? [all] : [all, { hq, to, units: units.length - 1, stays }];
    });
  });
  const worth = ({ to, stays }: Whole): number => (enemies.has(to) ? 2 : 0) - (stays === null ? 0 : 0.5);
  return moves
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST)
    .map(({ hq, to, units, stays }) => ({
      label: `${hqName(c.content, hq)} → ${zoneName(c.content, to)}${stays === null ? "" : `, ${unitName(c.content, stays)} stays`}`,
      description: `${count(units, "unit")}; there: ${whoIsThere(c, to)}`,
      params: { hq, to, leave: stays === null ? [] : [stays] },
    }));
}

/** Whether the zone of an HQ would be empty without these. */
const isAlone = (c: Eyes, hq: HqId, movers: readonly UnitId[]): boolean =>
  unitsIn(c.hand, c.table.hqs[hq] ?? "").length === movers.length;

/** Who stays to keep the zone: the last of those that fire. */
const keeper = (c: Eyes, movers: readonly UnitId[]): UnitId | null =>
  movers.length < 2 ? null : (movers.findLast((unit) => !isSupport(c.content, unit)) ?? null);
