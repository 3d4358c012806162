import { Dice } from "#engine";
import { type Choice, gameOf } from "../../../../../src/games/fitna/rules/setup/played.ts";
import { setUp } from "../../../../../src/games/fitna/rules/setup/set-up.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";

export const dice = (seed = 1): Dice => new Dice({ key: String(seed).padStart(64, "0"), next: 0 });

/** A scenario at its start, with all its seats and the dice of that seed unless said otherwise. */
export function atStart(
  scenario: string,
  { edition = "2020", fewer = false, seed = 1 }: Partial<Omit<Choice, "scenario">> & { readonly seed?: number } = {},
): Game {
  return gameOf(content, setUp(content, { edition, scenario, fewer }, dice(seed)));
}

/** Every scenario of both editions, with all seats and, where it can be, with fewer. */
export const everyGame: readonly (Choice & { readonly title: string })[] = Object.values(content.editions).flatMap(
  ({ id: edition, scenarios }) =>
    Object.values(scenarios).flatMap(({ id: scenario, fewer }) =>
      (fewer ? [false, true] : [false]).map((without) => ({
        edition,
        scenario,
        fewer: without,
        title: `${edition} ${scenario}${without ? " with fewer seats" : ""}`,
      })),
    ),
);
