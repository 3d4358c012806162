import { type Frozen, mustGet } from "../../../engine/index.ts";
import { type Arrow, arrowLine, type MapElement, type Placed, type Point, placeOne } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import type { Trace } from "../state.ts";
import { onBoard, titleBoxes } from "./names.ts";
import type { OnMap } from "./on-map.ts";

/** A Move on the picture, and what it covers: the disc with its number, and its shaft. */
export interface Way {
  /** The Zones that it leads through. */
  readonly path: readonly ZoneId[];
  readonly arrow: Arrow;
  /** How many went, above all arrows. */
  readonly count: readonly MapElement[];
  readonly discs: readonly Placed[];
  readonly boxes: readonly Placed[];
}

/** How far an arrow begins before the first border and ends behind the last one. */
const REACH = 56;
/** How close together a shaft's boxes stand: seen larger they are smaller, and nothing may slip between them. */
const STEP = 12;

/** How large an arrow is: the disc at its tail, the room that is rather left clear, its width where it is not the usual one. */
interface Size {
  readonly disc: number;
  readonly shaft: number;
  readonly width?: number;
}
const LATEST: Size = { disc: 58, shaft: 34 };
const EARLIER: Size = { disc: 50, shaft: 24, width: 13 };

/** The Moves of the phase, the latest above all others and largest; with the one under way. */
export function ways(content: Frozen<Content>, { march, news }: OnMap): Way[] {
  const taken: Placed[] = content.zoneIds.flatMap((id) => titleBoxes(content, id, onBoard(content, id)));
  const placed = (march: Frozen<Trace>, size: Size): Way => {
    const way = wayOf(content, march, size, taken);
    taken.push(...way.discs);
    return way;
  };
  const latest = [...news.latest.moves, ...(march ? [march] : [])].map((march) => placed(march, LATEST));
  return [...news.earlier.moves.map((march) => placed(march, EARLIER)), ...latest];
}

function wayOf(content: Frozen<Content>, march: Frozen<Trace>, size: Size, taken: readonly Placed[]): Way {
  const points = march.mode === undefined ? alongStreets(content, march.path) : straight(content, march.path);
  const [first = [0, 0], ...rest] = points;
  const { disc: width } = size;
  const free = placeOne({ near: first, width, height: width }, { taken, gap: 2 });
  const tail = free?.at ?? first;
  const line = [tail, ...rest];
  return {
    path: march.path,
    arrow: {
      kind: "arrow",
      points: line,
      colour: `@${march.seat}`,
      style: march.mode === undefined ? "move" : "air",
      count: "",
      ...(size.width === undefined ? {} : { width: size.width }),
    },
    count: [{ kind: "gain", at: tail, radius: width / 2 - 2, text: String(march.count), colour: `@${march.seat}` }],
    discs: [{ at: tail, width, height: width }],
    boxes: arrowLine(line, STEP).map((at) => ({ at, width: size.shaft, height: size.shaft })),
  };
}

/** From a little before the first border, over each border, to a little behind the last. */
function alongStreets(content: Frozen<Content>, path: readonly ZoneId[]): Point[] {
  const gates = path.slice(1).map((to, i) => gate(content, path[i] ?? to, to));
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
  const far = Math.sqrt((tx - x) ** 2 + (ty - y) ** 2) || 1;
  const reach = Math.min(REACH, far);
  return [Math.round(x + ((tx - x) / far) * reach), Math.round(y + ((ty - y) / far) * reach)];
}

/** Where one goes from a Zone to its neighbour: over the bridge, or where their border is nearest to the straight way. */
function gate({ map, zones }: Frozen<Content>, from: ZoneId, to: ZoneId): Point {
  const [a, b] = [mustGet(map.areas, from), mustGet(map.areas, to)];
  const half: Point = [(a.middle[0] + b.middle[0]) / 2, (a.middle[1] + b.middle[1]) / 2];
  if (mustGet(zones, from).river.includes(to)) {
    const over = map.bridges.map(({ from: p, to: q }): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
    return nearest(over, half);
  }
  const other = new Set(b.ring.map(String));
  const shared = a.ring.filter((point) => other.has(String(point)));
  return nearest(shared, half);
}

function nearest(points: readonly Point[], [x, y]: Point): Point {
  const far = (point: Point): number => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  return points.reduce((best, point) => (far(point) < far(best) ? point : best), points[0] ?? [x, y]);
}
