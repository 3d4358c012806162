import type { Frozen, Seat } from "../../../engine/index.ts";
import { type Content, zone } from "../content.ts";
import { factionName, the, together } from "../factions.ts";
import type { Table } from "../state.ts";
import { counted, inList } from "../wording.ts";
import type { Agreement, Clause, Due } from "./clauses.ts";

const WHEN: { readonly [due in Due]: string } = {
  ownRecruit: "in the payer's next Recruit Step",
  civicEnd: "after this turn's income",
};

/** The factions that are named in the plural. */
const MANY: readonly Seat[] = ["shiite", "sunni", "jihadist"];

/** "the Shiites pay", "the US pays". */
const does = (seat: Seat, verb: string): string => `${the(seat)} ${verb}${MANY.includes(seat) ? "" : "s"}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause in plain words, without a full stop: "the US pays the Government 3 PP". */
export function clauseText(content: Frozen<Content>, clause: Frozen<Clause>): string {
  switch (clause.kind) {
    case "pay":
      return `${does(clause.from, "pay")} ${the(clause.to)} ${clause.amount} PP`;
    case "give":
      return `${does(clause.from, "give")} ${the(clause.to)} ${counted(clause.cards, "card")}`;
    case "ask":
      return `${does(clause.from, "give")} ${the(clause.to)} ${counted(clause.cards, "card")} of the giver's choice`;
    case "truce":
      return `Truce: ${clause.seats.map(factionName).join(", ")}`;
    case "keepOut":
      return `${does(clause.seat, "keep")} out of ${inList(clause.zones.map((id) => zone(content, id).name))}`;
    case "spare":
      return `${does(clause.seat, "spare")} ${the(clause.other)}`;
    case "payLater":
      return `${does(clause.from, "pay")} ${the(clause.to)} ${clause.amount} PP ${WHEN[clause.when]}`;
    case "chooseFirst":
      return `${does(clause.seat, "name")} ${the(clause.choice)} First Player, if they win the next Initiative`;
    case "maxBid":
      return `${does(clause.seat, "bid")} at most ${clause.amount} PP for the next Initiative`;
  }
}

/** "Truce: Shiites, Government; the US pays the Government 3 PP". */
const clausesText = (content: Frozen<Content>, clauses: readonly Frozen<Clause>[]): string =>
  capital(clauses.map((clause) => clauseText(content, clause)).join("; "));

/** The agreements that run, a line for each: "Truce: Shiites, Government". */
export const agreementLines = (content: Frozen<Content>, { agreements }: Frozen<Table>): string[] =>
  agreements.map((agreement) => agreementLine(content, agreement));

/** Who has agreed on what; the seats are named first where the terms do not name them all. */
function agreementLine(content: Frozen<Content>, { seats, terms }: Frozen<Agreement>): string {
  const text = clausesText(content, terms);
  if (seats.every((seat) => text.includes(factionName(seat)))) return text;
  return `${capital(together(seats))} agreed: ${text}`;
}
