/** Whether a pack's map holds together: zones, their hexes and neighbours, sanctuaries, the Litani and rocket bands. */
import { type Wrong, wrongIfRepeated, wrongIn } from "#engine";
import { components, oneWay } from "#graph";
import type { Hex } from "#scene";
import type { FileZone, MapFile } from "./map-types.ts";

const STEPS: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

/** Zones are named once, adjacent where their hexes are, and on the side of the Litani and of the bands that they say. */
export function checkMap(map: MapFile): void {
  const wrong = wrongIn("map");
  const { zones } = map;
  wrongIfRepeated(wrong, "zones", zones, ["id", "name"]);
  zones.forEach((zone, i) => {
    if (zone.number !== i + 1) wrong(`zones.${i}.number`, `must be ${i + 1}`);
    checkLand(wrong, zone, `zones.${i}`);
  });
  checkCells(wrong, zones);
  checkAdjacency(wrong, zones);
  checkSanctuaries(wrong, map);
  checkCrossings(wrong, map);
  checkBands(wrong, map);
}

function checkLand(wrong: Wrong, { country, litani, sanctuary }: FileZone, path: string): void {
  if ((country === "lebanon") !== (litani !== null))
    wrong(`${path}.litani`, "a zone of Lebanon lies south or north of the Litani, another does not");
  if (sanctuary !== null && (sanctuary === "idf") !== (country === "israel"))
    wrong(`${path}.sanctuary`, `${country} has no sanctuary of ${sanctuary}`);
  if (country === "syria" && sanctuary === null) wrong(`${path}.sanctuary`, "Syria is a sanctuary of insurgent");
}

function checkCells(wrong: Wrong, zones: readonly FileZone[]): void {
  const owners = new Map<string, string>();
  zones.forEach(({ name, cells }, i) => {
    cells.forEach((cell, k) => {
      const owner = owners.get(String(cell));
      if (owner !== undefined) wrong(`zones.${i}.cells.${k}`, `hex ${cell} belongs to ${owner}`);
      owners.set(String(cell), name);
    });
    const graph = Object.fromEntries(
      cells.map((cell) => [String(cell), around(cell).filter((one) => isOf(cells, one))]),
    );
    if (components(graph).length > 1) wrong(`zones.${i}.cells`, `the hexes of ${name} do not hang together`);
  });
}

const around = ([q, r]: Hex): readonly string[] => STEPS.map(([dq, dr]) => String([q + dq, r + dr]));
const isOf = (cells: readonly Hex[], cell: string): boolean => cells.some((one) => String(one) === cell);

const touch = (a: FileZone, b: FileZone): boolean =>
  a.cells.some((cell) => around(cell).some((next) => isOf(b.cells, next)));

function checkAdjacency(wrong: Wrong, zones: readonly FileZone[]): void {
  zones.forEach((zone, i) => {
    const path = `zones.${i}.adjacent`;
    const touching = zones.filter((other) => other !== zone && touch(zone, other));
    zone.adjacent.forEach((id, k) => {
      const other = zones.find((one) => one.id === id) ?? wrong(`${path}.${k}`, `there is no zone “${id}”`);
      if (zone.adjacent.indexOf(id) < k) wrong(`${path}.${k}`, `“${id}” is named twice`);
      if (!touching.includes(other)) wrong(`${path}.${k}`, `the hexes of ${zone.name} and ${other.name} do not touch`);
    });
    const missing = touching.find(({ id }) => !zone.adjacent.includes(id));
    if (missing) wrong(path, `the hexes of ${zone.name} and ${missing.name} touch`);
  });
  const graph = Object.fromEntries(zones.map(({ id, adjacent }) => [id, adjacent]));
  const [from, to] = oneWay(graph) ?? [];
  if (from !== undefined) wrong("zones", `${from} leads to ${to}, but not back`);
  const [, apart] = components(graph);
  if (apart) wrong("zones", `${apart[0]} cannot be reached`);
}

function checkSanctuaries(wrong: Wrong, { zones, raidOn }: MapFile): void {
  for (const seat of ["idf", "insurgent"] as const)
    if (!zones.some(({ sanctuary }) => sanctuary === seat)) wrong("zones", `there is no sanctuary of ${seat}`);
  const syria = zones.filter(({ country }) => country === "syria").length;
  if (syria !== 1) wrong("zones", `Syria must be one zone, not ${syria}`);
  const raided = zones.find(({ id }) => id === raidOn);
  if (raided?.country !== "israel") wrong("raidOn", `“${raidOn}” is no zone of Israel`);
}

/** The Litani runs wherever a zone south of it is adjacent to one north of it, and nowhere else. */
function checkCrossings(wrong: Wrong, { zones, crossings }: MapFile): void {
  const side = (id: string) => zones.find((zone) => zone.id === id)?.litani;
  const isCrossed = (a: string, b: string): boolean =>
    crossings.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
  crossings.forEach(([south, north], i) => {
    const isAdjacent = zones.find(({ id }) => id === south)?.adjacent.includes(north);
    if (!isAdjacent || side(south) !== "south" || side(north) !== "north")
      wrong(`crossings.${i}`, `${south} is not south of the Litani and adjacent to ${north} north of it`);
  });
  for (const { id, litani, adjacent } of zones)
    for (const next of adjacent)
      if (litani === "south" && side(next) === "north" && !isCrossed(id, next))
        wrong("crossings", `the Litani runs between ${id} and ${next}`);
}

/** rockets are fired from the rows south of their band, Syria aside. */
function checkBands(wrong: Wrong, { zones, bands }: MapFile): void {
  for (const rocket of ["sr", "mr"] as const) {
    const lines = bands.filter((band) => band.rocket === rocket);
    const [band] = lines;
    if (lines.length !== 1) wrong("bands", `there must be one of ${rocket}`);
    const [south = 0, north = 0] = band?.rows ?? [];
    if (north !== south - 1) wrong("bands", `that of ${rocket} must lie between two rows, the southern one first`);
    zones.forEach(({ name, country, cells, rockets }, i) => {
      const within = country !== "syria" && cells.every(([, r]) => r >= south);
      if (rockets.includes(rocket) !== within)
        wrong(`zones.${i}.rockets`, `${name} is ${within ? "" : "not "}south of the band of ${rocket}`);
    });
  }
}
