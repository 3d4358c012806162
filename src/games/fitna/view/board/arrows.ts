/** Arrows for units on their way, from space to space around what is there. */
import {
  type Arrow,
  around,
  arrowLine,
  covers,
  distance,
  halfway,
  type MapElement,
  moved,
  nearestTo,
  overlap,
  type Placed,
  type Point,
  placeOne,
  smoothed,
  square,
} from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { placeOf, type Sight, within } from "./cut-outs.ts";
import type { Seen } from "./seen.ts";
import { colourOf } from "./side-style.ts";
import type { Thing } from "./things.ts";

/** Units on their way, and what the disc at its tail says. */
export interface Way {
  readonly side: Holder;
  /** From the first to the last. */
  readonly spaces: readonly SpaceId[];
  readonly kind: "move" | "air" | "attack";
  readonly label: string;
  /** It leads where they may not stay: red. */
  readonly isWrong?: true;
}

/** In pixels of the picture. */
const WIDTH = { move: 26, air: 15, attack: 13 } as const;
const DISC = 24;
/** From the rim of what is at an end to where an arrow begins, and ends. */
const GAP = 4;
/** A shorter one is not seen as an arrow. */
const SHORTEST = 30;
/** What a step between two spaces needs between them. */
const ROOM = 40;

/** An arrow from the rim of what is in one space to the rim of what is in the other. */
export function arrow(seen: Seen, sight: Sight, way: Way, things: readonly Thing[]): Arrow {
  const { side, kind, isWrong } = way;
  const points = lineOf(seen, sight, way, things);
  const width = Math.min(WIDTH[kind], (lengthOf(points) * sight.zoom) / 2.4) / sight.zoom;
  const look = kind === "attack" ? ({ style: "attack" } as const) : { style: kind, count: "" };
  return { kind: "arrow", points, colour: isWrong ? "bad" : colourOf(side), width, ...look };
}

/** What keeps counters of neighbours far enough apart for an arrow between them to be seen. */
export function roomFor(seen: Seen, { zoom }: Sight, ways: readonly Way[]): readonly Placed[] {
  return ways.flatMap(({ spaces }): Placed[] => {
    const [from, to] = [spaces.at(-2), spaces.at(-1)].map((id) => (id === undefined ? undefined : placeOf(seen, id)));
    if (!from || !to || distance(from, to) * zoom > NEAR) return [];
    return [square(halfway(from, to), ROOM / zoom)];
  });
}

/** Farther apart neighbours leave room anyway. */
const NEAR = 150;

const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0);

function lineOf(seen: Seen, { zoom }: Sight, { spaces }: Way, things: readonly Thing[]): readonly Point[] {
  const places = spaces.map((id) => placeOf(seen, id));
  const [first = [0, 0], second = first] = places;
  const [before = first, last = first] = [places.at(-2), places.at(-1)];
  const from = boxAt(things, spaces[0], second) ?? square(first);
  const to = boxAt(things, spaces.at(-1), before) ?? square(last);
  const [start, end] = places.length > 2 ? [second, before] : [to.at, from.at];
  const [tail, tip] = [rim(from, start, GAP / zoom), rim(to, end, GAP / zoom)];
  if (places.length > 2 || distance(tail, tip) * zoom >= SHORTEST) return [tail, ...places.slice(1, -1), tip];
  return stretched(tail, tip, from.at, to.at, SHORTEST / zoom);
}

/** Where things stand close together it lies across both rims. */
function stretched(tail: Point, tip: Point, from: Point, to: Point, length: number): readonly Point[] {
  const far = distance(from, to) || 1;
  const [dx, dy] = [((to[0] - from[0]) / far) * (length / 2), ((to[1] - from[1]) / far) * (length / 2)];
  return [moved(halfway(tail, tip), -dx, -dy), moved(halfway(tail, tip), dx, dy)];
}

/** What is in a space: if there are several things, the nearest. */
function boxAt(things: readonly Thing[], id: SpaceId | undefined, near: Point): Placed | undefined {
  const there = things.filter(({ space }) => space === id).map(({ box }) => box);
  return there.toSorted((a, b) => distance(a.at, near) - distance(b.at, near))[0];
}

/** Where the way from the middle of a box to a point leaves it, and `gap` farther; at most half the way. */
export function rim({ at, width, height }: Placed, toward: Point, gap: number): Point {
  const [dx, dy] = [toward[0] - at[0], toward[1] - at[1]];
  const far = distance(at, toward);
  if (far === 0) return at;
  const across = dx === 0 ? Number.POSITIVE_INFINITY : width / 2 / Math.abs(dx);
  const down = dy === 0 ? Number.POSITIVE_INFINITY : height / 2 / Math.abs(dy);
  const share = Math.min(across, down) + gap / far;
  const by = Math.min(0.5, share);
  return [at[0] + dx * by, at[1] + dy * by];
}

/** Where it lies, for what must not lie on it; where its label stands it leaves room. */
export function boxesOf(seen: Seen, sight: Sight, way: Way, things: readonly Thing[]): readonly Placed[] {
  const width = WIDTH[way.kind] / sight.zoom;
  const points = lineOf(seen, sight, way, things);
  const label = isLong(sight, points) && way.label !== "" ? labelAt(sight, points) : null;
  const line = curve(way, points, width);
  const tip = line.at(-1);
  const free = roomOf(way, sight.zoom);
  return line.flatMap((at) => {
    if (label && distance(at, label) < free) return [];
    const edge = width * (tip && distance(at, tip) < width * HEAD ? HEAD : SHAFT);
    return [square(at, edge)];
  });
}

/** How wide and long its head, and how wide its shaft is with its casing, in widths. */
const HEAD = 3;
const SHAFT = 1.6;

const curve = ({ kind }: Way, points: readonly Point[], apart: number): readonly Point[] =>
  kind === "attack" ? smoothed(points, apart) : arrowLine(points, apart);

const isLong = ({ zoom }: Pick<Sight, "zoom">, points: readonly Point[]): boolean => lengthOf(points) * zoom > LONG;

/** On the middle of a long arrow, which no other shares; beside the tail of a short one. */
function labelAt(sight: Sight, points: readonly Point[]): Point {
  const [tail = [0, 0]] = points;
  if (!isLong(sight, points)) return tail;
  const line = arrowLine(points, 4 / sight.zoom);
  return line[Math.floor(line.length * 0.45)] ?? tail;
}

/** A disc has room on an arrow of this length, in pixels of the picture. */
const LONG = 140;

/** How far its head reaches to a side, and how far it may lie over a rim, in pixels of the picture. */
const WING = 20;
const OVER = 7;

/** Whether it runs clear of what is on its way, and of all but the rims of what is at its ends. */
export function isClear(seen: Seen, sight: Sight, way: Way, things: readonly Thing[]): boolean {
  const { zoom } = sight;
  const line = curve(way, lineOf(seen, sight, way, things), 4 / zoom);
  const along = around(line.map((at) => square(at)));
  return things.every(({ space, box, reach }) => {
    if (reach === 0 || !overlap(box, along, WING / zoom)) return true;
    const by = (way.spaces.includes(space) ? -OVER : WING) / zoom;
    return !line.some((point) => covers(box, point, by));
  });
}

/** A disc with the label of each way that is seen, where nothing else stands. */
export function labels(
  seen: Seen,
  sight: Sight,
  ways: readonly Way[],
  things: readonly Thing[],
  taken: Placed[],
): readonly MapElement[] {
  const edge = (2 * DISC) / sight.zoom;
  const isSeen = within(sight.window, 0);
  const lines = ways.map((way) => ({ way, points: lineOf(seen, sight, way, things) }));
  const discs = new Map<Way, readonly MapElement[]>();
  // labels of long arrows have their places on them, where no other may come to lie
  for (const { way, points } of lines.toSorted(
    (a, b) => Number(isLong(sight, b.points)) - Number(isLong(sight, a.points)),
  )) {
    const near = labelAt(sight, points);
    if (way.label === "" || !isSeen(near)) continue;
    const at = placeOne({ near, width: edge, height: edge }, { taken, gap: 2 / sight.zoom })?.at;
    if (!at) continue;
    const colour = way.isWrong ? "bad" : colourOf(way.side);
    taken.push(square(at, edge), ...shaftAbout(sight, way, points, near));
    discs.set(way, [
      ...tether(sight, points, at, colour),
      { kind: "gain", at, radius: DISC / sight.zoom, text: way.label, colour },
    ]);
  }
  return ways.flatMap((way) => discs.get(way) ?? []);
}

/** A line from the middle of an arrow to a disc that has found no room at it. */
function tether(
  { zoom }: Sight,
  points: readonly Point[],
  disc: Point,
  colour: Arrow["colour"],
): readonly MapElement[] {
  const line = arrowLine(points, 4 / zoom);
  const near = nearestTo(line, disc);
  if (!near || distance(near, disc) * zoom <= DRIFT) return [];
  return [{ kind: "line", style: "front", points: [near, disc], colour, width: TETHER / zoom }];
}
const DRIFT = 36;
const TETHER = 3;

/** What a long arrow takes up on both sides of its label, where room was left for that. */
function shaftAbout({ zoom }: Sight, way: Way, points: readonly Point[], label: Point): readonly Placed[] {
  if (!isLong({ zoom }, points)) return [];
  const width = WIDTH[way.kind] / zoom;
  const edge = width * SHAFT;
  const line = curve(way, points, width / 2);
  return line.flatMap((at) => (distance(at, label) < roomOf(way, zoom) ? [square(at, edge)] : []));
}

/** How far from its label the shaft of an arrow leaves room. */
const roomOf = ({ kind }: Way, zoom: number): number => (DISC + 4 + (WIDTH[kind] / 2) * SHAFT * Math.SQRT2) / zoom;
