import { choice, game, type StandingOrder } from "../../../engine/index.ts";
import { take } from "../arms-bazaar.ts";
import { ready, readyUnless } from "../coalition/negotiations.ts";
import { isAwaited } from "../coalition/offers.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();

/** ready as the phase opens; an offer, which everyone sees, may have to be answered first. */
export const readiness: StandingOrder<Baghdad> = {
  name: "ready",
  title: "Coalition: be ready",
  form: form().param(
    "how",
    "How?",
    choice(() => [
      { value: "unless", label: "Unless an offer names me" },
      { value: "at-once", label: "At once, whatever is offered" },
    ]),
  ),
  decide: ({ table, seat }, { actions }, { how }) => {
    if (!actions.includes(ready.name)) return null;
    if (how === "at-once") return { action: ready.name, params: {} };
    return isAwaited(table, seat) ? null : { action: readyUnless.name, params: {} };
  },
  ahead: {
    title: "In the Coalition Phase",
    until: "turn",
    windows: [],
    at: (_, { actions }) => actions.includes(take.name),
    choices: () => [
      { value: "ask", label: "Ask me", params: "none" },
      { value: "unless", label: "Ready unless an offer names me, this turn", params: { how: "unless" } },
      {
        value: "always",
        label: "Ready unless an offer names me, until I change it",
        params: { how: "unless" },
        until: "changed",
      },
      { value: "at-once", label: "Ready at once, this turn", params: { how: "at-once" } },
    ],
  },
};
