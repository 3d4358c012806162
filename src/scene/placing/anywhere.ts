/** Finds the nearest free place on the whole map for something that stands apart, with a line to where it belongs. */
import { squared } from "../angles.ts";
import type { Point } from "../words.ts";
import { crosses, type Extent, type Placed } from "./boxes.ts";

/** How finely places are tried over all the map. */
const GRID = 11;
/** From the edge of the map. */
const EDGE = 6;
/** How much farther away a better place may be: this many times as far, and this much more. */
const DETOUR = { times: 1.5, more: 60 };

/** Something that stands apart from its place, with a line to it. */
export interface Wish {
  readonly near: Point;
  readonly taken: readonly Placed[];
  readonly gap: number;
  /** A line from the place to this rather crosses nothing. */
  readonly line: Point;
  /** What is a better place than others; every one, when left out. */
  readonly isHome?: (box: Placed) => boolean;
}

/** The nearest place on all the map where nothing is; rather one that is home, from where the line crosses nothing, if that is not much farther. Null: the map is full. */
export function placeAnywhere(
  box: Extent,
  map: Extent,
  { near, taken, gap, line, isHome = () => true }: Wish,
): Placed | null {
  const isFree = freeFor(map, box, taken, gap);
  const [x, y] = [Math.round(near[0] / GRID), Math.round(near[1] / GRID)];
  let nearest: Placed | null = null;
  let clear: Placed | null = null;
  let furthest = Number.POSITIVE_INFINITY;
  for (const { across, down, far } of stepsOver(map)) {
    if (far > furthest) break;
    if (!isFree(x + across, y + down)) continue;
    const place: Placed = { at: [(x + across) * GRID, (y + down) * GRID], ...box };
    const isOpen = !taken.some((one) => crosses([place.at, line], one));
    if (isOpen && isHome(place)) return place;
    if (isOpen) clear ??= place;
    nearest ??= place;
    furthest = Math.min(furthest, far * DETOUR.times + DETOUR.more);
  }
  return clear ?? nearest;
}

/** Whether a box whose middle is on the grid is on the map and touches nothing: noted once for all the map, as most of it may have to be asked for. */
function freeFor(
  map: Extent,
  box: Extent,
  taken: readonly Placed[],
  gap: number,
): (column: number, row: number) => boolean {
  const [columns, rows] = [Math.ceil(map.width / GRID) + 1, Math.ceil(map.height / GRID) + 1];
  const full = new Uint8Array(columns * rows);
  for (const { at, width, height } of taken) {
    const [across, down] = [(width + box.width) / 2 + gap, (height + box.height) / 2 + gap];
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

const steps = new WeakMap<Extent, readonly Step[]>();

/** From any place of the map to all others, the nearest first: made once for a map. */
function stepsOver(map: Extent): readonly Step[] {
  const [width, height] = [Math.ceil(map.width / GRID), Math.ceil(map.height / GRID)];
  const columns = 2 * width + 1;
  const made =
    steps.get(map) ??
    Array.from({ length: columns * (2 * height + 1) }, (_, i): Step => {
      const [across, down] = [(i % columns) - width, Math.floor(i / columns) - height];
      return { across, down, far: Math.sqrt(squared(across) + squared(down)) * GRID };
    }).sort((a, b) => a.far - b.far);
  steps.set(map, made);
  return made;
}
