/** How a part of the map shows a Zone: with what size of name and pieces all find room. */
import { lowest, type MapElement, type Placed, type Point } from "#scene";
import type { ZoneId } from "../../content/pack.ts";
import { size as countOf, unitsAt } from "../../rules/map/units.ts";
import { resultsAt, resultsIn, roomOf } from "./fights.ts";
import { heightOf, level, onBoard, type Title, titleBoxes, titleOf } from "./names.ts";
import { hasGround, piecesIn, type Sight, titleIn } from "./sight.ts";
import { drawn, type Standing, standingIn } from "./standing.ts";

/** What a part of the map shows of a Zone: its name and what is there. */
export interface Shown {
  readonly elements: readonly MapElement[];
  /** What they cover. */
  readonly places: readonly Placed[];
  /** Of the pieces, in map units; 0 where there are none. */
  readonly size: number;
  /** How much is missing: LACK. */
  readonly lack: number;
}

/** What it costs that only the number of a Zone's units is shown, or nothing of it. */
const LACK = { pieces: 1, all: 6 } as const;
const NOTHING: Shown = { elements: [], places: [], size: 0, lack: LACK.all };

/** Sizes of pieces in pixels: in the Zone itself, elsewhere, and of a number that represents all of them. */
const LARGE = [112, 100, 90, 80, 72, 64, 56, 50, 44, 40] as const;
const SMALL = [48, 42, 37] as const;
const SUM = [60, 54] as const;
/** How much larger the Zone's own name is than on the board. */
const HUGE = 1.64;

/** A sight in which this stands, too. */
export const after = (sight: Sight, places: readonly Placed[]): Sight => ({
  ...sight,
  taken: [...sight.taken, ...places],
});

/** The Zone's name, and its pieces as large as there is room; where they need all of it, the name stands wherever it can. */
export function zoneItself(sight: Sight, id: ZoneId): Shown {
  const { content, pixel } = sight;
  const title = nameOf(sight, id, { ...level(onBoard(content, id)), size: "huge", scale: HUGE * pixel });
  const pieces = ownPieces(after(sight, title.places), id);
  if (pieces) return joined(title, pieces);
  const alone = ownPieces(sight, id) ?? NOTHING;
  const small = titleIn(after(sight, alone.places), id);
  return small ? joined(nameOf(sight, id, small), alone) : alone;
}

function ownPieces(sight: Sight, id: ZoneId): Shown | null {
  const { content, map, pixel, arrows: rather } = sight;
  const results = resultsIn(map, id);
  const things = standingIn(content, map, id);
  const plates = results.length > 0 ? roomOf(results, pixel) : null;
  const room = { rather, ...(plates ? { below: [plates] } : {}) };
  const found = piecesIn(sight, id, things, { ...room, sizes: LARGE });
  if (!found) return null;
  const pieces = standing(things, found);
  if (!plates) return pieces;
  const under = found.below ?? { at: lowest(found.places, plates.height), ...plates };
  return {
    ...pieces,
    elements: [...pieces.elements, ...resultsAt(results, under, pixel)],
    places: [...pieces.places, under],
  };
}

/** What is missing of another Zone at least, whatever else stands around. */
export function lackOf(sight: Sight, id: ZoneId): number {
  if (!titleIn(sight, id)) return LACK.all;
  return hasGround(sight, id, piecesOf(sight, id), SMALL[2]) ? 0 : LACK.pieces;
}

/** Another Zone's name with its pieces, smaller than `below` (map units); else with their number; else nothing. */
export function elsewhere(sight: Sight, id: ZoneId, below: number): Shown {
  const { map, pixel } = sight;
  const [least] = SMALL.slice(-1);
  const sizes = SMALL.filter((size) => size * pixel < below || size === least);
  const whole = named(sight, id, piecesOf(sight, id), sizes);
  if (whole) return whole;
  const units = map.seats.reduce((sum, seat) => sum + countOf(unitsAt(map, id, seat)), 0);
  const summed = named(sight, id, [{ is: "piece", form: "disc", colour: "grey", count: `+${units}` }], SUM);
  return summed ? { ...summed, lack: LACK.pieces } : NOTHING;
}

/** Fights elsewhere are left out. */
const piecesOf = ({ content, map }: Sight, id: ZoneId): Standing[] =>
  standingIn(content, map, id).filter(({ is }) => is === "piece");

function named(sight: Sight, id: ZoneId, things: readonly Standing[], sizes: readonly number[]): Shown | null {
  const { pixel, arrows: rather } = sight;
  const title = titleIn(sight, id);
  if (!title) return null;
  const name = nameOf(sight, id, title);
  const near: Point = [title.at[0], title.at[1] + heightOf(title) / 2 + SMALL[0] * pixel];
  const found = piecesIn(after(sight, name.places), id, things, { sizes, near, rather });
  return found && joined(name, standing(things, found));
}

const nameOf = ({ content, map }: Sight, id: ZoneId, title: Title): Shown => ({
  elements: titleOf(content, map.seats.length, id, title),
  places: titleBoxes(content, id, title),
  size: 0,
  lack: 0,
});

const standing = (
  things: readonly Standing[],
  { places, size }: { readonly places: readonly Placed[]; readonly size: number },
): Shown => ({
  elements: things.flatMap((thing, i) => {
    const place = places[i];
    return place ? [drawn(thing, place.at, size)] : [];
  }),
  places,
  size,
  lack: 0,
});

const joined = (name: Shown, pieces: Shown): Shown => ({
  ...pieces,
  elements: [...name.elements, ...pieces.elements],
  places: [...name.places, ...pieces.places],
});
