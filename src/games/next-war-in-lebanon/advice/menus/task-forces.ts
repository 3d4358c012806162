/** Moves of task forces offered whole in a menu, with what awaits them and who may stay behind. */
import { type Ctx, type Menu, optionsOf, type Params, type Preset } from "#engine";
import type { HqId, UnitId, ZoneId } from "../../content/types.ts";
import { unitsIn } from "../../rules/pieces/groups.ts";
import { isSupport } from "../../rules/pieces/units.ts";
import { count, hqName, unitName, zoneName } from "../../rules/pieces/words.ts";
import { ends, moveHqAction, movers } from "../../rules/plays/move-hq.ts";
import { enemyZones, whoIsThere } from "../../rules/plays/options.ts";
import { ownHqs } from "../../rules/plays/task-forces.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { outlookOf, prospectWords } from "../judgement/prospects.ts";

type Filling = Ctx<Lebanon, Params>;

/** How many whole answers fit a menu beside the row itself. */
const MOST = 24;

interface Whole {
  readonly hq: HqId;
  readonly to: ZoneId;
  readonly units: number;
  /** Where enemies are: what it may come to. */
  readonly prospect: ReturnType<typeof prospectWords>;
  /** Who keeps the zone; null: nobody. */
  readonly stays: UnitId | null;
}

/** Who may keep the zone: of one HQ any unit that fires, of all HQs the last of those. */
const keepers = (c: Eyes, going: readonly UnitId[], isChosen: boolean): readonly UnitId[] => {
  const firing = going.length < 2 ? [] : going.filter((unit) => !isSupport(c.content, unit)).reverse();
  return isChosen ? firing : firing.slice(0, 1);
};

/**
 * "162 Steel → Bint Jbeil", with all or all but one that keeps the zone; towards the enemy first, unless the battle is
 * as good as lost, then to what the side has not got. An HQ that would go by itself moves by the form.
 */
function wholeMoves(c: Filling): readonly Preset[] {
  const enemies = enemyZones(c);
  const chosen = ownHqs(c).filter((hq) => c.params.hq === undefined || c.params.hq === hq);
  const moves = chosen.flatMap((hq) => {
    const units = movers(c, hq);
    if (units.length === 0) return [];
    const open = optionsOf(ends(c, hq)).filter(({ refused }) => !refused);
    return open.flatMap(({ value: to }): readonly Whole[] => {
      const all: Whole = { hq, to, units: units.length, stays: null, prospect: prospectWords(c, to, units) };
      const less = keepers(c, units, c.params.hq === hq).map((stays): Whole => {
        const going = units.filter((unit) => unit !== stays);
        return { hq, to, units: going.length, stays, prospect: prospectWords(c, to, going) };
      });
      return [all, ...less];
    });
  });
  const isNeeded = ({ hq, to }: Whole): boolean => enemies.has(to) || isAlone(c, hq, movers(c, hq));
  const worth = (one: Whole): number =>
    (one.prospect?.bad ? 0.3 : enemies.has(one.to) ? 2 : c.table.control[one.to] === c.seat ? 0 : 1) -
    (one.stays === null ? 0 : isNeeded(one) ? 0.5 : 0.75);
  return moves
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MOST)
    .map(({ hq, to, units, stays, prospect }) => ({
      label: `${hqName(c.content, hq)} → ${zoneName(c.content, to)}${stays === null ? "" : `, ${unitName(c.content, stays)} stays`}`,
      description: `${count(units, "unit")}; ${prospect ? `${prospect.words}; ` : ""}there: ${whoIsThere(c, to)}`,
      params: { hq, to, leave: stays === null ? [] : [stays] },
    }));
}

/** Whether the zone of an HQ would be empty without these. */
const isAlone = (c: Eyes, hq: HqId, going: readonly UnitId[]): boolean =>
  unitsIn(c.hand, c.table.hqs[hq] ?? "").length === going.length;

/** What the units that go along are in for. */
function remarks(c: Filling): readonly string[] {
  const { hq, to, leave, fight } = c.params;
  if (typeof hq !== "string" || typeof to !== "string" || fight === "no") return [];
  const staying: readonly unknown[] = Array.isArray(leave) ? leave : [];
  const units = movers(c, hq).filter((unit) => !staying.includes(unit));
  return outlookOf(c, to, units);
}

export const taskForceMenu: Menu<Lebanon> = { action: moveHqAction, presets: wholeMoves, remarks };
