/** Everything on the map that stays the same through a game: the land, its areas in the colours of their factions, names. */
import { type Frozen, onceEach, type Seat } from "#engine";
import { type BaseLayer, lines, type MapElement, waters } from "#scene";
import type { Geography } from "../../content/geography.ts";

export const ground = onceEach(
  (map: Frozen<Geography>, ...seats: readonly Seat[]): BaseLayer => ({
    key: `iraqi-conflict/${seats.length}`,
    elements: [...land(map), ...areas(map, seats), ...waters(map, 7), ...outlines(map), ...countries(map)],
    parts: { names: areaNames(map, seats) },
  }),
);

function land({ countries, ranges }: Frozen<Geography>): MapElement[] {
  const [home, ...neighbours] = countries;
  const abroad = neighbours.flatMap(({ polygons }) => polygons);
  const all = countries.flatMap(({ polygons }) => polygons);
  return [
    { kind: "shore", polygons: all, reach: 26 },
    { kind: "region", polygons: abroad, fill: { colour: "foreign" }, outline: "none" },
    { kind: "region", polygons: home?.polygons ?? [], fill: { colour: "land" }, outline: "none" },
    { kind: "relief", seed: 1932, ridges: ranges, strength: 0.42, plain: 0.14, variety: 0.8, tint: 0.4, within: all },
  ];
}

/** An area whose faction nobody plays stays plain. */
const areas = (map: Frozen<Geography>, seats: readonly Seat[]): MapElement[] =>
  map.areas
    .filter(({ id }) => seats.includes(id))
    .map(({ id, polygon }) => ({
      kind: "region",
      polygons: [polygon],
      wash: `@${id}`,
      rim: `@${id}`,
      rimWidth: 11,
      outline: "none",
    }));

const outlines = ({ borders, coast, countries, areas }: Frozen<Geography>): MapElement[] => [
  ...lines("border", borders),
  ...lines("coast", coast),
  ...areas.map(
    ({ polygon }): MapElement => ({ kind: "region", polygons: [polygon], outline: "fine", outlineColour: "ink" }),
  ),
  { kind: "region", polygons: countries[0]?.polygons ?? [], outline: "cased", outlineColour: "ink" },
];

const countries = ({ names }: Frozen<Geography>): MapElement[] =>
  names.map(({ text, kind, at, turn }) => ({
    kind: "lettering",
    at,
    text: { text, minor: true },
    style: kind,
    size: "body",
    turn,
  }));

/** They follow the land, over whatever lies on it; quiet where nobody plays. */
const areaNames = ({ areas }: Frozen<Geography>, seats: readonly Seat[]): MapElement[] =>
  areas.map(({ id, name, label, middle }) => ({
    kind: "lettering",
    at: middle,
    along: label,
    ...(seats.includes(id)
      ? { text: name, style: "title", size: "body" }
      : { text: { text: name, minor: true }, style: "place", colour: "muted", size: "small" }),
  }));
