/** Making an offer, with the usual deals ready to fill in, and taking it back. */
import { z } from "zod";
import {
  choice,
  type Frozen,
  game,
  mustGet,
  type Option,
  offerId,
  type Preset,
  type Refusal,
  rows,
  type Seat,
  subset,
  type View,
} from "#engine";
import { factionName, notPlayed, the, verb } from "../../content/factions.ts";
import type { Baghdad, Table } from "../../state.ts";
import { clauseForm, type Draft, type Named } from "./clause-form.ts";
import { ownCards } from "./held.ts";
import { CLAUSES, OPEN_OFFERS } from "./offer-limits.ts";
import { close, marketOf, open } from "./offers.ts";
import type { Clause, Offer, Pledge } from "./types.ts";
import { ofCoalition } from "./why-not.ts";
import { offerSeenBy, termsText } from "./words.ts";

/** Offers as they are made most often: what the buttons of the sheet fill in once the partners are chosen. */
function templates(view: View<Baghdad>, partners: readonly Seat[]): readonly Preset[] {
  const { table, seat } = view;
  const [partner] = partners;
  if (partner === undefined) return [];
  const all = table.seats.filter((other) => other === seat || partners.includes(other));
  const truce: Draft = partners.length === 1 ? { kind: "truce" } : { kind: "truce", seats: all };
  const only = partners.length === 1 ? null : no("several", "This one is between two: choose one partner.");
  return [
    preset("Truce", [truce]),
    preset("Truce, no attack", [truce, spare(seat, partner), spare(partner, seat)], only),
    preset("PP for Truce", [truce, pay(seat, partner, 1)], only ?? broke(view, seat)),
    cardForPP(view, partner, only),
  ];
}

/** The first card that is free, for the price of a card this turn, as far as the partner has it. */
function cardForPP(view: View<Baghdad>, partner: Seat, only: Refusal | null): Preset {
  const { table, seat } = view;
  const card = ownCards(view).find(({ refused }) => !refused)?.value;
  const refused = only ?? broke(view, partner);
  const price = Math.min(table.price, mustGet(table.sides, partner).pp);
  if (card === undefined) return preset("Card for PP", [], refused ?? no("no-cards", "You hold no card that is free."));
  return preset("Card for PP", [{ kind: "give", card, to: partner }, pay(partner, seat, price)], refused);
}

const pay = (from: Seat, to: Seat, amount: number): Draft => ({ kind: "pay", from, to, amount });
const spare = (seat: Seat, other: Seat): Draft => ({ kind: "spare", seat, other });

const preset = (label: string, clauses: readonly Draft[], refused: Refusal | null = null): Preset => ({
  label,
  params: { clauses: clauses.map((clause) => ({ ...clause })) },
  ...(refused ? { refused } : {}),
});

function broke({ table, seat }: View<Baghdad>, payer: Seat): Refusal | null {
  if (mustGet(table.sides, payer).pp > 0) return null;
  return no("no-pp", payer === seat ? "You have no PP." : `${the(payer)} ${verb(payer, "have", "has")} no PP.`);
}

const no = (code: string, text: string): Refusal => ({ code, text, rule: "R-30" });

const { action } = game<Baghdad>();

/** As far as the sheet is filled. */
const chosen = z.object({ parties: z.array(z.string()).catch([]) });

/** R-30, ruling H: the terms are public, but not which cards are named. */
export const propose = action("propose", "Make an offer", {
  whyNot: ofCoalition("Making an offer"),
  help: "Choose the seats, then the terms, clause by clause. It counts once all of them have accepted. Everyone sees the terms, but only you and the receiver see which cards you name.",
  common: true,
  deal: true,
  when: mayPropose,
  presets: (c) => templates(c, chosen.parse(c.params).parties),
})
  .param(
    "parties",
    "With whom?",
    subset(others, { min: 1, few: () => NOBODY }, ({ table, seat }, word) => notPlayed(word, table.seats, seat)),
  )
  .param(
    "clauses",
    "What are the terms?",
    rows(
      (c, drafts: readonly Draft[]) =>
        drafts.length < CLAUSES ? clauseForm(c, parties(c.table, c.seat, c.params.parties), drafts) : null,
      (_, drafts) => (drafts.length > 0 ? null : NOTHING),
      (c, draft) => draftText(c, parties(c.table, c.seat, c.params.parties), draft),
    ),
  )
  .apply((s) => {
    const { seat: from, params } = s;
    const seats = parties(s.state.table, from, params.parties);
    const id = offerId(s.seq);
    const clauses = clausesOf(params.clauses, { from, seats });
    open(s, { id, from, seats, accepted: [], clauses }, gifts(id, from, params.clauses));
  });

export const NOTHING: Refusal = {
  code: "no-clause",
  text: "An offer needs at least one clause: what are its terms?",
  rule: "R-30",
};
const NOBODY: Refusal = {
  code: "too-few",
  text: "An offer names at least one other seat that it is made to.",
  rule: "R-30",
};

/** Ruling L and its like: who is ready makes no offers, nor does one with many open. */
export function mayPropose({ table, seat }: View<Baghdad>): Refusal | null {
  const { ready, offers } = marketOf(table);
  if (ready.includes(seat))
    return {
      code: "ready",
      text: "You are ready, so you make no offers: choose “Not ready” first.",
      rule: "R-30",
    };
  if (offers.filter(({ from }) => from === seat).length < OPEN_OFFERS) return null;
  const text = `${OPEN_OFFERS} of your offers are open, the most at once: withdraw one first.`;
  return { code: "too-many-offers", text, rule: "R-30" };
}

function others({ table, seat }: View<Baghdad>): Option[] {
  return table.seats.filter((other) => other !== seat).map((value) => ({ value, label: factionName(value) }));
}

const parties = ({ seats }: Frozen<Table>, seat: Seat, with_: readonly Seat[]): readonly Seat[] =>
  seats.filter((other) => other === seat || with_.includes(other));

/** What an offer says, from its sheet. `named`: what the offer that it counters gives by name. */
export function clausesOf(
  drafts: readonly Draft[],
  { from, seats }: Pick<Offer, "from" | "seats">,
  named: Named = [],
): readonly Clause[] {
  const clauses = drafts.flatMap((draft): readonly Clause[] => {
    switch (draft.kind) {
      case "give":
        return [{ kind: "give", from, to: draft.to, cards: 1 }];
      case "named":
        return named;
      case "truce":
        return [{ kind: "truce", seats: draft.seats ?? seats }];
      default:
        return [draft];
    }
  });
  return clauses.reduce(joined, NONE);
}

/** A clause as its proposer reads it. */
export const draftText = (c: View<Baghdad>, seats: readonly Seat[], draft: Draft, named: Named = []): string =>
  termsText(c, clausesOf([draft], { from: c.seat, seats }, named), seats, draft.kind === "give" ? [draft.card] : []);

const NONE: readonly Clause[] = [];

/** Cards from one seat to another are one clause. */
function joined(all: readonly Clause[], clause: Clause): readonly Clause[] {
  if (clause.kind !== "give" && clause.kind !== "ask") return [...all, clause];
  const { kind, from, to, cards } = clause;
  const at = all.findIndex((other) => other.kind === kind && other.from === from && other.to === to);
  const other = all[at];
  if (other?.kind !== kind) return [...all, clause];
  return all.with(at, { ...other, cards: other.cards + cards });
}

/** The cards that are named, by receiver. */
export function gifts(offer: string, from: Seat, drafts: readonly Draft[]): Pledge[] {
  const given = drafts.filter((draft) => draft.kind === "give");
  return [...new Set(given.map(({ to }) => to))].map((to) => ({
    offer,
    from,
    to,
    cards: given.filter((draft) => draft.to === to).map(({ card }) => card),
  }));
}

/** Takes an own offer back. */
export const withdraw = action("withdraw", "Withdraw an offer", {
  whyNot: ofCoalition("Withdrawing an offer"),
  when: ({ table, seat }) =>
    marketOf(table).offers.some(({ from }) => from === seat)
      ? null
      : { code: "no-offer", text: "You have no open offer to withdraw.", rule: "R-30" },
})
  .param(
    "offer",
    "Which of your offers?",
    choice((view: View<Baghdad>) =>
      marketOf(view.table)
        .offers.filter(({ from }) => from === view.seat)
        .map((offer) => ({ value: offer.id, label: offerSeenBy(view, offer) })),
    ),
  )
  .label(() => "Withdraw")
  .apply((s) => {
    const offer = marketOf(s.state.table).offers.find(({ id }) => id === s.params.offer);
    if (offer) close(s, offer, "withdrawn", s.seat);
  });
