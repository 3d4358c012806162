/** The ground of the map, which stays the same through a game, and the lands in the colours of the day. */

import { type Frozen, mustGet, once } from "#engine";
import {
  type BaseLayer,
  between,
  cosine,
  distance,
  lines,
  type MapElement,
  type Point,
  type Polygon,
  SIGHT,
  sidesOf,
  sine,
  waters,
} from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import type { Country, Holder } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import { isClosed, type Seen } from "./seen.ts";
import { filmOf } from "./side-style.ts";

/** Land and water as they are through a game, and the lines over the colours of the day. */
export const ground = once(
  (content: Frozen<Content>): BaseLayer => ({
    key: "fitna",
    elements: soil(content),
    shapes: shapesOf(content),
    parts: {
      lines: [
        ...waters(content.land, 5),
        ...lines("border", content.land.borders),
        ...lines("coast", content.land.coast),
      ],
    },
  }),
);

function soil({ land: { countries, ranges } }: Frozen<Content>): readonly MapElement[] {
  const all = countries.flatMap(({ polygons }) => polygons);
  return [
    { kind: "shore", polygons: all, reach: 26 },
    { kind: "region", polygons: all, fill: { colour: "land" }, outline: "none" },
    { kind: "relief", seed: 2012, ridges: ranges, strength: 0.42, plain: 0.12, within: all },
  ];
}

function shapesOf(content: Frozen<Content>): NonNullable<BaseLayer["shapes"]> {
  const outline = aroundAll(content);
  return Object.fromEntries(content.land.areas.map(({ id, polygon }) => [id, [clipped(polygon, outline)]]));
}

/** Land that runs to the frame reaches no farther than this beyond the outermost places, in map units. */
const REACH = 78;

/** What a side holds around a place at the edge of the map is not all that lies behind it. */
function clipped(polygon: Polygon, outline: readonly Point[]): Polygon {
  const [outer = [], ...holes] = polygon;
  const runsOut = outer.some(([x, y]) => x <= 0 || y <= 0 || x >= SIGHT.width || y >= SIGHT.height);
  if (!runsOut) return polygon;
  return [within(outer, outline), ...holes];
}

/** Lines between spaces, no farther than their land is coloured. */
const trimmed = once((content: Frozen<Content>): Frozen<Content>["land"]["fronts"] => {
  const outline = aroundAll(content);
  const isInside = (point: Point): boolean => sidesOf(outline).every(([a, b]) => turn(a, b, point) >= 0);
  return content.land.fronts.map(({ between, points }) => ({ between, points: points.filter(isInside) }));
});

/** Around all places, and REACH beyond them: land ends in a curve, not in the straight lines of a ruler. */
function aroundAll({ land: { places } }: Frozen<Content>): readonly Point[] {
  const tight = hull(Object.values(places).flatMap((place) => roundAbout(place, REACH)));
  return hull(sidesOf(tight).flatMap(([a, b]) => bowed(a, b)));
}

/** How far a line bows outwards, as a share of its length, and in how many steps. */
const BOW = { share: 0.11, steps: 16 } as const;

/** Points from one to short of the next, clockwise, on an arc to the left of the line between them. */
function bowed([ax, ay]: Point, [bx, by]: Point): readonly Point[] {
  return Array.from({ length: BOW.steps }, (_, i): Point => {
    const part = i / BOW.steps;
    const out = 4 * BOW.share * part * (1 - part);
    return [ax + (bx - ax) * part + (by - ay) * out, ay + (by - ay) * part - (bx - ax) * out];
  });
}

/** The smallest convex ring around points, clockwise on the picture (Andrew's chain). */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted(([a, b], [c, d]) => a - c || b - d);
  const chain = (all: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const point of all) {
      for (let [a, b] = kept.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = kept.slice(-2)) kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** Above 0: to the right, as the picture is seen. */
const turn = (a: Point, b: Point, [x, y]: Point): number => (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);

/** A ring of many corners, clockwise on the picture. */
const roundAbout = ([x, y]: Point, radius: number): readonly Point[] =>
  Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2;
    return [x + cosine(angle) * radius, y + sine(angle) * radius];
  });

/** The part of a ring that lies inside of a convex one, corner by corner (Sutherland and Hodgman). */
function within(ring: readonly Point[], convex: readonly Point[]): readonly Point[] {
  let left = ring;
  for (const [a, b] of sidesOf(convex))
    left = left.flatMap((point, k) => {
      const before = left.at(k - 1) ?? point;
      const [from, to] = [turn(a, b, before), turn(a, b, point)];
      const cut = between(before, point, from / (from - to));
      return from >= 0 !== to >= 0 ? (to >= 0 ? [cut, point] : [cut]) : to >= 0 ? [point] : [];
    });
  return left;
}

/** Whose land it is on the map of the earth. */
const LAND_NAMES: { readonly [country in Country]: readonly string[] } = {
  IRQ: ["Iraq"],
  SYR: ["Syria"],
  LEB: ["Lebanon"],
  ISR: ["Israel", "Palestine"],
  TUR: ["Turkey"],
  IRN: ["Iran"],
  JOR: ["Jordan"],
  SAU: ["Saudi Arabia"],
  KUW: ["Kuwait"],
};

const CLOSED = { wash: "grey", washStrength: 0.34, outline: "none" } as const;
const FRONT = 2.6;

/** The land that each side holds in its colour, lines between sides, and closed countries grey. */
export function holdings(seen: Seen): readonly MapElement[] {
  const { content, scenario } = seen;
  const held = content.land.areas.filter(({ id }) => !isClosed(seen, id));
  const closed = scenario.closed.countries.flatMap((country) => LAND_NAMES[country]);
  const grey = content.land.countries.filter(({ name }) => closed.includes(name));
  return [
    ...held.flatMap(({ id }): MapElement[] => {
      const side = holderOf(seen, id);
      return side ? [{ kind: "region", polygons: id, ...filmOf(side), outline: "none" }] : [];
    }),
    ...fronts(seen),
    ...grey.map(({ polygons }): MapElement => ({ kind: "region", polygons, ...CLOSED })),
    ...scenario.closed.spaces.map((id): MapElement => ({ kind: "region", polygons: id, ...CLOSED })),
  ];
}

function fronts(seen: Seen): readonly MapElement[] {
  return trimmed(seen.content).flatMap(({ between: [a, b], points }): MapElement[] => {
    if (points.length < 2) return [];
    if (isClosed(seen, a) || isClosed(seen, b) || holderOf(seen, a) === holderOf(seen, b)) return [];
    return [{ kind: "line", style: "front", points, colour: "ink", width: FRONT }];
  });
}

/** Who holds a space; the land of one that the edition lacks belongs to the nearest. */
function holderOf({ content, edition, table }: Seen, id: SpaceId): Holder | undefined {
  return table.control[Object.hasOwn(edition.spaces, id) ? id : nearest(content, edition.spaceIds, id)];
}

function nearest({ land: { places } }: Frozen<Content>, ids: readonly SpaceId[], id: SpaceId): SpaceId {
  const far = (other: SpaceId): number => distance(mustGet(places, other), mustGet(places, id));
  return ids.reduce((best, other) => (far(other) < far(best) ? other : best));
}
