import type { Refusal } from "../../../../engine/index.ts";
import { neighbours } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { spaceCalled, unitCalled } from "../movement/options.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { ownIn, whyNoAttack } from "./attacking.ts";
import { isFreeOfEnemies } from "./ground.ts";
import { groundOf } from "./map-ground.ts";

/** Why what a seat names is none of its choices in an attack; null: the word means nothing on the map. */

const no = (text: string): Refusal => ({ code: "no-attack", text, rule: "R-120" });

export function whyNotFrom(game: Game, seat: SeatId, word: string): Refusal | null {
  const from = spaceCalled(game, word);
  if (from === null) return null;
  if (ownIn(game, seat, from).length === 0) return no(`You have no unit in ${spaceName(game, from)}.`);
  const [why = no(`No enemy stands next to ${spaceName(game, from)}.`)] = barsFrom(game, seat, from);
  return why;
}

export function whyNotAt(game: Game, seat: SeatId, from: SpaceId, word: string): Refusal | null {
  const target = spaceCalled(game, word);
  return target === null ? null : whyNobodyAttacks(game, seat, from, target);
}

export function whyNotWith(game: Game, from: SpaceId, word: string): Refusal | null {
  const id = unitCalled(game, word);
  return id === null ? null : no(`${unitName(game, id)} is not in ${spaceName(game, from)}.`);
}

/** Of a seat that attacks nobody: what bars the first of those who stand next to its units; null: nobody does. */
export function whyNowhere(game: Game, seat: SeatId): Refusal | null {
  const spaces = Object.keys(game.state.hands[seat]?.stacks ?? {}).sort();
  return spaces.flatMap((from) => barsFrom(game, seat, from))[0] ?? null;
}

/** What keeps the units of a space from attacking its neighbours with enemies; bans first. */
function barsFrom(game: Game, seat: SeatId, from: SpaceId): readonly Refusal[] {
  const [first] = ownIn(game, seat, from);
  if (!first || !(from in game.edition.spaces)) return [];
  const ground = groundOf(game);
  const targets = neighbours(game.edition.ways, from).filter((space) => !isFreeOfEnemies(ground, first, space));
  return bansFirst(targets.flatMap((target) => whyNobodyAttacks(game, seat, from, target) ?? []));
}

function whyNobodyAttacks(game: Game, seat: SeatId, from: SpaceId, target: SpaceId): Refusal | null {
  const ground = groundOf(game);
  const reasons = ownIn(game, seat, from).flatMap((one) => whyNoAttack(game, ground, [one], target) ?? []);
  return bansFirst(reasons)[0] ?? null;
}

const bansFirst = (reasons: readonly Refusal[]): readonly Refusal[] => [
  ...reasons.filter(({ code }) => code === "banned"),
  ...reasons.filter(({ code }) => code !== "banned"),
];
