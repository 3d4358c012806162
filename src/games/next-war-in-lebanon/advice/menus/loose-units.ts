/** Moves of loose units offered whole in a menu, battles that can be won first. */
import type { Menu, Params, Preset } from "#engine";
import { neighbours } from "#graph";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { whyNotIn } from "../../rules/pieces/entering.ts";
import { zoneName } from "../../rules/pieces/words.ts";
import { movers, moveUnitsAction, type Party } from "../../rules/plays/move-units.ts";
import { choosesToFight } from "../../rules/plays/moving.ts";
import { enemyZones, towardsEnemy, whoIsThere } from "../../rules/plays/options.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { fitToFight, outlookOf, prospectWords } from "../judgement/prospects.ts";

/** How many whole answers fit a menu beside the beginnings of others. */
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
 * "Ma'alot → Ayta ash-Shab: all 3 units": the loose units of a zone together, only those that are of use where enemies
 * are; battles that can be won come first, lost ones last.
 */
function wholeMoves(c: Eyes): readonly Preset[] {
  const enemies = enemyZones(c);
  const most = c.table.c2[sideOf(c)];
  const parties = c.content.zoneIds.flatMap((from): readonly Whole[] => {
    const able = movers(c, from);
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

/** The rows of a form as far as they are filled in. */
const partiesIn = ({ parties }: Params): readonly Party[] =>
  Array.isArray(parties)
    ? parties.map((row: Params) => ({
        to: String(row.to),
        units: Array.isArray(row.units) ? row.units.map(String) : [],
        ...(row.fight === "no" ? { fight: "no" } : {}),
      }))
    : [];

export const looseUnitsMenu: Menu<Lebanon> = {
  action: moveUnitsAction,
  presets: wholeMoves,
  remarks: (c) =>
    partiesIn(c.params).flatMap(({ to, units, fight }) => (fight === "no" ? [] : outlookOf(c, to, units))),
};
