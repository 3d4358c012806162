/** The Moves of a phase as arrows on the map, which cover as little as they can. */
import { type Frozen, mustGet } from "#engine";
import {
  arrowLine,
  type Colour,
  covers,
  distance,
  halfway,
  type MapElement,
  moved,
  type Placed,
  type Point,
  placeDisc,
  rounded,
  square,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import type { OnMap } from "../../rules/map/on-map.ts";
import type { Trace } from "../../state.ts";
import { areasOf } from "./grounds.ts";
import { namesOnBoard } from "./names.ts";

/** A Move on the picture, and what it covers: the disc with its number, and its shaft. */
export interface Way {
  /** The Zones that it leads through. */
  readonly path: readonly ZoneId[];
  readonly colour: Colour;
  readonly line: readonly Point[];
  /** Since the picture before; others are trails that keep nothing clear. */
  readonly isLatest: boolean;
  /** How many went, or the number of its row, above all arrows. */
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

/** The Moves of the phase, the latest last; with the one under way, and those of a plan. */
export function ways(content: Frozen<Content>, { march, news, plan }: OnMap): Way[] {
  const taken: Placed[] = [...namesOnBoard(content)];
  const gates: Point[] = [];
  const made = [...news.latest.moves, ...(march ? [march] : [])].map((trace) => ({ trace, number: trace.count }));
  const meant = plan.flatMap((row) => (row.kind === "move" ? [row] : []));
  const latest = [...made, ...meant].map((row) => latestWay(content, row, { gates, taken }));
  return [...news.earlier.moves.map((march) => earlierWay(content, march)), ...latest];
}

const pointsOf = (content: Frozen<Content>, { mode, path }: Frozen<Trace>, others: Others): Point[] =>
  mode === undefined ? alongStreets(content, path, others) : straight(content, path);

/** A number in a side's colour, as near to a place as nothing else stands; `taken` grows. */
export function numberDisc(
  { width, height }: Frozen<Content>["map"],
  number: number,
  colour: Colour,
  near: Point,
  taken: Placed[],
): { readonly element: MapElement; readonly place: Placed } {
  const place = placeDisc(near, DISC, taken, { gap: 2, frame: [0, 0, width, height] });
  return { element: { kind: "gain", at: place.at, radius: DISC / 2 - 2, text: String(number), colour }, place };
}

/** `number`: on the disc at its tail. */
function latestWay(
  content: Frozen<Content>,
  { trace: march, number }: { readonly trace: Frozen<Trace>; readonly number: number },
  others: Others,
): Way {
  const [first = [0, 0], ...rest] = pointsOf(content, march, others);
  const colour = `@${march.seat}` as const;
  const { element, place } = numberDisc(content.map, number, colour, first, others.taken);
  const line = [place.at, ...rest];
  return {
    path: march.path,
    colour,
    line,
    isLatest: true,
    count: [element],
    discs: [place],
    boxes: arrowLine(line, STEP).map((at) => square(at, SHAFT)),
  };
}

/** Its number was on the picture that showed it as the latest. */
const earlierWay = (content: Frozen<Content>, march: Frozen<Trace>): Way => ({
  path: march.path,
  colour: `@${march.seat}`,
  line: pointsOf(content, march, { gates: [], taken: [] }),
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
  const shaft = line.filter((at) => distance(at, tip) > TRAIL.head * pixel);
  const beside =
    (share: number) =>
    (at: Point, i: number): Point => {
      const [before, after] = [shaft[i - 1] ?? at, shaft[i + 1] ?? tip];
      const far = distance(before, after) || 1;
      return [at[0] - ((after[1] - before[1]) / far) * share, at[1] + ((after[0] - before[0]) / far) * share];
    };
  const thick = (i: number): number => (TRAIL.from + ((TRAIL.to - TRAIL.from) * i) / shaft.length) * pixel;
  const side = (sign: 1 | -1): Point[] => shaft.map((at, i) => beside(sign * thick(i))(at, i));
  const wing = (sign: 1 | -1): Point[] =>
    shaft.slice(-1).map((at) => beside(sign * TRAIL.wing * pixel)(at, shaft.length - 1));
  return [...side(1), ...wing(1), tip, ...wing(-1), ...side(-1).reverse()];
}

/** What an arrow rather keeps clear of. */
interface Others {
  /** Where other arrows cross borders; its own are added. */
  readonly gates: Point[];
  /** Names, and numbers of other arrows; its own are added. */
  readonly taken: Placed[];
}

/** From a little before the first border, over each border, to a little behind the last. */
function alongStreets(content: Frozen<Content>, path: readonly ZoneId[], others: Others): Point[] {
  const [from, to, ...further] = path;
  if (from !== undefined && to !== undefined && further.length === 0) return overBorder(content, from, to, others);
  const gates = path.slice(1).map((to, i) => gate(content, path[i] ?? to, to, others.gates));
  others.gates.push(...gates);
  const middle = (id: ZoneId | undefined): Point => mustGet(content.map.areas, id ?? "").middle;
  const [first = [0, 0], last = [0, 0]] = [gates[0], gates.at(-1)];
  return [
    towards(first, middle(path[0])),
    ...gates.slice(gates.length > 2 ? 1 : 0, -1),
    towards(last, middle(path.at(-1))),
  ];
}

/** What it costs an arrow to run over a name or a number, for each of its steps, as a way. */
const COVERED = 22;
/**
 * How far beside a bridge an arrow goes that shares it with another one, and how near to each other two bridges count
 * as the same.
 */
const LANE = 44;
const SAME = 30;

/** How far from the middles of Zones to look for what their arrow may run over. */
const AROUND = 200;

/** Straight from a Zone to its neighbour. */
function overBorder(content: Frozen<Content>, from: ZoneId, to: ZoneId, { gates, taken: all }: Others): Point[] {
  const [a, b] = [mustGet(content.map.areas, from).middle, mustGet(content.map.areas, to).middle];
  const taken = all.filter((one) => [a, b].some((middle) => covers(one, middle, AROUND)));
  const isRiver = mustGet(content.zones, from).river.includes(to);
  const lineAt = (at: Point): Point[] =>
    isRiver ? [towards(at, a), towards(at, b)] : through(content, at, { from, to, taken });
  if (isRiver) {
    const bridge = gate(content, from, to, gates);
    const lanes = gates.some((other) => distance(other, bridge) < SAME) ? [LANE, -LANE] : [0];
    gates.push(bridge);
    const lines = lanes.map((by) => shifted(lineAt(bridge), by));
    return lines.reduce((best, line) => (covered(line, taken) < covered(best, taken) ? line : best));
  }
  const at = gate(content, from, to, gates, (place) => COVERED * covered(lineAt(place), taken));
  gates.push(at);
  return lineAt(at);
}

/** Its number stands farther back where it would cover something. */
const BACK = [1, 1.4, 1.8, 2.2];

/** Next to others that go the same way or the other, where both ends are on their Zones' ground. */
function through(
  content: Frozen<Content>,
  at: Point,
  { from, to, taken }: { readonly from: ZoneId; readonly to: ZoneId; readonly taken: readonly Placed[] },
): Point[] {
  const [a, b] = [mustGet(content.map.areas, from).middle, mustGet(content.map.areas, to).middle];
  const areas = areasOf(content);
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const far = distance(a, b) || 1;
  const on = (by: number): Point => rounded(moved(at, (dx / far) * by, (dy / far) * by));
  const end = on(REACH);
  const starts = BACK.map((share) => on(-REACH * share)).filter(areas.holds(from));
  const start = starts.find((place) => !taken.some((one) => covers(one, place, DISC / 2))) ?? starts[0];
  return start && areas.holds(to)(end) ? [start, end] : [towards(at, a), towards(at, b)];
}

/** To the right of where it goes. */
function shifted([from = [0, 0], to = [0, 0]]: readonly Point[], by: number): Point[] {
  const far = distance(from, to) || 1;
  const [across, down] = [(-(to[1] - from[1]) / far) * by, ((to[0] - from[0]) / far) * by];
  return [from, to].map((at) => rounded(moved(at, across, down)));
}

/** How many steps of an arrow run over things; its number is as long as a few. */
function covered(line: readonly Point[], things: readonly Placed[]): number {
  const over = (at: Point, by: number): boolean => things.some((one) => covers(one, at, by));
  const tail = line[0] && over(line[0], DISC / 2) ? DISC / STEP : 0;
  return tail + arrowLine(line, STEP).filter((step) => over(step, SHAFT / 2)).length;
}

const straight = (content: Frozen<Content>, path: readonly ZoneId[]): Point[] => {
  const [from, to] = [path[0], path.at(-1)].map((id) => mustGet(content.map.areas, id ?? "").middle);
  return from && to ? [towards(from, to), towards(to, from)] : [];
};

function towards([x, y]: Point, [tx, ty]: Point): Point {
  const far = distance([x, y], [tx, ty]) || 1;
  const reach = Math.min(REACH, far);
  return rounded([x + ((tx - x) / far) * reach, y + ((ty - y) / far) * reach]);
}

/**
 * How far apart arrows preferably cross a border, and what each step nearer costs, as a way: those that go to and fro
 * do not cover each other.
 */
const GATES = { apart: 84, nearer: 3 } as const;

/** Where one goes from a Zone to its neighbour: over the bridge, or where their border is nearest to the straight way, apart from other arrows. */
function gate(
  { map, zones }: Frozen<Content>,
  from: ZoneId,
  to: ZoneId,
  others: readonly Point[],
  dearer: (at: Point) => number = () => 0,
): Point {
  const [a, b] = [mustGet(map.areas, from), mustGet(map.areas, to)];
  const half = halfway(a.middle, b.middle);
  if (mustGet(zones, from).river.includes(to)) {
    const over = map.bridges.map((bridge) => halfway(bridge.from, bridge.to));
    return best(over, (at) => distance(at, half));
  }
  const ring = new Set(b.ring.map(String));
  const shared = a.ring.filter((point) => ring.has(String(point)));
  const near = (at: Point): number => Math.max(0, ...others.map((other) => GATES.apart - distance(at, other)));
  return best(shared, (at) => distance(at, half) + GATES.nearer * near(at) + dearer(at));
}

/** The place that costs least. */
const best = (points: readonly Point[], cost: (at: Point) => number): Point =>
  points.reduce((one, at) => (cost(at) < cost(one) ? at : one), points[0] ?? [0, 0]);
