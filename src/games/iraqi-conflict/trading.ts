import {
  choice,
  type Frozen,
  game,
  integer,
  type Option,
  of,
  offerId,
  type Refusal,
  subset,
  type View,
} from "../../engine/index.ts";
import { deckOf } from "./cards/deck.ts";
import { cardNames, count, listed } from "./cards/faces.ts";
import { faction } from "./factions.ts";
import { isReady } from "./negotiations.ts";
import { asked, close, exchange, open, terms } from "./proposals.ts";
import type { CardId, Iraq, Price, Proposal } from "./state.ts";

/** A ruling of ours: so many proposals of one seat may be open at once, which keeps a game small. */
const OPEN = 10;
const { action } = game<Iraq>();

/** R-08 Cards for cards, a gift, or a plea: at least one card in all. */
export const propose = action("propose", "Propose a trade", {
  help: "Offer cards to another seat, for cards that you name, for a number of cards of its choice, or as a gift. Only the two of you see the terms.",
  common: true,
  when: mayPropose,
})
  .param("to", "Whom do you want to trade with?", choice(partners))
  .param(
    "give",
    "Which of your cards do you offer (none: you only ask)?",
    subset(
      (c) => listed(c, c.hand.cards),
      // an empty hand can only be given to
      ({ table, params }) => ({ min: of(table.sizes, params.to) === 0 ? 1 : 0 }),
    ),
  )
  .param(
    "want",
    "What do you ask for in return?",
    choice(({ table, params: { to, give } }) => prices(of(table.sizes, to), give.length)),
  )
  .optional(
    "count",
    "How many cards, of the other seat's choice?",
    ({ params }) => params.want === "count",
    integer(({ table, params }) => [1, of(table.sizes, params.to)]),
  )
  .optional(
    "cards",
    "Which cards do you ask for?",
    ({ params }) => params.want === "cards",
    subset(
      (c) => listed(c, wishes(c)),
      ({ table, params }) => ({ min: 1, max: of(table.sizes, params.to) }),
    ),
  )
  .apply((s) => {
    const { params, seat: from } = s;
    of(s.state.hands, from).proposed++;
    open(s, { id: offerId(s.seq), from, to: params.to, give: params.give, price: priceOf(params) });
  });

function mayPropose({ table, hand, seat }: View<Iraq>): Refusal | null {
  if (isReady(table, seat))
    return {
      code: "ready",
      text: "You have said that you are ready; take that back before you propose.",
      rule: "R-08",
    };
  if (hand.proposals.filter((proposal) => proposal.from === seat).length >= OPEN)
    return { code: "too-many-offers", text: `${OPEN} of your proposals are open; withdraw one first.`, rule: "R-08" };
  return null;
}

const NOTHING: Refusal = { code: "empty-trade", text: "A trade needs at least one card in all.", rule: "R-08" };

function partners({ table, hand, seat }: View<Iraq>): Option[] {
  return table.seats
    .filter((other) => other !== seat)
    .map((value) => {
      const label = `${faction(value).name} (${count(of(table.sizes, value))})`;
      const none = of(table.sizes, value) === 0 && hand.cards.length === 0;
      return none ? { value, label, refused: NOTHING } : { value, label };
    });
}

/** at least one card in all; `theirs`: size of the other hand, which everyone sees. */
function prices(theirs: number, given: number): Option<Price["kind"]>[] {
  const empty = { code: "no-cards", text: "That hand is empty: there is nothing to ask for.", rule: "R-08" };
  return [
    { value: "nothing", label: "Nothing: it is a gift", ...(given === 0 ? { refused: NOTHING } : {}) },
    { value: "count", label: "A number of cards, of their choice", ...(theirs === 0 ? { refused: empty } : {}) },
    { value: "cards", label: "Cards that I name", ...(theirs === 0 ? { refused: empty } : {}) },
  ];
}

/** Ruling I: the cards that can be asked for by name: all but the own hand and those seen on the discard pile. */
export function wishes({ content, table, hand }: View<Iraq>): CardId[] {
  const seen = new Set([...hand.cards, ...table.discards]);
  return deckOf(content, table.seats).filter((card) => !seen.has(card));
}

function priceOf(params: { want: Price["kind"]; count?: number; cards?: readonly CardId[] }): Price {
  switch (params.want) {
    case "nothing":
      return { kind: "nothing" };
    case "count":
      return { kind: "count", count: params.count ?? 0 };
    case "cards":
      return { kind: "cards", cards: params.cards ?? [] };
  }
}

/** R-08 An accepted trade is done at once. */
export const accept = action("accept", "Accept a trade", {
  help: "The cards change hands at once. Everyone learns that you two traded and how many cards, but not which.",
  common: true,
  confirm: "The cards change hands at once, and this cannot be taken back. Do you accept?",
  when: someProposal("to"),
})
  .param(
    "offer",
    "Which proposal do you accept?",
    choice((view) => incoming(view).map((p) => acceptable(view, p))),
  )
  .optional(
    "cards",
    "Which of your cards do you give?",
    (c) => find(c, c.params.offer).price.kind === "count",
    subset(
      (c) => listed(c, c.hand.cards),
      (c) => ({ min: asked(find(c, c.params.offer).price), max: asked(find(c, c.params.offer).price) }),
    ),
  )
  .apply((s) => {
    const proposal = find({ hand: of(s.state.hands, s.seat) }, s.params.offer);
    exchange(s, proposal, proposal.price.kind === "cards" ? proposal.price.cards : (s.params.cards ?? []));
  });

/** */
export const decline = action("decline", "Decline a trade", { common: true, when: someProposal("to") })
  .param(
    "offer",
    "Which proposal do you decline?",
    choice((view) => incoming(view).map((p) => named(view, p))),
  )
  .apply((s) => close(s, find({ hand: of(s.state.hands, s.seat) }, s.params.offer), "declined"));

/** */
export const withdraw = action("withdraw", "Withdraw a proposal", { when: someProposal("from") })
  .param(
    "offer",
    "Which of your proposals do you withdraw?",
    choice((view) => outgoing(view).map((p) => named(view, p))),
  )
  .apply((s) => close(s, find({ hand: of(s.state.hands, s.seat) }, s.params.offer), "withdrawn"));

const incoming = ({ hand, seat }: View<Iraq>): Frozen<Proposal>[] => hand.proposals.filter((p) => p.to === seat);
const outgoing = ({ hand, seat }: View<Iraq>): Frozen<Proposal>[] => hand.proposals.filter((p) => p.from === seat);

function someProposal(end: "from" | "to"): (view: View<Iraq>) => Refusal | null {
  const text = end === "to" ? "No proposal waits for your answer." : "None of your proposals is open.";
  return ({ hand, seat }) =>
    hand.proposals.some((p) => p[end] === seat) ? null : { code: "no-offer", text, rule: "R-08" };
}

const named = ({ content, seat }: View<Iraq>, proposal: Frozen<Proposal>): Option => ({
  value: proposal.id,
  label: terms(content, proposal, proposal.from === seat),
});

/** Ruling I: only the seat that is asked sees that it lacks what is asked for. */
function acceptable(view: View<Iraq>, proposal: Frozen<Proposal>): Option {
  const refused = lacks(view, proposal);
  return refused ? { ...named(view, proposal), refused } : named(view, proposal);
}

export function lacks({ content, hand }: View<Iraq>, { price }: Frozen<Proposal>): Refusal | null {
  const { cards } = hand;
  if (price.kind === "count" && price.count > cards.length)
    return { code: "lacking", text: `You do not have ${count(price.count)} to give.`, rule: "R-08" };
  const missing = price.kind === "cards" ? price.cards.filter((card) => !cards.includes(card)) : [];
  if (missing.length === 0) return null;
  return { code: "lacking", text: `You do not hold ${cardNames(content, missing)}.`, rule: "R-08" };
}

function find(
  { hand }: { readonly hand: { readonly proposals: readonly Frozen<Proposal>[] } },
  id: string,
): Frozen<Proposal> {
  const proposal = hand.proposals.find((p) => p.id === id);
  if (!proposal) throw new Error(`no proposal ${id}`);
  return proposal;
}
