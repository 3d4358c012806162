import type { Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { SEATS, type SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { type Game, lookedAt } from "../../state.ts";
import { boxAt } from "../map/boxes.ts";
import { areFriends } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { unitOf } from "../pieces/units.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { no } from "./options.ts";

/** Units of a seat and its friends in one space. */
interface Crowd {
  readonly known: readonly Stacked[];
  /** Counters of friends that lie under their top one. */
  readonly unknown: number;
}

/**
 * What a seat knows of those it would share a space with: where all hands are at hand, everything; where none is, what
 * everyone sees of its own units too.
 */
function friendsIn(game: Game, seat: SeatId, space: SpaceId): Crowd {
  const { edition, scenario } = game;
  const { table, hands } = lookedAt(game);
  const known: Stacked[] = [];
  let unknown = 0;
  const there = table.stacks[space];
  if (!there) return { known, unknown };
  for (const side of SEATS) {
    const seen = there[side];
    if (!seen || (side === seat && hands[seat]) || !areFriends(scenario, seat, side)) continue;
    const ids = hands[side]?.stacks[space] ?? (seen.top ? [seen.top.unit] : []);
    known.push(...ids.map((id) => ({ unit: unitOf({ edition }, id), side })));
    unknown += seen.size - ids.length;
  }
  return { known, unknown };
}

export const ownIn = (game: Game, seat: SeatId, space: SpaceId): readonly UnitId[] =>
  lookedAt(game).hands[seat]?.stacks[space] ?? [];

/** Why these units of a seat may not be in a space together, with the friends that are there; null: they may. */
export function whyCrowded(game: Game, seat: SeatId, space: SpaceId, ids: readonly UnitId[]): Refusal | null {
  if (boxAt(game, space) || ids.length === 0) return null;
  const { known, unknown } = friendsIn(game, seat, space);
  const most = game.edition.figures.stacking.side;
  const all = [...ids.map((id) => ({ unit: unitOf(game, id), side: seat })), ...known];
  if (all.length + unknown > most)
    return no(
      `At most ${most} units of a side may stand in a ${game.edition.labels.space}, friends included.`,
      "R-040",
      "too-many",
    );
  return whyNotStacked(game, space, all);
}

/** "Homs is over its limit (11 Arm, 18 Arm, 3 Mech, 10 Mech): at most 3 units …". */
export function crowdedWords(game: Game, seat: SeatId, space: SpaceId, why: Refusal): Refusal {
  const names = list(ownIn(game, seat, space).map((id) => unitName(game, id)));
  return { ...why, text: `${spaceName(game, space)} (${names}): ${why.text}` };
}

/** The spaces where units of a seat may not stay as they are, each with the reason. */
export function crowdedSpaces(game: Game, seat: SeatId): readonly { readonly space: SpaceId; readonly why: Refusal }[] {
  return Object.entries(lookedAt(game).hands[seat]?.stacks ?? {}).flatMap(([space, ids]) => {
    const why = whyCrowded(game, seat, space, ids);
    return why ? [{ space, why }] : [];
  });
}

/** How many of the leavers must go, at the least, so that the others may stay; null: it is not enough if all go. */
export function excess(
  game: Game,
  seat: SeatId,
  space: SpaceId,
  ids: readonly UnitId[],
  leavers: readonly UnitId[],
): number | null {
  if (whyCrowded(game, seat, space, ids) === null) return 0;
  for (let n = 1; n <= leavers.length; n++)
    for (const gone of choices(leavers, n))
      if (
        whyCrowded(
          game,
          seat,
          space,
          ids.filter((id) => !gone.includes(id)),
        ) === null
      )
        return n;
  return null;
}

/** All ways to take so many of a list. */
function choices<T>(all: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return all.flatMap((one, i) => choices(all.slice(i + 1), n - 1).map((rest) => [one, ...rest]));
}
