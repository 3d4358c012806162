import type { Preset } from "../../../engine/index.ts";
import { neighbours } from "../../../graph/index.ts";
import type { UnitId, ZoneId } from "../content/types.ts";
import { whyNotIn } from "../pieces/entering.ts";
import { count, zoneName } from "../pieces/words.ts";
import { choosesToFight } from "./moving.ts";
import { enemyZones, towardsEnemy, whoIsThere } from "./options.ts";
import { type Eyes, mySeat } from "./view.ts";

/** So many whole answers fit a menu beside the beginnings of others. */
const MOST = 14;

/** "Ma'alot → Ayta ash-Shab, all 3": the loose units of a zone together, to where enemies are first. */
export function wholeParties(c: Eyes, movers: (zone: ZoneId) => readonly UnitId[]): readonly Preset[] {
  const enemies = enemyZones(c);
  const most = c.table.c2[mySeat(c.seat)];
  const parties = c.content.zoneIds.flatMap((from) => {
    const able = movers(from);
    if (able.length === 0) return [];
    return towardsEnemy(c, neighbours(c.content.ways, from)).map((to) => {
      const units = able.filter((unit) => whyNotIn(c, unit, to) === null).slice(0, most);
      return { from, to, units, all: units.length === able.length };
    });
  });
  return parties
    .filter(({ units }) => units.length > 0)
    .toSorted((a, b) => Number(enemies.has(b.to)) - Number(enemies.has(a.to)))
    .slice(0, MOST)
    .map(({ from, to, units, all }) => ({
      label: `${zoneName(c.content, from)} → ${zoneName(c.content, to)}: ${all && units.length > 1 ? "all " : ""}${count(units.length, "unit")}`,
      description: `there: ${whoIsThere(c, to)}`,
      params: { from, parties: [{ to, units, ...(choosesToFight(c, to, units) ? { fight: "no" } : {}) }] },
    }));
}
