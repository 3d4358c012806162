import { wrongIfRepeated, wrongIn } from "../../../engine/index.ts";
import { components } from "../../../graph/index.ts";
import type { ZonesFile } from "./zones.ts";

type FileZone = ZonesFile["zones"][number];

const ZONES = 23;

const wrong = wrongIn("zones");

/** Section 6.1: names are used once, edges lead both ways, banks agree with bridges, and everything hangs together. */
export function checkZones({ zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): void {
  if (zones.length !== ZONES) wrong("zones", `there must be ${ZONES} Zones, not ${zones.length}`);
  wrongIfRepeated(wrong, "zones", zones, ["id", "name"]);
  zones.forEach((zone, i) => {
    for (const way of ["land", "river"] as const) checkEdges(zones, zone, way, `zones.${i}.${way}`);
  });
  checkBridges({ zones, bridges });
  checkConnected(zones);
  for (const symbol of ["fortified", "sanctuary", "airport"] as const)
    if (!zones.some(({ symbols }) => symbols.includes(symbol))) wrong("zones", `no Zone has the symbol ${symbol}`);
}

function checkEdges(zones: readonly FileZone[], zone: FileZone, way: "land" | "river", path: string): void {
  zone[way].forEach((id, i) => {
    const other = zones.find((one) => one.id === id) ?? wrong(`${path}.${i}`, `there is no Zone “${id}”`);
    if (id === zone.id || zone[way].indexOf(id) < i) wrong(`${path}.${i}`, `“${id}” cannot stand here`);
    if (!other[way].includes(zone.id)) wrong(`${path}.${i}`, `${zone.name} leads to ${other.name}, but not back`);
    if ((zone.bank === other.bank) !== (way === "land"))
      wrong(`${path}.${i}`, `${zone.name} is ${zone.bank} of the River and ${other.name} ${other.bank}`);
  });
}

/** Every bridge is a crossing, and every crossing one bridge. */
function checkBridges({ zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): void {
  bridges.forEach(({ name, between: [a, b] }, i) => {
    if (!zones.find(({ id }) => id === a)?.river.includes(b))
      wrong(
        `bridges.${i}.between`,
        `the bridge ${name} leads from ${a} to ${b}, which are not adjacent over the River`,
      );
  });
  zones.forEach(({ id, river }, i) => {
    river.forEach((other, at) => {
      const over = bridges.filter(({ between }) => between.includes(id) && between.includes(other));
      if (over.length !== 1)
        wrong(`zones.${i}.river.${at}`, `one bridge must lead from ${id} to ${other}, not ${over.length}`);
    });
  });
}

function checkConnected(zones: readonly FileZone[]): void {
  for (const bank of ["west", "east"] as const) {
    const lost = cutOff(
      zones.filter((zone) => zone.bank === bank),
      ({ land }) => land,
    );
    if (lost) wrong("zones", `${lost.name} cannot be reached by land on the ${bank} bank`);
  }
  const lost = cutOff(zones, ({ land, river }) => [...land, ...river]);
  if (lost) wrong("zones", `${lost.name} cannot be reached`);
}

/** The first Zone without a way from the first of these. */
function cutOff(zones: readonly FileZone[], ways: (zone: FileZone) => readonly string[]): FileZone | undefined {
  const [, apart] = components(Object.fromEntries(zones.map((zone) => [zone.id, ways(zone)])));
  return zones.find(({ id }) => id === apart?.[0]);
}
