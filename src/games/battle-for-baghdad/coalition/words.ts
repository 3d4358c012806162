import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import { type Content, zone } from "../content.ts";
import { factionName, the, together } from "../factions.ts";
import type { CardId, Table } from "../state.ts";
import { counted, inList } from "../wording.ts";
import type { Agreement, Clause, Due, Offer, Pledge } from "./clauses.ts";

const WHEN: { readonly [due in Due]: string } = {
  ownRecruit: "in the payer's next Recruit Step",
  civicEnd: "after this turn's income",
};

/** The factions that are named in the plural. */
const MANY: readonly Seat[] = ["shiite", "sunni", "jihadist"];

/** "the Shiites pay", "the US pays". */
const does = (seat: Seat, verb: string): string => `${the(seat)} ${verb}${MANY.includes(seat) ? "" : "s"}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause in plain words, without a full stop: "the US pays the Government 3 PP". `named`: its cards, for those who see them. */
export function clauseText(content: Frozen<Content>, clause: Frozen<Clause>, named: readonly CardId[] = []): string {
  const cards = (count: number, whose = ""): string =>
    named.length > 0 ? inList(named.map((id) => of(content.arms, id).name)) : `${counted(count, "card")}${whose}`;
  switch (clause.kind) {
    case "pay":
      return `${does(clause.from, "pay")} ${the(clause.to)} ${clause.amount} PP`;
    case "give":
      return `${does(clause.from, "give")} ${the(clause.to)} ${cards(clause.cards)}`;
    case "ask":
      return `${does(clause.from, "give")} ${the(clause.to)} ${cards(clause.cards, " of the giver's choice")}`;
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
export const clausesText = (content: Frozen<Content>, clauses: readonly Frozen<Clause>[]): string =>
  capital(clauses.map((clause) => clauseText(content, clause)).join("; "));

/** An offer as one who knows of these pledges sees it: "The US proposes to the Shiites: the US gives the Shiites Curfew". */
export function offerText(
  content: Frozen<Content>,
  offer: Frozen<Offer>,
  pledges: readonly Frozen<Pledge>[] = [],
): string {
  const { id, from, seats, clauses } = offer;
  const terms = clauses.map((clause) => {
    if (clause.kind !== "give" && clause.kind !== "ask") return clauseText(content, clause);
    const own = pledges.filter((p) => p.offer === id && p.from === clause.from && p.to === clause.to);
    return clauseText(
      content,
      clause,
      own.flatMap(({ cards }) => cards),
    );
  });
  const others = seats.filter((seat) => seat !== from);
  return `${capital(does(from, "propose"))} to ${together(others)}: ${terms.join("; ")}.`;
}

/** The agreements that run, a line for each: "Truce: Shiites, Government". */
export const agreementLines = (content: Frozen<Content>, { agreements }: Frozen<Table>): string[] =>
  agreements.map((agreement) => agreementLine(content, agreement));

/** Who has agreed on what; the seats are named first where the terms do not name them all. */
function agreementLine(content: Frozen<Content>, { seats, terms }: Frozen<Agreement>): string {
  const text = clausesText(content, terms);
  if (seats.every((seat) => text.includes(factionName(seat)))) return text;
  return `${capital(together(seats))} agreed: ${text}`;
}
