/** Rockets and raids on Israel: what can fire from where, and what the dice score. */
import { choice, type Frozen, game, mustGet, type Offered, optionsOf, type Refusal, subset } from "#engine";
import { neighbours } from "#graph";
import type { UnitId, ZoneId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import { cascade } from "../effects/cascade.ts";
import { addNews } from "../news.ts";
import { unitsIn } from "../pieces/groups.ts";
import { mark } from "../pieces/placing.ts";
import { reveal } from "../pieces/show.ts";
import { isRocket, unitOf } from "../pieces/units.ts";
import { count, list, no, unitName, zoneName } from "../pieces/words.ts";
import type { Sight } from "./targets.ts";

const { action } = game<Lebanon>();

const NOT_THEIRS: Refusal = { code: "not-yours", text: "Only the Insurgents do that." };
const NO_J3: Refusal = { code: "no-chit", text: "You hold no J-3." };

/** ready, and in range: missiles always are. */
function canFire({ content, table, hand }: Sight, unit: UnitId, zone: ZoneId): boolean {
  if (!isRocket(content, unit)) return false;
  const { type, nation } = unitOf(content, unit);
  const { fired, disrupted } = mustGet(hand.units, unit);
  if (fired || disrupted || (nation === "syria" && table.syriaRests)) return false;
  return type === "missile" || mustGet(content.zones, zone).rockets.some((range) => range === type);
}

/** By zone, what can fire there; zones where nothing can are left out. */
function batteries(sight: Sight): { readonly [zone: ZoneId]: readonly UnitId[] } {
  const all: { [zone: ZoneId]: UnitId[] } = {};
  for (const { zone, units } of sight.hand.groups)
    for (const unit of units)
      if (canFire(sight, unit, zone)) {
        all[zone] ??= [];
        all[zone].push(unit);
      }
  return all;
}

const diceOf = ({ figures: { dice }, units }: Sight["content"], unit: UnitId): number =>
  mustGet(units, unit).type === "missile" ? dice.missile : dice.rocket;

function zonesToFireFrom(sight: Sight): Offered<ZoneId> {
  const ready = batteries(sight);
  return {
    values: sight.content.zoneIds.filter((zone) => ready[zone]),
    option: (value) => {
      const dice = (ready[value] ?? []).reduce((sum, unit) => sum + diceOf(sight.content, unit), 0);
      return {
        value,
        label: zoneName(sight.content, value),
        description: `${ready[value]?.length ?? 0} can fire: ${count(dice, "die", "dice")}, 1 VP for each 6`,
      };
    },
  };
}

/** Why nothing fires from a zone. */
function whyNotFrom(sight: Sight, word: string): Refusal | null {
  const { content, hand } = sight;
  if (!Object.hasOwn(content.zones, word)) return null;
  const rockets = unitsIn(hand, word).filter((unit) => isRocket(content, unit));
  const name = zoneName(content, word);
  if (rockets.length === 0) return no(`You have no rocket in ${name}.`, "R-52", "no-rocket");
  const names = list(rockets.map((unit) => unitName(content, unit)));
  const isReady = rockets.some((unit) => !hand.units[unit]?.fired);
  const why = isReady ? "is out of range there" : "has fired; a J-1 makes it ready";
  return no(`${name}: ${names} ${why}.`, "R-52", "not-ready");
}

/** each hit is a point; any hit is collateral damage, once a play. */
export const j3Rockets = action("j3-rockets", "Fire rockets (J-3)", {
  help: "Ready rockets and missiles of one zone; one die each, missiles two; 1 VP for each 6 (R-52).",
  menu: "Rockets and raid (J-3)",
  presets: (view) => {
    const ready = batteries(view);
    return optionsOf(zonesToFireFrom(view)).map(({ value, label = value, description = "" }) => ({
      label: `${label}: all fire`,
      description,
      params: { zone: value, units: ready[value] ?? [] },
    }));
  },
  when: (view) => {
    if (view.seat !== "insurgent") return NOT_THEIRS;
    if (holds(view.hand, "J-3") === 0) return NO_J3;
    return Object.keys(batteries(view)).length > 0 ? null : NOTHING_READY;
  },
})
  .param("zone", "From which zone?", choice(zonesToFireFrom, whyNotFrom))
  .param(
    "units",
    "Which units fire?",
    subset(
      (c) => ({
        values: batteries(c)[c.params.zone] ?? [],
        option: (value) => ({
          value,
          label: unitName(c.content, value),
          description: count(diceOf(c.content, value), "die", "dice"),
        }),
      }),
      { min: 1 },
    ),
  )
  .label(
    ({ content }, { zone = "", units = [] }) =>
      `J-3 rockets from ${zoneName(content, zone)}: ${list(units.map((unit) => unitName(content, unit)))}`,
  )
  .apply((a) => {
    const { zone, units } = a.params;
    spend(a, "insurgent", "J-3");
    const shots = units.map((unit) => {
      const dice = Array.from({ length: diceOf(a.content, unit) }, () => a.dice.die());
      mark(a, unit, { fired: true });
      return { unit, dice };
    });
    reveal(a, "insurgent", units);
    const vp = shots.flatMap(({ dice }) => dice).filter((die) => a.content.figures.hits.rocket.includes(die)).length;
    a.state.table.vp += vp;
    addNews(a.state.table, { kind: "fired", zone, hits: vp });
    a.emit({ chapter: "strikes", kind: "rockets", zone, shots, vp });
    if (vp > 0) a.call(cascade, { cause: "collateral", attacker: "insurgent" });
  });

const NOTHING_READY = no(
  "No rocket or missile is ready and in range: a J-1 makes one ready again.",
  "R-52",
  "not-ready",
);

/** from a zone next to the one raided, which the Insurgents must control. */
function whyNoRaid({ content, table }: Sight): Refusal | null {
  if (table.raided) return no("There was a raid this turn already.", "R-54", "once");
  if (raidFrom(content, table) !== undefined) return null;
  const names = list(
    neighbours(content.ways, content.raidOn)
      .filter((zone) => mustGet(content.zones, zone).sanctuary === null)
      .map((zone) => zoneName(content, zone)),
    "or",
  );
  return no(`A raid needs control of ${names}.`, "R-54", "no-control");
}

/** Where a raid comes from: the first such zone. */
export const raidFrom = (content: Sight["content"], table: Pick<Sight["table"], "control">): ZoneId | undefined =>
  neighbours(content.ways, content.raidOn).find((zone) => table.control[zone] === "insurgent");

export const j3Raid = action("j3-raid", "Raid (J-3)", {
  help: "Scores one die in VP, once a turn; a 6 is collateral damage as well (R-54).",
  menu: "Rockets and raid (J-3)",
  when: (view) => {
    if (view.seat !== "insurgent") return NOT_THEIRS;
    return holds(view.hand, "J-3") === 0 ? NO_J3 : whyNoRaid(view);
  },
})
  .label(() => "J-3 raid")
  .apply((a) => {
    const { table } = a.state;
    spend(a, "insurgent", "J-3");
    table.raided = true;
    const vp = rolled(a.content, () => a.dice.die());
    table.vp += vp;
    addNews(table, { kind: "raided", zone: raidFrom(a.content, table) ?? a.content.raidOn, vp });
    const collateral = a.content.figures.hits.raidCollateral.includes(vp);
    a.emit({ chapter: "strikes", kind: "raid", vp, collateral });
    if (collateral) a.call(cascade, { cause: "collateral", attacker: "insurgent" });
  });

const rolled = ({ figures }: Frozen<Lebanon["Content"]>, die: () => number): number =>
  Array.from({ length: figures.dice.raid }, die).reduce((sum, one) => sum + one, 0);
