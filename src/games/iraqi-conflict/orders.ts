import { choice, type Decision, game, type Move, of, type StandingOrder, type View } from "../../engine/index.ts";
import { bestSide, betterSide, canUse, force } from "./cards/use.ts";
import { asked } from "./proposals.ts";
import type { CardId, Iraq } from "./state.ts";
import { lacks } from "./trading.ts";

const MOST = 5;
const nothing = game<Iraq>().form();

/** Section 6: keep the hand, be ready, take the better side; a proposal is turned down. */
export function defaultAnswer(view: View<Iraq>, { kind, actions, preset }: Decision): Move {
  if (kind === "offer") return { action: actions.includes("decline") ? "decline" : "withdraw", params: preset };
  if (actions.includes("commit")) return { action: "commit", params: { discard: [] } };
  if (actions.includes("align")) return alignWith(betterSide(view.content, view.seat, view.hand.cards));
  return { action: "ready", params: {} };
}

const alignWith = (side: string): Move => ({ action: "align", params: { with: side } });

/** Section 6. */
export const orders: readonly StandingOrder<Iraq>[] = [
  {
    name: "discard-unusable",
    title: "Commitment: discard my unusable cards, the lowest first, up to 5",
    form: nothing,
    decide: (view, { actions }) =>
      actions.includes("commit")
        ? { action: "commit", params: { discard: inOrder(view, unusable(view).slice(0, MOST)) } }
        : null,
  },
  {
    name: "ready",
    title: "Negotiations: I am ready as soon as they open",
    form: nothing,
    decide: (_view, { actions }) => (actions.includes("ready") ? { action: "ready", params: {} } : null),
  },
  {
    name: "accept-gains",
    title: "Negotiations: accept any proposal that raises my usable force",
    form: nothing,
    decide: acceptGain,
  },
  {
    name: "align",
    title: "Ground: choose my side (3 seats)",
    form: game<Iraq>()
      .form()
      .param(
        "with",
        "Which side do you take?",
        choice(() => [
          { value: "better", label: "Whichever adds more force" },
          { value: "us", label: "Always the US" },
          { value: "insurgents", label: "Always the Insurgents" },
        ]),
      ),
    decide: ({ content, seat, hand }, { actions }, params) => {
      if (!actions.includes("align")) return null;
      return alignWith(params.with === "better" ? betterSide(content, seat, hand.cards) : String(params.with));
    },
  },
];

/** The cards of no use to a seat, the lowest first; with 3 seats the kind that adds less is of no use. */
export function unusable({ content, table, seat, hand }: View<Iraq>): CardId[] {
  const side = bestSide(content, table.seats, seat, hand.cards);
  return hand.cards
    .filter((id) => !canUse(seat, of(content.cards, id).use, side))
    .sort((a, b) => of(content.cards, a).fv - of(content.cards, b).fv);
}

/** Cards in the order in which the hand lists them, as params are kept. */
export const inOrder = ({ hand }: View<Iraq>, cards: readonly CardId[]): CardId[] =>
  hand.cards.filter((card) => cards.includes(card));

function acceptGain(view: View<Iraq>, { kind, preset }: Decision): Move | null {
  const proposal = kind === "offer" ? view.hand.proposals.find(({ id }) => id === preset.offer) : undefined;
  if (!proposal || proposal.to !== view.seat || lacks(view, proposal)) return null;
  const pay =
    proposal.price.kind === "cards" ? proposal.price.cards : leastUseful(view, proposal.give, asked(proposal.price));
  if (gain(view, pay, proposal.give) <= 0) return null;
  return accepting(view, proposal.id, proposal.price.kind === "count" ? pay : null);
}

/** The move that accepts a proposal; `pay`: the cards chosen where a number was asked for. */
export const accepting = (view: View<Iraq>, offer: string, pay: readonly CardId[] | null): Move => ({
  action: "accept",
  params: pay ? { offer, cards: inOrder(view, pay) } : { offer },
});

/** By how much an exchange raises this seat's usable force, with the better side before and after (3 seats). */
export function gain(
  { content, table, seat, hand }: View<Iraq>,
  gives: readonly CardId[],
  gets: readonly CardId[],
): number {
  const after = [...hand.cards.filter((card) => !gives.includes(card)), ...gets];
  const worth = (cards: readonly CardId[]): number =>
    force(content, seat, cards, bestSide(content, table.seats, seat, cards));
  return worth(after) - worth(hand.cards);
}

/** The cards of the own hand that a seat misses least once it has got `gets`. */
export function leastUseful(
  { content, table, seat, hand }: View<Iraq>,
  gets: readonly CardId[],
  number: number,
): CardId[] {
  const side = bestSide(content, table.seats, seat, [...hand.cards, ...gets]);
  const worth = (id: CardId): number => {
    const { use, fv } = of(content.cards, id);
    return canUse(seat, use, side) ? 10 + fv : fv;
  };
  return [...hand.cards].sort((a, b) => worth(a) - worth(b)).slice(0, number);
}
