/** Accepting, declining and withdrawing offers: which are open to a seat, and what it cannot accept. */
import { choice, type Frozen, game, mustGet, type Option, type Refusal, subset, type View } from "#engine";
import { faction, The, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { cardNames, clipped, count, optionsOf } from "../cards/faces.ts";
import { leastUseful } from "../cards/tally.ts";
import { notInHand } from "../cards/why-not.ts";
import { asked, close, exchange, terms } from "./proposals.ts";
import type { Proposal } from "./types.ts";

const MOST_NAMED = 12;
const { action } = game<Iraq>();

/** R-08 An accepted trade is done at once. */
export const accept = action("accept", "Accept an offer", {
  help: "The cards change hands at once, and that is final. Everyone learns that you two traded and how many cards, but not which.",
  common: true,
  deal: true,
  when: someProposal("to"),
})
  .param(
    "offer",
    "Which offer do you accept?",
    choice((view) => incoming(view).map((p) => acceptable(view, p)), notIncoming),
  )
  .optional(
    "cards",
    "Which of your cards do you give?",
    (c) => find(c, c.params.offer).price.kind === "count",
    subset(
      (c) => optionsOf(c, c.hand.cards),
      (c) => exactly(find(c, c.params.offer)),
      (c, word) => notInHand(c, word),
    ),
    (c) => {
      const { give, price } = find(c, c.params.offer);
      return leastUseful(c, give, asked(price));
    },
  )
  .label((view, { cards = [] }) => (cards.length === 0 ? "Accept" : clipped(accepting(view, cards))))
  .apply((s) => {
    const proposal = find({ hand: mustGet(s.state.hands, s.seat) }, s.params.offer);
    exchange(s, proposal, proposal.price.kind === "cards" ? proposal.price.cards : (s.params.cards ?? []));
  });

export const accepting = ({ content }: View<Iraq>, pay: readonly CardId[]): string =>
  `Accept, give ${cardNames(content, pay)}`;

/** The number of cards that a proposal asks for, neither more nor less. */
function exactly({ from, price }: Frozen<Proposal>) {
  const number = asked(price);
  const not =
    (code: string) =>
    (cards: number): Refusal => ({
      code,
      text: `**${cards === 0 ? "No card" : count(cards)}**: ${faction(from).the} ${verb(from, "wants", "want")} ${number}.`,
      rule: "R-08",
    });
  return { min: number, max: number, few: not("too-few"), many: not("too-many") };
}

/** R-08 Nothing changes hands, and nobody else is told. */
export const decline = action("decline", "Decline an offer", { common: true, when: someProposal("to") })
  .param(
    "offer",
    "Which offer do you decline?",
    choice((view) => incoming(view).map((p) => named(view, p)), notIncoming),
  )
  .label(() => "Decline")
  .apply((s) => close(s, find({ hand: mustGet(s.state.hands, s.seat) }, s.params.offer), "declined"));

/** R-08 The seat that made an offer takes it back, as long as it is open. */
export const withdraw = action("withdraw", "Withdraw an offer", { when: someProposal("from") })
  .param(
    "offer",
    "Which of your offers do you withdraw?",
    choice((view) => outgoing(view).map((p) => named(view, p)), notOutgoing),
  )
  .label(() => "Withdraw")
  .apply((s) => close(s, find({ hand: mustGet(s.state.hands, s.seat) }, s.params.offer), "withdrawn"));

export const incoming = ({ hand, seat }: View<Iraq>): Frozen<Proposal>[] => hand.proposals.filter((p) => p.to === seat);
export const outgoing = ({ hand, seat }: View<Iraq>): Frozen<Proposal>[] =>
  hand.proposals.filter((p) => p.from === seat);

export function someProposal(end: "from" | "to"): (view: View<Iraq>) => Refusal | null {
  const text = end === "to" ? "No offer waits for your answer." : "None of your offers is open.";
  return ({ hand, seat }) =>
    hand.proposals.some((p) => p[end] === seat) ? null : { code: "no-offer", text, rule: "R-08" };
}

const GONE: Refusal = { code: "not-a-choice", text: "That offer is no longer open." };

export function notIncoming(view: View<Iraq>, word: string): Refusal {
  const text = "That offer is your own: you can only withdraw it.";
  return outgoing(view).some(({ id }) => id === word) ? { code: "not-a-choice", text } : GONE;
}

function notOutgoing(view: View<Iraq>, word: string): Refusal {
  const text = "That offer was made to you: accept or decline it.";
  return incoming(view).some(({ id }) => id === word) ? { code: "not-a-choice", text } : GONE;
}

export const named = ({ content, seat }: View<Iraq>, proposal: Frozen<Proposal>): Option => ({
  value: proposal.id,
  label: terms(content, proposal, proposal.from === seat),
});

/** Ruling I: only the seat that is asked sees that it lacks what is asked for. */
function acceptable(view: View<Iraq>, proposal: Frozen<Proposal>): Option {
  const refused = lacks(view, proposal);
  return refused ? { ...named(view, proposal), refused } : named(view, proposal);
}

/** Why a seat cannot give what a proposal wants; null: it can. */
export function lacks({ content, hand }: View<Iraq>, { from, price }: Frozen<Proposal>): Refusal | null {
  const { cards } = hand;
  const refusal = (what: string, have: string): Refusal => ({
    code: "lacking",
    text: `${The(from)} ${verb(from, "wants", "want")} ${what}: you ${have}.`,
    rule: "R-08",
  });
  if (price.kind === "count" && price.count > cards.length)
    return refusal(count(price.count), cards.length === 0 ? "hold none" : `hold ${cards.length}`);
  const missing = price.kind === "cards" ? price.cards.filter((card) => !cards.includes(card)) : [];
  if (missing.length === 0) return null;
  return refusal(cardNames(content, missing, MOST_NAMED), `do not hold ${missing.length === 1 ? "it" : "them"}`);
}

export function find(
  { hand }: { readonly hand: { readonly proposals: readonly Frozen<Proposal>[] } },
  id: string,
): Frozen<Proposal> {
  const proposal = hand.proposals.find((p) => p.id === id);
  if (!proposal) throw new Error(`no proposal ${id}`);
  return proposal;
}
