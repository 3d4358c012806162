import { type Frozen, mustGet } from "../../../engine/index.ts";
import { type BaseLayer, Bases, type MapElement, type Region } from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Country, Holder } from "../content/sides.ts";
import type { Content } from "../content/types.ts";
import { isClosed, type Seen } from "./seen.ts";
import { colourOf, styleOf } from "./side-style.ts";

/** What a board shows of the map: from edge to edge below its heading. */
export const SIGHT = { width: 1650, height: 980 } as const;

const bases = new Bases<Frozen<Content>>();

/** Land and water as they are through a game, and the lines over the colours of the day. */
export const ground = (content: Frozen<Content>): BaseLayer =>
  bases.of(content, "", () => ({
    key: "fitna",
    elements: soil(content),
    shapes: Object.fromEntries(content.land.areas.map(({ id, polygon }) => [id, [polygon]])),
    parts: { lines: [...water(content), ...lines(content)] },
  }));

function soil({ land: { countries, ranges } }: Frozen<Content>): readonly MapElement[] {
  const all = countries.flatMap(({ polygons }) => polygons);
  return [
    { kind: "shore", polygons: all, reach: 26 },
    { kind: "region", polygons: all, fill: { colour: "land" }, outline: "none" },
    { kind: "relief", seed: 2012, ridges: ranges, strength: 0.42, plain: 0.12, within: all },
  ];
}

const water = ({ land }: Frozen<Content>): readonly MapElement[] => [
  ...land.marshes.map(
    (ring): MapElement => ({
      kind: "region",
      polygons: [[ring]],
      fill: { colour: "marsh", pattern: "waves", patternColour: "water" },
      outline: "none",
    }),
  ),
  ...land.rivers.map((points): MapElement => ({ kind: "river", points, width: 5 })),
  ...land.lakes.map(
    (ring): MapElement => ({ kind: "region", polygons: [[ring]], fill: { colour: "sea" }, outlineColour: "water" }),
  ),
];

const lines = ({ land: { borders, coast } }: Frozen<Content>): readonly MapElement[] => [
  ...borders.map((points): MapElement => ({ kind: "line", style: "border", points })),
  ...coast.map((points): MapElement => ({ kind: "line", style: "coast", points })),
];

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

/** The colour of a side over its land, and its pattern for those who do not see colours. */
function filmOf(side: Holder): Pick<Region, "wash" | "washStrength" | "washPattern"> {
  const { pattern, strength } = styleOf(side);
  return { wash: colourOf(side), washStrength: strength, ...(pattern ? { washPattern: pattern } : {}) };
}

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
  return seen.content.land.fronts.flatMap(({ between: [a, b], points }): MapElement[] => {
    if (isClosed(seen, a) || isClosed(seen, b) || holderOf(seen, a) === holderOf(seen, b)) return [];
    return [{ kind: "line", style: "front", points, colour: "ink", width: FRONT }];
  });
}

/** Who holds a space; the land of one that the edition lacks belongs to the nearest. */
function holderOf({ content, edition, table }: Seen, id: SpaceId): Holder | undefined {
  return table.control[Object.hasOwn(edition.spaces, id) ? id : nearest(content, edition.spaceIds, id)];
}

function nearest({ land: { places } }: Frozen<Content>, ids: readonly SpaceId[], id: SpaceId): SpaceId {
  const [x, y] = mustGet(places, id);
  const far = (other: SpaceId): number => {
    const [u, v] = mustGet(places, other);
    return Math.hypot(u - x, v - y);
  };
  return ids.reduce((best, other) => (far(other) < far(best) ? other : best));
}
