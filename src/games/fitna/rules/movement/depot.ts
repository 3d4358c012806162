import { type Ctx, game, integer, type Refusal } from "../../../../engine/index.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { open, playing } from "../now.ts";
import { bidOf, movesOf, opsOf } from "./ops.ts";
import { type Eyes, no } from "./options.ts";
import { setPlan, splits } from "./plan.ts";

const { action } = game<Fitna>();

/** free OPs go with a depot, cards do not. */
const totalOf = (c: Eyes): number => opsOf(open(c), seatIdOf(c.seat), []);

/** */
export function whyNoDepot(c: Eyes): Refusal | null {
  const bid = bidOf(open(c), seatIdOf(c.seat)).length > 0;
  return bid ? no("You bid cards in this turn: a seat that spends cards cannot use its depot.", "R-102") : null;
}

/** R-102 (D-14). */
export const depot = action("depot", "Plan: Strategic Depot, no card", {
  help: "A few moves and 1 attack without a card. Free operation points are split as well.",
  common: true,
  when: whyNoDepot,
  presets: (c) => splits(totalOf(c), c.table.splits?.[seatIdOf(c.seat)]),
})
  .optional(
    "moving",
    "Free points to move",
    (c) => totalOf(c) > 0,
    integer((c) => [0, totalOf(c)]),
    (c) => Math.ceil(totalOf(c) / 2),
  )
  .optional(
    "fighting",
    "Free points to attack",
    (c) => totalOf(c) > 0,
    integer((c: Ctx<Fitna, { readonly moving?: number }>) => {
      const rest = totalOf(c) - (c.params.moving ?? 0);
      return [rest, rest];
    }),
  )
  .label(() => "Strategic Depot: spend no card")
  .apply((a) => {
    const { moves, offensives } = playing(a).edition.parameters.depot;
    const { moving = 0, fighting = 0 } = a.params;
    const whole = { cards: [], moves: moves + movesOf(moving), offensives: offensives + fighting };
    setPlan(a, seatIdOf(a.seat), whole, true);
  });
