import { neighbours } from "../../../../graph/index.ts";
import type { OffMapBox, SpaceId } from "../../content/map-types.ts";
import type { Country } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { once } from "../once.ts";

/** D-07: units stand in a country's off-map box as in a space of this id. */
export const boxOf = (country: Country): SpaceId => `box-${country.toLowerCase()}`;

/** R-085 The off-map box with that id; null: it is a space of the map. */
export const boxAt = ({ edition }: Pick<Game, "edition">, space: SpaceId): OffMapBox | null =>
  boxesIn(edition).get(space) ?? null;

const boxesIn = once(
  ({ offMapBoxes }: Game["edition"]): ReadonlyMap<SpaceId, OffMapBox> =>
    new Map(offMapBoxes.map((box) => [boxOf(box.country), box])),
);

/** All spaces in the order of the map, then the boxes. */
export const everywhere = once(({ spaceIds, offMapBoxes }: Game["edition"]): readonly SpaceId[] => [
  ...spaceIds,
  ...offMapBoxes.map(({ country }) => boxOf(country)),
]);

/** What a unit can move to with one point: linked spaces, and boxes that are linked to this one. */
export function linkedTo(game: Pick<Game, "edition">, space: SpaceId): readonly SpaceId[] {
  const box = boxAt(game, space);
  if (box) return box.links;
  const boxes = game.edition.offMapBoxes.filter(({ links }) => links.includes(space));
  return [...neighbours(game.edition.ways, space), ...boxes.map(({ country }) => boxOf(country))];
}
