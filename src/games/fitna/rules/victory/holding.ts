/** When spaces count as held: by a seat on its own, with its friends, or as a corridor in supply. */
import { onceEach } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { Country, Nation, SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Expression, LEVELS, type Plain, plainIn, type Victory } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";

type Held = Pick<Game, "scenario" | "state">;

/** whose a space is in doubt is decided where control changes. */
export const holds =
  ({ state }: Held, seat: SeatId) =>
  (space: SpaceId): boolean =>
    state.table.control[space] === seat;

/** The seat or a friend. */
export function holdsWithFriends({ scenario, state }: Held, seat: SeatId): (space: SpaceId) => boolean {
  const friends = scenario.friends.filter((pair) => pair.includes(seat)).flat();
  return (space) => {
    const holder = state.table.control[space];
    return holder === seat || friends.some((friend) => friend === holder);
  };
}

/** The plain conditions of all levels. */
export const conditionsOf = (victory: Victory): readonly Plain[] => LEVELS.flatMap((level) => plainIn(victory[level]));

/** The spaces that a condition speaks of: listed one by one, those of a country, or with a Kurdish symbol. */
export function spacesNamed({ countries, kurdish }: Edition, condition: Plain): readonly SpaceId[] {
  if ("spaces" in condition) return condition.spaces;
  if ("country" in condition) return countries[condition.country].spaces;
  return condition.kind === "kurd" ? Object.values(kurdish).flat() : [];
}

export type Corridor = Omit<Extract<Expression, { readonly kind: "corr" }>, "kind">;

/** Whether a unit of a nation would be in supply there. */
export type IsSupplied = (nation: Nation, space: SpaceId) => boolean;

/**
 * linked spaces that the seat or a friend controls, each supplied for its main nation, from a country to the
 * Mediterranean (not in Turkey), or to a space next to the other country; that country need not be the seat's.
 */
export function hasCorridor(game: Game, seat: SeatId, { from, to }: Corridor, isSupplied: IsSupplied): boolean {
  const nation = mainNation(game, seat);
  if (nation === undefined) throw new Error(`${seat} commands no nation here`);
  const isOpen = holdsWithFriends(game, seat);
  const ends = endsOf(game.edition, to);
  const leads = (joins: Joins): boolean => isChain(game.edition, from, ends, joins);
  return leads(isOpen) && leads((space) => isOpen(space) && isSupplied(nation, space)); // supply takes longer to find
}

type Joins = (space: SpaceId) => boolean;

/** Whether spaces that join, each linked to the next, lead from a country to one of some ends. */
function isChain({ countries, ways }: Edition, from: Country, ends: ReadonlySet<SpaceId>, joins: Joins): boolean {
  const chain = new Set(countries[from].spaces.filter(joins));
  for (const space of chain) {
    if (ends.has(space)) return true;
    for (const next of neighbours(ways, space)) if (!chain.has(next) && joins(next)) chain.add(next);
  }
  return false;
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
export const mainNation = ({ scenario }: Pick<Game, "scenario">, seat: SeatId): Nation | undefined =>
  scenario.seats.find((line) => line.seat === seat)?.commands.flatMap(({ nations }) => nations)[0];
