/** Own units by space, and which spaces hold more than may stay there. */
import type { Refusal } from "#engine";
import { onceEach } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { SEATS, type SeatId } from "../../content/sides.ts";
import { type Game, lookedAt } from "../../state.ts";
import { areFriends, boxAt, everywhere } from "../map/relations.ts";
import { type Stacked, whyNotStacked } from "../map/stacking.ts";
import { type Standing, unitOf } from "../pieces/units.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { allowanceOf } from "./ground.ts";
import { no } from "./options.ts";

/** An own unit on the map. */
export function ownUnit(game: Game, seat: SeatId, id: UnitId): Standing | null {
  const placed = game.state.hands[seat]?.units[id];
  return placed ? { id, unit: unitOf(game, id), side: seat, ...placed } : null;
}

export const ownUnits = (game: Game, seat: SeatId, ids: readonly UnitId[]): readonly Standing[] =>
  ids.flatMap((id) => ownUnit(game, seat, id) ?? []);

/** The spaces where units of a seat stand, in the order of the map. */
export function ownSpaces(game: Game, seat: SeatId): readonly SpaceId[] {
  const stacks = game.state.hands[seat]?.stacks ?? {};
  return everywhere(game.edition).filter((space) => stacks[space]);
}

/** All own units on the map, space by space, in a game that is only looked at. */
export const ownArmy = onceEach((game: Game, seat: SeatId): readonly Standing[] =>
  ownSpaces(game, seat).flatMap((space) => unitsIn(game, seat, space)),
);

/** once in a segment. */
export const hasMoved = ({ state }: Game, seat: SeatId, id: UnitId): boolean =>
  state.hands[seat]?.moved.includes(id) ?? false;

/** R-105 Why a unit does not move on the ground now, wherever it would go; null: it can. */
export function whyStill(game: Game, seat: SeatId, one: Standing): Refusal | null {
  if (hasMoved(game, seat, one.id))
    return no(`${unitName(game, one.id)} has moved in this segment already: a unit moves once.`, "R-105");
  return allowanceOf(one) > 0 ? null : no(`${unitName(game, one.id)} is a garrison: it cannot move.`, "R-108");
}

/** Units of a space that can still move on the ground. */
export const moversIn = (game: Game, seat: SeatId, space: SpaceId): readonly Standing[] =>
  unitsIn(game, seat, space).filter((one) => whyStill(game, seat, one) === null);

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

/** Own units of a space. */
export const unitsIn = (game: Game, seat: SeatId, space: SpaceId): readonly Standing[] =>
  ownUnits(game, seat, ownIn(game, seat, space));

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

/** All ways to take this many of a list. */
export function choices<T>(all: readonly T[], n: number): readonly (readonly T[])[] {
  if (n === 0) return [[]];
  return all.flatMap((one, i) => choices(all.slice(i + 1), n - 1).map((rest) => [one, ...rest]));
}
