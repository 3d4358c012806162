import { type Wrong, wrongIn } from "../../../engine/index.ts";
import { FORCES, SYRIA } from "./rulebook-figures.ts";
import type { Deployment, Group, Pieces } from "./scenario-types.ts";
import type { FileGroup, FileZone, ForcesFile, ScenariosFile } from "./schema.ts";
import type { Nation } from "./sides.ts";
import type { Headquarters, Unit } from "./unit-types.ts";

type Force = ForcesFile["scenarios"][number];
type Rules = ScenariosFile["scenarios"][number];
/** Everything that forces are made of and stand on. */
export interface Ground {
  readonly zones: readonly FileZone[];
  readonly units: { readonly [id: string]: Unit };
  readonly hqs: { readonly [id: string]: Headquarters };
}

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
  ground: Ground,
): void {
  const wrong = wrongIn("forces");
  forces.forEach((force, i) => {
    const scenario = rules[i];
    if (!scenario) return;
    const path = `scenarios.${i}`;
    for (const part of PARTS) checkPieces(wrong, `${path}.${part}`, force[part], NATION_OF[part], ground);
    checkOnce(wrong, path, force);
    checkCounts(wrong, path, force, ground);
    checkSyria(wrong, path, force, scenario, ground);
    checkDeployments(wrong, `${path}.deployment`, force, scenario, ground);
  });
}

function checkPieces(wrong: Wrong, path: string, { hqs, units }: Pieces, nation: Nation, ground: Ground): void {
  const look = (list: readonly string[], pieces: { readonly [id: string]: Unit | Headquarters }, at: string): void => {
    list.forEach((id, i) => {
      const piece = Object.hasOwn(pieces, id) ? pieces[id] : undefined;
      if (!piece) wrong(`${path}.${at}.${i}`, `there is no “${id}” among the ${at}`);
      else if (piece.nation !== nation) wrong(`${path}.${at}.${i}`, `${piece.label} is not of ${nation}`);
    });
  };
  look(hqs, ground.hqs, "hqs");
  look(units, ground.units, "units");
}

function checkOnce(wrong: Wrong, path: string, force: Force): void {
  const all = PARTS.flatMap((part) => [...force[part].hqs, ...force[part].units]);
  const again = all.find((id, i) => all.indexOf(id) < i);
  if (again !== undefined) wrong(path, `“${again}” is listed twice`);
}

const countOf = ({ hqs, units }: Pieces, type: string, ground: Ground): number =>
  type === "hq" ? hqs.length : units.filter((id) => ground.units[id]?.type === type).length;

function checkCounts(wrong: Wrong, path: string, force: Force, ground: Ground): void {
  for (const part of ["idf", "insurgent", "reinforcements"] as const) {
    const counts = Object.entries(FORCES[force.id][part]);
    for (const [type, count] of counts) {
      const found = countOf(force[part], type, ground);
      if (found !== count) wrong(`${path}.${part}`, `there must be ${count} of ${type}, not ${found} (§15)`);
    }
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const found = force[part].hqs.length + force[part].units.length;
    if (found !== total) wrong(`${path}.${part}`, `there must be ${total} pieces, not ${found} (§15)`);
  }
}

function checkSyria(wrong: Wrong, path: string, { syria }: Force, { widerWar }: Rules, ground: Ground): void {
  if (!widerWar && syria.hqs.length + syria.units.length > 0)
    wrong(`${path}.syria`, "Syria stays out of this scenario");
  if (!widerWar) return;
  for (const [type, count] of Object.entries(SYRIA)) {
    const found = countOf(syria, type, ground);
    if (found !== count) wrong(`${path}.syria`, `there must be ${count} of ${type}, not ${found} (§12.1)`);
  }
}

function checkDeployments(wrong: Wrong, path: string, force: Force, scenario: Rules, ground: Ground): void {
  const { c2, setUp } = scenario;
  const check = (side: "idf" | "insurgent" | "syria", most: number, isOpen: (zone: FileZone) => boolean): void => {
    const groups = force.deployment[side];
    groups.forEach((group, i) => {
      checkGroup(wrong, `${path}.${side}.${i}`, group, { most, isOpen, zones: ground.zones });
    });
    checkComplete(wrong, `${path}.${side}`, groups, force[side]);
  };
  check("idf", c2.idf, ({ country }) => country === "israel");
  check("insurgent", c2.insurgent, ({ country, litani }) =>
    setUp.insurgentZones === "south" ? litani === "south" : country === "lebanon",
  );
  check("syria", c2.insurgent + 1, ({ country }) => country === "syria"); // R-130 raises C2 first
  for (const { id, name, litani } of ground.zones) {
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

/** a unit with a fixed mode stands in that one. */
export const deploymentOf = (groups: readonly FileGroup[], units: Ground["units"]): Deployment =>
  groups.map(
    ({ zone, hq, mode, units: ids }): Group => ({
      zone,
      hq,
      units: ids.map((unit) => ({ unit, mode: units[unit]?.fixedMode ?? mode })),
    }),
  );
