import { neighbours } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Country, Nation, SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import type { Expression } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { onceEach } from "../once.ts";
import { holdsWithFriends } from "./holding.ts";

export type Corridor = Omit<Extract<Expression, { readonly kind: "corr" }>, "kind">;

/** Whether a unit of a nation would be in supply there. */
export type IsSupplied = (nation: Nation, space: SpaceId) => boolean;

/**
 * linked spaces that the seat or a friend controls, each supplied for its main nation, from a country to the
 * Mediterranean (not in Turkey), or to a space next to the other country; that country need not be the seat's.
 */
export function hasCorridor(game: Game, seat: SeatId, { from, to }: Corridor, isSupplied: IsSupplied): boolean {
  const nation = mainNation(game, seat);
  const isOpen = holdsWithFriends(game, seat);
  const ends = endsOf(game.edition, to);
  const leads = (joins: Joins): boolean => chainFrom(game.edition, from, joins).some((space) => ends.has(space));
  return leads(isOpen) && leads((space) => isOpen(space) && isSupplied(nation, space)); // supply takes longer to find
}

type Joins = (space: SpaceId) => boolean;

/** The spaces of a country that join, and all that are linked to them by others that do. */
function chainFrom({ countries, ways }: Edition, from: Country, joins: Joins): readonly SpaceId[] {
  const chain = new Set(countries[from].spaces.filter(joins));
  for (const space of chain)
    for (const next of neighbours(ways, space)) if (!chain.has(next) && joins(next)) chain.add(next);
  return [...chain];
}

/** Where a corridor can end. */
export const endsOf = onceEach((edition: Edition, to: Corridor["to"]): ReadonlySet<SpaceId> => {
  const { coasts, countries, spaceIds, ways } = edition;
  if (to !== "mediterranean")
    return new Set(
      spaceIds.filter((space) => neighbours(ways, space).some((next) => countries[to].spaces.includes(next))),
    );
  return new Set(coasts.mediterranean.filter((space) => !countries.TUR.spaces.includes(space)));
});

/** The first that it commands. */
function mainNation({ scenario }: Pick<Game, "scenario">, seat: SeatId): Nation {
  const [first] = scenario.seats.find((line) => line.seat === seat)?.commands.flatMap(({ nations }) => nations) ?? [];
  if (first === undefined) throw new Error(`${seat} commands no nation here`);
  return first;
}
