import type { OffMapBox, SpaceId } from "../content/map-types.ts";
import type { Country } from "../content/sides.ts";
import type { Game } from "../state.ts";

/** D-07: units stand in a country's off-map box as in a space of this id. */
export const boxOf = (country: Country): SpaceId => `box-${country.toLowerCase()}`;

/** R-085 The off-map box with that id; null: it is a space of the map. */
export const boxAt = ({ edition }: Pick<Game, "edition">, space: SpaceId): OffMapBox | null =>
  edition.offMapBoxes.find(({ country }) => boxOf(country) === space) ?? null;
