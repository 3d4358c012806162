/** Where a mark finds room near its space, and the line that leads to it if it is far off. */
import {
  type Colour,
  type Extent,
  lengthOf,
  type MapElement,
  type Placed,
  type Point,
  placeNear,
  square,
} from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { rim } from "./arrows.ts";
import { placeOf, type Sight } from "./cut-outs.ts";
import type { Seen } from "./seen.ts";
import type { Thing } from "./things.ts";

/** In pixels of the picture: from what distance a thing beside its place has a line to it, and how wide that is. */
const FAR = 24;
const LINE = 3;

/** Where a mark stands, and the line from its place. */
export interface Aside {
  readonly at: Point;
  readonly line: readonly MapElement[];
}

/**
 * Where something of some size has room, as near to a point as there is any, else over what is there; `taken` grows.
 */
export const roomNear = ({ window, zoom }: Sight, near: Point, size: Extent, taken: Placed[]): Point =>
  placeNear({ near, ...size }, window, taken, 2 / zoom).at;

/** A mark of some size as near to the middle of a box as it has room; `taken` grows. */
export function aside(sight: Sight, home: Placed, size: Extent, colour: Colour, taken: Placed[]): Aside {
  const at = roomNear(sight, home.at, size, taken);
  const { zoom } = sight;
  if (gapOf(home, { at, ...size }) <= FAR / zoom) return { at, line: [] };
  return { at, line: [{ kind: "line", style: "front", points: [rim(home, at, 0), at], colour, width: LINE / zoom }] };
}

/** How far a mark is from what is in the middle of a box, which may be round. */
function gapOf({ at: [x, y], width, height }: Placed, mark: Placed): number {
  const [dx, dy] = [mark.at[0] - x, mark.at[1] - y];
  const far = lengthOf(dx, dy);
  const share = width * height === 0 ? 0 : 1 / Math.max(1, lengthOf((2 * dx) / width, (2 * dy) / height));
  return far * (1 - share) - mark.height / 2;
}

/** What is in a space; of several stacks, that of a side; an empty one is a point. */
export const standsIn = (seen: Seen, things: readonly Thing[], space: SpaceId, side?: Holder): Placed => {
  const there = things.filter((one) => one.space === space);
  const found = there.find((one) => side !== undefined && one.side === side) ?? there[0];
  return found?.box ?? square(placeOf(seen, space));
};
