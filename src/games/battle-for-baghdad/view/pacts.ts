import { canonical, type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Pact } from "../../../scene/index.ts";
import { factionName } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import type { Term } from "../rules/coalition/types.ts";
import type { Table } from "../state.ts";
import { emblem } from "./faction-style.ts";

/** So many fit under the standings; the rest is told in words. */
const MOST = 8;

/** What binds whom, each between two seats: of a Truce between three, each with the first of them. What several agreements say is shown once. */
export function pacts(content: Frozen<Content>, { agreements }: Frozen<Table>): readonly Pact[] {
  const all = agreements.flatMap(({ seats, terms }) =>
    terms.flatMap((term) => pactsOf(content, seats, term).map((pact) => ({ term, pact }))),
  );
  const apart = all.filter((one, i) => all.findIndex((other) => one === other || isSame(one, other)) === i);
  return apart.slice(0, MOST).map(({ pact }) => pact);
}

interface Bond {
  readonly term: Frozen<Term>;
  readonly pact: Pact;
}

/** Payments add up, everything else binds no more for being agreed twice. */
function isSame(one: Bond, other: Bond): boolean {
  if (one.term.kind === "payLater") return false;
  if (one.term.kind === "truce") return other.term.kind === "truce" && ends(one.pact) === ends(other.pact);
  return canonical(one) === canonical(other);
}

/** Whom a pact is between, whoever of them is named first. */
const ends = ({ from, to }: Pact): string => [from.colour, to.colour].toSorted().join(" ");

const party = (seat: Seat) => ({ colour: `@${seat}` as const, emblem: emblem(seat) });

function pactsOf(content: Frozen<Content>, seats: readonly Seat[], term: Frozen<Term>): Pact[] {
  const between = (from: Seat, to: Seat, text: string, mutual = false): Pact => ({
    from: party(from),
    to: party(to),
    text,
    mutual,
  });
  const partner = (seat: Seat): Seat => seats.find((one) => one !== seat) ?? seat;
  switch (term.kind) {
    case "truce": {
      const [first = "", ...others] = term.seats;
      return others.map((other) => between(first, other, "Truce", true));
    }
    case "keepOut": {
      const [zone] = term.zones;
      const name = zone === undefined ? "" : mustGet(content.map.areas, zone).name.join(" ");
      const text = term.zones.length > 1 ? `out of ${term.zones.length} Zones` : `out of ${name}`;
      return [between(term.seat, partner(term.seat), text)];
    }
    case "spare":
      return [between(term.seat, term.other, "no attack")];
    case "payLater":
      return [between(term.from, term.to, `pays ${term.amount} PP`)];
    case "chooseFirst":
      return [
        between(
          term.seat,
          term.choice === term.seat ? partner(term.seat) : term.choice,
          `${factionName(term.choice)} first`,
        ),
      ];
    case "maxBid":
      return [between(term.seat, partner(term.seat), `bids up to ${term.amount}`)];
  }
}
