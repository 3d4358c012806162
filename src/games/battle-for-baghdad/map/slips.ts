import { type Frozen, mustGet } from "../../../engine/index.ts";
import { type Placed, type Point, placeRows, stands } from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { around, distance, type Extent, extent, lowest, type Placement, TIGHT } from "./room.ts";
import type { Standing } from "./standing.ts";

/** Between the edge of a slip and what stands on it. */
const PAD = 7;
const ON_SLIP = 35;

/** On a slip near a Zone, and how far from it. */
export interface OnSlip extends Placement {
  readonly slip: Placed;
  readonly far: number;
}

/** Where nothing else is; over other things, if there is no such place at all. `line`: where the line of the slip ends. */
export function onSlip(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  { taken, line }: { readonly taken: readonly Placed[]; readonly line: Point },
): OnSlip {
  const { middle } = mustGet(content.map.areas, id);
  const sized = things.map((thing) => extent(thing, ON_SLIP));
  const slips = [2, 1, 3].map((rows): OnSlip => {
    const places = placeRows(sized, middle, { holds: () => true, taken: [], gap: TIGHT }, [rows]) ?? [];
    const { at, width, height } = around(places);
    const box = { width: width + 2 * PAD, height: height + 2 * PAD };
    const free = apart(content, box, { near: middle, taken, line });
    const slip = free ?? { at: middle, ...box };
    const far = free ? distance([slip], middle) : Number.MAX_VALUE;
    return { places: shifted(places, at, slip.at), slip, size: ON_SLIP, far };
  });
  return slips.reduce((best, one) => (one.far < best.far ? one : best));
}

/** Anywhere on the map. */
const within =
  ({ map }: Frozen<Content>) =>
  ([x, y]: Point): boolean =>
    x > 6 && y > 6 && x < map.width - 6 && y < map.height - 6;

/** How finely places are tried over all the map. */
const GRID = 11;
/** From pieces to where a line ends. */
const SIDE = 8;
/** A line is tried so often. */
const TRIED = 24;

/** For a line that crosses nothing, a place may be so many times as far away, and so much. */
const DETOUR = { times: 1.5, more: 60 };

/** The nearest place on all the map where nothing is; rather one from where a line to a place crosses nothing, if that is not much further. */
function apart(
  content: Frozen<Content>,
  box: Extent,
  { near, taken, line }: { readonly near: Point; readonly taken: readonly Placed[]; readonly line: Point },
): Placed | null {
  const room = { holds: within(content), taken: [], gap: TIGHT };
  const isFree = freeFor(content, box, taken);
  const [x, y] = near.map((one) => Math.round(one / GRID) * GRID);
  let nearest: Placed | null = null;
  let furthest = Number.POSITIVE_INFINITY;
  for (const [dx, dy] of stepsOver(content)) {
    const far = Math.sqrt(dx ** 2 + dy ** 2);
    if (far > furthest) break;
    const place: Placed = { at: [(x ?? 0) + dx, (y ?? 0) + dy], ...box };
    if (!isFree(place.at) || !stands(place, room)) continue;
    if (isClear(place.at, line, taken)) return place;
    nearest ??= place;
    furthest = Math.min(furthest, far * DETOUR.times + DETOUR.more);
  }
  return nearest;
}

/** Whether a box whose middle is on the grid touches nothing: noted once for all the map, as most of it may have to be asked for. */
function freeFor({ map }: Frozen<Content>, box: Extent, taken: readonly Placed[]): (at: Point) => boolean {
  const [columns, rows] = [Math.ceil(map.width / GRID) + 1, Math.ceil(map.height / GRID) + 1];
  const full = new Uint8Array(columns * rows);
  for (const { at, width, height } of taken) {
    const [across, down] = [(width + box.width) / 2 + TIGHT, (height + box.height) / 2 + TIGHT];
    const [left, right] = between(at[0], across, columns);
    const [top, bottom] = between(at[1], down, rows);
    for (let row = top; row <= bottom; row++) full.fill(1, row * columns + left, row * columns + right + 1);
  }
  return ([x, y]) => {
    const [column, row] = [Math.round(x / GRID), Math.round(y / GRID)];
    return column >= 0 && row >= 0 && column < columns && row < rows && full[row * columns + column] === 0;
  };
}

/** The lines of the grid that are nearer to a place than that. */
const between = (place: number, near: number, lines: number): Point => [
  Math.max(0, Math.floor((place - near) / GRID) + 1),
  Math.min(lines - 1, Math.ceil((place + near) / GRID) - 1),
];

const steps = new WeakMap<object, readonly Point[]>();

/** From any place of the map to all others, the nearest first. */
function stepsOver({ map }: Frozen<Content>): readonly Point[] {
  const [across, down] = [Math.ceil(map.width / GRID), Math.ceil(map.height / GRID)];
  const columns = 2 * across + 1;
  const made =
    steps.get(map) ??
    Array.from(
      { length: columns * (2 * down + 1) },
      (_, i): Point => [((i % columns) - across) * GRID, (Math.floor(i / columns) - down) * GRID],
    ).sort(([ax, ay], [bx, by]) => ax ** 2 + ay ** 2 - bx ** 2 - by ** 2);
  steps.set(map, made);
  return made;
}

/** As near as there is room to one of the four sides of some pieces; a line goes to that side. */
export function beside(
  content: Frozen<Content>,
  places: readonly Placed[],
  box: { readonly width: number; readonly height: number },
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
  const found = sides.flatMap((line) => {
    const place = apart(content, box, { near: line, taken, line });
    return place ? [{ place, line, far: distance([place], line) }] : [];
  });
  const [nearest] = found.toSorted((a, b) => a.far - b.far);
  return nearest ?? { place: { at: lowest(places, box.height), ...box }, line: at };
}

/** Whether a line from a box to a place is clear of everything, but for the box itself. */
const isClear = (from: Point, to: Point, taken: readonly Placed[]): boolean =>
  Array.from({ length: TRIED - 1 }, (_, i) => (i + 1) / TRIED).every((share) => {
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return taken.every(({ at, width, height }) => Math.abs(x - at[0]) > width / 2 || Math.abs(y - at[1]) > height / 2);
  });

const shifted = (places: readonly Placed[], from: Point, to: Point): Placed[] =>
  places.map((place) => ({ ...place, at: [place.at[0] + to[0] - from[0], place.at[1] + to[1] - from[1]] }));
