import type { Refusal } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { tracingSeen } from "../map/supply.ts";
import { onceEach } from "../once.ts";
import type { Standing } from "../pieces/units.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { crowdedSpaces, excess, ownIn, whyCrowded } from "./crowding.ts";
import { assaultRange, whyGrounded, whyNoAssault, whyNoLanding, whyNoTakeOff } from "./flights.ts";
import { asked, canGoOn, type Party, partyOf } from "./ground.ts";
import { ownUnit, ownUnits, whyStill } from "./movers.ts";
import { no } from "./options.ts";

/** Where units may stop, and whether they can go there. */

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

/** Whether a unit has not moved and can go where it may stay, on the ground or by air. */
const hasWayOut = onceEach((game: Game, seat: SeatId, id: UnitId): boolean => {
  const one = ownUnit(game, seat, id);
  return one !== null && (canMarchOff(game, seat, one) || canFlyOff(game, seat, one));
});

function canMarchOff(game: Game, seat: SeatId, one: Standing): boolean {
  if (whyStill(game, seat, one)) return false;
  const stops = strictly(game, seat, [one.id]);
  const party = partyOf(game, seat, [one]);
  const elsewhere: Stops = (space) => (space === one.space ? no("It stays.", "R-105") : stops(space));
  return canGoOn(game, party, one.space, party.allowance, elsewhere);
}

/** */
function canFlyOff(game: Game, seat: SeatId, one: Standing): boolean {
  if (whyGrounded(game, seat, one)) return false;
  const stops = strictly(game, seat, [one.id]);
  const hasRoom = (space: SpaceId): boolean => space !== one.space && stops(space) === null;
  if (assaultRange(game, one).some((to) => hasRoom(to) && whyNoAssault(game, seat, one, to) === null)) return true;
  const traces = tracingSeen(game);
  if (whyNoTakeOff(game, seat, traces, one)) return false;
  return game.edition.spaceIds.some((to) => hasRoom(to) && whyNoLanding(game, seat, traces, one, to) === null);
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
