import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import type { Cell, Row, Table as TablePanel } from "../../../scene/index.ts";
import { type Content, zone as zoneOf } from "../content.ts";
import { factionName } from "../factions.ts";
import { badge } from "../livery.ts";
import type { Combat, Plan } from "../state.ts";
import { forces, valued } from "../wording.ts";

/** The Combat of both plans side by side, as far as it is revealed and resolved. */
export function combatReport(content: Frozen<Content>, combat: Frozen<Combat>): TablePanel {
  const { zone, attacker, defender, plans, lost, award, winner } = combat;
  const sides = [attacker, defender];
  const row = (label: string, cell: (seat: Seat) => string | Cell): Row => ({ cells: [label, ...sides.map(cell)] });
  const planned = (cell: (plan: Frozen<Plan>, seat: Seat) => string | Cell) => (seat: Seat) =>
    cell(of(plans, seat), seat);
  const card = (id: string | null): string => (id === null ? "–" : of(content.arms, id).name);
  return {
    kind: "table",
    title: `Combat in ${zoneOf(content, zone).name}`,
    columns: [{ label: "" }, { label: "", flex: 1 }, { label: "", flex: 1 }],
    rows: [
      row("", (seat) => ({ badge: badge(seat), text: factionName(seat), bold: true })),
      row(
        "Command",
        planned((plan, seat) => command(content, combat, plan, seat)),
      ),
      row(
        "Offense",
        planned(({ offense }) => card(offense)),
      ),
      row(
        "Defense",
        planned(({ defense }) => card(defense)),
      ),
      row(
        "Strength",
        planned(({ die }) => String(die)),
      ),
      ...(winner === null
        ? []
        : [
            row("Total", (seat) => ({ text: total(combat, seat), bold: seat === winner })),
            row("Lost", (seat) => forces(lost[seat] ?? { security: 0, infrastructure: 0 })),
            row("Award", (seat) => (award?.seat === seat ? `${award.amount} PP` : "–")),
          ]),
    ],
  };
}

function command(content: Frozen<Content>, { neutralized }: Frozen<Combat>, plan: Frozen<Plan>, seat: Seat): Cell {
  if (plan.command === null) return { text: "none" };
  const off = neutralized.includes(seat);
  const name = plan.network ? of(content.arms, plan.command).name : valued(content, plan.command);
  return off ? { text: `${name}: Neutralized`, colour: "bad" } : { text: name };
}

/** R-63 A tie goes to whoever acts earlier. */
function total({ totals, winner }: Frozen<Combat>, seat: Seat): string {
  const figure = of(totals, seat);
  if (seat !== winner) return String(figure);
  const tie = Object.values(totals).every((other) => other === figure);
  return tie ? `${figure}: wins, acting earlier` : `${figure}: wins`;
}
