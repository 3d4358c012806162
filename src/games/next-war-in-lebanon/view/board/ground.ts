/**
 * What stays the same through a game: land and sea, the ground of the zones; over the colours of the day lines and names.
 */
import { type Frozen, mustGet, once } from "#engine";
import { type BaseLayer, lines, type MapElement, type Point, type Region, waters } from "#scene";
import type { Band, Content, Terrain } from "../../content/types.ts";
import { betweenCountries, betweenRows } from "./borders.ts";
import { areaOf, centresOf, nameAt, RIVER_NAME_AT } from "./hexes.ts";
import { namesAround, namesIn, zoneName } from "./surroundings.ts";

export const ground = once(
  (content: Frozen<Content>): BaseLayer => ({
    key: "next-war-in-lebanon",
    elements: [...land(content), ...zones(content), ...hills(content), ...waters(content.map, 5)],
    shapes: Object.fromEntries(content.zoneIds.map((id) => [id, [areaOf(content, id).polygon]])),
    parts: {
      lines: linesOf(content),
      names: names(content),
      zones: zoneNames(content),
      ...Object.fromEntries(content.zoneIds.map((id) => [namesAround(id), namesIn(content, id)])),
    },
  }),
);

/** The bare shape of the land, for what lies over it. */
export const bareLand = once(
  (content: Frozen<Content>): BaseLayer => ({ key: "next-war-in-lebanon/bare", elements: outlines(content) }),
);

const outlines = (content: Frozen<Content>): readonly MapElement[] => [
  {
    kind: "region",
    polygons: content.map.countries.flatMap(({ polygons }) => polygons),
    fill: { colour: "steppe" },
    outline: "none",
  },
  ...content.zoneIds.map((id): MapElement => {
    const { terrain } = mustGet(content.zones, id);
    const colour = terrain === "remote" ? "mountain" : terrain === "urban" ? "foreign" : "land";
    return { kind: "region", polygons: [areaOf(content, id).polygon], fill: { colour }, outline: "fine" };
  }),
  { kind: "river", points: content.map.litani, width: 11 },
];

function land({ map: { countries } }: Frozen<Content>): readonly MapElement[] {
  const all = countries.flatMap(({ polygons }) => polygons);
  return [
    { kind: "shore", polygons: all, reach: 26 },
    { kind: "region", polygons: all, fill: { colour: "foreign" }, outline: "none" },
  ];
}

/** What the ground of a terrain looks like: blocks of houses, plots where people live, bare rock. */
const GROUNDS: { readonly [terrain in Terrain]: (seed: number) => Pick<Region, "fill" | "texture"> } = {
  urban: (seed) => ({ texture: { kind: "streets", seed, turn: (seed * 17) % 40, grain: 15 } }),
  populated: (seed) => ({ texture: { kind: "fields", seed, grain: 30 } }),
  remote: () => ({ fill: { colour: "mountain" } }),
};

/** sanctuaries are hatched. */
const SANCTUARY: Pick<Region, "fill"> = { fill: { colour: "steppe", pattern: "hatch", patternColour: "muted" } };

const zones = ({ zones, zoneIds }: Frozen<Content>): readonly MapElement[] =>
  zoneIds.map((id, i): MapElement => {
    const { terrain, sanctuary } = mustGet(zones, id);
    return { kind: "region", polygons: id, outline: "none", ...(sanctuary ? SANCTUARY : GROUNDS[terrain](i + 1)) };
  });

/** Shaded everywhere, most in remote zones. */
const hills = (content: Frozen<Content>): readonly MapElement[] => [
  {
    kind: "relief",
    seed: 2006,
    ridges: content.map.ranges,
    strength: 0.5,
    plain: 0.16,
    within: content.map.countries.flatMap(({ polygons }) => polygons),
  },
  ...content.zoneIds
    .filter((id) => mustGet(content.zones, id).terrain === "remote")
    .map((id, i): MapElement => {
      const [[x, y] = [0, 0]] = centresOf(content, id);
      const crest: readonly Point[] = [
        [x - 90, y + 60],
        [x - 10, y - 10 + 20 * (i % 2)],
        [x + 100, y - 50],
      ];
      const ridges = [{ points: crest, height: 0.8, reach: 80 }];
      return { kind: "relief", seed: 7 + i, ridges, strength: 0.5, plain: 0.5, within: id };
    }),
];

/** From there on Israel borders on Syria; before, on Lebanon, along the sides of the hexes, as the rules have it. */
const FRONTIER_ENDS = 880;

function linesOf(content: Frozen<Content>): readonly MapElement[] {
  const { map, zoneIds, bands } = content;
  const [israel = [], ...borders] = map.borders;
  const far = israel.findIndex(([, y]) => y > FRONTIER_ENDS);
  const frontier = betweenCountries(content, "israel", "lebanon");
  return [
    ...lines("coast", map.coast),
    ...zoneIds.map((id): MapElement => ({ kind: "region", polygons: id, outline: "firm", outlineColour: "muted" })),
    ...bands.flatMap((band) => bandLine(content, band)),
    ...lines("border", borders),
    { kind: "river", points: map.litani, width: 11 },
    { kind: "line", style: "border", points: israel.slice(far) },
    ...lines("border", frontier).map((line) => ({ ...line, colour: "bad", width: 6 }) as const),
  ];
}

/** rockets of that range are fired from the south of it, which lies left. */
function bandLine(content: Frozen<Content>, { rows }: Band): readonly MapElement[] {
  const points = betweenRows(content, rows);
  const [[x, y] = [0, 0]] = points;
  const top: Point = [x, y - 78];
  return [{ kind: "line", style: "band", points: [top, ...points], width: 15 }];
}

function bandName(content: Frozen<Content>, { rocket, rows }: Band): readonly MapElement[] {
  const [[x] = [0]] = betweenRows(content, rows);
  const text = `◀ ${rocket.toUpperCase()} range`;
  return [{ kind: "lettering", style: "place", align: "end", at: [x - 14, 22], text, colour: "bad" }];
}

function names(content: Frozen<Content>): readonly MapElement[] {
  return [
    {
      kind: "lettering",
      style: "water",
      at: [1345, 24],
      colour: "ink",
      text: { text: "Mediterranean Sea", minor: true },
    },
    {
      kind: "lettering",
      style: "place",
      size: "tiny",
      at: RIVER_NAME_AT,
      colour: "water",
      text: { text: "Litani", minor: true },
    },
    ...content.bands.flatMap((band) => bandName(content, band)),
    ...north(),
  ];
}

/** R-45 calls zones by their numbers. */
const zoneNames = (content: Frozen<Content>): readonly MapElement[] =>
  content.zoneIds.map((id) => zoneName(content, id, nameAt(content, id)));

const north = (): readonly MapElement[] => [
  {
    kind: "region",
    polygons: [
      [
        [
          [1548, 58],
          [1632, 34],
          [1560, 76],
          [1564, 63],
        ],
      ],
    ],
    fill: { colour: "ink", shade: "full" },
    outline: "none",
  },
  { kind: "lettering", style: "title", at: [1626, 74], text: { text: "N", minor: true } },
];
