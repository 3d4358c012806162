/** How a seat is asked to set up its pieces, changes their modes, and what counts at the deadline. */
import {
  choice,
  type Default,
  game,
  type Move,
  move,
  mustGet,
  type NamedAnswer,
  type Option,
  type Preset,
  type Prompt,
  type Stage,
  subset,
} from "#engine";
import type { Mode, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type GroupId, type Lebanon, sideOf } from "../../state.ts";
import { getGroup, isBox, ownGroupsIn } from "../pieces/groups.ts";
import { mark } from "../pieces/placing.ts";
import { handOf } from "../pieces/show.ts";
import { hasFixedMode, otherMode } from "../pieces/units.ts";
import { count, hqName, toModes, unitName, zoneName } from "../pieces/words.ts";
import { deployArrange } from "../plays/arrange.ts";
import {
  deploy,
  deployDefault,
  deployMove,
  isByDefault,
  isHq,
  occupied,
  piecesIn,
  placeByDefault,
  tooFew,
} from "./deployment.ts";

const { action } = game<Lebanon>();

/** How many whole answers fit a menu beside the form in which units are chosen one by one. */
const MOST_PRESETS = 24;

const flippable = (c: Eyes, zone: ZoneId): readonly Option[] =>
  piecesIn(c, zone).filter(({ value }) => !isHq(c, value) && !hasFixedMode(c.content, value));

/** the other mode, for units that have one. */
const deployFlip = action("change-modes", "Change modes", {
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

const { question } = game<Lebanon>();

/** a set-up in progress; its pieces are where they will be, but nobody sees them. */
export const deploying = question.turn("deploying", {
  actions: [deployMove, deployFlip, deployArrange, deployDefault, deploy],
  prompt,
  answers: deployments,
  fallback: deployedByDefault,
});

export function askToDeploy(s: Stage<Lebanon, null>, seat: SeatId): void {
  s.state.table.phase = seat === "idf" ? "idf-set-up" : "insurgent-set-up";
  if (Object.keys(handOf(s, seat).units).length === 0) placeByDefault(s, seat);
  s.ask(deploying, [seat]);
}

const MODES_LINE =
  "Units in combat mode (C) move, but cannot fire at dispersed ones; dispersed units (D) fire at both, but do not move.";

function prompt({ content, table, seat, hand }: Eyes): Prompt {
  const { c2, setUp: limits } = content.scenarios[table.scenario];
  const units = count(Object.keys(hand.units).length, "unit");
  const idf = `Your ${units} and ${count(Object.keys(hand.hqs ?? {}).length, "task force")} start in Israel. A task force holds up to ${c2.idf} units, and one J-3 moves it whole.`;
  const insurgent = `Your ${units} start in ${limits.insurgentZones === "south" ? "the seven zones south of the Litani" : "Lebanon"}, at least ${limits.leastInSouth} in each of the seven southern zones. The enemy sees each stack's size and top unit, no more.`;
  return {
    question: "Deploy: change what you like, or take the default deployment.",
    facts: [seat === "idf" ? idf : insurgent, MODES_LINE],
  };
}

/** As the pieces stand, which is by default until one was moved. */
function deployments(view: Eyes): readonly NamedAnswer[] {
  if (isByDefault(view)) return [{ label: "Default deployment", moves: [DEPLOY] }];
  const back: NamedAnswer = { label: "Default deployment", moves: [move(deployDefault), DEPLOY] };
  return tooFew(view) ? [back] : [{ moves: [DEPLOY] }, back];
}

const DEPLOY: Move = move(deploy);

/** At the deadline the pieces stay as they are, or go to the default places where that is not allowed. */
function deployedByDefault(view: Eyes): Default {
  return tooFew(view) ? { ...move(deployDefault), more: true } : DEPLOY;
}
