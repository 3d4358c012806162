import type { Frozen, GameTypes } from "#engine";
import { type Colour, inside, type Point, type Scene } from "#scene";
import { distance, type Mark, type Marking } from "./marks.ts";

/** Where in a picture something can change. */
export type Place =
  /** A piece of the map: its name among the areas of the base, its outline, where its pieces stand, and how far from there a mark still belongs to it. */
  | {
      readonly kind: "area";
      readonly id?: string;
      readonly ring?: readonly Point[];
      readonly spots: readonly Point[];
      readonly reach: number;
      /** Whose it is for good: arrows in this colour come from it. */
      readonly colour?: Colour;
    }
  /** What a side has, by its colour. */
  | { readonly kind: "score" | "hand"; readonly colour: Colour };

/** The name of a place within its game. */
export type PlaceId = string;

/** What a game says of the places where its pictures have to mark what has changed. */
export interface Changes<G extends GameTypes> {
  place(content: Frozen<G["Content"]>, id: PlaceId): Place;
  /** Where the one state differs from the other in a way that people care about: pieces, control, points. */
  between(before: Frozen<G["Table"]>, after: Frozen<G["Table"]>, content: Frozen<G["Content"]>): readonly PlaceId[];
  /** Where something happened that may leave nothing different: a way through, a fight without losses. */
  told(event: G["Event"]): readonly PlaceId[];
  /** Where a mark says what is going on, or will come. */
  ahead?(table: Frozen<G["Table"]>, content: Frozen<G["Content"]>): readonly PlaceId[];
  /** Places that a picture tells of in a list, where there is no room for marks. */
  listed?(scene: Scene, table: Frozen<G["Table"]>): readonly PlaceId[];
  /** The map owes marks only for what has changed since the picture before, not for all that the phase has brought. */
  readonly latestAlone?: boolean;
  /** Marks of scores say what a turn has brought, not what the phase has. */
  readonly scoresByTurn?: boolean;
  /** Where more areas have changed, none stands out. */
  readonly most?: number;
  /** One picture or position in this many is drawn; 1 if left out. */
  readonly every?: number;
}

/** Whether a picture has room for a mark of this place. */
export function shows({ hasMap, scores, hands }: Marking, place: Place): boolean {
  switch (place.kind) {
    case "area":
      return hasMap;
    case "score":
      return scores.has(place.colour);
    case "hand":
      return hands.has(place.colour);
  }
}

/** Whether a mark belongs to a place, or passes over it. */
export const touches = (mark: Mark, place: Place): boolean =>
  comesFrom(mark, place) || speaksOf(mark, place, mark.points);

const comesFrom = ({ from }: Mark, place: Place): boolean =>
  place.kind === "area" && from !== undefined && from === place.colour;

/** Whether all that a mark speaks of is among these places: every area that it names, and both ends of an arrow. */
export function isDueTo(mark: Mark, places: readonly Place[]): boolean {
  const { areas, ends, points } = mark;
  if (areas.length > 0)
    return areas.every((area) => places.some((place) => place.kind === "area" && place.id === area));
  const [tail, ...tips] = ends;
  if (tail) {
    const from = places.some((place) => comesFrom(mark, place) || speaksOf(mark, place, tail));
    return from && tips.every((tip) => places.some((place) => speaksOf(mark, place, tip)));
  }
  return places.some((place) => speaksOf(mark, place, points));
}

/** How far beyond the border of an area its marks may be, in map units. */
const BEYOND = 40;

const isNear = (ring: readonly Point[], point: Point): boolean =>
  inside(ring, point) ||
  ring.some((corner, i) => toLine(corner, ring[(i + 1) % ring.length] ?? corner, point) <= BEYOND);

/** How far a point is from a line between two others. */
function toLine([ax, ay]: Point, [bx, by]: Point, point: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy || 1);
  const on = Math.max(0, Math.min(1, share));
  return distance([ax + dx * on, ay + dy * on], point);
}

function speaksOf({ areas, score, hand }: Mark, place: Place, points: readonly Point[]): boolean {
  switch (place.kind) {
    case "area": {
      const { id, ring, spots, reach } = place;
      if (id !== undefined && areas.includes(id)) return true;
      return points.some(
        (point) => (ring && isNear(ring, point)) || spots.some((spot) => distance(spot, point) <= reach),
      );
    }
    case "score":
      return score === place.colour;
    case "hand":
      return hand === place.colour;
  }
}
