/** What agreements forbid and cause, from the end of one Coalition Phase to the beginning of the next. */
import { concerning, type Frozen, game, mustGet, type Refusal, type RulesContext, type Seat, type View } from "#engine";
import { the, together, verb } from "../../content/factions.ts";
import type { ZoneId } from "../../content/pack.ts";
import type { Baghdad, Table } from "../../state.ts";
import {
  type Agreement,
  type Clause,
  type Due,
  isTerm,
  type Offer,
  type Term,
  type TermKind,
  type TermOf,
} from "./types.ts";
import { clauseText } from "./words.ts";

const { told } = game<Baghdad>();

type Content = View<Baghdad>["content"];
type Bond<T extends Term = Term> = { readonly term: T; readonly agreement: Agreement };

/** The terms of one kind that bind now, the oldest first. This is asked for every street considered. */
function bonds<K extends TermKind>({ agreements }: Frozen<Table>, kind: K): readonly Bond<TermOf<K>>[] {
  const found: Bond<TermOf<K>>[] = [];
  for (const agreement of agreements)
    for (const term of agreement.terms) if (term.kind === kind) found.push({ term: term as TermOf<K>, agreement }); // of this kind
  return found;
}

/** Why this seat cannot do that: which agreement, with whom. */
function bound(content: Content, seat: Seat, { term, agreement }: Bond): Refusal {
  const others = together(agreement.seats.filter((other) => other !== seat));
  return {
    code: "agreed",
    text: `You have an agreement with ${others}: ${clauseText(content, term)}.`,
    rule: term.kind === "truce" ? "R-31" : "R-30",
  };
}

/** R-31 Whether units of these two do not stop each other's Moves. */
export const truceBetween = (table: Frozen<Table>, seat: Seat, other: Seat): boolean =>
  bonds(table, "truce").some(({ term: { seats } }) => seats.includes(seat) && seats.includes(other));

/** R-30 Why no unit of this seat may come into a Zone, by recruiting, a card, a Defection or any Move; null if one may. */
export function keptOut(content: Content, table: Frozen<Table>, seat: Seat, zone: ZoneId): Refusal | null {
  const bond = bonds(table, "keepOut").find(({ term }) => term.seat === seat && term.zones.includes(zone));
  return bond ? bound(content, seat, bond) : null;
}

/** R-30 Why this seat may not target another, nor choose to fight it; null if it may. */
export function spared(content: Content, table: Frozen<Table>, seat: Seat, other: Seat): Refusal | null {
  const bond = bonds(table, "spare").find(({ term }) => term.seat === seat && term.other === other);
  return bond ? bound(content, seat, bond) : null;
}

/** R-30 Of those a seat could fight where it must fight one: all but the spared, or all where each is spared. */
export function foes(content: Content, table: Frozen<Table>, seat: Seat, others: readonly Seat[]): readonly Seat[] {
  const free = others.filter((other) => spared(content, table, seat, other) === null);
  return free.length > 0 ? free : others;
}

/** R-30 The most that a seat may bid in the next auction, and why; null if nothing is agreed. */
export function bidLimit(
  content: Content,
  table: Frozen<Table>,
  seat: Seat,
): { readonly amount: number; readonly why: Refusal } | null {
  const limits = bonds(table, "maxBid").filter(({ term }) => term.seat === seat);
  const [lowest] = limits.toSorted((a, b) => a.term.amount - b.term.amount);
  return lowest ? { amount: lowest.term.amount, why: bound(content, seat, lowest) } : null;
}

/** R-30 Whom a seat has agreed to name First Player; null if it is free to choose. */
export const firstAgreed = (table: Frozen<Table>, seat: Seat): Seat | null =>
  bonds(table, "chooseFirst").find(({ term }) => term.seat === seat)?.term.choice ?? null;

/**
 * R-30 Whether all that an offer would bind its seats to runs between them already, or is settled otherwise, so that
 * nothing is left but its price. Payments bind nobody to anything.
 */
export function isPointless(
  { agreements }: Frozen<Table>,
  { seats, clauses }: Frozen<Pick<Offer, "seats" | "clauses">>,
) {
  const running = agreements.filter((agreement) => sameSeats(agreement.seats, seats)).flatMap(({ terms }) => terms);
  const bonds = clauses.filter(isBond);
  return bonds.length > 0 && bonds.every((bond) => running.some((term) => covers(term, bond)));
}

const isBond = (clause: Frozen<Clause>): clause is Exclude<Frozen<Term>, { kind: "payLater" }> =>
  isTerm(clause) && clause.kind !== "payLater";

const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));

/** Whether a term that runs binds to as much as another, or more. */
function covers(term: Frozen<Term>, other: Frozen<Term>): boolean {
  switch (other.kind) {
    case "truce":
      return term.kind === "truce" && other.seats.every((seat) => term.seats.includes(seat));
    case "keepOut":
      return (
        term.kind === "keepOut" && term.seat === other.seat && other.zones.every((zone) => term.zones.includes(zone))
      );
    case "spare":
      return term.kind === "spare" && term.seat === other.seat && term.other === other.other;
    case "chooseFirst":
      return term.kind === "chooseFirst" && term.seat === other.seat;
    case "maxBid":
      return term.kind === "maxBid" && term.seat === other.seat && term.amount <= other.amount;
    case "payLater":
      return false;
  }
}

/** R-31, ruling I: Truces end with the last Move Step. */
export function endTruces({ state: { table } }: RulesContext<Baghdad>): void {
  drop(table, (term) => term.kind === "truce");
}

/**
 * R-30 Payments that are due now, of one payer or of all, in the order in which they were agreed. A payer that is short
 * pays what it has, and owes nothing more.
 */
export function payDue(s: RulesContext<Baghdad>, when: Due, payer: Seat | null = null): void {
  const { table } = s.state;
  const isDue = (term: Term): boolean =>
    term.kind === "payLater" && term.when === when && (payer === null || term.from === payer);
  for (const { term } of bonds(table, "payLater")) {
    if (!isDue(term)) continue;
    const { from, to, amount: owed } = term;
    const amount = Math.min(owed, mustGet(table.sides, from).pp);
    mustGet(table.sides, from).pp -= amount;
    mustGet(table.sides, to).pp += amount;
    s.emit({ kind: "paid", from, to, amount, owed });
  }
  drop(table, isDue);
}

function drop(table: Table, over: (term: Term) => boolean): void {
  table.agreements = table.agreements
    .map(({ seats, terms }) => ({ seats, terms: terms.filter((term) => !over(term)) }))
    .filter(({ terms }) => terms.length > 0);
}

/** Ruling of section 7: what is missing lapses. */
export const paid = told("paid", {
  about: ({ from, to, amount, owed }) => concerning("deals", [from, to], { weight: amount < owed ? 2 : 1 }),
  line: ({ from, to, amount, owed }) => {
    const rest = amount < owed ? ` of ${owed}: ${verb(from, "they have", "it has")} no more, and the rest lapses` : "";
    return `As agreed, ${the(from)} ${verb(from, "pay")} ${the(to)} ${amount} PP${rest}.`;
  },
});
