import { z } from "zod";
import {
  choice,
  type Frozen,
  game,
  type Option,
  offerId,
  type Refusal,
  rows,
  type Seat,
  subset,
  type View,
} from "../../../../engine/index.ts";
import { factionName, notPlayed } from "../../content/factions.ts";
import type { Baghdad, Table } from "../../state.ts";
import { clauseForm, type Draft, type Named } from "./clause-form.ts";
import { CLAUSES, OPEN_OFFERS } from "./offer-limits.ts";
import { close, marketOf, open } from "./offers.ts";
import { templates } from "./templates.ts";
import type { Clause, Offer, Pledge } from "./types.ts";
import { ofCoalition } from "./why-not.ts";
import { offerSeenBy, termsText } from "./words.ts";

const { action } = game<Baghdad>();

/** As far as the sheet is filled. */
const chosen = z.object({ parties: z.array(z.string()).catch([]) });

/** R-30, ruling H: the terms are public, but not which cards are named. */
export const propose = action("propose", "Make an offer", {
  whyNot: ofCoalition("Making an offer"),
  help: "Choose the seats, then the terms, clause by clause. It counts once all of them have accepted. Everyone sees the terms, but only you and the receiver see which cards you name.",
  common: true,
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
