/** How clauses, offers and agreements read, and what their payers have. */
import { type Frozen, mustGet, type PublicView, type Seat, type View } from "#engine";
import { factionName, The, the, together, verb } from "../../content/factions.ts";
import { type CardId, type Content, zone } from "../../content/pack.ts";
import { capital, counted, inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import type { Agreement, Clause, Due, Offer } from "./types.ts";

const WHEN: { readonly [due in Due]: (payer: Seat) => string } = {
  ownRecruit: (payer) => `in ${verb(payer, "their", "its")} next Recruit Step`,
  civicEnd: () => "after this turn's income",
};

/** What is known besides the clause itself. */
interface Telling {
  /** The parties: between two, nobody needs to be told to whom. */
  readonly seats?: readonly Seat[];
  /** The cards that are named, for those who see them. */
  readonly named?: readonly CardId[];
  /** What follows the sum of a payment. */
  readonly aside?: string;
}

/** A clause in plain words, without a full stop: "the US pays the Government 3 PP". */
export function clauseText(
  content: Frozen<Content>,
  clause: Frozen<Clause>,
  { seats = [], named = [], aside = "" }: Telling = {},
): string {
  const does = (seat: Seat, what: string): string => `${the(seat)} ${verb(seat, what)}`;
  const whom = (seat: Seat): string => (seats.length === 2 ? "" : ` ${the(seat)}`);
  const cards = (count: number, whose = ""): string =>
    named.length > 0 ? inList(named.map((id) => mustGet(content.arms, id).name)) : `${counted(count, "card")}${whose}`;
  switch (clause.kind) {
    case "pay":
      return `${does(clause.from, "pay")}${whom(clause.to)} ${clause.amount} PP${aside}`;
    case "give":
      return `${does(clause.from, "give")}${whom(clause.to)} ${cards(clause.cards)}`;
    case "ask":
      return `${does(clause.from, "give")}${whom(clause.to)} ${cards(clause.cards, ` of ${verb(clause.from, "their", "its")} choice`)}`;
    case "truce":
      return clause.seats.length === seats.length ? "Truce" : `Truce: ${clause.seats.map(factionName).join(", ")}`;
    case "keepOut":
      return `${does(clause.seat, "keep")} out of ${inList(clause.zones.map((id) => zone(content, id).name))}`;
    case "spare":
      return `${the(clause.seat)} ${verb(clause.seat, "do", "does")} not attack ${the(clause.other)} by choice`;
    case "payLater":
      return `${does(clause.from, "pay")}${whom(clause.to)} ${clause.amount} PP ${WHEN[clause.when](clause.from)}`;
    case "chooseFirst":
      return `if ${does(clause.seat, "win")} the next Initiative, ${does(clause.choice, "act")} first`;
    case "maxBid":
      return `${does(clause.seat, "bid")} at most ${clause.amount} PP for the next Initiative`;
  }
}

/** The same with the time for which it counts, as an offer says it. */
function offeredText(content: Frozen<Content>, clause: Frozen<Clause>, telling: Telling): string {
  switch (clause.kind) {
    case "pay":
      return clauseText(content, clause, { ...telling, aside: ` now${telling.aside ?? ""}` });
    case "give":
    case "ask":
      return `${clauseText(content, clause, telling)} now`;
    case "truce":
      return clauseText(content, clause, telling).replace("Truce", "Truce this turn");
    case "keepOut":
      return `${clauseText(content, clause, telling)} until the next Coalition Phase`;
    case "spare":
      return `until the next Coalition Phase ${the(clause.seat)} ${verb(clause.seat, "aim")} no card at ${the(clause.other)} and ${verb(clause.seat, "fight")} them only where ${verb(clause.seat, "they have", "it has")} to`;
    default:
      return clauseText(content, clause, telling);
  }
}

/** "Truce; the US pays 3 PP", between these seats. */
export const clausesText = (
  content: Frozen<Content>,
  { seats, clauses }: { readonly seats: readonly Seat[]; readonly clauses: readonly Frozen<Clause>[] },
): string => clauses.map((clause) => clauseText(content, clause, { seats })).join("; ");

/**
 * Who offers whom what, as everyone knows it: "The Shiites offer the Government: Truce this turn. The Shiites pay 1 PP now (they
 * have 6)." A counter-offer says what it answers: "The Government counters the offer of the Shiites (Truce; …): …".
 */
export function offerText(
  content: Frozen<Content>,
  offer: Frozen<Offer>,
  purses: { readonly [seat: Seat]: number },
  namedBy: (clause: Frozen<Clause>) => readonly CardId[] = () => [],
): string {
  const { from, seats, clauses, answers } = offer;
  const terms = clauses.map((clause) => {
    return offeredText(content, clause, { seats, named: namedBy(clause), aside: purseOf(clause, purses) });
  });
  const [first = "", ...others] = terms;
  const partners = together(seats.filter((seat) => seat !== from));
  const sentences = [first, ...others.map(capital)].join(". ");
  if (!answers) return `${The(from)} ${verb(from, "offer")} ${partners}: ${sentences}.`;
  const { clauses: were } = answers;
  const whom = seats.length > 2 ? `, to ${partners}` : "";
  const whose = `the offer of ${the(answers.from)} (${clausesText(content, { seats, clauses: were })})`;
  return `${The(from)} ${verb(from, "counter")} ${whose}${whom}: ${sentences}.`;
}

/** "The Shiites pay the Government 1 PP now (they have 6)": clauses of one draft, whoever reads them. */
export const termsText = (
  { content, table }: Pick<View<Baghdad>, "content" | "table">,
  clauses: readonly Frozen<Clause>[],
  seats: readonly Seat[],
  named: readonly CardId[],
): string =>
  clauses
    .map((clause) => {
      if (clause.kind === "truce" && clause.seats.length === seats.length) return `Truce this turn: ${TRUCE}`;
      if (clause.kind === "spare") return capital(clauseText(content, clause)); // the whole of it fills a menu's line
      const aside = purseOf(clause, pursesOf(table, seats));
      return capital(offeredText(content, clause, { seats: clause.kind === "truce" ? seats : [], named, aside }));
    })
    .join("; ");

/** What a Truce means (R-31). */
const TRUCE = "our units let each other's Moves pass";

/** What a payer has, next to the sum. */
const purseOf = (clause: Frozen<Clause>, purses: { readonly [seat: Seat]: number }): string =>
  clause.kind === "pay" ? ` (${verb(clause.from, "they have", "it has")} ${mustGet(purses, clause.from)})` : "";

/** An offer as one seat sees it, with the cards that it knows of; or as everyone does. */
export const offerSeenBy = (
  { content, table, hand }: View<Baghdad> | PublicView<Baghdad>,
  offer: Frozen<Offer>,
): string =>
  offerText(content, offer, pursesOf(table, offer.seats), (clause) =>
    hand === null || (clause.kind !== "give" && clause.kind !== "ask")
      ? []
      : hand.pledges
          .filter((pledge) => pledge.offer === offer.id && pledge.from === clause.from && pledge.to === clause.to)
          .flatMap(({ cards }) => cards),
  );

/** What these seats have. */
export const pursesOf = ({ sides }: Frozen<Table>, seats: readonly Seat[]): { [seat: Seat]: number } =>
  Object.fromEntries(seats.map((seat) => [seat, mustGet(sides, seat).pp]));

/** What was agreed, with the arithmetic of what was paid: "Shiites and Government: Truce; the Shiites pay 1 PP (6 → 5; 6 → 7)". */
export function agreedText(
  content: Frozen<Content>,
  { seats, clauses }: Frozen<Offer>,
  purses: { readonly [seat: Seat]: number },
): string {
  const now = { ...purses };
  const terms = clauses.map((clause) => {
    if (clause.kind !== "pay") return clauseText(content, clause, { seats });
    const { from, to, amount } = clause;
    const [payer, payee] = [mustGet(now, from), mustGet(now, to)];
    now[from] = payer - amount;
    now[to] = payee + amount;
    return clauseText(content, clause, { seats, aside: ` (${payer} → ${now[from]}; ${payee} → ${now[to]})` });
  });
  return `${inList(seats.map(factionName))}: ${terms.join("; ")}`;
}

/** The agreements that run, a line for each: "Shiites and Government: Truce". */
export const agreementLines = (content: Frozen<Content>, { agreements }: Frozen<Table>): string[] =>
  agreements.map(({ seats, terms }: Frozen<Agreement>) => {
    const names = inList(seats.map(factionName));
    return `${names}: ${clausesText(content, { seats, clauses: terms })}`;
  });
