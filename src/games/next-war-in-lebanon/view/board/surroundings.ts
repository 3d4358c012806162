/** Which part of the map a close-up of a zone shows, and where zone names have room on it. */
import type { Frozen } from "#engine";
import {
  distance,
  type MapElement,
  moved,
  nameWidth,
  overlap,
  type Placed,
  type Point,
  SIGHT,
  type TextSize,
  type Viewport,
  viewportAround,
} from "#scene";
import type { Content, ZoneId } from "../../content/types.ts";
import { areaOf, centresOf, GRID, nameAt, titleOf } from "./hexes.ts";

type Pack = Frozen<Content>;

/** The map's part of the picture, in pixels. */
export const PANEL = { width: 1040, height: 950 } as const;
/** How much is seen around the zone, in map units. */
const MARGIN = 62;

/** What a close-up shows of the map, and map units for each of its pixels. */
export function surroundings(content: Pack, id: ZoneId): { readonly window: Viewport; readonly pixel: number } {
  const window = windowOn(content, id);
  return { window, pixel: window.width / PANEL.width };
}

/** The part of the base that holds the names in a close-up. */
export const namesAround = (id: ZoneId): string => `around ${id}`;

/** The number and name of a zone at this place. */
export const zoneName = (content: Pack, id: ZoneId, at: Point, size: TextSize = "body"): MapElement => ({
  kind: "lettering",
  style: "title",
  at,
  text: titleOf(content, id),
  size,
});

/** Letters of names, the largest first, and their room in pixels: the height of some, and what is left free at the edge. */
const LETTERS = [
  { letters: "huge", size: 54, height: 54 },
  { letters: "large", size: 38, height: 46 },
  { letters: "body", size: 30, height: 32 },
] as const;
const SMALLEST = LETTERS[2];
const EDGE = 8;
/** How high the letters of names on the board are, in map units: above the pieces there is room for no higher ones. */
const ROOM = 28.5;

/** The largest letters for the name of the zone itself, and those for all others, that have room. */
const lettersOf = (pixel: number, isOwn: boolean): Lettered =>
  LETTERS.slice(isOwn ? 0 : 1).find(({ size }) => size * pixel <= ROOM) ?? SMALLEST;

/** The names of all zones that are seen: where they are on the map, else as near to that as the window shows them. */
export function namesIn(content: Pack, id: ZoneId): readonly MapElement[] {
  const { window, pixel } = surroundings(content, id);
  const taken: Placed[] = [];
  const places = content.zoneIds.flatMap(
    (one) => nameIn(content, one, { window, pixel, name: lettersOf(pixel, one === id) }) ?? [],
  );
  return places
    .toSorted((a, b) => a.far - b.far)
    .flatMap(({ id: zone, at, width, height, letters }): readonly MapElement[] => {
      const lines = [0, 1, 2].map((line): Placed => ({ at: moved(at, 0, line * height), width, height }));
      const free = lines.find((place) => taken.every((other) => !overlap(place, other)));
      if (!free) return [];
      taken.push(free);
      return [zoneName(content, zone, free.at, letters)];
    });
}

type Lettered = (typeof LETTERS)[number];

interface Wanted {
  readonly window: Viewport;
  readonly pixel: number;
  readonly name: Lettered;
}

/** Null: too little of the zone is seen. */
function nameIn(content: Pack, id: ZoneId, { window, pixel, name }: Wanted) {
  const [width, height] = [nameWidth(titleOf(content, id), name.size * pixel), name.height * pixel];
  const half = width / 2 + EDGE * pixel;
  const [x, y] = nameAt(content, id);
  const at: Point = [
    Math.min(Math.max(x, window.x + half), window.x + window.width - half),
    Math.min(Math.max(y, window.y + height * 0.7), window.y + window.height - height * 0.7),
  ];
  const far = distance(at, [x, y]);
  const isBelow = at[1] >= y && at[1] < y + BELOW * GRID.size;
  const isItsOwn = isBelow && centresOf(content, id).some(([cx]) => Math.abs(at[0] - cx) < ASIDE * GRID.size);
  return isItsOwn || isWithin(content, id, at) ? { id, at, width, height, far, letters: name.letters } : null;
}

/** How far from the middle of its hex, and below its place, a name may be moved: in sizes of a hex. */
const ASIDE = 0.6;
const BELOW = 1.4;

/** Whether a name is well within one of the hexes of a zone. */
const isWithin = (content: Pack, id: ZoneId, [x, y]: Point): boolean =>
  centresOf(content, id).some(
    ([cx, cy]) => Math.abs(x - cx) < ASIDE * GRID.size && Math.abs(y - cy) < 0.85 * GRID.size,
  );

function windowOn(content: Pack, id: ZoneId): Viewport {
  const ring = areaOf(content, id).polygon[0] ?? [];
  const seen = ring.map(([x, y]) => [Math.min(x, SIGHT.width), Math.min(y, SIGHT.height)] as const);
  const up = Math.min(...ring.map(([, y]) => y)) - 60;
  return viewportAround([...seen, [seen[0]?.[0] ?? 0, Math.max(0, up)]], SIGHT, {
    margin: MARGIN,
    least: 420,
    ratio: PANEL.width / PANEL.height,
  });
}
