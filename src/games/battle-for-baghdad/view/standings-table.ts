/** Who is winning: scores as bars, Commands, special victories, and below what binds whom. */
import { canonical, type Frozen, mustGet, type Seat } from "#engine";
import {
  column,
  filling,
  type Goal,
  type Ladder,
  type Pact,
  type Pacts,
  playedBy,
  type Rung,
  type Scene,
  told,
} from "#scene";
import { factionName } from "../content/factions.ts";
import { type Content, zone } from "../content/pack.ts";
import { capital, inList } from "../content/wording.ts";
import type { Term } from "../rules/coalition/types.ts";
import { controlled } from "../rules/map/control.ts";
import { turnAndPhase } from "../rules/turn/phase.ts";
import { gainOf, type Progress, scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import type { Table } from "../state.ts";
import { emblem, sides } from "./faction-style.ts";

/** How many fit under the standings; the rest is told in words. */
const MOST = 8;

/** What binds whom, each between two seats: of a Truce between three, each with the first of them. What several agreements say is shown once. */
function pacts(content: Frozen<Content>, { agreements }: Frozen<Table>): readonly Pact[] {
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

/** Payments add up; everything else is not more binding for being agreed twice. */
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

export function standings(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: { readonly [seat: Seat]: string },
): Scene {
  const scores = Object.fromEntries(table.order.map((seat) => [seat, scoreOf(content, table, seat)]));
  const score = (seat: Seat): number => mustGet(scores, seat);
  const ranked = [...table.order].sort((a, b) => score(b) - score(a));
  const [first = ""] = ranked;
  const best = score(first);
  const togo = Math.max(0, VICTORY.score - best);
  const leaders = ranked.filter((seat) => score(seat) === best);
  const lead = `${inList(leaders.map(factionName))} lead${leaders.length === 1 && ["us", "government", "ngo"].includes(first) ? "s" : ""}`;
  const ladder: Ladder = {
    kind: "ladder",
    block: VICTORY.perZone,
    goal: VICTORY.score,
    heads: [`Score: ${VICTORY.perZone} for each Zone, and PP`, "Commands", "Special victory"],
    rungs: ranked.map((seat) => rung(content, table, seat, names[seat], seat === first && leaders.length === 1)),
  };
  const bound = pacts(content, table);
  return {
    frame: "board",
    sides,
    heading: {
      kind: "strip",
      title: "Standings",
      sub: table.won.length > 0 ? turnAndPhase(table, "final") : `${turnAndPhase(table)} · ${lead}, ${togo} to go`,
    },
    layout: column(filling(ladder), ...(bound.length > 0 ? [agreements(bound)] : [])),
    ...told([
      `**Standings**: ${lead}${togo > 0 ? `, ${togo} to go` : ""}.`,
      `Scores: ${ranked.map((seat) => `${factionName(seat)} ${score(seat)}`).join(", ")}.`,
    ]),
  };
}

const agreements = (bound: Pacts["pacts"]): Pacts => ({
  kind: "pacts",
  title: "Agreements",
  sub: "until the next Coalition Phase",
  pacts: bound,
});

function rung(
  content: Frozen<Content>,
  table: Frozen<Table>,
  seat: Seat,
  player: string | undefined,
  leads: boolean,
): Rung {
  const { pp, active } = mustGet(table.sides, seat);
  const zones = controlled(content, table, seat).length;
  const value = scoreOf(content, table, seat);
  const parts = special(content, table, seat);
  return {
    colour: `@${seat}`,
    emblem: emblem(seat),
    name: factionName(seat),
    ...playedBy(player),
    blocks: zones,
    rest: pp,
    value,
    gained: gainOf(content, table, seat),
    note: `${Math.max(0, VICTORY.score - value)} to go`,
    cards: mustGet(content.commandsOf, seat).map((id) => {
      const { value: worth, type } = mustGet(content.commands, id);
      return { value: String(worth), letter: type, struck: !active.includes(id) };
    }),
    goals: parts.map((part) => goalOf(content, part)),
    leads,
  };
}

/** "At most 3" is met or not. */
function goalOf(content: Frozen<Content>, { what, count, met, have, need, missing }: Progress): Goal {
  const zones = missing.map((id) => zone(content, id).name.replace(/ \(.*/, ""));
  return {
    label: capital(what),
    ...(met || zones.length === 0 || zones.length > NAMED ? {} : { missing: `${inList(zones)} missing` }),
    count,
    share: met ? 1 : have > need ? 0 : have / need,
  };
}

/** Up to this many missing Zones are named. */
const NAMED = 3;
