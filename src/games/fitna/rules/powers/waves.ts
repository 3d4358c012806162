import type { Nation, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Game } from "../../state.ts";
import { standing } from "../pieces/units.ts";

/** What comes with a great power: at once, and in the seat's next turn. */
interface Waves {
  readonly now: readonly UnitId[];
  readonly next: readonly UnitId[];
}

/** */
export const AMERICANS: Waves = {
  now: ["us-75", "us-meu", "us-82", "us-101a", "us-101b", "us-3r"],
  next: ["us-meb1", "us-meb2", "us-3-1", "us-3-2", "us-3-3"],
};

/** */
export const RUSSIANS: Waves = {
  now: ["rus-22", "rus-56", "rus-810"],
  next: ["rus-205", "rus-6", "rus-7"],
};

/** Units of a nation that are neither on the map nor out of the game. */
export function offTheMap(game: Game, nation: Nation): readonly UnitId[] {
  const onMap = standing(game).map(({ id }) => id);
  const { removed } = game.state.table;
  return game.edition.nations[nation].units.filter((id) => !onMap.includes(id) && !removed.includes(id));
}

/** The Special Joker of those who command a nation. */
const jokerOf = ({ edition }: Game, nation: Nation) =>
  Object.values(edition.specialJokers).find(({ holder }) => holder.kind === "commands" && holder.nation === nation);

/** one that the scenario has, and that was spent, comes back. */
export function returnSpecialJoker(game: Game, seat: SeatId, nation: Nation): void {
  const id = jokerOf(game, nation)?.id;
  if (game.scenario.specialJokers.some(({ joker }) => joker === id)) giveSpecialJoker(game, seat, nation);
}

/** It goes to a seat, unless somebody has it. */
export function giveSpecialJoker(game: Game, seat: SeatId, nation: Nation): void {
  const { specialJokers } = game.state.table;
  const joker = jokerOf(game, nation);
  const isHeld = Object.values(specialJokers).some((held) => joker && held.includes(joker.id));
  if (joker && !isHeld) specialJokers[seat] = [...(specialJokers[seat] ?? []), joker.id];
}
