/** The terms of an offer: to whom it can be made, what it can give, and what it can ask for in return. */
import {
  type Builder,
  choice,
  either,
  game,
  integer,
  matchName,
  mustGet,
  type Option,
  offerId,
  type Refusal,
  type Seat,
  subset,
  type View,
} from "#engine";
import { FACTIONS, faction, The, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import type { Iraq } from "../../state.ts";
import { deckOf } from "../cards/deck.ts";
import { count, optionsOf } from "../cards/faces.ts";
import { notInHand, notToBeWanted } from "../cards/why-not.ts";
import { isReady } from "./market.ts";
import { open } from "./proposals.ts";
import { offerSums } from "./sums.ts";
import { goods, holding, notSoMany, swaps, USUAL } from "./swaps.ts";
import type { Price } from "./types.ts";

/** A ruling of ours: how many proposals of one seat may be open at once, which keeps a game small. */
const OPEN = 10;
const { action } = game<Iraq>();

/** R-08 Cards for cards, a gift, or a plea: at least one card in all. */
export const propose = withTerms(
  action("propose", "Make an offer", {
    help: "Offer cards to another seat: for cards that you name, for a number of cards of its choice, or as a gift. Only the two of you see the terms.",
    common: true,
    deal: true,
    when: mayPropose,
    presets: swaps,
    remarks: (c) => partners(c).flatMap(({ value }) => (value === c.params.to ? offerSums(c, value, c.params) : [])),
  }).param("to", "With whom do you trade?", choice(partners, notAPartner)),
  ({ params }) => params.to,
)
  .label((_, { to, ...terms }) => (to === undefined ? null : offering(to, terms)))
  .apply((s) => {
    const { params, seat: from } = s;
    mustGet(s.state.hands, from).proposed++;
    open(s, { id: offerId(s.seq), from, to: params.to, give: params.give, price: priceOf(params) });
  });

/** The terms of an offer as far as they are chosen. */
interface Terms {
  readonly give?: readonly CardId[];
  readonly want?: Price["kind"];
  readonly count?: number;
  readonly cards?: readonly CardId[];
}

/** "Offer the Kurds 2 cards for 1". */
export function offering(to: Seat, { give = [], want, count: number = 0, cards = [] }: Terms): string {
  const wanted = want === "count" ? number : want === "cards" ? cards.length : 0;
  if (give.length === 0) return `Ask ${faction(to).the} for ${count(wanted)}`;
  return `Offer ${faction(to).the} ${count(give.length)} ${wanted === 0 ? "as a gift" : `for ${wanted}`}`;
}

/** The terms of an offer: what is given and what is wanted. `partner`: whom it is made to. */
export function withTerms<P>(form: Builder<P, Iraq>, partner: (c: View<Iraq> & { readonly params: P }) => Seat) {
  return form
    .param(
      "give",
      "Which of your cards do you give (none: you only ask)?",
      subset(
        (c) => optionsOf(c, c.hand.cards),
        (c) => generosity(c, partner(c)),
        (c, word) => notInHand(c, word),
      ),
      (c) => goods(c, partner(c)).slice(0, USUAL),
    )
    .param(
      "want",
      "What do you want for it?",
      choice((c) => prices(partner(c), mustGet(c.table.sizes, partner(c)), c.params.give.length)),
      (c) => {
        if (mustGet(c.table.sizes, partner(c)) === 0) return "nothing";
        return c.params.give.length > 0 ? "count" : undefined;
      },
    )
    .optional(
      "count",
      "How many cards, of their choice?",
      ({ params }) => params.want === "count",
      integer(
        (c) => [1, mustGet(c.table.sizes, partner(c))],
        (c, word) => notSoMany(c, partner(c), Number(word)),
      ),
      (c) => Math.min(c.params.give.length, mustGet(c.table.sizes, partner(c))),
    )
    .optional(
      "cards",
      "Which cards do you want?",
      ({ params }) => params.want === "cards",
      subset(
        (c) => optionsOf(c, wishes(c)),
        (c) => greed(c, partner(c)),
        (c, word) => notToBeWanted(c, word),
      ),
    );
}

export function mayPropose({ table, hand, seat }: View<Iraq>): Refusal | null {
  if (isReady(table, seat))
    return { code: "ready", text: "A ready seat makes no offers: say “Not ready” first.", rule: "ruling L" };
  if (hand.proposals.filter((proposal) => proposal.from === seat).length >= OPEN)
    return { code: "too-many-offers", text: "Ten of your offers are open, and that is the most: withdraw one first." };
  return null;
}

const NOTHING: Refusal = { code: "empty-trade", text: "A trade needs at least one card in all.", rule: "R-08" };

function partners(view: View<Iraq>): Option[] {
  const { table, hand, seat } = view;
  return table.seats
    .filter((other) => other !== seat)
    .map((value) => {
      const label = `${faction(value).name} (${count(mustGet(table.sizes, value))})`;
      const useful = goods(view, value).length;
      const description = `${count(useful)} of yours ${useful === 1 ? "counts" : "count"} for them and not for you`;
      const none = mustGet(table.sizes, value) === 0 && hand.cards.length === 0;
      return none ? { value, label, description, refused: NOTHING } : { value, label, description };
    });
}

function notAPartner({ table, seat }: View<Iraq>, word: string): Refusal | null {
  const { meant } = matchName(FACTIONS, ({ id, name }) => [id, name], word);
  if (meant?.id === seat) return { code: "not-a-choice", text: "You cannot trade with yourself.", rule: "R-08" };
  if (!meant || table.seats.includes(meant.id)) return null;
  const played = `${The(meant.id)} ${verb(meant.id, "is", "are")} not in this game`;
  const others = table.seats.filter((other) => other !== seat).map((other) => faction(other).the);
  return { code: "not-a-choice", text: `${played}: trade with ${either(others)}.`, rule: "R-03" };
}

/** R-08: an empty hand can only be given to. */
function generosity({ table }: View<Iraq>, to: Seat) {
  const text = `Choose a card to give: ${holding(to, 0)}.`;
  const few = (): Refusal => ({ code: "too-few", text, rule: "R-08" });
  return mustGet(table.sizes, to) > 0 ? {} : { min: 1, few };
}

/** R-08: how many cards can be asked for by name. */
function greed({ table }: View<Iraq>, to: Seat) {
  const theirs = mustGet(table.sizes, to);
  return {
    min: 1,
    max: theirs,
    few: (): Refusal => ({ code: "too-few", text: "Name at least one card that you want.", rule: "R-08" }),
    many: (cards: number): Refusal => ({
      code: "too-many",
      text: `**${count(cards)}** by name: ${holding(to, theirs)}.`,
      rule: "R-08",
    }),
  };
}

/** R-08: at least one card in all; `theirs`: size of the other hand, which everyone sees. */
function prices(to: Seat, theirs: number, given: number): Option<Price["kind"]>[] {
  const text = `${The(to)} ${verb(to, "holds", "hold")} no card: there is nothing to ask for.`;
  const empty = theirs === 0 ? { refused: { code: "no-cards", text, rule: "R-08" } } : {};
  return [
    { value: "nothing", label: "Nothing: it is a gift", ...(given === 0 ? { refused: NOTHING } : {}) },
    { value: "count", label: "A number of cards, of their choice", ...empty },
    { value: "cards", label: "Cards that I name", ...empty },
  ];
}

/** Ruling I: the cards that can be asked for by name: all but the own hand and those seen on the discard pile. */
export function wishes({ content, table, hand }: View<Iraq>): CardId[] {
  const seen = new Set([...hand.cards, ...table.discards]);
  return deckOf(content, table.seats).filter((card) => !seen.has(card));
}

export function priceOf(params: { want: Price["kind"]; count?: number; cards?: readonly CardId[] }): Price {
  switch (params.want) {
    case "nothing":
      return { kind: "nothing" };
    case "count":
      return { kind: "count", count: params.count ?? 0 };
    case "cards":
      return { kind: "cards", cards: params.cards ?? [] };
  }
}
