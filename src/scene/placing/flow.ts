/** Places things one after the other in an odd-shaped area, as letters fill a page. */
import { squared } from "../angles.ts";
import type { Frame } from "../plane.ts";
import type { Point } from "../words.ts";
import { type Extent, middleOf, type Placed, reachesInto, type Surroundings } from "./boxes.ts";
import { Level } from "./level.ts";

/** How finely rows are tried from above. */
const FLOW_STEP = 5;

/** How far from its point a flow may spread: rather together than all over the area. */
const REACHES = [170, 280, Number.POSITIVE_INFINITY] as const;

/**
 * Things one after the other, as letters fill an odd-shaped page: row by row wherever there is room on the area's ground, as near together as they can be. Of all
 * beginnings the one whose middle is nearest to a point. Null: they do not all fit. `frame`: left, top, right, bottom of the area.
 */
export function placeFlow(
  items: readonly Extent[],
  near: Point,
  room: Surroundings,
  [left, top, right, bottom]: Frame,
): readonly Placed[] | null {
  const [x, y] = near;
  const widest = Math.max(...items.map((item) => item.width));
  const highest = Math.max(...items.map((item) => item.height));
  let last = "";
  for (const reach of REACHES) {
    const frame: Frame = [
      Math.max(left, x - reach),
      Math.max(top, y - reach),
      Math.min(right, x + reach),
      Math.min(bottom, y + reach),
    ];
    if (String(frame) === last) continue;
    last = String(frame);
    const taken = room.taken.filter((one) => reachesInto(one, frame, widest, highest));
    const places = flowIn(items, near, { ...room, taken }, frame);
    if (places) return places;
  }
  return null;
}

function flowIn(items: readonly Extent[], near: Point, room: Surroundings, frame: Frame): readonly Placed[] | null {
  const [, top, , bottom] = frame;
  const height = Math.max(...items.map((item) => item.height));
  const level = new Level(room);
  let best: { readonly far: number; readonly places: readonly Placed[] } | null = null;
  for (let start = top; start < Math.min(bottom, top + 2 * height); start += FLOW_STEP) {
    const places = filled(items, level, { frame, start, height, gap: room.gap ?? 0 });
    if (places.length < items.length) continue;
    const [x, y] = middleOf(places);
    const far = squared(x - near[0]) + squared(y - near[1]);
    if (!best || far < best.far) best = { far, places };
  }
  return best?.places ?? null;
}

interface Rows {
  readonly frame: Frame;
  readonly start: number;
  readonly height: number;
  readonly gap: number;
}

/** Rows of that height from a beginning on, as many things as have room. */
function filled(
  items: readonly Extent[],
  level: Level,
  { frame: [left, , right, bottom], start, height, gap }: Rows,
): Placed[] {
  const places: Placed[] = [];
  for (let y = start + height / 2; y < bottom; y += height + gap) {
    let x = left;
    for (let item = items[places.length]; item && x < right; item = items[places.length]) {
      const part: Placed = { at: [0, (height - item.height) / 2], ...item };
      level.clear();
      const middle = level.close(part, y) ? level.rightOf(x + item.width / 2, right) : null;
      if (middle === null) break;
      places.push({ ...part, at: [middle, y + part.at[1]] });
      x = middle + item.width / 2 + gap;
    }
    if (places.length === items.length) break;
  }
  return places;
}
