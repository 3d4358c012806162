import { mustGet, type Option, type Refusal } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Country, Holder, Nation, SeatId } from "../content/sides.ts";
import { isClosed, relationOf, specials } from "../map/relations.ts";
import { count, shortName, spaceName, unitName } from "../pieces/words.ts";
import type { Game } from "../state.ts";
import { shieldOver } from "./shields.ts";
import type { Source } from "./types.ts";

/** Who strikes: the seat, with what, and with whose arms. */
export interface Striker {
  readonly seat: SeatId;
  readonly nation: Nation;
  readonly source: Source;
}

/** Enemies that stand in a space, the one that holds it first. */
export function enemiesIn({ scenario, state }: Game, seat: SeatId, space: SpaceId): readonly Holder[] {
  const sides = Object.keys(state.table.stacks[space] ?? {}) as Holder[]; // keys of a record by holder
  const enemies = sides.filter((side) => relationOf(scenario, seat, side) === "enemies");
  const holder = state.table.control[space];
  return [...enemies.filter((side) => side === holder), ...enemies.filter((side) => side !== holder)];
}

/** Spaces of the map with enemy units. */
export const enemySpaces = (game: Game, seat: SeatId): readonly SpaceId[] =>
  game.edition.spaceIds.filter((space) => enemiesIn(game, seat, space).length > 0);

/** R-057 Why a space cannot be struck, for all that everyone sees; null: it can. */
export function whyNoTarget(
  game: Game,
  { seat }: Striker,
  space: SpaceId,
  countries: readonly Country[] | undefined,
): Refusal | null {
  const { country, name } = mustGet(game.edition.spaces, space);
  const land = game.edition.countries[country].name;
  if (countries && !countries.includes(country))
    return { code: "no-target", text: `${name} is in ${land}: out of its reach.` };
  if (isClosed(game, space)) return { code: "no-target", text: `${name} is closed in this scenario.`, rule: "R-057" };
  if (specials(game, "rear-area").some((one) => one.country === country))
    return { code: "no-target", text: `${land} is a rear area: nobody strikes there.`, rule: "R-057" };
  return whyTruce(game, seat, space);
}

function whyTruce(game: Game, seat: SeatId, space: SpaceId): Refusal | null {
  const side = enemiesIn(game, seat, space).find((enemy) => hasTruce(game, seat, enemy));
  return side === undefined
    ? null
    : { code: "truce", text: `There is a truce with ${shortName(game, side)}.`, rule: "R-057" };
}

export const hasTruce = ({ state }: Pick<Game, "state">, a: Holder, b: Holder): boolean =>
  state.table.truces.some((one) => (one.of === a && one.with === b) || (one.of === b && one.with === a));

/** Spaces that can be struck or cannot, with what everyone sees there. */
export const targetOptions = (
  game: Game,
  striker: Striker,
  countries?: readonly Country[],
): readonly Option<SpaceId>[] =>
  enemySpaces(game, striker.seat).map((space) => {
    const refused = whyNoTarget(game, striker, space, countries);
    return {
      ...spaceOption(game, striker.seat, space, shieldOver(game, striker, space) !== null),
      ...(refused ? { refused } : {}),
    };
  });

/** "Idlib", "Rebels: 3 units, top 1 Al Sham; entrenched". */
export function spaceOption(game: Game, seat: SeatId, space: SpaceId, isShielded = false): Option<SpaceId> {
  const { stacks, entrenched } = game.state.table;
  const there = enemiesIn(game, seat, space).map((side) => {
    const { top = null, size = 0 } = stacks[space]?.[side] ?? {};
    const units = size === 1 && top ? "" : `${count(size, "unit")}${top ? ", top " : ""}`;
    return `${shortName(game, side)}: ${units}${top ? unitName(game, top.unit) : ""}`;
  });
  const notes = [...(entrenched.includes(space) ? ["entrenched"] : []), ...(isShielded ? ["shielded: no effect"] : [])];
  return { value: space, label: spaceName(game, space), description: [...there, ...notes].join("; ") };
}
