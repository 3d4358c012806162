import type { Reason, View } from "../../../engine/index.ts";
import { zone as zoneOf } from "../content.ts";
import { together } from "../factions.ts";
import { phase } from "../phase.ts";
import type { Baghdad } from "../state.ts";
import { combatants } from "./sides.ts";

/** Why something of a Combat is not asked of a seat now. */

const NAMES: { readonly [action: string]: string } = {
  fight: "Choosing a Combat",
  oppose: "Choosing an opponent",
  endCombats: "Ending Combat",
  plan: "A plan",
  casualties: "Choosing losses",
  disrupt: "Cancelling an enemy card",
  swapAward: "Redirecting the award",
};

export function combatReason({ content, table }: View<Baghdad>, action: string): Reason | null {
  const name = NAMES[action];
  if (name === undefined) return null;
  if (table.phase !== "combat")
    return { text: `**${name}** belongs to the Combat Phase; now it is the ${phase(table).name} Phase.`, rule: "R-16" };
  if (!table.combat) return { text: `**${name}**: you are not asked for that now.`, rule: "R-53" };
  const sides = together(combatants(table));
  return {
    text: `**${name}**: the Combat in ${zoneOf(content, table.combat.zone).name} is between ${sides}, and not at that point.`,
    rule: "R-53",
  };
}
