import { type Frozen, mustGet } from "../../../engine/index.ts";
import { CORE, type MapElement, type Placed, type Point, placeOver, placeRows } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { areasOf } from "./grounds.ts";
import { around, distanceOf, type Extent, extent, lowest, type Placement, TIGHT } from "./room.ts";
import type { Standing } from "./standing.ts";

/** Between the edge of a slip and what stands on it. */
const PAD = 7;
const ON_SLIP = 35;
/** The best first. */
const ROWS = [2, 1, 3];

/** On a slip near a Zone, and how far from it. */
export interface OnSlip extends Placement {
  readonly slip: Placed;
  readonly far: number;
}

/** Where nothing else is; over other things, if there is no such place at all. `line`: where its tail ends; `below`: what stands beneath the things. */
export function onSlip(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  { taken, line, below }: { readonly taken: readonly Placed[]; readonly line: Point; readonly below?: Extent },
): OnSlip {
  const { middle } = mustGet(content.map.areas, id);
  const sized = things.map((thing) => extent(thing, ON_SLIP));
  const alone = { taken: [], gap: TIGHT };
  const slips = ROWS.filter((rows) => rows <= things.length).map((rows): OnSlip => {
    const places =
      (below ? placeOver(sized, below, middle, alone, [rows]) : placeRows(sized, middle, alone, [rows])) ?? [];
    const { at, width, height } = around(places);
    const box = { width: width + 2 * PAD, height: height + 2 * PAD };
    const free = apart(content, box, { near: middle, taken, line });
    const slip = free ?? { at: middle, ...box };
    const far = free ? distanceOf([slip], middle) : Number.MAX_VALUE;
    const all = shifted(places, at, slip.at);
    const under = below ? all.at(-1) : undefined;
    return { places: under ? all.slice(0, -1) : all, slip, size: ON_SLIP, far, ...(under ? { below: under } : {}) };
  });
  return slips.reduce((best, one) => (one.far < best.far ? one : best));
}

/** How finely places are tried over all the map. */
const GRID = 11;
/** From the edge of the map. */
const EDGE = 6;
/** From pieces to where a line ends. */
const SIDE = 8;
/** So much of a result's tail is seen. */
const TAIL = 9;

/** A better place may be so many times as far away, and so much. */
const DETOUR = { times: 1.5, more: 60 };

interface Wish {
  readonly near: Point;
  readonly taken: readonly Placed[];
  /** A line from the place to this rather crosses nothing. */
  readonly line: Point;
  /** Whose ground it is rather on: that Zone's, or nobody's. */
  readonly ground?: ZoneId;
}

/** The nearest place on all the map where nothing is; rather one from where the line crosses nothing, on that ground, if that is not much further. */
function apart(content: Frozen<Content>, box: Extent, { near, taken, line, ground }: Wish): Placed | null {
  const isFree = freeFor(content, box, taken);
  const [x, y] = [Math.round(near[0] / GRID), Math.round(near[1] / GRID)];
  const isHome = ground === undefined ? () => true : isFor(content, ground);
  let nearest: Placed | null = null;
  let clear: Placed | null = null;
  let furthest = Number.POSITIVE_INFINITY;
  for (const { across, down, far } of stepsOver(content)) {
    if (far > furthest) break;
    if (!isFree(x + across, y + down)) continue;
    const place: Placed = { at: [(x + across) * GRID, (y + down) * GRID], ...box };
    const isOpen = isClear(place.at, line, taken);
    if (isOpen && isHome(place)) return place;
    if (isOpen) clear ??= place;
    nearest ??= place;
    furthest = Math.min(furthest, far * DETOUR.times + DETOUR.more);
  }
  return clear ?? nearest;
}

/** Whether a box is on a Zone's ground, or on nobody's: its rim may reach over a border. */
function isFor(content: Frozen<Content>, id: ZoneId): (box: Placed) => boolean {
  const areas = areasOf(content);
  const own = areas.holds(id);
  return ({ at: [x, y], width, height }) =>
    [-CORE, 0, CORE].every((across) =>
      [-CORE, CORE].every((down) => {
        const at: Point = [x + (across * width) / 2, y + (down * height) / 2];
        return own(at) || areas.isNobodys(at);
      }),
    );
}

/** Whether a box whose middle is on the grid is on the map and touches nothing: noted once for all the map, as most of it may have to be asked for. */
function freeFor(
  { map }: Frozen<Content>,
  box: Extent,
  taken: readonly Placed[],
): (column: number, row: number) => boolean {
  const [columns, rows] = [Math.ceil(map.width / GRID) + 1, Math.ceil(map.height / GRID) + 1];
  const full = new Uint8Array(columns * rows);
  for (const { at, width, height } of taken) {
    const [across, down] = [(width + box.width) / 2 + TIGHT, (height + box.height) / 2 + TIGHT];
    const [left, right] = between(at[0], across, columns);
    const [top, bottom] = between(at[1], down, rows);
    for (let row = top; row <= bottom; row++) full.fill(1, row * columns + left, row * columns + right + 1);
  }
  const [left, right] = between(map.width / 2, (map.width - box.width) / 2 - EDGE, columns);
  const [top, bottom] = between(map.height / 2, (map.height - box.height) / 2 - EDGE, rows);
  return (column, row) =>
    column >= left && row >= top && column <= right && row <= bottom && full[row * columns + column] === 0;
}

/** The lines of the grid that are nearer to a place than that. */
const between = (place: number, near: number, lines: number): Point => [
  Math.max(0, Math.floor((place - near) / GRID) + 1),
  Math.min(lines - 1, Math.ceil((place + near) / GRID) - 1),
];

interface Step {
  /** In squares of the grid. */
  readonly across: number;
  readonly down: number;
  readonly far: number;
}

const steps = new WeakMap<object, readonly Step[]>();

/** From any place of the map to all others, the nearest first. */
function stepsOver({ map }: Frozen<Content>): readonly Step[] {
  const [width, height] = [Math.ceil(map.width / GRID), Math.ceil(map.height / GRID)];
  const columns = 2 * width + 1;
  const made =
    steps.get(map) ??
    Array.from({ length: columns * (2 * height + 1) }, (_, i): Step => {
      const [across, down] = [(i % columns) - width, Math.floor(i / columns) - height];
      return { across, down, far: Math.sqrt(across ** 2 + down ** 2) * GRID };
    }).sort((a, b) => a.far - b.far);
  steps.set(map, made);
  return made;
}

/** As near as there is room to one of the four sides of pieces of a Zone, not so near that its tail would not be seen; `line`: to that side. */
export function beside(
  content: Frozen<Content>,
  id: ZoneId,
  places: readonly Placed[],
  box: Extent,
  taken: readonly Placed[],
): { readonly place: Placed; readonly line: Point } {
  const { at, width, height } = around(places);
  const [x, y] = at;
  const [w, h] = [width / 2 + SIDE, height / 2 + SIDE];
  const sides: Point[] = [
    [x, y + h],
    [x - w, y],
    [x + w, y],
    [x, y - h],
  ];
  const wide = { width: box.width + 2 * TAIL, height: box.height + 2 * TAIL };
  const found = sides.flatMap((line) => {
    const place = apart(content, wide, { near: line, taken, line, ground: id });
    return place ? [{ place: { ...place, ...box }, line, far: distanceOf([place], line) }] : [];
  });
  const [nearest] = found.toSorted((a, b) => a.far - b.far);
  return nearest ?? { place: { at: lowest(places, box.height), ...box }, line: at };
}

/** From what stands apart from its place to that place. */
export const leader = ({ at }: Placed, to: Point): MapElement => ({ kind: "leader", from: whole(at), to: whole(to) });

const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** Whether a line crosses nothing. */
function isClear(from: Point, to: Point, taken: readonly Placed[]): boolean {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [across, down] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  return taken.every(({ at, width, height }) => {
    const [aside, below, w, h] = [at[0] - x, at[1] - y, width / 2, height / 2];
    return (
      Math.abs(aside) > w + Math.abs(across) ||
      Math.abs(below) > h + Math.abs(down) ||
      Math.abs(aside * down - below * across) > w * Math.abs(down) + h * Math.abs(across)
    );
  });
}

const shifted = (places: readonly Placed[], from: Point, to: Point): Placed[] =>
  places.map((place) => ({ ...place, at: [place.at[0] + to[0] - from[0], place.at[1] + to[1] - from[1]] }));
