import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import { type Arrow, type MapElement, type Placed, type Point, placeOne } from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import type { MoveMode, Table, ZoneId } from "../state.ts";
import { onBoard, titleBoxes } from "./names.ts";

/** A Move on the picture, and what it covers: the disc with its number, and roughly its shaft. */
export interface Way {
  /** The Zones that it leads through. */
  readonly path: readonly ZoneId[];
  readonly arrow: Arrow;
  /** How many went, above all arrows. */
  readonly count: MapElement[];
  readonly discs: readonly Placed[];
  readonly boxes: readonly Placed[];
}

/** How far an arrow begins before the first border and ends behind the last one. */
const REACH = 56;
const DISC = 58;
const SHAFT = 34;

interface March {
  readonly seat: Seat;
  readonly mode: MoveMode;
  readonly path: readonly ZoneId[];
  readonly count: number;
}

/** The Moves since the picture before, and the one under way. Those who went the same way are one arrow. */
export function ways(content: Frozen<Content>, { move, news }: Frozen<Table>): Way[] {
  const now = move?.move && move.move.path.length > 1 ? [{ seat: move.seat, ...move.move }] : [];
  const marches: March[] = [];
  for (const { seat, mode, path, count = 0 } of [...news.moves, ...now]) {
    const same = marches.findIndex((one) => one.seat === seat && one.mode === mode && `${one.path}` === `${path}`);
    const before = marches[same];
    if (before) marches[same] = { ...before, count: before.count + count };
    else marches.push({ seat, mode, path, count });
  }
  const taken: Placed[] = content.zoneIds.flatMap((id) => titleBoxes(content, id, onBoard(content, id)));
  return marches.map((march) => {
    const way = wayOf(content, march, taken);
    taken.push(...way.discs);
    return way;
  });
}

function wayOf(content: Frozen<Content>, march: March, taken: readonly Placed[]): Way {
  const points = march.mode === "normal" ? alongStreets(content, march.path) : straight(content, march.path);
  const [first = [0, 0], ...rest] = points;
  const width = DISC;
  const free = placeOne({ near: first, width, height: width }, { holds: () => true, taken, gap: 2 });
  const tail = free?.at ?? first;
  const line = [tail, ...rest];
  return {
    path: march.path,
    arrow: {
      kind: "arrow",
      points: line,
      colour: `@${march.seat}`,
      style: march.mode === "normal" ? "move" : "air",
      count: "",
    },
    count:
      march.count > 0
        ? [{ kind: "gain", at: tail, radius: DISC / 2 - 2, text: String(march.count), colour: `@${march.seat}` }]
        : [],
    discs: [{ at: tail, width, height: width }],
    boxes: sampled(line).map((at) => ({ at, width: SHAFT, height: SHAFT })),
  };
}

/** From a little before the first border, over each border, to a little behind the last. */
function alongStreets(content: Frozen<Content>, path: readonly ZoneId[]): Point[] {
  const gates = path.slice(1).map((to, i) => gate(content, path[i] ?? to, to));
  const middle = (id: ZoneId | undefined): Point => of(content.map.areas, id ?? "").middle;
  const [first = [0, 0], last = [0, 0]] = [gates[0], gates.at(-1)];
  const from = towards(first, middle(path[0]));
  const to = towards(last, middle(path.at(-1)));
  return gates.length === 1 ? [from, to] : [from, ...gates.slice(gates.length > 2 ? 1 : 0, -1), to];
}

const straight = (content: Frozen<Content>, path: readonly ZoneId[]): Point[] => {
  const [from, to] = [path[0], path.at(-1)].map((id) => of(content.map.areas, id ?? "").middle);
  return from && to ? [towards(from, to), towards(to, from)] : [];
};

function towards([x, y]: Point, [tx, ty]: Point): Point {
  const far = Math.sqrt((tx - x) ** 2 + (ty - y) ** 2) || 1;
  const reach = Math.min(REACH, far);
  return [Math.round(x + ((tx - x) / far) * reach), Math.round(y + ((ty - y) / far) * reach)];
}

/** Where one goes from a Zone to its neighbour: over the bridge, or where their border is nearest to the straight way. */
function gate({ map, zones }: Frozen<Content>, from: ZoneId, to: ZoneId): Point {
  const [a, b] = [of(map.areas, from), of(map.areas, to)];
  const half: Point = [(a.middle[0] + b.middle[0]) / 2, (a.middle[1] + b.middle[1]) / 2];
  if (of(zones, from).river.includes(to)) {
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

/** Places along a line, some way apart. */
function sampled(line: readonly Point[]): Point[] {
  return line.flatMap((to, i): Point[] => {
    const from = line[i - 1];
    if (!from) return [];
    const steps = Math.max(1, Math.ceil(Math.sqrt((to[0] - from[0]) ** 2 + (to[1] - from[1]) ** 2) / 24));
    return Array.from({ length: steps }, (_, k): Point => {
      const share = (k + 1) / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}
