import { game, move } from "../../../../engine/index.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { open } from "../now.ts";
import { handLine, isolatedLines, turnWords } from "../turn/phase-facts.ts";
import { depot, whyNoDepot } from "./depot.ts";
import { bidOf, opsOf } from "./ops.ts";
import { plan } from "./plan.ts";

const { question } = game<Fitna>();

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
