/** spaces with enemy units, and why one of them cannot be struck. */
import { keysOf, mustGet, type Option, type Refusal } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Country, Holder, Nation, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { whyNoStrike } from "../map/bans.ts";
import { relationOf } from "../map/relations.ts";
import { unitOf } from "../pieces/units.ts";
import { count, shortName, spaceName, unitName } from "../pieces/words.ts";
import { shieldOver } from "./stopping.ts";
import type { Striker } from "./types.ts";

/** Enemies in a space, the one that holds it first. */
export function enemiesIn({ scenario, state }: Game, seat: SeatId, space: SpaceId): readonly Holder[] {
  const sides = keysOf(state.table.stacks[space] ?? {});
  const enemies = sides.filter((side) => relationOf(scenario, seat, side) === "enemies");
  const holder = state.table.control[space];
  return [...enemies.filter((side) => side === holder), ...enemies.filter((side) => side !== holder)];
}

/** Spaces of the map with enemy units. */
export const enemySpaces = (game: Game, seat: SeatId): readonly SpaceId[] =>
  game.edition.spaceIds.filter((space) => enemiesIn(game, seat, space).length > 0);

/** Why a space is not one of them. */
export const nobodyIn =
  (game: Game) =>
  (space: SpaceId): Refusal => ({
    code: "no-target",
    text: `No enemy unit stands in ${spaceName(game, space)}.`,
    rule: "R-016",
  });

/** R-057 Why a space cannot be struck, for all that everyone sees; null: it can. */
export function whyNoTarget(
  game: Game,
  { seat, nation }: Striker,
  space: SpaceId,
  countries: readonly Country[] | undefined,
): Refusal | null {
  const { country, name } = mustGet(game.edition.spaces, space);
  if (countries && !countries.includes(country))
    return { code: "no-target", text: `${name} is in ${game.edition.countries[country].name}: out of its reach.` };
  return whyNoStrike(game, { side: seat, nations: [nation] }, space, nationsSeen(game, seat, space));
}

/** Everyone sees the enemies on top; what lies face down belongs to IS. */
const nationsSeen = (game: Game, seat: SeatId, space: SpaceId): readonly Nation[] =>
  enemiesIn(game, seat, space).flatMap((side): readonly Nation[] => {
    const top = game.state.table.stacks[space]?.[side]?.top;
    return side === "IS" ? ["IS"] : top ? [unitOf(game, top.unit).nation] : [];
  });

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
