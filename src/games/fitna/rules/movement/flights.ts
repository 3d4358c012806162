/** Where airmobile units fly. */
import { mustGet, type Refusal } from "#engine";
import { reach } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { whyNoEntry } from "../map/entry.ts";
import { boxAt } from "../map/relations.ts";
import type { Tracing } from "../map/supply.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { hasMoved } from "./crowding.ts";
import { linksOf } from "./ground.ts";
import { heldBy, no } from "./options.ts";

/** how many links. */
const ASSAULT_RANGE = 6;

/** Why a unit does not fly at all in this segment; null: it can. */
export function whyGrounded(game: Game, seat: SeatId, one: Standing): Refusal | null {
  const name = unitName(game, one.id);
  if (!one.unit.airmobile) return no(`${name} is not airmobile.`, "R-110");
  if (hasMoved(game, seat, one.id)) return no(`${name} has moved in this segment already: a unit moves once.`, "R-110");
  const needsSupply = game.edition.parameters.airMoveOrigin === "supplied-and-controlled";
  return needsSupply && one.isolated ? no(`${name} is isolated: it cannot fly.`, "R-113") : null;
}

/** R-111 (D-16) Why a standard airmobile move does not begin where the unit stands. */
export function whyNoTakeOff(game: Game, seat: SeatId, traces: Tracing, one: Standing): Refusal | null {
  if (game.edition.parameters.airMoveOrigin === "any") return null;
  const name = unitName(game, one.id);
  const here = spaceName(game, one.space);
  if (heldBy(game, seat, one.space) !== "us")
    return no(`${name} stands in ${here}, held neither by its side nor by a friend.`, "R-111");
  return traces(one.unit, seat, one.space) ? null : no(`${name} is out of supply in ${here}.`, "R-111");
}

/** Why a standard airmobile move does not end in a space. */
export function whyNoLanding(
  game: Game,
  seat: SeatId,
  traces: Tracing,
  { unit, space }: Standing,
  to: SpaceId,
): Refusal | null {
  if (to === space) return no("It stands there.", "R-111");
  if (heldBy(game, seat, to) !== "us")
    return no(`${spaceName(game, to)} is held neither by its side nor by a friend.`, "R-111");
  const closed = whyNoEntry(game, { nation: unit.nation, side: seat }, to);
  if (closed) return closed;
  return traces(unit, seat, to) ? null : no(`In ${spaceName(game, to)} it would be out of supply.`, "R-111");
}

/** R-112 (D-18, Q-55) What an airmobile assault reaches: over anybody's units, not over countries that ban it. */
export function assaultRange(game: Game, { unit, space }: Standing): readonly SpaceId[] {
  if (boxAt(game, space)) return []; // nobody flies out of a box
  const { crossing } = game.edition.parameters.assaultBan;
  const step = (_: SpaceId, to: SpaceId) =>
    boxAt(game, to) || (crossing && isBanned(game, unit.nation, to)) ? null : { cost: 1 };
  return [...reach(linksOf(game.edition), space, step, ASSAULT_RANGE).keys()];
}

/** D-18: whether no assault lands there, or crosses it. */
function isBanned({ edition }: Pick<Game, "edition">, nation: string, space: SpaceId): boolean {
  const { countries, exempt } = edition.parameters.assaultBan;
  const { country } = mustGet(edition.spaces, space);
  return countries.includes(country) && !(exempt && country === nation);
}

/** R-112 (D-17) Why an airmobile assault does not land in a space that it reaches. */
export function whyNoAssault(game: Game, seat: SeatId, { unit }: Standing, to: SpaceId): Refusal | null {
  const name = spaceName(game, to);
  if (isBanned(game, unit.nation, to)) return no(`No airmobile assault lands in ${name}, of that country.`, "R-112");
  const closed = whyNoEntry(game, { nation: unit.nation, side: seat }, to);
  if (closed || game.edition.parameters.assaultLanding === "free-of-enemies") return closed;
  const isEnemys = game.state.table.control[to] !== undefined && heldBy(game, seat, to) !== "us";
  if (!isEnemys) return no(`No enemy holds ${name}.`, "R-112");
  return game.state.table.entrenched.includes(to) ? no(`${name} is entrenched.`, "R-112") : null;
}
