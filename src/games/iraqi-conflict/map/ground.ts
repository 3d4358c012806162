import type { Frozen, Seat } from "../../../engine/index.ts";
import { type BaseLayer, Bases, type Fill, type MapElement } from "../../../scene/index.ts";
import { pattern } from "../livery.ts";
import type { Geography } from "./geography.ts";

const bases = new Bases<Frozen<Geography>>();

/** Everything on the map that stays the same through a game: the land, its areas in the colours of their factions, names. */
export const ground = (map: Frozen<Geography>, seats: readonly Seat[]): BaseLayer =>
  bases.of(map, seats.join(), () => ({
    key: `iraqi-conflict/${seats.length}`,
    elements: [...land(map), ...areas(map, seats), ...water(map), ...lettering(map), ...towns(map)],
  }));

const land = (map: Frozen<Geography>): MapElement[] => [
  { kind: "region", polygons: [[map.gulf]], fill: { colour: "sea" }, outlineColour: "water" },
  ...map.neighbourBorders.map((points): MapElement => ({ kind: "line", style: "border", points })),
  {
    kind: "region",
    polygons: [map.outline],
    fill: { colour: "land" },
    outline: "firm",
    outlineColour: "ink",
  },
];

/** An area whose faction nobody plays stays plain. */
const areas = (map: Frozen<Geography>, seats: readonly Seat[]): MapElement[] =>
  map.areas
    .toSorted((a, b) => Number(seats.includes(a.id)) - Number(seats.includes(b.id)))
    .map(({ id, polygon }) => {
      const fill: Fill = seats.includes(id)
        ? { colour: `@${id}`, shade: "tint", pattern: pattern(id) }
        : { colour: "land" };
      return seats.includes(id)
        ? { kind: "region", polygons: [polygon], fill, outline: "bold", outlineColour: fill.colour }
        : { kind: "region", polygons: [polygon], fill, outline: "dashed", outlineColour: "muted" };
    });

const water = (map: Frozen<Geography>): MapElement[] => [
  ...map.marshes.map(
    (ring): MapElement => ({
      kind: "region",
      polygons: [[ring]],
      fill: { colour: "marsh", pattern: "waves", patternColour: "water" },
      outline: "none",
    }),
  ),
  ...map.rivers.map(({ line, width }): MapElement => ({ kind: "line", style: "river", points: line, width })),
  ...map.lakes.map(
    (ring): MapElement => ({ kind: "region", polygons: [[ring]], fill: { colour: "sea" }, outlineColour: "water" }),
  ),
];

const lettering = (map: Frozen<Geography>): MapElement[] => [
  ...map.countries.map(
    ({ name, at, small = false }): MapElement => ({
      kind: "lettering",
      at,
      text: { text: name, minor: true },
      style: "country",
      size: small ? "tiny" : "small",
    }),
  ),
  ...map.seas.map(
    ({ name, at }): MapElement => ({
      kind: "lettering",
      at,
      text: { text: name, minor: true },
      style: "water",
      size: "tiny",
      turn: 52,
    }),
  ),
  ...map.areas.map(
    ({ name, labelAt }): MapElement => ({ kind: "lettering", at: labelAt, text: name, style: "title", size: "body" }),
  ),
];

const towns = (map: Frozen<Geography>): MapElement[] =>
  map.towns.map(({ name, at, side }) => ({
    kind: "space",
    at,
    radius: 4.5,
    fill: { colour: "ink" },
    label: { text: name, minor: true },
    labelSide: side,
  }));
