/** What never changes on the map: Zones, the Tigris, roads, bridges, names; and the city with other things on it. */
import { type Frozen, Kept, mustGet } from "#engine";
import {
  type BaseLayer,
  type MapElement,
  type MapPanel,
  mapPanel,
  type Point,
  rectangle,
  type Scene,
  type Viewport,
} from "#scene";
import type { Content } from "../../content/pack.ts";
import { sides } from "../faction-style.ts";
import { onBoard, titleOf } from "./names.ts";

const bases = new Kept<Frozen<Content>, BaseLayer>();

/**
 * What stays the same through a game: fields, blocks of houses, roads, the Tigris; the shapes of the Zones; and what goes over the colours of the day: borders,
 * over the marks of what is new bridges and the wall, names with the shields of those whose home a Zone is.
 */
const ground = (content: Frozen<Content>, seats: number): BaseLayer =>
  bases.get(content, String(seats), () => ({
    key: `battle-for-baghdad/${seats}`,
    elements: [...fields(content), ...blocks(content), ...roads(content), ...nature(content), ...runways(content)],
    shapes: Object.fromEntries(content.zoneIds.map((id) => [id, [[mustGet(content.map.areas, id).ring]]])),
    parts: {
      borders: borders(content),
      works: works(content),
      names: content.zoneIds.flatMap((id) => titleOf(content, seats, id, onBoard(content, id))),
    },
  }));

const fields = ({ map: { width, height } }: Frozen<Content>): MapElement[] => [
  {
    kind: "region",
    polygons: [rectangle([width / 2, height / 2], width, height)],
    texture: { kind: "fields", seed: 3, grain: 34 },
    outline: "none",
  },
];

const blocks = (content: Frozen<Content>): MapElement[] =>
  content.zoneIds.map((id, i) => {
    const { turn, grain, strict } = mustGet(content.map.areas, id).streets;
    const texture = { kind: "streets", seed: i + 1, turn, grain, ...(strict ? { strict } : {}) } as const;
    return { kind: "region", polygons: id, texture, outline: "none" };
  });

const roads = ({ map }: Frozen<Content>): MapElement[] =>
  map.roads.map((points) => ({ kind: "built", form: "street", points }));

const nature = ({ map }: Frozen<Content>): MapElement[] => [
  { kind: "region", polygons: [[map.park]], texture: { kind: "park", seed: 5 }, outline: "none" },
  {
    kind: "river",
    points: map.river.map(([x, y]): Point => [x, y]),
    width: map.river.map(([, , width]) => width),
    islands: map.islands,
  },
  { kind: "lettering", at: [0, 0], text: { text: "TIGRIS", minor: true }, style: "water", along: map.tigris },
];

const runways = ({ map }: Frozen<Content>): MapElement[] =>
  map.runways.map((points) => ({ kind: "built", form: "runway", points }));

const borders = ({ zoneIds }: Frozen<Content>): MapElement[] =>
  zoneIds.map((id) => ({ kind: "region", polygons: id, outline: "cased" }));

const works = ({ map }: Frozen<Content>): MapElement[] => [
  ...map.bridges.map(({ from, to }): MapElement => ({ kind: "built", form: "bridge", points: [from, to] })),
  { kind: "built", form: "wall", points: map.wall },
];

/** What every picture with the city on it has in common. */
export const ofCity = (
  content: Frozen<Content>,
  seats: number,
): { readonly sides: typeof sides } & Pick<Scene, "base"> => ({
  sides,
  base: ground(content, seats),
});

/** The city, or what is seen of it, with these on it. */
export const cityMap = ({ map }: Frozen<Content>, elements: readonly MapElement[], viewport?: Viewport): MapPanel =>
  mapPanel(map, elements, viewport);
