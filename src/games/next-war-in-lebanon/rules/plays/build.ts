/** Building Hezbollah units by J-1: which of them come back, and where. */
import {
  type Ctx,
  choice,
  game,
  isAnyOpen,
  type Offered,
  type Option,
  type Params,
  type Preset,
  type Refusal,
  rows,
  worded,
} from "#engine";
import type { Mode, UnitId, ZoneId } from "../../content/types.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { addNews } from "../news.ts";
import { sanctuariesOf, whyNotIn } from "../pieces/entering.ts";
import { countIn, unitsIn, zoneOf, zonesOf } from "../pieces/groups.ts";
import { enterTogether } from "../pieces/placing.ts";
import { reveal } from "../pieces/show.ts";
import { hasFixedMode, unitOf } from "../pieces/units.ts";
import { list, no, unitName, whyNotUnit, whyNotZone, zoneName } from "../pieces/words.ts";
import { lacks, MENUS, modeOptions, modeWords, noneOf, towardsEnemy, whoIsThere, zonesToGoTo } from "./options.ts";

const { action, form } = game<Lebanon>();

/** A unit that comes back, where, and how. */
interface Built {
  readonly unit: UnitId;
  readonly zone: ZoneId;
  readonly mode?: Mode;
}

const rulesOf = ({ content, table }: Eyes) => content.scenarios[table.scenario].build;

/** Hezbollah units that can be built besides those chosen already: one lot for each chit. */
function buildable(c: Eyes, chosen: readonly UnitId[]): readonly UnitId[] {
  const lots = rulesOf(c).lots.filter(
    ({ types, most }) => chosen.length < most && chosen.every((unit) => types.includes(unitOf(c.content, unit).type)),
  );
  return c.content.unitIds.filter((unit) => {
    if (!c.table.eliminated.includes(unit) || chosen.includes(unit)) return false;
    const { nation, type } = unitOf(c.content, unit);
    return nation === "hezbollah" && lots.some(({ types }) => types.includes(type));
  });
}

/** why nothing can be built in a zone; null: it can. */
function whyNotThere(c: Eyes, zone: ZoneId): Refusal | null {
  const name = zoneName(c.content, zone);
  if (countIn(c, "idf", zone) > 0) return no(`IDF units are in ${name}: nothing is built beside them.`, "R-33");
  if (sanctuariesOf(c, "insurgent").includes(zone) || hasCompany(c, zone)) return null;
  const types = rulesOf(c).beside;
  const needed = types.length > 2 ? "a Hezbollah unit" : "a Militia or Guerrilla";
  return no(`${name} holds no such unit of yours: units are built in a sanctuary, or beside ${needed}.`, "R-33");
}

const hasCompany = (c: Eyes, zone: ZoneId): boolean => unitsIn(c.hand, zone).some((unit) => isCompany(c, unit));

function isCompany(c: Eyes, unit: UnitId): boolean {
  const { nation, type } = unitOf(c.content, unit);
  return nation === "hezbollah" && rulesOf(c).beside.includes(type);
}

/**
 * Zones where something can be built: those for which `whyNotThere` gives no reason, found with one look at each stack.
 */
function openSites(c: Eyes): readonly ZoneId[] {
  const enemies = zonesOf(c, "idf");
  const open = new Set(sanctuariesOf(c, "insurgent"));
  for (const { zone, units } of c.hand.groups)
    if (!open.has(zone) && units.some((unit) => isCompany(c, unit))) open.add(zone);
  return c.content.zoneIds.filter((zone) => open.has(zone) && !enemies.has(zone));
}

const sites = (c: Eyes, unit: UnitId): Offered<ZoneId> =>
  zonesToGoTo(
    c,
    openSites(c).filter((zone) => whyNotIn(c, unit, zone) === null),
  );

function candidates(c: Eyes, chosen: readonly Built[]): Offered<UnitId> {
  const open = openSites(c);
  const option = (unit: UnitId): Option<UnitId> => {
    const { full } = unitOf(c.content, unit);
    const refused = open.some((zone) => whyNotIn(c, unit, zone) === null) ? {} : { refused: NOWHERE };
    const words = worded(c, () => ({
      label: unitName(c.content, unit),
      description: `C ${full.combat}, D ${full.dispersed}`,
    }));
    return { value: unit, ...words, ...refused };
  };
  const names = chosen.map(({ unit }) => unit);
  return { values: buildable(c, names), option };
}

const NOWHERE = no(
  "No zone is open to it: units are built in a sanctuary, or beside others, away from the IDF.",
  "R-33",
);

/** Why a unit is not built now. */
function notBuilt(c: Eyes, unit: UnitId, name: string, chosen: readonly Built[]): Refusal {
  if (unitOf(c.content, unit).nation !== "hezbollah")
    return no(`${name} is not a Hezbollah unit: it is never built.`, "R-33");
  if (zoneOf(c.hand, unit) !== null) return no(`${name} is on the map.`, "R-33");
  if (!c.table.eliminated.includes(unit)) return no(`${name} is not part of this scenario.`, "R-33");
  const first = chosen[0] ? ` beside ${unitName(c.content, chosen[0].unit)}` : "";
  return no(`${name} cannot be built${first} with one J-1: that is ${lotWords(c)}.`, "R-33", "too-many");
}

const NAMES: { readonly [type: string]: readonly [one: string, many: string] } = {
  militia: ["Militia", "Militia"],
  missile: ["Missile", "Missiles"],
  guerrilla: ["Guerrilla", "Guerrillas"],
  sr: ["SR rocket", "SR rockets"],
  mr: ["MR rocket", "MR rockets"],
};

/** "1 Militia, 1 Missile or up to 2 Guerrillas, SR rockets and MR rockets". */
function lotWords(c: Eyes): string {
  const lots = rulesOf(c).lots.map(({ types, most }) => {
    const names = types.map((type) => NAMES[type]?.[most > 1 ? 1 : 0] ?? type);
    return most > 1 ? `up to ${most} ${list(names)}` : `1 ${list(names, "or")}`;
  });
  return list(lots, "or");
}

const built = (c: Eyes, chosen: readonly Built[]) =>
  form()
    .param(
      "unit",
      "Which unit is built?",
      choice(
        () => candidates(c, chosen),
        whyNotUnit((_, unit, name) => notBuilt(c, unit, name, chosen)),
      ),
    )
    .param(
      "zone",
      "Where?",
      choice(
        ({ params }: Ctx<Lebanon, { readonly unit: UnitId }>) => sites(c, params.unit),
        whyNotZone(({ params }, zone) => whyNotThere(c, zone) ?? whyNotIn(c, params.unit, zone)),
      ),
    )
    .optional(
      "mode",
      "In which mode?",
      ({ params }) => !hasFixedMode(c.content, params.unit),
      choice(({ params }) => modeOptions(c, params.unit)),
    );

/** no battle and no ambush on arrival. */
export const j1Build = action("j1-build", "Build Hezbollah units (J-1)", {
  help: "Eliminated Hezbollah units come back, in a sanctuary or beside others, away from the IDF.",
  menu: MENUS.j1,
  presets: wholeBuilds,
  when: (c) =>
    c.seat === "idf"
      ? no("Only Hezbollah units are built: yours are rebuilt or reinforced.", "R-33")
      : (lacks(c, "J-1") ?? noneOf(candidates(c, []), no("No Hezbollah unit is out of play.", "R-33"))),
})
  .param(
    "units",
    "Which units?",
    rows<Ctx<Lebanon, unknown>, Built>(
      (c, chosen) => (isAnyOpen(candidates(c, chosen)) ? built(c, chosen) : null),
      (_, chosen) => (chosen.length > 0 ? null : no("Choose a unit to build.", "R-33", "too-few")),
    ),
  )
  .label(({ content }, { units = [] }) => {
    const rows = units.map(
      ({ unit, zone, mode }) => `${unitName(content, unit)} → ${zoneName(content, zone)}${modeWords(mode)}`,
    );
    return `J-1 build ${rows.join("; ")}`;
  })
  .apply((s) => {
    spend(s, "insurgent", "J-1");
    const { table } = s.state;
    const units = s.params.units.map(({ unit, zone, mode }) => ({
      unit,
      zone,
      mode: unitOf(s.content, unit).fixedMode ?? mode ?? "combat",
    }));
    const names = units.map(({ unit }) => unit);
    table.eliminated = table.eliminated.filter((unit) => !names.includes(unit));
    for (const zone of new Set(units.map((one) => one.zone))) {
      const there = units.filter((one) => one.zone === zone).map(({ unit, mode }) => ({ unit, mode }));
      enterTogether(s, "insurgent", there, zone);
      addNews(table, { kind: "arrived", seat: "insurgent", zone, units: there.length });
    }
    reveal(s, "insurgent", names); // everybody sees what was built
    s.emit({ chapter: "plays", kind: "built", units });
  });

/** How many whole answers are listed beside the other uses of a J-1. */
const MOST = 16;

/** "Guerrilla 3 and Guerrilla 7 to Tyre, dispersed": as many as one J-1 brings back, into one zone. */
function wholeBuilds(c: Eyes): readonly Preset[] {
  const open = towardsEnemy(c, openSites(c));
  const lots = buildable(c, []).map((first) => {
    const second = buildable(c, [first]).find((unit) => unit > first);
    return second === undefined ? [first] : [first, second];
  });
  const kinds = new Map(lots.toReversed().map((units) => [typesOf(c, units), units])); // the first of a kind stays
  return [...kinds.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((units) =>
      open
        .filter((zone) => units.every((unit) => whyNotIn(c, unit, zone) === null))
        .map((zone) => ({
          label: `Build ${list(units.map((unit) => unitName(c.content, unit)))} in ${zoneName(c.content, zone)}`,
          description: `dispersed; there: ${whoIsThere(c, zone)}`,
          params: { units: units.map((unit) => rowOf(c, unit, zone)) },
        })),
    )
    .slice(0, MOST);
}

const typesOf = ({ content }: Eyes, units: readonly UnitId[]): string =>
  units.map((unit) => content.units[unit]?.type).join();

const rowOf = ({ content }: Eyes, unit: UnitId, zone: ZoneId): Params => ({
  unit,
  zone,
  ...(hasFixedMode(content, unit) ? {} : { mode: "dispersed" }),
});
