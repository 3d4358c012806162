import { choice, game, mustGet, type Option, type Preset, subset } from "../../../../engine/index.ts";
import type { Mode, UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type GroupId, type Lebanon, sideOf } from "../../state.ts";
import { getGroup, isBox, ownGroupsIn } from "../pieces/groups.ts";
import { mark } from "../pieces/placing.ts";
import { handOf } from "../pieces/show.ts";
import { hasFixedMode, otherMode } from "../pieces/units.ts";
import { count, hqName, toModes, unitName, zoneName } from "../pieces/words.ts";
import { isHq, occupied, piecesIn } from "./deployment.ts";

const { action } = game<Lebanon>();

/** So many whole answers fit a menu beside the form in which units are chosen one by one. */
const MOST_PRESETS = 24;

const flippable = (c: Eyes, zone: ZoneId): readonly Option[] =>
  piecesIn(c, zone).filter(({ value }) => !isHq(c, value) && !hasFixedMode(c.content, value));

/** the other mode, for units that have one. */
export const deployFlip = action("change-modes", "Change modes", {
  was: ["deploy-flip"],
  help: "Combat mode to dispersed mode, and the other way round.",
  menu: "Change modes",
  presets: wholeStacks,
})
  .param(
    "zone",
    "In which zone?",
    choice((c) => occupied(c).filter(({ value }) => flippable(c, value).length > 0)),
  )
  .param(
    "units",
    "Which units?",
    subset((c) => flippable(c, c.params.zone), { min: 1 }),
  )
  .label((view, { zone = "", units = [] }) => `${zoneName(view.content, zone)}: ${toModes(view, units)}`)
  .apply((a) => {
    for (const unit of a.params.units)
      mark(a, unit, { mode: otherMode(mustGet(handOf(a, sideOf(a)).units, unit).mode) });
  });

/** "Sidon: Guerrilla 4 and 2 more to combat mode": a whole stack or box, to either mode that some of it are not in. */
function wholeStacks(c: Eyes): readonly Preset[] {
  const presets = c.content.zoneIds.flatMap((zone) =>
    ownGroupsIn(c.hand, zone).flatMap((id) => [toMode(c, zone, id, "combat"), toMode(c, zone, id, "dispersed")]),
  );
  return presets.filter((preset) => preset !== null).slice(0, MOST_PRESETS);
}

function toMode(c: Eyes, zone: ZoneId, id: GroupId, mode: Mode): Preset | null {
  const all = getGroup(c.hand.groups, id).units.filter((unit) => !hasFixedMode(c.content, unit));
  const units = all.filter((unit) => mustGet(c.hand.units, unit).mode !== mode);
  if (units.length === 0) return null;
  const who = isBox(c.content, id) ? hqName(c.content, id) : firstOf(c, units);
  return {
    label: `${zoneName(c.content, zone)}: ${who} to ${mode === "combat" ? "combat mode" : "dispersed mode"}`,
    description: units.length === all.length ? `all ${all.length}` : `${units.length} of ${count(all.length, "unit")}`,
    params: { zone, units },
  };
}

function firstOf({ content }: Eyes, units: readonly UnitId[]): string {
  const [first = "", ...more] = units;
  return more.length === 0 ? unitName(content, first) : `${unitName(content, first)} and ${more.length} more`;
}
