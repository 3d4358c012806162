import type { Refusal } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { everywhere } from "../map/boxes.ts";
import { onceEach } from "../once.ts";
import { type Standing, unitOf } from "../pieces/units.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import type { Game } from "../state.ts";
import { crowdedSpaces, excess, ownIn, whyCrowded } from "./crowding.ts";
import { allowanceOf, asked, canGoOn, type Party, partyOf } from "./ground.ts";
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
  ownSpaces(game, seat).flatMap((space) => ownUnits(game, seat, ownIn(game, seat, space))),
);

/** once in a segment. */
export const hasMoved = ({ state }: Game, seat: SeatId, id: UnitId): boolean =>
  state.hands[seat]?.moved.includes(id) ?? false;

/** R-105 Why a unit does not move on the ground now, wherever it would go; null: it can. */
export function whyStill(game: Game, seat: SeatId, one: Standing): Refusal | null {
  if (hasMoved(game, seat, one.id))
    return no(`${unitName(game, one.id)} has moved in this segment: a unit moves once.`, "R-105");
  return allowanceOf(one) > 0 ? null : no(`${unitName(game, one.id)} is a garrison: it does not move.`, "R-108");
}

/** Units of a space that can still move on the ground. */
export const moversIn = (game: Game, seat: SeatId, space: SpaceId): readonly Standing[] =>
  ownUnits(game, seat, ownIn(game, seat, space)).filter((one) => whyStill(game, seat, one) === null);

/** Why a move may not end in a space; null: it may. */
export type Stops = (space: SpaceId) => Refusal | null;

/** R-042 (D-15) Where units may stop that go together. */
export function stopsOf(game: Game, seat: SeatId, units: readonly Standing[]): Stops {
  const ids = units.map(({ id }) => id);
  return asked(isCheckedAtOnce(game) ? strictly(game, seat, ids) : forNow(game, seat, ids));
}

export const isCheckedAtOnce = ({ edition }: Pick<Game, "edition">): boolean =>
  edition.parameters.stackCheck === "move";

const joined = (game: Game, seat: SeatId, space: SpaceId, ids: readonly UnitId[]): readonly UnitId[] => [
  ...ownIn(game, seat, space).filter((id) => !ids.includes(id)),
  ...ids,
];

/** Within the limits at once. */
export const strictly =
  (game: Game, seat: SeatId, ids: readonly UnitId[]): Stops =>
  (space) =>
    whyCrowded(game, seat, space, joined(game, seat, space, ids));

/** over the limits as long as enough can leave, and the moves left are enough for that. */
function forNow(game: Game, seat: SeatId, ids: readonly UnitId[]): Stops {
  const left = (game.state.table.plan?.moves ?? 0) - ids.length;
  const crowded = crowdedNow(game, seat);
  return (to) => {
    let needed = 0;
    for (const space of new Set([...crowded, to])) {
      const there =
        space === to ? joined(game, seat, to, ids) : ownIn(game, seat, space).filter((id) => !ids.includes(id));
      const why = whyCrowded(game, seat, space, there);
      if (!why) continue;
      const leavers = there.filter((id) => !ids.includes(id) && hasWayOut(game, seat, id));
      const n = excess(game, seat, space, there, leavers);
      if (n === null) return tooFull(game, space, why, leavers);
      needed += n;
      if (needed > left)
        return no(
          `${spaceName(game, space)} would be over its limit, and the moves left are too few to relieve it. ${why.text}`,
          why.rule ?? "R-042",
          "too-many",
        );
    }
    return null;
  };
}

const crowdedNow = onceEach((game: Game, seat: SeatId): readonly SpaceId[] =>
  crowdedSpaces(game, seat).map(({ space }) => space),
);

function tooFull(game: Game, space: SpaceId, why: Refusal, leavers: readonly UnitId[]): Refusal {
  const who = list(leavers.map((id) => unitName(game, id)));
  const cannot = leavers.length > 0 ? `it is not enough that ${who} can still leave` : "nobody there can still leave";
  return { ...why, text: `${spaceName(game, space)} would be over its limit, and ${cannot}. ${why.text}` };
}

/** Whether a unit has not moved and can go where it may stay. */
const hasWayOut = onceEach((game: Game, seat: SeatId, id: UnitId): boolean => {
  const one = ownUnit(game, seat, id);
  return one !== null && whyStill(game, seat, one) === null && canLeave(game, seat, one);
});

function canLeave(game: Game, seat: SeatId, one: Standing): boolean {
  const stops = strictly(game, seat, [one.id]);
  const party = partyOf(game, seat, [one]);
  const elsewhere: Stops = (space) => (space === one.space ? no("It stays.", "R-105") : stops(space));
  return canGoOn(game, party, one.space, party.allowance, elsewhere);
}

/** A group that has a way to go, and what is known of it. */
export interface Setting {
  readonly party: Party;
  readonly stops: Stops;
}

/** Of units by their names, in a game that is only looked at. */
export const settingOf = onceEach((game: Game, seat: SeatId, ...ids: readonly UnitId[]): Setting => {
  const units = ownUnits(game, seat, ids);
  return { party: partyOf(game, seat, units), stops: stopsOf(game, seat, units) };
});

/** Whether units can go somewhere together. */
export const canGo = onceEach((game: Game, seat: SeatId, ...ids: readonly UnitId[]): boolean => {
  const { party, stops } = settingOf(game, seat, ...ids);
  return canGoOn(game, party, party.from, party.allowance, stops);
});
