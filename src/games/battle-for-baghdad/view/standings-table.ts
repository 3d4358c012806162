import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import {
  column,
  filling,
  type Goal,
  type Ladder,
  type Pacts,
  playedBy,
  type Rung,
  type Scene,
} from "../../../scene/index.ts";
import { factionName } from "../content/factions.ts";
import { type Content, zone } from "../content/pack.ts";
import { capital, inList } from "../content/wording.ts";
import { controlled } from "../rules/map/control.ts";
import { turnAndPhase } from "../rules/turn/phase.ts";
import { gainOf, type Progress, scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import type { Table } from "../state.ts";
import { emblem, sides } from "./faction-style.ts";
import { pacts } from "./pacts.ts";

/** Who is winning: scores as bars, Commands, special victories, and below what binds whom. */
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
    alt: `Standings. ${ranked.map((seat) => `${factionName(seat)} ${score(seat)}`).join(", ")}.`,
    text: ranked.map((seat) => `${factionName(seat)}: ${score(seat)}`).join("\n"),
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

/** "At most so many" is met or not. */
function goalOf(content: Frozen<Content>, { what, count, met, have, need, missing }: Progress): Goal {
  const zones = missing.map((id) => zone(content, id).name.replace(/ \(.*/, ""));
  return {
    label: capital(what),
    ...(met || zones.length === 0 || zones.length > NAMED ? {} : { missing: `${inList(zones)} missing` }),
    count,
    share: met ? 1 : have > need ? 0 : have / need,
  };
}

/** So many missing Zones are named. */
const NAMED = 3;
