/** Where things go that have no room in their Zone: on a slip nearby or beside its pieces, with a line to it. */
import { type Frozen, mustGet } from "#engine";
import {
  around,
  CORE,
  distanceOf,
  type Extent,
  lowest,
  type MapElement,
  type Placed,
  type Placement,
  type Point,
  placeAnywhere,
  placeOver,
  placeRows,
  rounded,
  TIGHT,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { areasOf } from "./grounds.ts";
import { extent } from "./room.ts";
import type { Standing } from "./standing.ts";

/** Between the edge of a slip and what is on it. */
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
    const free = placeAnywhere(box, content.map, { near: middle, taken, gap: TIGHT, line });
    const slip = free ?? { at: middle, ...box };
    const far = free ? distanceOf([slip], middle) : Number.MAX_VALUE;
    const all = shifted(places, at, slip.at);
    const under = below ? all.at(-1) : undefined;
    return { places: under ? all.slice(0, -1) : all, slip, size: ON_SLIP, far, ...(under ? { below: under } : {}) };
  });
  return slips.reduce((best, one) => (one.far < best.far ? one : best));
}

/** From pieces to where a line ends. */
const SIDE = 8;
/** How much of a result's tail is seen. */
const TAIL = 9;

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

/**
 * As near to one of the four sides of a Zone's pieces as there is room, but not too near for its tail to be seen;
 * `line`: to that side.
 */
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
  const isHome = isFor(content, id);
  const found = sides.flatMap((line) => {
    const place = placeAnywhere(wide, content.map, { near: line, taken, gap: TIGHT, line, isHome });
    return place ? [{ place: { ...place, ...box }, line, far: distanceOf([place], line) }] : [];
  });
  const [nearest] = found.toSorted((a, b) => a.far - b.far);
  return nearest ?? { place: { at: lowest(places, box.height), ...box }, line: at };
}

/** From what is apart from its place to that place. */
export const leader = ({ at }: Placed, to: Point): MapElement => ({
  kind: "leader",
  from: rounded(at),
  to: rounded(to),
});

const shifted = (places: readonly Placed[], from: Point, to: Point): Placed[] =>
  places.map((place) => ({ ...place, at: [place.at[0] + to[0] - from[0], place.at[1] + to[1] - from[1]] }));
