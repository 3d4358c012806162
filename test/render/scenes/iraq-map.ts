import type { MapPanel, Point } from "#scene";
import { type Fill, type MapElement, type Projection, project, projectBorders, ringOf } from "#scene";
import geography from "./iraq.json" with { type: "json" };

interface Geography {
  projection: Projection;
  size: Point;
  borders: Record<string, Point[]>;
  areas: { id: string; name: string; ring: string[]; labelAt: Point }[];
  gulf: Point[];
  lakes: Point[][];
  marshes: Point[][];
  rivers: { name: string; width: number; line: Point[] }[];
  neighbourBorders: Point[][];
  seas: { name: string; at: Point }[];
  countries: { name: string; at: Point; small?: boolean }[];
  towns: { name: string; at: Point; side: "n" | "e" | "s" | "w" }[];
}

/** The one place where the JSON's arrays become points. */
const iraq = geography as unknown as Geography;
const borders = projectBorders(iraq.projection, iraq.borders);
export const onMap = (point: Point): Point => project(iraq.projection, point);
const lineOnMap = (line: readonly Point[]): Point[] => line.map(onMap);

export const areaRings = Object.fromEntries(iraq.areas.map((area) => [area.id, ringOf(borders, area.ring)]));

/** The map of Iraq with its five areas filled as given, and the elements of the moment on top. */
export function iraqMap(fills: Readonly<Record<string, Fill>>, elements: readonly MapElement[]): MapPanel {
  return {
    kind: "map",
    width: iraq.size[0],
    height: iraq.size[1],
    ground: { colour: "foreign" },
    base: { key: "showcase/iraq", elements: [...ground(), ...areas(fills), ...water(), ...names(), ...towns()] },
    elements,
  };
}

function ground(): MapElement[] {
  const state = [
    "turkey",
    "iran-north",
    "iran-diyala",
    "iran-south",
    "-coast",
    "-kuwait",
    "-saudi-east",
    "-saudi-west",
    "-jordan",
    "-syria-south",
    "-syria-north",
  ];
  return [
    { kind: "line", style: "coast", points: lineOnMap(iraq.gulf.slice(5)) },
    { kind: "region", polygons: [[lineOnMap(iraq.gulf)]], fill: { colour: "sea" }, outlineColour: "water" },
    ...iraq.neighbourBorders.map((line): MapElement => ({ kind: "line", style: "border", points: lineOnMap(line) })),
    {
      kind: "region",
      polygons: [ringOf(borders, state)],
      fill: { colour: "land" },
      outline: "firm",
      outlineColour: "ink",
    },
  ];
}

function areas(fills: Readonly<Record<string, Fill>>): MapElement[] {
  return iraq.areas.map((area) => {
    const fill = fills[area.id] ?? { colour: "land" as const };
    return { kind: "region", polygons: [areaRings[area.id] ?? []], fill, outline: "bold", outlineColour: fill.colour };
  });
}

function water(): MapElement[] {
  return [
    ...iraq.marshes.map(
      (ring): MapElement => ({
        kind: "region",
        polygons: [[lineOnMap(ring)]],
        fill: { colour: "marsh", pattern: "waves", patternColour: "water" },
        outline: "none",
      }),
    ),
    ...iraq.rivers.map(
      (river): MapElement => ({ kind: "line", style: "river", points: lineOnMap(river.line), width: river.width }),
    ),
    ...iraq.lakes.map(
      (ring): MapElement => ({
        kind: "region",
        polygons: [[lineOnMap(ring)]],
        fill: { colour: "sea" },
        outlineColour: "water",
      }),
    ),
  ];
}

function names(): MapElement[] {
  return [
    ...iraq.countries.map(
      (country): MapElement => ({
        kind: "lettering",
        at: onMap(country.at),
        text: { text: country.name, minor: country.small ?? false },
        style: "country",
        size: country.small ? "tiny" : "small",
      }),
    ),
    ...iraq.seas.map(
      (sea): MapElement => ({
        kind: "lettering",
        at: onMap(sea.at),
        text: { text: sea.name, minor: true },
        style: "water",
        size: "tiny",
        turn: 52,
      }),
    ),
    ...iraq.areas.map(
      (area): MapElement => ({
        kind: "lettering",
        at: onMap(area.labelAt),
        text: area.name,
        style: "title",
        size: "body",
      }),
    ),
  ];
}

function towns(): MapElement[] {
  return iraq.towns.map((town) => ({
    kind: "space",
    at: onMap(town.at),
    radius: 4.5,
    fill: { colour: "ink" },
    label: { text: town.name, minor: true },
    labelSide: town.side,
  }));
}
