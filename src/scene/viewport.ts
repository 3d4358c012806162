/** Windows on a map: around some places, within its edges. */
import { boundsOf } from "./plane.ts";
import type { Point } from "./words.ts";

/** A window on a map, in its coordinates: a region, or the place where something happened. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The window around some places, with a margin about them: not smaller than `least` (its width), and nowhere beyond the map's edge. `ratio`: its width as a
 * multiple of its height; the map's own when left out.
 */
export function viewportAround(
  points: readonly Point[],
  map: { readonly width: number; readonly height: number },
  { margin, least, ratio = map.width / map.height }: Framing,
): Viewport {
  const bounds = boundsOf(points);
  const [left, right] = [bounds[0] - margin, bounds[2] + margin];
  const [top, bottom] = [bounds[1] - margin, bounds[3] + margin];
  const width = Math.min(map.width, map.height * ratio, Math.max(least, right - left, (bottom - top) * ratio));
  const height = width / ratio;
  return {
    x: within((left + right - width) / 2, map.width - width),
    y: within((top + bottom - height) / 2, map.height - height),
    width,
    height,
  };
}

interface Framing {
  readonly margin: number;
  readonly least: number;
  readonly ratio?: number;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** Whether a place is seen. */
export const isIn = ([x, y]: Point, { x: left, y: top, width, height }: Viewport): boolean =>
  x >= left && y >= top && x <= left + width && y <= top + height;

/** A window that is smaller by this much at each of its edges. */
export const shrunk = ({ x, y, width, height }: Viewport, by: number): Viewport => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});
