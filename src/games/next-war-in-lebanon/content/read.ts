/** How a pack's files become the game's content, what is checked on the way, and how much of each thing there is. */
import { type Inventory, type PackFiles, parsePackFile, wrongIn } from "#engine";
import { distancesOf } from "#graph";
import { type CascadeEffect, type CascadeRow, type Charts, cascadeFile } from "./cascade-types.ts";
import { readCharts } from "./chart.ts";
import { checkForces, deploymentOf, type Stock } from "./check-forces.ts";
import { checkMap } from "./check-map.ts";
import { checkUnits } from "./check-units.ts";
import { CHIT_USES, type ChitsFile, chitsFile } from "./chit-types.ts";
import { figuresFile } from "./figures-types.ts";
import { geography, landFile } from "./geography.ts";
import { type FileZone, mapFile } from "./map-types.ts";
import { type ForcesFile, forcesFile, type ScenariosFile, scenariosFile } from "./scenario-types.ts";
import {
  CHIT_TYPES,
  type ChartEffects,
  type Chit,
  COUNTRIES,
  type Content,
  type Pack,
  type Pool,
  SCENARIOS,
  type Scenario,
  SEATS,
  type SeatId,
  type Unit,
  type Zone,
} from "./types.ts";
import { type UnitsFile, unitsFile } from "./unit-types.ts";

interface Cascade {
  readonly rows: { readonly [id: string]: CascadeRow };
  readonly charts: Charts;
}

/** What a scenario speaks of is there: units to build, cards that bring Syria in or the IDF's reinforcements. */
function checkScenarios(
  { scenarios }: ScenariosFile,
  { scenarios: forces }: ForcesFile,
  { rows, charts }: Cascade,
  { units }: Stock,
): void {
  const wrong = wrongIn("scenarios");
  scenarios.forEach(({ id, build, widerWar, reinforcedBy, strategies }, i) => {
    const path = `scenarios.${i}`;
    const own = forces.find((force) => force.id === id)?.insurgent.units.map((unit) => units[unit]?.type) ?? [];
    for (const type of [...build.lots.flatMap(({ types }) => types), ...build.beside])
      if (!own.includes(type)) wrong(`${path}.build`, `the Insurgent has no ${type} in this scenario`);
    if (new Set(strategies).size < strategies.length) wrong(`${path}.strategies`, "one is listed twice");
    const effects = Object.values(charts[id]).flatMap((row) => kindsOf(rows[row]?.do ?? []));
    if (effects.includes("syria.enter") !== widerWar)
      wrong(`${path}.widerWar`, `the cards ${widerWar ? "never bring" : "bring"} Syria in`);
    if (effects.includes("idf.escalate") !== (reinforcedBy === "escalation"))
      wrong(`${path}.reinforcedBy`, `the cards ${reinforcedBy === "escalation" ? "never " : ""}bring reinforcements`);
  });
}

/** The two scenarios of the rulebook, in a list of the pack. */
function checkIds(file: string, scenarios: readonly { readonly id: string }[]): void {
  if (scenarios.map(({ id }) => id).join() !== SCENARIOS.join())
    wrongIn(file)("scenarios", `there must be one of ${SCENARIOS.join(", ")} each, in this order`);
}

const kindsOf = (effects: readonly CascadeEffect[]): readonly string[] =>
  effects.flatMap(({ kind, rows, do: plain = rows?.flatMap((row) => row.do) }) => (plain ? kindsOf(plain) : [kind]));

/** §16: chits of each seat, without and with the optional ones. */
const CHITS = { usual: 20, optional: 24 };

/** one of each type, the right number for each seat, and something to be done with each. */
function checkChits({ chits }: ChitsFile): void {
  const wrong = wrongIn("chits");
  if (chits.map(({ type }) => type).join() !== CHIT_TYPES.join())
    wrong("chits", `there must be one of ${CHIT_TYPES.join(", ")} each, in this order`);
  for (const seat of SEATS) {
    const sum = (some: typeof chits): number => some.reduce((all, { counts }) => all + counts[seat], 0);
    const usual = sum(chits.filter(({ optional }) => !optional));
    if (usual !== CHITS.usual) wrong("chits", `${seat} must have ${CHITS.usual} chits, not ${usual} (§16)`);
    const all = sum(chits);
    if (all !== CHITS.optional)
      wrong("chits", `${seat} must have ${CHITS.optional} chits with the optional ones, not ${all} (§16)`);
  }
  for (const use of CHIT_USES)
    if (!chits.some(({ uses }) => uses.some((one) => one.use === use))) wrong("chits", `no chit is played for ${use}`);
}

/** The files of the pack as content; `effects`: those that the rules know. Throws `PackError` for the first thing that is wrong. */
export function readPack(files: PackFiles, effects: ChartEffects): Content {
  const map = parsePackFile(mapFile, "map", files);
  checkMap(map);
  const pieces = parsePackFile(unitsFile, "units", files);
  checkUnits(pieces);
  const chits = parsePackFile(chitsFile, "chits", files);
  checkChits(chits);
  const cascade = parsePackFile(cascadeFile(effects.schema), "cascade", files);
  const { rows, charts } = readCharts(cascade, map.zones, effects);
  const rules = parsePackFile(scenariosFile, "scenarios", files);
  const forces = parsePackFile(forcesFile, "forces", files);
  checkIds("scenarios", rules.scenarios);
  checkIds("forces", forces.scenarios);
  const stock = { zones: map.zones, units: byId(unitsOf(pieces)), hqs: byId(pieces.hqs) };
  checkForces(rules, forces, stock);
  checkScenarios(rules, forces, { rows, charts }, stock);
  const figures = parsePackFile(figuresFile, "figures", files);
  const land = geography(parsePackFile(landFile, "land", files), map.zones);
  return {
    ...zonesOf(map.zones),
    crossings: map.crossings,
    bands: map.bands,
    raidOn: map.raidOn,
    units: stock.units,
    unitIds: Object.keys(stock.units),
    hqs: stock.hqs,
    hqIds: Object.keys(stock.hqs),
    chits: record(CHIT_TYPES, (type) => chitOf(chits, type)),
    pools: record(SEATS, (seat) => poolsOf(chits, seat)),
    cascade: rows,
    charts,
    scenarios: record(SCENARIOS, (id) => scenarioOf(id, rules, forces, stock.units)),
    figures,
    map: land,
    sources: sourcesOf([
      ...map.zones,
      ...Object.values(stock.units),
      ...pieces.hqs,
      ...chits.chits,
      ...Object.values(rows),
      ...rules.scenarios,
      ...forces.scenarios,
      figures,
    ]),
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(all.map((one) => [one.id, one]));

/** One value for each of these names. */
const record = <K extends string, T>(names: readonly K[], make: (name: K) => T): { readonly [name in K]: T } =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as { [name in K]: T };

function zonesOf(zones: readonly FileZone[]) {
  const ways = Object.fromEntries(zones.map(({ id, adjacent }) => [id, adjacent]));
  const where = (fits: (zone: FileZone) => boolean): readonly string[] => zones.filter(fits).map(({ id }) => id);
  return {
    zones: byId(zones.map(({ adjacent: _adjacent, ...zone }): Zone => zone)),
    zoneIds: zones.map(({ id }) => id),
    ways,
    distances: distancesOf(ways),
    zonesOf: record(COUNTRIES, (country) => where((zone) => zone.country === country)),
    south: where(({ litani }) => litani === "south"),
    sanctuaries: record(SEATS, (seat) => where(({ sanctuary }) => sanctuary === seat)),
  };
}

const unitsOf = ({ formations }: UnitsFile): readonly Unit[] =>
  formations.flatMap(({ units, id: _id, abilities, ...formation }) =>
    units.map(
      ({ abilities: own = [], ...unit }): Unit => ({ ...formation, ...unit, abilities: [...abilities, ...own] }),
    ),
  );

function chitOf({ chits }: ChitsFile, type: Chit["type"]): Chit {
  const chit = chits.find((one) => one.type === type);
  if (!chit) throw new Error(`the checks let a pack without ${type} pass`);
  return chit;
}

function poolsOf(chits: ChitsFile, seat: SeatId): { readonly usual: Pool; readonly optional: Pool } {
  const pool = (withOptional: boolean): Pool =>
    record(CHIT_TYPES, (type) => {
      const { counts, optional } = chitOf(chits, type);
      return optional && !withOptional ? 0 : counts[seat];
    });
  return { usual: pool(false), optional: pool(true) };
}

function scenarioOf(
  id: Scenario["id"],
  { scenarios }: ScenariosFile,
  forces: ForcesFile,
  units: Stock["units"],
): Scenario {
  const rules = scenarios.find((one) => one.id === id);
  const force = forces.scenarios.find((one) => one.id === id);
  if (!rules || !force) throw new Error(`the checks let a pack without ${id} pass`);
  const { idf, insurgent, reinforcements, syria, deployment } = force;
  return {
    ...rules,
    pieces: { idf, insurgent, reinforcements, syria },
    deployment: {
      idf: deploymentOf(deployment.idf, units),
      insurgent: deploymentOf(deployment.insurgent, units),
      syria: deploymentOf(deployment.syria, units),
    },
  };
}

function sourcesOf(items: readonly { readonly source: string }[]): Content["sources"] {
  const rulebook = items.filter(({ source }) => source.startsWith("rulebook")).length;
  return { rulebook, reconstruction: items.length - rulebook };
}

export function inventory(content: Pack): readonly Inventory[] {
  return [
    {
      counts: {
        zones: content.zoneIds.length,
        units: content.unitIds.length,
        headquarters: content.hqIds.length,
        chits: Object.values(content.chits).length,
        effects: Object.keys(content.cascade).length,
        scenarios: Object.keys(content.scenarios).length,
      },
      ...content.sources,
    },
  ];
}
