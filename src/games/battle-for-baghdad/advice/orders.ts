/** The standing orders a seat can leave, in the order they are tried, and the one to be ready in the Coalition Phase. */
import { choice, game, move, type Order } from "#engine";
import { draft, isWaitingForPacket } from "../rules/arms-bazaar.ts";
import { dealing, ready, readyUnless } from "../rules/coalition/negotiations.ts";
import { isAwaited } from "../rules/coalition/offers.ts";
import type { Baghdad } from "../state.ts";
import { drafting } from "./orders/bazaar.ts";
import { countering, doubling, passing, stopping } from "./orders/cards.ts";
import {
  afterReveal,
  inMapOrder,
  jamming,
  losing,
  sparing,
  swapping,
  unblocking,
  weakestFirst,
} from "./orders/combat.ts";
import { bidding, claiming, leaving, naming } from "./orders/initiative.ts";

const { form, order } = game<Baghdad>();

/** ready as the phase opens; an offer, which everyone sees, may have to be answered first. */
const readiness = order(
  "ready",
  {
    title: "Coalition: be ready",
    form: form().param(
      "how",
      "How?",
      choice(() => [
        { value: "unless", label: "Unless an offer names me" },
        { value: "at-once", label: "At once, whatever is offered" },
      ]),
    ),
    ahead: {
      title: "In the Coalition Phase",
      until: "turn",
      under: [draft],
      unless: isWaitingForPacket,
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
  },
  (answers) => [
    answers(dealing, ({ table, seat }, _, { how }) => {
      if (how === "at-once") return move(ready);
      return isAwaited(table, seat) ? null : move(readyUnless);
    }),
  ],
);

/** Section 7. Of several that have something to play the first counts; passing comes last. */
export const orders: readonly Order<Baghdad>[] = [
  claiming,
  leaving,
  naming,
  bidding,
  stopping,
  drafting,
  readiness,
  countering,
  jamming,
  unblocking,
  swapping,
  afterReveal,
  losing,
  inMapOrder,
  weakestFirst,
  sparing,
  doubling,
  passing,
];
