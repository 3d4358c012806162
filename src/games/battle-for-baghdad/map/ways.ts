import { type Frozen, mustGet } from "../../../engine/index.ts";
import { arrowLine, type Colour, type MapElement, type Placed, type Point, placeOne } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import type { Trace } from "../state.ts";
import { onBoard, titleBoxes } from "./names.ts";
import type { OnMap } from "./on-map.ts";

/** A Move on the picture, and what it covers: the disc with its number, and its shaft. */
export interface Way {
  /** The Zones that it leads through. */
  readonly path: readonly ZoneId[];
  readonly colour: Colour;
  readonly line: readonly Point[];
  /** Since the picture before; others are trails that keep nothing clear. */
  readonly isLatest: boolean;
  /** How many went, above all arrows. */
  readonly count: readonly MapElement[];
  readonly discs: readonly Placed[];
  readonly boxes: readonly Placed[];
}

/** How far an arrow begins before the first border and ends behind the last one. */
const REACH = 56;
/** How close together a shaft's boxes stand: seen larger they are smaller, and nothing may slip between them. */
const STEP = 12;
/** The disc at the tail of an arrow, and the room about its shaft that is rather left clear. */
const DISC = 58;
const SHAFT = 34;

/** The Moves of the phase, the latest last; with the one under way. */
export function ways(content: Frozen<Content>, { march, news }: OnMap): Way[] {
  const taken: Placed[] = content.zoneIds.flatMap((id) => titleBoxes(content, id, onBoard(content, id)));
  const gates: Point[] = [];
  const latest = [...news.latest.moves, ...(march ? [march] : [])].map((march) => {
    const way = latestWay(content, march, taken, gates);
    taken.push(...way.discs);
    return way;
  });
  return [...news.earlier.moves.map((march) => earlierWay(content, march)), ...latest];
}

const pointsOf = (content: Frozen<Content>, { mode, path }: Frozen<Trace>, gates: Point[]): Point[] =>
  mode === undefined ? alongStreets(content, path, gates) : straight(content, path);

/** `gates`: where other arrows cross borders; its own are added. */
function latestWay(content: Frozen<Content>, march: Frozen<Trace>, taken: readonly Placed[], gates: Point[]): Way {
  const [first = [0, 0], ...rest] = pointsOf(content, march, gates);
  const disc = { width: DISC, height: DISC };
  const free = placeOne({ near: first, ...disc }, { taken, gap: 2 });
  const tail = free?.at ?? first;
  const line = [tail, ...rest];
  const colour = `@${march.seat}` as const;
  return {
    path: march.path,
    colour,
    line,
    isLatest: true,
    count: [{ kind: "gain", at: tail, radius: DISC / 2 - 2, text: String(march.count), colour }],
    discs: [{ at: tail, ...disc }],
    boxes: arrowLine(line, STEP).map((at) => ({ at, width: SHAFT, height: SHAFT })),
  };
}

/** Its number was on the picture that showed it as the latest. */
const earlierWay = (content: Frozen<Content>, march: Frozen<Trace>): Way => ({
  path: march.path,
  colour: `@${march.seat}`,
  line: pointsOf(content, march, []),
  isLatest: false,
  count: [],
  discs: [],
  boxes: [],
});

/** Its arrow; `pixel`: map units for each pixel of the picture. */
export function arrowOf({ colour, line, isLatest }: Pick<Way, "colour" | "line" | "isLatest">, pixel = 1): MapElement {
  if (isLatest) return { kind: "arrow", points: line, colour, count: "" };
  return {
    kind: "region",
    polygons: [[trail(line, pixel)]],
    fill: { colour, shade: "full" },
    outline: "fine",
    outlineColour: "ink",
  };
}

/** Half the width of a trail where it begins and where it ends; length and half width of its head. */
const TRAIL = { from: 2.5, to: 4.5, head: 22, wing: 11 } as const;

/** A slim arrow without the white casing of what is new. */
function trail(points: readonly Point[], pixel: number): Point[] {
  const line = arrowLine(points, STEP * pixel);
  const [tip = [0, 0]] = line.slice(-1);
  const shaft = line.filter((at) => apart(at, tip) > TRAIL.head * pixel);
  const beside =
    (share: number) =>
    (at: Point, i: number): Point => {
      const [before, after] = [shaft[i - 1] ?? at, shaft[i + 1] ?? tip];
      const far = apart(before, after) || 1;
      return [at[0] - ((after[1] - before[1]) / far) * share, at[1] + ((after[0] - before[0]) / far) * share];
    };
  const thick = (i: number): number => (TRAIL.from + ((TRAIL.to - TRAIL.from) * i) / shaft.length) * pixel;
  const side = (sign: 1 | -1): Point[] => shaft.map((at, i) => beside(sign * thick(i))(at, i));
  const wing = (sign: 1 | -1): Point[] =>
    shaft.slice(-1).map((at) => beside(sign * TRAIL.wing * pixel)(at, shaft.length - 1));
  return [...side(1), ...wing(1), tip, ...wing(-1), ...side(-1).reverse()];
}

const apart = ([x, y]: Point, [tx, ty]: Point): number => Math.sqrt((tx - x) ** 2 + (ty - y) ** 2);

/** From a little before the first border, over each border, to a little behind the last. */
function alongStreets(content: Frozen<Content>, path: readonly ZoneId[], taken: Point[]): Point[] {
  const gates = path.slice(1).map((to, i) => gate(content, path[i] ?? to, to, taken));
  taken.push(...gates);
  const middle = (id: ZoneId | undefined): Point => mustGet(content.map.areas, id ?? "").middle;
  const [first = [0, 0], last = [0, 0]] = [gates[0], gates.at(-1)];
  const from = towards(first, middle(path[0]));
  const to = towards(last, middle(path.at(-1)));
  return gates.length === 1 ? [from, to] : [from, ...gates.slice(gates.length > 2 ? 1 : 0, -1), to];
}

const straight = (content: Frozen<Content>, path: readonly ZoneId[]): Point[] => {
  const [from, to] = [path[0], path.at(-1)].map((id) => mustGet(content.map.areas, id ?? "").middle);
  return from && to ? [towards(from, to), towards(to, from)] : [];
};

function towards([x, y]: Point, [tx, ty]: Point): Point {
  const far = apart([x, y], [tx, ty]) || 1;
  const reach = Math.min(REACH, far);
  return [Math.round(x + ((tx - x) / far) * reach), Math.round(y + ((ty - y) / far) * reach)];
}

/** So far apart arrows rather cross a border, and what each step nearer costs, as a way: those that go to and fro do not cover each other. */
const GATES = { apart: 84, nearer: 3 } as const;

/** Where one goes from a Zone to its neighbour: over the bridge, or where their border is nearest to the straight way, apart from other arrows. */
function gate({ map, zones }: Frozen<Content>, from: ZoneId, to: ZoneId, others: readonly Point[]): Point {
  const [a, b] = [mustGet(map.areas, from), mustGet(map.areas, to)];
  const half: Point = [(a.middle[0] + b.middle[0]) / 2, (a.middle[1] + b.middle[1]) / 2];
  if (mustGet(zones, from).river.includes(to)) {
    const over = map.bridges.map(({ from: p, to: q }): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
    return best(over, (at) => apart(at, half));
  }
  const ring = new Set(b.ring.map(String));
  const shared = a.ring.filter((point) => ring.has(String(point)));
  const near = (at: Point): number => Math.max(0, ...others.map((other) => GATES.apart - apart(at, other)));
  return best(shared, (at) => apart(at, half) + GATES.nearer * near(at));
}

/** The place that costs least. */
const best = (points: readonly Point[], cost: (at: Point) => number): Point =>
  points.reduce((one, at) => (cost(at) < cost(one) ? at : one), points[0] ?? [0, 0]);
