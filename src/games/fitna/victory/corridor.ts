import { neighbours } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Nation, SeatId } from "../content/sides.ts";
import type { Expression } from "../content/victory-types.ts";
import type { Game } from "../state.ts";
import { holdsWithFriends } from "./holding.ts";

export type Corridor = Omit<Extract<Expression, { readonly kind: "corr" }>, "kind">;

/** Whether a unit of a nation would be in supply there. */
export type IsSupplied = (nation: Nation, space: SpaceId) => boolean;

/**
 * linked spaces that the seat or a friend controls, each supplied for its main nation, from a country to the
 * Mediterranean (not in Turkey), or to a space next to the other country; that country need not be the seat's.
 */
export function hasCorridor(game: Game, seat: SeatId, { from, to }: Corridor, isSupplied: IsSupplied): boolean {
  const { edition } = game;
  const nation = mainNation(game, seat);
  const isOpen = holdsWithFriends(game, seat);
  const joins = (space: SpaceId): boolean => isOpen(space) && isSupplied(nation, space);
  const chain = new Set(edition.countries[from].spaces.filter(joins));
  for (const space of chain) for (const next of neighbours(edition.ways, space)) if (joins(next)) chain.add(next);
  const turkey = edition.countries.TUR.spaces;
  const isEnd = (space: SpaceId): boolean =>
    to === "mediterranean"
      ? edition.coasts.mediterranean.includes(space) && !turkey.includes(space)
      : neighbours(edition.ways, space).some((next) => edition.countries[to].spaces.includes(next));
  return [...chain].some(isEnd);
}

/** The first that it commands. */
function mainNation({ scenario }: Pick<Game, "scenario">, seat: SeatId): Nation {
  const [first] = scenario.seats.find((line) => line.seat === seat)?.commands.flatMap(({ nations }) => nations) ?? [];
  if (first === undefined) throw new Error(`${seat} commands no nation here`);
  return first;
}
