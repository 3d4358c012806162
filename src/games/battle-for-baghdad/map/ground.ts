import { type Frozen, of } from "../../../engine/index.ts";
import { type BaseLayer, Bases, type MapElement, type Point } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { ZoneId } from "../state.ts";

const bases = new Bases<Frozen<Content>>();

/**
 * What stays the same through a game: fields, blocks of houses, roads, the Tigris; the shapes of the Zones; and what goes over the colours of the day: borders
 * with bridges and the wall, names with the shields of those whose home a Zone is.
 */
export const ground = (content: Frozen<Content>, seats: number): BaseLayer =>
  bases.of(content, String(seats), () => ({
    key: `battle-for-baghdad/${seats}`,
    elements: [...fields(content), ...blocks(content), ...roads(content), ...nature(content), ...runways(content)],
    shapes: Object.fromEntries(content.zoneIds.map((id) => [id, [[of(content.map.areas, id).ring]]])),
    parts: { lines: lines(content), names: names(content, seats) },
  }));

const fields = ({ map: { width, height } }: Frozen<Content>): MapElement[] => [
  {
    kind: "region",
    polygons: [
      [
        [
          [0, 0],
          [width, 0],
          [width, height],
          [0, height],
        ],
      ],
    ],
    texture: { kind: "fields", seed: 3, grain: 34 },
    outline: "none",
  },
];

const blocks = (content: Frozen<Content>): MapElement[] =>
  content.zoneIds.map((id, i) => {
    const { turn, grain, strict } = of(content.map.areas, id).streets;
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

const lines = ({ map, zoneIds }: Frozen<Content>): MapElement[] => [
  ...zoneIds.map((id): MapElement => ({ kind: "region", polygons: id, outline: "cased" })),
  ...map.bridges.map(({ from, to }): MapElement => ({ kind: "built", form: "bridge", points: [from, to] })),
  { kind: "built", form: "wall", points: map.wall },
];

/** Height of a line of a name. */
export const LINE = 34;
const SHIELD = 36;

/** About how wide a line of a name is: its letters by their kinds. */
const widthOf = (line: string): number =>
  [...line].reduce(
    (sum, letter) =>
      sum + ("il'jtfr ".includes(letter) ? 11.5 : "mwMWG".includes(letter) ? 26 : letter < "a" ? 21.5 : 17.6),
    0,
  );

function names(content: Frozen<Content>, seats: number): MapElement[] {
  return content.zoneIds.flatMap((id): MapElement[] => {
    const { name } = of(content.map.areas, id);
    return [
      ...name.map(
        (text, i): MapElement => ({
          kind: "lettering",
          at: lineAt(content, id, i),
          text,
          style: "title",
          size: "body",
        }),
      ),
      ...home(content, seats, id),
      ...sanctuary(content, id),
    ];
  });
}

function lineAt(content: Frozen<Content>, id: ZoneId, i: number): Point {
  const { name, nameAt } = of(content.map.areas, id);
  return [nameAt[0], nameAt[1] + (i - (name.length - 1) / 2) * LINE];
}

/** Left of the first line. Homes of those whom nobody plays are nobody's. */
function home(content: Frozen<Content>, seats: number, id: ZoneId): MapElement[] {
  const { affiliation } = of(content.zones, id);
  if (affiliation === null || !Object.hasOwn(of(content.screens, String(seats)), affiliation)) return [];
  return [
    {
      kind: "emblem",
      at: beside(content, id),
      size: SHIELD,
      pictogram: emblem(affiliation),
      colour: `@${affiliation}`,
      shield: true,
    },
  ];
}

function sanctuary(content: Frozen<Content>, id: ZoneId): MapElement[] {
  const { sanctuary, airport } = of(content.zones, id);
  if (!sanctuary && !airport) return [];
  const [x, y] = lineAt(content, id, of(content.map.areas, id).name.length - 1);
  const right = x + widthOf(of(content.map.areas, id).name.at(-1) ?? "") / 2 + SHIELD * 0.6;
  return [
    { kind: "emblem", at: [right, y], size: SHIELD * 0.86, pictogram: sanctuary ? "mosque" : "plane", halo: true },
  ];
}

function beside(content: Frozen<Content>, id: ZoneId): Point {
  const { name } = of(content.map.areas, id);
  const [x, y] = lineAt(content, id, 0);
  return [x - widthOf(name[0] ?? "") / 2 - SHIELD * 0.62, y + 2];
}

/** What the name of a Zone covers, shield and all: nothing else may stand there. */
export function nameBoxes(content: Frozen<Content>, id: ZoneId): { at: Point; width: number; height: number }[] {
  const { name } = of(content.map.areas, id);
  const marked = of(content.zones, id).sanctuary || of(content.zones, id).airport;
  return name.map((line, i) => {
    const [x, y] = lineAt(content, id, i);
    const left = i === 0 ? SHIELD * 1.2 : 0;
    const right = marked && i === name.length - 1 ? SHIELD * 1.1 : 0;
    return { at: [x + (right - left) / 2, y], width: widthOf(line) + left + right, height: LINE };
  });
}
