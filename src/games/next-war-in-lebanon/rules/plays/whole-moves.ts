import type { Preset } from "../../../../engine/index.ts";
import { neighbours } from "../../../../graph/index.ts";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { zoneName } from "../pieces/words.ts";
import { choosesToFight } from "./moving.ts";
import { enemyZones, towardsEnemy, whoIsThere } from "./options.ts";
import { fitToFight, prospectWords } from "./outlook.ts";
import { type Eyes, mySeat } from "./view.ts";

/** So many whole answers fit a menu beside the beginnings of others. */
const MOST = 14;

interface Whole {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly units: readonly UnitId[];
  /** How many could leave. */
  readonly able: number;
  /** Where enemies are: what it may come to. */
  readonly prospect: ReturnType<typeof prospectWords>;
}

/**
 * "Ma'alot → Ayta ash-Shab: all 3 units": the loose units of a zone together, those alone that are of use where enemies
 * are; battles that can be won come first, lost ones last.
 */
export function wholeParties(c: Eyes, movers: (zone: ZoneId) => readonly UnitId[]): readonly Preset[] {
  const enemies = enemyZones(c);
  const most = c.table.c2[mySeat(c.seat)];
  const parties = c.content.zoneIds.flatMap((from): readonly Whole[] => {
    const able = movers(from);
    if (able.length === 0) return [];
    return towardsEnemy(c, neighbours(c.content.ways, from)).map((to) => {
      const open = able.filter((unit) => whyNotIn(c, unit, to) === null);
      const units = (enemies.has(to) ? fitToFight(c, open) : open).slice(0, most);
      return { from, to, units, able: able.length, prospect: prospectWords(c, to, units) };
    });
  });
  const worth = ({ prospect }: Whole): number => (prospect === null ? 1 : prospect.bad ? 0 : 2);
  return parties
    .filter(({ units }) => units.length > 0)
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST)
    .map((whole) => presetOf(c, whole));
}

function presetOf(c: Eyes, { from, to, units, able, prospect }: Whole): Preset {
  const { length } = units;
  const who = length < able ? `${length} of ${able} units` : length > 1 ? `all ${length} units` : "1 unit";
  return {
    label: `${zoneName(c.content, from)} → ${zoneName(c.content, to)}: ${who}`,
    description: `${prospect ? `${prospect.words}; ` : ""}there: ${whoIsThere(c, to)}`,
    params: { from, parties: [{ to, units, ...(choosesToFight(c, to, units) ? { fight: "no" } : {}) }] },
  };
}
