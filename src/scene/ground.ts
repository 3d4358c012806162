/** The ground of a map: its marshes, rivers and lakes, and lines such as coasts and borders. */
import type { MapElement } from "./map.ts";
import type { Line } from "./terrain.ts";
import type { Point } from "./words.ts";

type Path = readonly Point[];

interface Waters {
  readonly marshes?: readonly Path[];
  readonly rivers: readonly Path[];
  readonly lakes: readonly Path[];
}

/** Marshes, rivers and lakes of a land; `width`: of rivers, in map units. */
export const waters = ({ marshes = [], rivers, lakes }: Waters, width: number): readonly MapElement[] => [
  ...marshes.map(
    (ring): MapElement => ({
      kind: "region",
      polygons: [[ring]],
      fill: { colour: "marsh", pattern: "waves", patternColour: "water" },
      outline: "none",
    }),
  ),
  ...rivers.map((points): MapElement => ({ kind: "river", points, width })),
  ...lakes.map(
    (ring): MapElement => ({ kind: "region", polygons: [[ring]], fill: { colour: "sea" }, outlineColour: "water" }),
  ),
];

/** Lines that look alike: coasts, borders. */
export const lines = (style: Line["style"], all: readonly Path[]): readonly Line[] =>
  all.map((points) => ({ kind: "line", style, points }));
