import { type Frozen, mustGet } from "../../../engine/index.ts";
import {
  around,
  distance,
  distanceOf,
  lowest,
  type MapElement,
  type Placed,
  type Placement,
  type Point,
  placeOne,
  TIGHT,
} from "../../../scene/index.ts";
import type { Content, ZoneId } from "../content.ts";
import { formsOf, type Result, resultsAt, resultsIn, roomOf, small } from "./fights.ts";
import { groundOf } from "./grounds.ts";
import type { OnMap } from "./on-map.ts";
import { beside, leader } from "./slips.ts";

/** Results, and lines from those that stand apart from their Zone. */
interface Results {
  readonly standing: readonly MapElement[];
  readonly leaders: readonly MapElement[];
}

/**
 * What came of the fights in a Zone: where its pieces left room; or each by itself, the latest first, anywhere on the Zone's own ground. Has the latest no room
 * there, it stands as near to the pieces as can be, with a line to them; earlier ones are left to the reports of their Combats. What they cover is added to what
 * is taken.
 */
export function resultsBy(
  content: Frozen<Content>,
  map: OnMap,
  { id, places, below }: Placement & { readonly id: ZoneId },
  taken: Placed[],
): Results {
  const results = resultsIn(map, id);
  if (results.length === 0) return { standing: [], leaders: [] };
  const together = below ? formIn(results, below) : [];
  const middle = { at: mustGet(content.map.areas, id).middle, width: 0, height: 0 };
  const pieces = places.length > 0 ? places : [middle];
  const alone = results.slice(0, results.length - together.length).toReversed();
  const apart = alone.flatMap((result, i): readonly Found[] => {
    const found = onOwnGround(content, id, result, pieces, taken);
    const isLatest = i === 0 && !below;
    const shown = found ?? (isLatest ? elsewhere(content, id, result, pieces, taken) : null);
    if (shown) taken.push(shown.place);
    return shown ? [shown] : [];
  });
  return {
    standing: [
      ...apart.toReversed().flatMap(({ result, place }) => resultsAt([result], place)),
      ...(below ? resultsAt(together, below) : []),
    ],
    leaders: apart.flatMap(({ place, line }) => (line ? [leader(place, towards(line, pieces))] : [])),
  };
}

/** Those that have been given this room together, in the form that takes it. */
const formIn = (results: readonly Result[], { width, height }: Placed): readonly Result[] =>
  formsOf(results).find((some) => {
    const room = roomOf(some);
    return room.width === width && room.height === height;
  }) ?? small(results);

/** So far under the pieces a tail ends. */
const UNDER = 18;

function towards(from: Point, pieces: readonly Placed[]): Point {
  const to = around(pieces).at;
  const [[x, y], [tx, ty]] = [from, to];
  const share = Math.min(1, UNDER / (distance(from, to) || 1));
  return [x + (tx - x) * share, y + (ty - y) * share];
}

/** A result, how large it is shown, and where; `line`: to where a line goes from there. */
interface Found {
  readonly result: Result;
  readonly place: Placed;
  readonly line?: Point;
}

const sizesOf = (result: Result): readonly Result[] => (result.small ? [result] : [result, ...small([result])]);

/** Rather small on the Zone's own ground than large elsewhere. */
function onOwnGround(
  content: Frozen<Content>,
  id: ZoneId,
  result: Result,
  pieces: readonly Placed[],
  taken: readonly Placed[],
): Found | null {
  for (const extent of ["inner", "rim", "own"] as const)
    for (const [one = result] of formsOf([result])) {
      const box = roomOf([one]);
      const ground = groundOf(content, id, extent);
      const place = placeOne({ near: lowest(pieces, box.height), ...box }, { ground, taken, gap: TIGHT });
      if (place) return { place, result: one };
    }
  return null;
}

/** For a large result it may be so much farther away. */
const FARTHER = 40;

function elsewhere(
  content: Frozen<Content>,
  id: ZoneId,
  result: Result,
  pieces: readonly Placed[],
  taken: readonly Placed[],
): Found {
  const ways = sizesOf(result).map((one) => {
    const found = beside(content, id, pieces, roomOf([one]), taken);
    return { ...found, result: one, cost: distanceOf([found.place], found.line) + (one.small ? FARTHER : 0) };
  });
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best));
}
