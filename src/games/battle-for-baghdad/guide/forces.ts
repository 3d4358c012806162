import { type Frozen, of, type Seat, type View } from "../../../engine/index.ts";
import { highestDie, isEarlier, unitValue } from "../combat/sides.ts";
import { unitsText } from "../combat/words.ts";
import { zone as zoneOf } from "../content.ts";
import { factionName, the, verb } from "../factions.ts";
import { size, unitsAt } from "../map/units.ts";
import type { Baghdad, Table, ZoneId } from "../state.ts";
import { counted, valued } from "../wording.ts";

/** The forces of a Combat to come, in words. */

type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;

/** "Shiites 4", "US 3 × 2" where each counts 2. */
export function strength(content: Eyes["content"], table: Frozen<Table>, zone: ZoneId, seat: Seat): string {
  const value = unitValue(content, table, zone, seat);
  const each = value > 1 ? ` × ${value}` : "";
  return `${factionName(seat)} ${size(unitsAt(table, zone, seat))}${each}`;
}

/** "Rusafa: you have 3 units (2 Security, 1 Infrastructure), the Shiites 4 Security." */
export function forcesLine({ content, table, seat }: Eyes, zone: ZoneId, enemy: Seat): string {
  const units = (one: Seat): string => {
    const value = unitValue(content, table, zone, one);
    return `${unitsText(unitsAt(table, zone, one))}${value > 1 ? `, each counting ${value}` : ""}`;
  };
  return `**${zoneOf(content, zone).name}**: you have ${units(seat)}; ${the(enemy)} ${verb(enemy, "have", "has")} ${units(enemy)}.`;
}

/** R-60 to R-65: how a Combat is decided, with its bounds. */
export function formulaLine({ content, table, seat }: Eyes, zone: ZoneId, enemy: Seat): string {
  const most = (one: Seat): number => highestDie(content, table, zone, one);
  const tie = isEarlier(table, seat, enemy)
    ? "you win, acting earlier"
    : `${the(enemy)} ${verb(enemy, "win")}, acting earlier`;
  return `Total = Command + strength (you 0–${most(seat)}, they 0–${most(enemy)}); level: ${tie}. The winner loses its strength in units, the loser all.`;
}

/** "Your Active Commands: Mahdi Army, Sadr City Brigade 4U, …" */
export const ownCommands = ({ content, table, seat }: Eyes): string =>
  `Your Active Commands: ${commandsOf(content, table, seat)}.`;

/** What everyone can see of the enemy's means. */
export const enemyMeans = ({ content, table }: Eyes, enemy: Seat): string =>
  `Theirs: ${commandsOf(content, table, enemy)}, and ${counted(of(table.sides, enemy).cards, "card")}.`;

const commandsOf = (content: Eyes["content"], table: Frozen<Table>, seat: Seat): string =>
  of(table.sides, seat)
    .active.map((id) => valued(content, id))
    .join(", ") || "none";

/** "You have 4 cards." */
export const ownCards = ({ table, seat }: Eyes): string => `You have ${counted(of(table.sides, seat).cards, "card")}.`;
