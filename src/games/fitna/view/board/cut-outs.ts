/** Which part of the map a picture shows, how much larger than the whole, and where spaces lie on it. */
import { mustGet } from "#engine";
import { isIn, type Point, SIGHT, shrunk, type Viewport, viewportAround } from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { isClosed, type Seen } from "./seen.ts";

/** Beyond the outermost spaces; on the board, where nothing is left to a map next to it, less. */
const MARGIN = { part: 58, whole: 44 } as const;
/** Nothing nearer than this is considered, in map units. */
const LEAST = 420;
/** A part that is hardly smaller than the whole is not worth a map of its own. */
const NEARER = 1.12;

/** What is seen of the map, and how much larger than as a whole. */
export interface Sight {
  readonly window: Viewport;
  readonly zoom: number;
  /** With blocks where there would be room for counters: what moves is seen between them. */
  readonly blocks?: true;
  /** All that is played on: whatever is at the edge is moved inward, never left out. */
  readonly whole?: true;
}

export const placeOf = ({ content }: Pick<Seen, "content">, id: SpaceId): Point => mustGet(content.land.places, id);

/** The part of the map that is played on. */
export const openSight = (seen: Seen): Sight => ({ ...sightOn(seen, openSpaces(seen), MARGIN.whole), whole: true });

export const openSpaces = (seen: Seen): readonly SpaceId[] => seen.edition.spaceIds.filter((id) => !isClosed(seen, id));

export function sightOn(seen: Pick<Seen, "content">, ids: readonly SpaceId[], margin: number = MARGIN.part): Sight {
  const points = ids.map((id) => placeOf(seen, id));
  const window = viewportAround(points, SIGHT, { margin, least: LEAST });
  const zoom = SIGHT.width / window.width;
  return zoom < NEARER ? { window: { x: 0, y: 0, ...SIGHT }, zoom: 1 } : { window, zoom };
}

/** Whether a place is seen, far enough from the edge that nothing there is cut. */
export const within =
  (window: Viewport, edge: number): ((at: Point) => boolean) =>
  (at) =>
    isIn(at, shrunk(window, edge));
