import {
  type AheadChoice,
  choice,
  type Decision,
  type Frozen,
  game,
  type Move,
  type Params,
  type StandingOrder,
  type View,
} from "../../../engine/index.ts";
import { choosesSides } from "../content/factions.ts";
import type { CardId } from "../content/pack.ts";
import { betterSide, gain, leastUseful, tally } from "../rules/cards/tally.ts";
import { MOST } from "../rules/commitment.ts";
import { asked } from "../rules/negotiations/proposals.ts";
import { lacks } from "../rules/negotiations/trading.ts";
import type { Iraq, Proposal } from "../state.ts";

const nothing = game<Iraq>().form();

/** Section 6: keep the hand, be ready, take the better side; a proposal is turned down. */
export function defaultAnswer(view: View<Iraq>, { kind, actions, preset }: Decision): Move {
  if (kind === "offer") return { action: actions.includes("decline") ? "decline" : "withdraw", params: preset };
  if (actions.includes("commit")) return { action: "commit", params: { discard: [] } };
  if (actions.includes("align")) return alignWith(betterSide(view.content, view.seat, view.hand.cards));
  return { action: "ready", params: {} };
}

const alignWith = (side: string): Move => ({ action: "align", params: { with: side } });

/** The choice that keeps no order. */
const ASK: AheadChoice = { value: "ask", label: "Ask me", params: "none" };

/** The same for this turn, and until it is changed. */
const twice = (label: string, params: Params, description: string): AheadChoice[] => [
  { value: "turn", label: `${label}, this turn`, params, description, until: "turn" },
  { value: "always", label: `${label}, until I change it`, params, description },
];

const discarding: StandingOrder<Iraq> = {
  name: "discard-unusable",
  title: "Commitment: discard what does not count for me, the lowest first, up to 5",
  form: nothing,
  decide: (view, { actions }) => (actions.includes("commit") ? discardIdle(view) : null),
  ahead: {
    title: "My discards each turn",
    until: "changed",
    windows: [],
    at: (_view, { actions }) => actions.includes("commit"),
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
};

const readiness: StandingOrder<Iraq> = {
  name: "ready",
  title: "Negotiations: I am ready as soon as they open",
  form: nothing,
  decide: (_view, { actions }) => (actions.includes("ready") ? { action: "ready", params: {} } : null),
  ahead: {
    title: "When the Negotiations open",
    until: "changed",
    windows: [],
    at: (_view, { actions }) => actions.includes("commit"),
    choices: () => [ASK, ...twice("Ready at once", {}, "offers still reach you until the last seat is ready")],
  },
};

const accepting: StandingOrder<Iraq> = {
  name: "accept-gains",
  title: "Negotiations: accept any offer that raises my sum",
  form: nothing,
  decide: acceptGain,
  ahead: {
    title: "Offers that raise my sum",
    until: "changed",
    windows: [],
    at: (_view, { actions }) => actions.includes("commit") || actions.includes("ready"),
    choices: () => [ASK, ...twice("Accept at once", {}, "where a number is wanted: the cards of least use to you")],
  },
};

/** R-04, ruling B. */
const siding: StandingOrder<Iraq> = {
  name: "align",
  title: "Ground: choose my side (3 seats)",
  form: game<Iraq>()
    .form()
    .param(
      "with",
      "Which side do you take?",
      choice(() => [
        { value: "better", label: "Whichever adds more" },
        { value: "us", label: "The US" },
        { value: "insurgents", label: "The Insurgents" },
      ]),
    ),
  decide: ({ content, seat, hand }, { actions }, params) => {
    if (!actions.includes("align")) return null;
    return alignWith(params.with === "better" ? betterSide(content, seat, hand.cards) : String(params.with));
  },
  ahead: {
    title: "In the Ground phase",
    until: "changed",
    windows: [],
    at: ({ table }, { actions }) => actions.includes("ready") && choosesSides(table.seats),
    choices: () => [
      ASK,
      ...twice("Whichever adds more", { with: "better" }, "going by the hand that you hold then"),
      { value: "us", label: "The US, this turn", params: { with: "us" }, until: "turn" },
      { value: "insurgents", label: "The Insurgents, this turn", params: { with: "insurgents" }, until: "turn" },
    ],
  },
};

/** Section 6. */
export const orders: readonly StandingOrder<Iraq>[] = [discarding, readiness, accepting, siding];
export const answeredByOrders = ["commit", "ready", "align"] as const;

/** the cards that do not count are put away, the lowest first. */
export const discardIdle = (view: View<Iraq>): Move => {
  const { idle } = tally(view, view.hand.cards);
  return { action: "commit", params: { discard: inOrder(view, idle.slice(0, MOST)) } };
};

/** Cards in the order in which the hand lists them, as params are kept. */
export const inOrder = ({ hand }: View<Iraq>, cards: readonly CardId[]): CardId[] =>
  hand.cards.filter((card) => cards.includes(card));

function acceptGain(view: View<Iraq>, { kind, preset }: Decision): Move | null {
  const proposal = kind === "offer" ? view.hand.proposals.find(({ id }) => id === preset.offer) : undefined;
  if (!proposal || proposal.to !== view.seat || lacks(view, proposal)) return null;
  return gain(view, payment(view, proposal), proposal.give) > 0 ? acceptance(view, proposal) : null;
}

/** What a proposal costs: the cards that it names, or those of least use to the seat where it wants a number. */
export const payment = (view: View<Iraq>, { give, price }: Frozen<Proposal>): readonly CardId[] =>
  price.kind === "cards" ? price.cards : leastUseful(view, give, asked(price));

/** The move that accepts a proposal; where a number is wanted, with these cards. */
export const acceptance = (
  view: View<Iraq>,
  proposal: Frozen<Proposal>,
  pay: readonly CardId[] = payment(view, proposal),
): Move => ({
  action: "accept",
  params: proposal.price.kind === "count" ? { offer: proposal.id, cards: inOrder(view, pay) } : { offer: proposal.id },
});
