/** Finds a place as near to a point as there is room. */
import { distance } from "../plane.ts";
import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";
import type { Extent, Placed, Surroundings, Wanting } from "./boxes.ts";
import { placeOne } from "./rows.ts";

/**
 * As near to its point as there is any room, else over what is there, where the edge of what is seen cuts nothing;
 * `taken` grows.
 */
export function placeNear(want: Wanting, window: Viewport, taken: Placed[], gap: number): Placed {
  const { near, width, height } = want;
  const place = placeNearAny(want, spotsIn(window), { taken, gap }) ?? {
    at: inside(window, near, want),
    width,
    height,
  };
  taken.push(place);
  return place;
}

/** From where to look for room if there is none near a point, in shares of what is seen. */
const SHARES = [0.1, 0.3, 0.5, 0.7, 0.9] as const;

/** Points all over what is seen, at some shares of its width and height. */
export const spotsIn = (
  { x, y, width, height }: Viewport,
  across: readonly number[] = SHARES,
  down: readonly number[] = SHARES,
): readonly Point[] => across.flatMap((right) => down.map((low): Point => [x + width * right, y + height * low]));

/** The place nearest to a point where the edge of what is seen cuts nothing. */
function inside({ x, y, width, height }: Viewport, near: Point, size: Extent): Point {
  const between = (place: number, least: number, length: number, own: number): number =>
    Math.max(least + own / 2, Math.min(least + length - own / 2, place));
  return [between(near[0], x, width, size.width), between(near[1], y, height, size.height)];
}

/** Near a point, else near the closest of some others from which there is room. */
export function placeNearAny({ near, ...size }: Wanting, others: readonly Point[], room: Surroundings): Placed | null {
  const far = (at: Point): number => distance(at, near);
  for (const at of [near, ...others.toSorted((a, b) => far(a) - far(b))]) {
    const place = placeOne({ near: at, ...size }, room);
    if (place) return place;
  }
  return null;
}

/** Where a disc stands, as near to a point as nothing else does, else there; `taken` grows. */
export function placeDisc(near: Point, edge: number, taken: Placed[], room: Omit<Surroundings, "taken">): Placed {
  const disc = { width: edge, height: edge };
  const place = placeOne({ near, ...disc }, { ...room, taken }) ?? { at: near, ...disc };
  taken.push(place);
  return place;
}
