import { type Frozen, of, type Seat } from "../../engine/index.ts";
import type { Ladder, Layout, Pacts, Rung, Scene } from "../../scene/index.ts";
import { pacts } from "./coalition/pacts.ts";
import { type Content, zone } from "./content.ts";
import { factionName } from "./factions.ts";
import { type Progress, scoreOf, special, VICTORY } from "./goals.ts";
import { emblem, sides } from "./livery.ts";
import { controlled } from "./map/control.ts";
import { phase } from "./phase.ts";
import { gainOf } from "./scores.ts";
import type { Table } from "./state.ts";
import { inList } from "./wording.ts";

/** Who is winning: scores as bars, Commands, special victories, and below what binds whom. */
export function standings(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: { readonly [seat: Seat]: string },
): Scene {
  const ranked = [...table.order].sort((a, b) => scoreOf(content, table, b) - scoreOf(content, table, a));
  const [first = ""] = ranked;
  const best = scoreOf(content, table, first);
  const togo = Math.max(0, VICTORY.score - best);
  const leaders = ranked.filter((seat) => scoreOf(content, table, seat) === best);
  const lead = `${inList(leaders.map(factionName))} lead${leaders.length === 1 && ["us", "government", "ngo"].includes(first) ? "s" : ""}`;
  const ladder: Ladder = {
    kind: "ladder",
    block: VICTORY.perZone,
    goal: VICTORY.score,
    heads: [`Score: ${VICTORY.perZone} for each Zone, and PP`, "Commands", "Special victory"],
    rungs: ranked.map((seat) => rung(content, table, seat, names[seat], seat === first && leaders.length === 1)),
  };
  const bound = pacts(content, table);
  const foot: Layout[] = bound.length > 0 ? [{ kind: "panel", content: agreements(bound) }] : [];
  return {
    frame: "board",
    sides,
    heading: {
      kind: "strip",
      title: "Standings",
      sub: `Turn ${table.turn} · ${table.won.length > 0 ? "final" : `${phase(table).name} · ${lead}, ${togo} to go`}`,
    },
    layout: {
      kind: "column",
      children: [{ kind: "panel", sheet: "none", room: { flex: 1 }, content: ladder }, ...foot],
    },
    alt: `Standings. ${ranked.map((seat) => `${factionName(seat)} ${scoreOf(content, table, seat)}`).join(", ")}.`,
    text: ranked.map((seat) => `${factionName(seat)}: ${scoreOf(content, table, seat)}`).join("\n"),
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
  const { pp, active } = of(table.sides, seat);
  const zones = controlled(content, table, seat).length;
  const value = scoreOf(content, table, seat);
  const parts = special(content, table, seat);
  return {
    colour: `@${seat}`,
    emblem: emblem(seat),
    name: factionName(seat),
    ...(player === undefined ? {} : { player: { text: player, free: true } }),
    blocks: zones,
    rest: pp,
    value,
    gained: gainOf(content, table, seat),
    note: `${Math.max(0, VICTORY.score - value)} to go`,
    cards: of(content.commandsOf, seat).map((id) => {
      const { value: worth, type } = of(content.commands, id);
      return { value: String(worth), letter: type, struck: !active.includes(id) };
    }),
    goals: parts.map(boxesOf),
    goalNote: missing(content, parts),
    leads,
  };
}

const MOST_BOXES = 10;

/** "At most so many" is one box: it is so or not. */
function boxesOf({ met, have, need }: Progress): { filled: number; of: number } {
  if (need > MOST_BOXES || have > need) return { filled: met ? 1 : 0, of: 1 };
  return { filled: Math.min(have, need), of: need };
}

function missing(content: Frozen<Content>, parts: readonly Progress[]): string {
  const open = parts.filter(({ met }) => !met);
  if (open.length === 0) return "complete";
  return open
    .map(({ missing, words }) =>
      missing.length > 0 && missing.length <= 3
        ? `missing ${inList(missing.map((id) => zone(content, id).name.replace(/ \(.*/, "")))}`
        : words,
    )
    .join("; ");
}
