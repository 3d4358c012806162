/** Where the results of a Zone's fights stand: below its pieces, on its own ground, or apart with a line to it. */
import { type Frozen, mustGet } from "#engine";
import {
  around,
  between,
  distance,
  distanceOf,
  lowest,
  type MapElement,
  type Placed,
  type Placement,
  type Point,
  placeOne,
  square,
  TIGHT,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import type { OnMap } from "../../rules/map/on-map.ts";
import { type Result, resultsAt, resultsIn, roomOf, small, tightForms, wideForms } from "./fights.ts";
import { groundOf } from "./grounds.ts";
import { beside, leader } from "./slips.ts";

/** Results, and lines from those that stand apart from their Zone. */
interface Results {
  readonly standing: readonly MapElement[];
  readonly leaders: readonly MapElement[];
}

/**
 * What came of the fights in a Zone: where its pieces left room; or each by itself, the latest first, anywhere on the Zone's own ground, else as near to the
 * pieces as there is room, with a line to them. What they cover is added to what is taken.
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
  const apart = separately(content, { id, results, places }, together.length, taken);
  return {
    standing: [
      ...apart.toReversed().flatMap(({ result, place }) => resultsAt([result], place)),
      ...(below ? resultsAt(together, below) : []),
    ],
    leaders: apart.flatMap(({ place, line }) => (line ? [leader(place, towards(line, places))] : [])),
  };
}

/** Results of a Zone, and its pieces. */
interface Fought {
  readonly id: ZoneId;
  readonly results: readonly Result[];
  readonly places: readonly Placed[];
}

/**
 * Each where there is room for it, the latest first, but for the `placed` ones that have their place; it adds to what
 * is taken.
 */
const separately = (
  content: Frozen<Content>,
  { id, results, places }: Fought,
  placed: number,
  taken: Placed[],
): readonly Found[] =>
  results
    .slice(0, results.length - placed)
    .toReversed()
    .map((result) => {
      const forms = [...wideForms([result]), ...tightForms([result])];
      const own = onOwnGround(content, id, forms, places, taken);
      const found = own ?? elsewhere(content, id, result, places, taken);
      taken.push(found.place);
      return found;
    });

/** Whether the Zone's own ground has room for wide plates of all of them, each by itself. */
export function fitApart(content: Frozen<Content>, { id, results, places }: Fought, taken: readonly Placed[]): boolean {
  const all = [...taken, ...places];
  return results.toReversed().every((result) => {
    const found = onOwnGround(content, id, wideForms([result]), places, all);
    if (found) all.push(found.place);
    return found !== null;
  });
}

/** Those that have been given this room together, in the form that takes it. */
const formIn = (results: readonly Result[], { width, height }: Placed): readonly Result[] =>
  [...wideForms(results), ...tightForms(results)].find((some) => {
    const room = roomOf(some);
    return room.width === width && room.height === height;
  }) ?? small(results);

/** How far under the pieces a tail ends. */
const UNDER = 18;

function towards(from: Point, pieces: readonly Placed[]): Point {
  const to = pieces.length > 0 ? around(pieces).at : from;
  return between(from, to, Math.min(1, UNDER / (distance(from, to) || 1)));
}

/** A result, how large it is shown, and where; `line`: to where a line goes from there. */
interface Found {
  readonly result: Result;
  readonly place: Placed;
  readonly line?: Point;
}

const sizesOf = (result: Result): readonly Result[] => (result.small ? [result] : [result, ...small([result])]);

/** Its pieces; its middle, where all were eliminated. */
const standingAt = (content: Frozen<Content>, id: ZoneId, places: readonly Placed[]): readonly Placed[] =>
  places.length > 0 ? places : [square(mustGet(content.map.areas, id).middle)];

/** Rather small on the Zone's own ground than large elsewhere. */
function onOwnGround(
  content: Frozen<Content>,
  id: ZoneId,
  forms: readonly (readonly Result[])[],
  places: readonly Placed[],
  taken: readonly Placed[],
): Found | null {
  const pieces = standingAt(content, id, places);
  for (const extent of ["inner", "rim", "own"] as const)
    for (const [one] of forms) {
      if (!one) continue;
      const box = roomOf([one]);
      const ground = groundOf(content, id, extent);
      const place = placeOne({ near: lowest(pieces, box.height), ...box }, { ground, taken, gap: TIGHT });
      if (place) return { place, result: one };
    }
  return null;
}

/** How much farther away a large result may be. */
const FARTHER = 40;

function elsewhere(
  content: Frozen<Content>,
  id: ZoneId,
  result: Result,
  places: readonly Placed[],
  taken: readonly Placed[],
): Found {
  const pieces = standingAt(content, id, places);
  const ways = sizesOf(result).map((one) => {
    const found = beside(content, id, pieces, roomOf([one]), taken);
    return { ...found, result: one, cost: distanceOf([found.place], found.line) + (one.small ? FARTHER : 0) };
  });
  return ways.reduce((best, one) => (one.cost < best.cost ? one : best));
}
