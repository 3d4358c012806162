import { type Frozen, of, type Seat } from "../../engine/index.ts";
import type { Cell, Notes, Row, Table as TablePanel, Track } from "../../scene/index.ts";
import { type Content, screenOf, zone } from "./content.ts";
import { factionName } from "./factions.ts";
import { scoreOf, special, VICTORY } from "./goals.ts";
import { badge } from "./livery.ts";
import { controlled } from "./map/control.ts";
import type { Table } from "./state.ts";
import { valued } from "./wording.ts";

/** How far everybody is on the way to the standard victory, and where it stood when the turn began. */
export function scores(content: Frozen<Content>, table: Frozen<Table>): Track {
  const pointers = table.actOrder.map((seat) => ({
    ...badge(seat),
    at: scoreOf(content, table, seat),
    was: of(table.scores, seat),
  }));
  return {
    kind: "track",
    title: `Score: PP, and ${VICTORY.perZone} for each Controlled Zone. ${VICTORY.score} wins`,
    from: 0,
    to: Math.max(VICTORY.score, ...pointers.flatMap(({ at, was }) => [at, was])),
    marks: [{ at: VICTORY.score, colour: "good" }],
    pointers,
  };
}

/** Who has what, and how far it is to the standard victory. In act order. */
export function standings(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: { readonly [seat: Seat]: string },
): TablePanel {
  return {
    kind: "table",
    title: "Standings, in the order of acting",
    columns: [
      { label: "" },
      { label: "", flex: 1.2 },
      { label: "", flex: 1 },
      ...["PP", "Zones", "score", "this turn", "to go", "pool S+I", "cards"].map((label) => ({
        label,
        align: "end" as const,
      })),
    ],
    rows: table.actOrder.map((seat) => row(content, table, seat, names[seat] ?? "")),
  };
}

function row(content: Frozen<Content>, table: Frozen<Table>, seat: Seat, player: string): Row {
  const { pp, pool, cards } = of(table.sides, seat);
  const score = scoreOf(content, table, seat);
  const gain = score - of(table.scores, seat);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const first: Cell = { text: factionName(seat), bold: seat === table.firstPlayer };
  return {
    cells: [
      { badge: badge(seat) },
      first,
      { text: { text: player, free: true } },
      String(pp),
      String(controlled(content, table, seat).length),
      { text: String(score), bold: true },
      gain > 0 ? `+${gain}` : String(gain),
      String(Math.max(0, VICTORY.score - score)),
      `${pool.security}+${pool.infrastructure}`,
      `${cards}/${handLimit}`,
    ],
    ...(score >= VICTORY.score ? { colour: `@${seat}` as const, shade: "tint" as const } : {}),
  };
}

/** the Active Commands by value and type, and the names of those that are Neutralized. */
export const commands = (content: Frozen<Content>, table: Frozen<Table>): Notes => ({
  kind: "notes",
  title: "Active Commands",
  notes: table.actOrder.map((seat) => {
    const { active, neutralized } = of(table.sides, seat);
    const values = active.map((id) => `${of(content.commands, id).value}${of(content.commands, id).type}`);
    const off = neutralized.map((id) => valued(content, id));
    const lost = off.length > 0 ? [`Neutralized: ${off.join(", ")}`] : [];
    return { badge: badge(seat), text: [values.join(" ") || "none", ...lost].join("; ") };
  }),
});

/** The special Victory Conditions: which parts are met, and what is missing. */
export const conditions = (content: Frozen<Content>, table: Frozen<Table>): Notes => ({
  kind: "notes",
  title: "Special victories",
  notes: table.actOrder.map((seat) => {
    const parts = special(content, table, seat);
    const told = parts.map(({ met, words }) => `${met ? "✓ " : ""}${words}`).join(", ");
    const missing = parts.flatMap((part) => part.missing).map((id) => zone(content, id).name);
    const text = missing.length > 0 && missing.length <= 3 ? `${told}; missing: ${missing.join(", ")}` : told;
    return { text, badge: badge(seat), bold: parts.every(({ met }) => met) };
  }),
});
