/** The standing orders a seat can leave: what to discard, when to be ready, what to accept, which side to take. */
import { type AheadChoice, choice, game, move, type Order, type Params } from "#engine";
import { choosesSides } from "../content/factions.ts";
import { betterSide, gain } from "../rules/cards/tally.ts";
import { discardIdle, discards } from "../rules/commitment.ts";
import { align, sides } from "../rules/ground.ts";
import { offerToAnswer } from "../rules/negotiations/answering.ts";
import { bargaining, ready } from "../rules/negotiations/market.ts";
import { acceptance, payment } from "../rules/negotiations/paying.ts";
import { lacks } from "../rules/negotiations/trading.ts";
import type { Iraq } from "../state.ts";

const { form, order } = game<Iraq>();
const nothing = form();

/** The choice that keeps no order. */
const ASK: AheadChoice = { value: "ask", label: "Ask me", params: "none" };

/** The same for this turn, and until it is changed. */
const twice = (label: string, params: Params, description: string): AheadChoice[] => [
  { value: "turn", label: `${label}, this turn`, params, description, until: "turn" },
  { value: "always", label: `${label}, until I change it`, params, description },
];

const discarding = order(
  "discard-unusable",
  {
    title: "Commitment: discard what does not count for me, the lowest first, up to 5",
    form: nothing,
    ahead: {
      title: "My discards each turn",
      until: "changed",
      under: [discards],
      choices: () => [
        ASK,
        {
          value: "idle",
          label: "Always discard what does not count",
          params: {},
          description: "from now on: up to five, the lowest first",
        },
      ],
    },
  },
  (answers) => [answers(discards, discardIdle)],
);

const readiness = order(
  "ready",
  {
    title: "Negotiations: I am ready as soon as they open",
    form: nothing,
    ahead: {
      title: "When the Negotiations open",
      until: "changed",
      under: [discards],
      choices: () => [ASK, ...twice("Ready at once", {}, "offers still reach you until the last seat is ready")],
    },
  },
  (answers) => [answers(bargaining, () => move(ready))],
);

const accepting = order(
  "accept-gains",
  {
    title: "Negotiations: accept any offer that raises my sum",
    form: nothing,
    ahead: {
      title: "Offers that raise my sum",
      until: "changed",
      under: [discards, bargaining],
      choices: () => [ASK, ...twice("Accept at once", {}, "where a number is asked for: your least useful cards")],
    },
  },
  (answers) => [
    answers(offerToAnswer, (view, proposal) => {
      if (lacks(view, proposal)) return null;
      const pay = payment(view, proposal);
      return gain(view, pay, proposal.give) > 0 ? acceptance(view, proposal, pay) : null;
    }),
  ],
);

/** R-04, ruling B: the side can be settled ahead; whoever settles nothing takes the one that adds more. */
const siding = order(
  "align",
  {
    title: "Ground: choose my side (3 seats)",
    form: form().param(
      "with",
      "Which side do you take?",
      choice(() => [
        { value: "better", label: "Whichever adds more" },
        { value: "us", label: "The US" },
        { value: "insurgents", label: "The Insurgents" },
      ]),
    ),
    ahead: {
      title: "In the Ground phase",
      until: "changed",
      under: [bargaining],
      unless: ({ table }) => !choosesSides(table.seats),
      choices: () => [
        ASK,
        ...twice("Whichever adds more", { with: "better" }, "going by the hand that you hold then"),
        { value: "us", label: "The US, this turn", params: { with: "us" }, until: "turn" },
        { value: "insurgents", label: "The Insurgents, this turn", params: { with: "insurgents" }, until: "turn" },
      ],
    },
  },
  (answers) => [
    answers(sides, ({ content, seat, hand }, _, { with: side }) =>
      move(align, { with: side === "better" ? betterSide(content, seat, hand.cards) : side }),
    ),
  ],
);

/** Section 6. */
export const orders: readonly Order<Iraq>[] = [discarding, readiness, accepting, siding];
