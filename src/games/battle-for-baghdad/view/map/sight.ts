/** What is seen of the map in a picture, and where there is room on it. */

import { type Frozen, Kept, mustGet } from "#engine";
import {
  around,
  type Ground,
  isIn,
  type Placed,
  type Placement,
  type Point,
  placeOne,
  type Seen,
  squared,
  type Viewport,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import type { OnMap } from "../../rules/map/on-map.ts";
import { areasOf, groundOf } from "./grounds.ts";
import { level, onBoard, type Title, titleBoxes } from "./names.ts";
import { areaOf, bridges, onGround, type Room } from "./room.ts";
import type { Standing } from "./standing.ts";

/** What is seen of the map, and what is there already. */
export interface Sight {
  readonly content: Frozen<Content>;
  readonly map: OnMap;
  readonly window: Viewport;
  /** A pixel in map units. */
  readonly pixel: number;
  readonly taken: readonly Placed[];
  /** The arrows of Moves. */
  readonly arrows: readonly Placed[];
}

/** From the edge of what is seen, in pixels. */
const EDGE = 10;
const NAME_EDGE = 2;
/** How finely to sample what is seen of a Zone, in map units. */
const SAMPLE = 12;
/** The largest share of a ground that pieces take: looking for room takes long where there is none. */
const FULLEST = 0.85;

const looked = new Kept<Viewport, Seen>();

/** What is seen of a Zone, looked at once for a window. */
const seenOf = ({ content, window }: Sight, id: ZoneId): Seen =>
  looked.get(window, id, () => areasOf(content).seen(id, window, SAMPLE));

/** How much of what is seen of a Zone pieces may take, in map units. */
const groundFor = (sight: Sight, id: ZoneId): number => seenOf(sight, id).places * squared(SAMPLE) * FULLEST;

/**
 * Whether a Zone's name and such pieces would have room in what is seen of it, if nothing else were there. `size` in
 * pixels.
 */
export function hasGround(sight: Sight, id: ZoneId, things: readonly Standing[], size: number): boolean {
  const { content, pixel } = sight;
  const title = { ...level(onBoard(content, id)), scale: pixel };
  const name = titleBoxes(content, id, title).reduce((sum, { width, height }) => sum + width * height, 0);
  return name + areaOf(things, size * pixel) < groundFor(sight, id);
}

/** Things on what is seen of a Zone. `sizes` in pixels. Null: there is no room. */
export function piecesIn(
  sight: Sight,
  id: ZoneId,
  things: readonly Standing[],
  { sizes, ...room }: Pick<Room, "rather" | "below" | "near"> & { readonly sizes: readonly number[] },
): Placement | null {
  if (things.length === 0) return { size: 0, places: [] };
  const { content, pixel, taken, window } = sight;
  const most = groundFor(sight, id);
  return onGround(content, id, things, {
    ...room,
    taken,
    sizes: sizes.map((size) => size * pixel).filter((size) => areaOf(things, size) < most),
    window: inset(window, EDGE * pixel),
  });
}

/**
 * A Zone's name, as large as on the board: in its lines there, in one, or each word by itself; as near to its place there as there is room on the Zone's ground, else
 * reaching out over the river or the fields, else over a bridge or an arrow. Null: there is no room.
 */
export function titleIn(sight: Sight, id: ZoneId): Title | null {
  const near = nameNear(sight, id);
  if (!near) return null;
  const { content } = sight;
  const [own, wider] = [groundOf(content, id, "own"), groundOf(content, id, "nobodys")];
  const isOwn = areasOf(content).holds(id);
  const rather = [...bridges(content), ...sight.arrows];
  const places = [
    { ground: own, clear: rather },
    { ground: wider, clear: rather },
    { ground: wider, clear: [] },
  ];
  for (const place of places)
    for (const title of titlesOf(sight, id)) {
      const found = titleOn(sight, { id, title, near, ...place });
      if (found && titleBoxes(content, id, found).some(({ at }) => isOwn(at))) return found;
    }
  return null;
}

/** Where the board has its name, if that is seen; else the middle of what is seen of it. Null: nothing is. */
function nameNear(sight: Sight, id: ZoneId): Point | null {
  const { nameAt } = mustGet(sight.content.map.areas, id);
  if (isIn(nameAt, sight.window)) return nameAt;
  return seenOf(sight, id).middle;
}

function titlesOf({ content, pixel }: Sight, id: ZoneId): Title[] {
  const board = level(onBoard(content, id));
  const words = board.lines.join(" ");
  return [board.lines, [words], words.split(" ")].map((lines) => ({ ...board, lines, scale: pixel }));
}

interface Wanted {
  readonly id: ZoneId;
  readonly title: Title;
  readonly near: Point;
  readonly ground: Ground;
  /** What it has to leave clear besides. */
  readonly clear: readonly Placed[];
}

function titleOn({ content, window, pixel, taken }: Sight, { id, title, near, ground, clear }: Wanted): Title | null {
  const box = around(titleBoxes(content, id, title));
  const { x, y, width, height } = inset(window, NAME_EDGE * pixel, box);
  if (width <= 0 || height <= 0) return null;
  const place = placeOne(
    { near: [clamped(near[0], x, x + width), clamped(near[1], y, y + height)], width: box.width, height: box.height },
    {
      ground,
      taken: [...taken, ...clear],
      gap: 4 * pixel,
      frame: [x - over(box.width), y - over(box.height), x + width + over(box.width), y + height + over(box.height)],
    },
  );
  return place && { ...title, at: [title.at[0] + place.at[0] - box.at[0], title.at[1] + place.at[1] - box.at[1]] };
}

/** The rims of things may reach over the frame that they are placed in; a name is seen as a whole, and its shield. */
const over = (length: number): number => length * 0.4;

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

const NO_BOX = { width: 0, height: 0 } as const;

/**
 * A window that is smaller by this much at its edges; `box`: where the middle of something may be that has to be seen
 * as a whole.
 */
const inset = (window: Viewport, by: number, box: Pick<Placed, "width" | "height"> = NO_BOX): Viewport => ({
  x: window.x + by + box.width / 2,
  y: window.y + by + box.height / 2,
  width: window.width - 2 * by - box.width,
  height: window.height - 2 * by - box.height,
});
