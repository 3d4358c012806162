/** Whether each scenario has the rulebook's forces and a legal default deployment, and how rules read that deployment. */
import { type Wrong, wrongIn } from "#engine";
import type { FileZone } from "./map-types.ts";
import type { Deployment, FileGroup, ForcesFile, Group, Pieces, ScenariosFile } from "./scenario-types.ts";
import type { Nation, ScenarioId } from "./sides.ts";
import type { Headquarters, Unit, UnitType } from "./unit-types.ts";

type Force = ForcesFile["scenarios"][number];
type Rules = ScenariosFile["scenarios"][number];
/** Everything that forces are made of, and the zones where they stand. */
export interface Stock {
  readonly zones: readonly FileZone[];
  readonly units: { readonly [id: string]: Unit };
  readonly hqs: { readonly [id: string]: Headquarters };
}

/** Numbers of pieces that the rulebook gives, by which a pack is checked. */
type Counts = { readonly [type in UnitType | "hq"]?: number };

/** §15: what each scenario begins with, and its IDF reinforcements. */
const FORCES: {
  readonly [scenario in ScenarioId]: { readonly [force in "idf" | "insurgent" | "reinforcements"]: Counts };
} = {
  "next-war": {
    idf: { hq: 6, armor: 8, mech: 7, light: 3, cav: 1, sof: 3, csu: 4 },
    insurgent: { militia: 5, guerrilla: 12, sr: 5, mr: 3, missile: 1 },
    reinforcements: { hq: 1, mech: 1, cav: 2, csu: 1 },
  },
  "lebanon-2006": {
    idf: { hq: 1, armor: 3, mech: 2, light: 1, cav: 1, sof: 2, csu: 2 },
    insurgent: { militia: 5, guerrilla: 12, sr: 3, mr: 2 },
    reinforcements: { hq: 2, armor: 4, mech: 3, light: 1, sof: 1, csu: 2 },
  },
};

/** §12.1: what Syria enters with at least. */
const SYRIA: Counts = { hq: 1, missile: 3 };

const PARTS = ["idf", "insurgent", "reinforcements", "syria"] as const;
const NATION_OF: { readonly [part in (typeof PARTS)[number]]: Nation } = {
  idf: "israel",
  insurgent: "hezbollah",
  reinforcements: "israel",
  syria: "syria",
};

/** each scenario has the pieces of the rulebook, and its default deployment is legal. */
export function checkForces(
  { scenarios: rules }: ScenariosFile,
  { scenarios: forces }: ForcesFile,
  stock: Stock,
): void {
  const wrong = wrongIn("forces");
  forces.forEach((force, i) => {
    const scenario = rules[i];
    if (!scenario) return;
    const path = `scenarios.${i}`;
    for (const part of PARTS) checkPieces(wrong, `${path}.${part}`, force[part], NATION_OF[part], stock);
    checkOnce(wrong, path, force);
    checkCounts(wrong, path, force, stock);
    checkSyria(wrong, path, force, scenario, stock);
    checkDeployments(wrong, `${path}.deployment`, force, scenario, stock);
  });
}

function checkPieces(wrong: Wrong, path: string, { hqs, units }: Pieces, nation: Nation, stock: Stock): void {
  const look = (list: readonly string[], pieces: { readonly [id: string]: Unit | Headquarters }, at: string): void => {
    list.forEach((id, i) => {
      const piece = Object.hasOwn(pieces, id) ? pieces[id] : undefined;
      if (!piece) wrong(`${path}.${at}.${i}`, `there is no “${id}” among the ${at}`);
      else if (piece.nation !== nation) wrong(`${path}.${at}.${i}`, `${piece.label} is not of ${nation}`);
    });
  };
  look(hqs, stock.hqs, "hqs");
  look(units, stock.units, "units");
}

function checkOnce(wrong: Wrong, path: string, force: Force): void {
  const all = PARTS.flatMap((part) => [...force[part].hqs, ...force[part].units]);
  const again = all.find((id, i) => all.indexOf(id) < i);
  if (again !== undefined) wrong(path, `“${again}” is listed twice`);
}

const countOf = ({ hqs, units }: Pieces, type: string, stock: Stock): number =>
  type === "hq" ? hqs.length : units.filter((id) => stock.units[id]?.type === type).length;

function checkCounts(wrong: Wrong, path: string, force: Force, stock: Stock): void {
  for (const part of ["idf", "insurgent", "reinforcements"] as const) {
    const counts = Object.entries(FORCES[force.id][part]);
    for (const [type, count] of counts) {
      const found = countOf(force[part], type, stock);
      if (found !== count) wrong(`${path}.${part}`, `there must be ${count} of ${type}, not ${found} (§15)`);
    }
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const found = force[part].hqs.length + force[part].units.length;
    if (found !== total) wrong(`${path}.${part}`, `there must be ${total} pieces, not ${found} (§15)`);
  }
}

function checkSyria(wrong: Wrong, path: string, { syria }: Force, { widerWar }: Rules, stock: Stock): void {
  if (!widerWar && syria.hqs.length + syria.units.length > 0)
    wrong(`${path}.syria`, "Syria stays out of this scenario");
  if (!widerWar) return;
  for (const [type, count] of Object.entries(SYRIA)) {
    const found = countOf(syria, type, stock);
    if (found !== count) wrong(`${path}.syria`, `there must be ${count} of ${type}, not ${found} (§12.1)`);
  }
}

function checkDeployments(wrong: Wrong, path: string, force: Force, scenario: Rules, stock: Stock): void {
  const { c2, setUp } = scenario;
  const check = (side: "idf" | "insurgent" | "syria", most: number, isOpen: (zone: FileZone) => boolean): void => {
    const groups = force.deployment[side];
    groups.forEach((group, i) => {
      checkGroup(wrong, `${path}.${side}.${i}`, group, { most, isOpen, zones: stock.zones });
    });
    checkComplete(wrong, `${path}.${side}`, groups, force[side]);
  };
  check("idf", c2.idf, ({ country }) => country === "israel");
  check("insurgent", c2.insurgent, ({ country, litani }) =>
    setUp.insurgentZones === "south" ? litani === "south" : country === "lebanon",
  );
  check("syria", c2.insurgent + 1, ({ country }) => country === "syria"); // R-130 raises C2 first
  for (const { id, name, litani } of stock.zones) {
    const there = force.deployment.insurgent.filter(({ zone }) => zone === id).flatMap(({ units }) => units).length;
    if (litani === "south" && there < setUp.leastInSouth)
      wrong(`${path}.insurgent`, `at least ${setUp.leastInSouth} units must stand in ${name}, not ${there} (R-05)`);
  }
}

interface Limits {
  readonly most: number;
  readonly isOpen: (zone: FileZone) => boolean;
  readonly zones: readonly FileZone[];
}

function checkGroup(wrong: Wrong, path: string, group: FileGroup, { most, isOpen, zones }: Limits): void {
  const zone = zones.find(({ id }) => id === group.zone) ?? wrong(`${path}.zone`, `there is no zone “${group.zone}”`);
  if (!isOpen(zone)) wrong(`${path}.zone`, `${zone.name} is closed to these at the start`);
  if (group.units.length > most)
    wrong(`${path}.units`, `a box or stack holds ${most} units, not ${group.units.length}`);
}

function checkComplete(wrong: Wrong, path: string, groups: readonly FileGroup[], { hqs, units }: Pieces): void {
  const placed = {
    hqs: groups.flatMap(({ hq }) => (hq === null ? [] : [hq])),
    units: groups.flatMap((group) => group.units),
  };
  for (const [kind, all] of Object.entries({ hqs, units })) {
    const found = kind === "hqs" ? placed.hqs : placed.units;
    const odd = found.find((id, i) => !all.includes(id) || found.indexOf(id) < i);
    if (odd !== undefined) wrong(path, `“${odd}” stands there twice, or does not belong there`);
    const missing = all.find((id) => !found.includes(id));
    if (missing !== undefined) wrong(path, `“${missing}” stands nowhere`);
  }
}

/** a unit with a fixed mode is in that one. */
export const deploymentOf = (groups: readonly FileGroup[], units: Stock["units"]): Deployment =>
  groups.map(
    ({ zone, hq, mode, units: ids }): Group => ({
      zone,
      hq,
      units: ids.map((unit) => ({ unit, mode: units[unit]?.fixedMode ?? mode })),
    }),
  );
