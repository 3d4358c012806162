/** What the active seat is asked in its Planning segment: to spend cards or use its depot. */
import { type Ctx, game, integer, move, type Refusal } from "#engine";
import { type Fitna, seatIdOf } from "../../state.ts";
import { open, playing } from "../now.ts";
import { handLine, isolatedLines, turnWords } from "../turn/phase-facts.ts";
import { type Eyes, no } from "./options.ts";
import { bidOf, movesOf, opsOf, plan, setPlan, splits } from "./plan.ts";

const { action, question } = game<Fitna>();

/** free OPs go with a depot, cards do not. */
const totalOf = (c: Eyes): number => opsOf(open(c), seatIdOf(c.seat), []);

/** cards that were bid are spent, and a depot goes with none. */
function whyNoDepot(c: Eyes): Refusal | null {
  const bid = bidOf(open(c), seatIdOf(c.seat)).length > 0;
  return bid ? no("You bid cards in this turn: a seat that spends cards cannot use its depot.", "R-102") : null;
}

/** R-102 (D-14). */
export const depot = action("use-depot", "Plan: Strategic Depot, no card", {
  was: ["depot"],
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

/** who says nothing uses its depot, or what it bid: all OPs are for offensives, which nobody has to fight. */
export const planning = question.turn("planning", {
  actions: [plan, depot],
  prompt: (view) => {
    const { op } = open(view).edition.labels;
    return {
      question: `${turnWords(view)}: which cards do you spend for ${op}s, and how many ${op}s are for moves?`,
      facts: [
        handLine(view),
        `1 ${op} moves 2 units or pays for 1 attack; the split is final.`,
        ...isolatedLines(view),
      ],
    };
  },
  fallback: (view) => {
    const seat = seatIdOf(view.seat);
    const now = open(view);
    const fighting = opsOf(now, seat, bidOf(now, seat));
    if (whyNoDepot(view)) return move(plan, { cards: [], moving: 0, fighting });
    return move(depot, fighting > 0 ? { moving: 0, fighting } : {});
  },
});
