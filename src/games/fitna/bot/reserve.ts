import type { View } from "../../../engine/index.ts";
import type { CardNumber } from "../content/card-types.ts";
import { seen } from "../now.ts";
import type { Fitna, Game } from "../state.ts";

/** The columns that a card shifts an attack by, wherever it is. */
export const columnsInAttack = ({ edition }: Pick<Game, "edition">, card: CardNumber): number =>
  (edition.cards[card]?.uses ?? [])
    .flatMap(({ when, effects }) => (when === "combat" ? effects : []))
    .reduce(
      (sum, effect) =>
        effect.kind === "shift" && effect.side !== "defender" && effect.only === undefined ? sum + effect.columns : sum,
      0,
    );

/** What the best card of a hand could add to an attack. */
export function reserveOf(view: View<Fitna>): number {
  const game = seen(view);
  return Math.max(0, ...view.hand.cards.map((card) => columnsInAttack(game, card)));
}
