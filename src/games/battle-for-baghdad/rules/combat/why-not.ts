/** Why something of a Combat is not asked of a seat now: what comes before its reveal, and what comes after. */
import type { Reason, View } from "#engine";
import { the, together } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { phase } from "../turn/phase.ts";
import { combatants } from "./sides.ts";

const ofCombat =
  (isAfter: boolean) =>
  (name: string) =>
  (view: View<Baghdad>): Reason => {
    const { table } = view;
    if (table.phase === "combat")
      return { text: `**${name}**: ${table.combat ? inCombat(view, isAfter) : between(view)}.`, rule: "R-53" };
    return { text: `**${name}** belongs to the Combat Phase; now it is the ${phase(table).name} Phase.`, rule: "R-16" };
  };
export const beforeReveal = ofCombat(false);
export const afterReveal = ofCombat(true);

function inCombat({ content, table, seat }: View<Baghdad>, isAfter: boolean): string {
  const { zone = "", winner = null } = table.combat ?? {};
  const sides = combatants(table);
  const here = `the Combat in ${zoneOf(content, zone).name}`;
  if (!sides.includes(seat)) return `${here} is between ${together(sides)}`;
  if (!isAfter) return winner === null ? `${here} has begun` : `${here} has been fought`;
  return Object.keys(table.combat?.plans ?? {}).length === 0
    ? "the plans are not open yet"
    : `${here} is past that, or not there yet`;
}

function between({ table, seat }: View<Baghdad>): string {
  const [now] = table.combats?.left ?? [];
  return now === undefined || now === seat ? "you are not asked for that now" : `it is the Combat turn of ${the(now)}`;
}
