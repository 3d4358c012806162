/** The forces of a Combat to come, in words. */
import { type Fact, type Frozen, mustGet, type Seat, type View } from "#engine";
import { factionName, the, verb } from "../../content/factions.ts";
import { type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { forces, size, unitsAt } from "../map/units.ts";
import { highestDie, isEarlier, unitValue } from "./sides.ts";
import { valued } from "./warfare.ts";

type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;

/** "Shiites 4", "US 3 × 2" where each counts 2. */
export function strength(content: Eyes["content"], table: Frozen<Table>, zone: ZoneId, seat: Seat): string {
  const value = unitValue(content, table, zone, seat);
  const each = value > 1 ? ` × ${value}` : "";
  return `${factionName(seat)} ${size(unitsAt(table, zone, seat))}${each}`;
}

/** The units of both sides there, and what each of them counts. */
export function forcesThere({ content, table, seat }: Eyes, zone: ZoneId, enemy: Seat): Fact {
  const force = (one: Seat): Fact => ({ ...unitsAt(table, zone, one), value: unitValue(content, table, zone, one) });
  return { own: force(seat), enemy: force(enemy) };
}

/** The same in words: "Rusafa: 2 Security and 1 Infrastructure on your side, against 4 Security of the Shiites." */
export function forcesLine({ content, table, seat }: Eyes, zone: ZoneId, enemy: Seat): string {
  const counting = (one: Seat): string => {
    const value = unitValue(content, table, zone, one);
    return value > 1 ? ` (each counts ${value})` : "";
  };
  const units = (one: Seat): string => forces(unitsAt(table, zone, one));
  return `**${zoneOf(content, zone).name}**: ${units(seat)} on your side${counting(seat)}, against ${units(enemy)} of ${the(enemy)}${counting(enemy)}.`;
}

/** how a Combat is decided, with its bounds. */
export function formulaLine({ content, table, seat }: Eyes, zone: ZoneId, enemy: Seat): string {
  const most = (one: Seat): number => highestDie(content, table, zone, one);
  const tie = isEarlier(table, seat, enemy) ? "you" : the(enemy);
  const earlier = `${tie}, who ${isEarlier(table, seat, enemy) ? "act" : verb(enemy, "act")} earlier`;
  return `Total = value of the Command + strength: 0 to ${most(seat)} for you, 0 to ${most(enemy)} for ${the(enemy)}. The higher total wins; a tie goes to ${earlier}. The winner loses as many units as its strength, the loser all of them.`;
}

/** "Your Active Commands: Mahdi Army, Sadr City Brigade 4U · Badr Organisation 3B." */
export const ownCommands = ({ content, table, seat }: Eyes): string =>
  `Your Active Commands: ${commandsOf(content, table, seat)}.`;

/** What the codes of Commands mean, and the types of cards. */
export const CODES =
  "4U: value 4, unconventional; C is conventional, B both. A card of yours must fit the type of your Command.";

/** What everyone can see of the enemy's means. */
export const enemyMeans = ({ content, table }: Eyes, enemy: Seat): string =>
  `Those of ${the(enemy)}: ${commandsOf(content, table, enemy)}. They hold ${counted(mustGet(table.sides, enemy).cards, "card")}.`;

const commandsOf = (content: Eyes["content"], table: Frozen<Table>, seat: Seat): string =>
  mustGet(table.sides, seat)
    .active.map((id) => valued(content, id))
    .join(" · ") || "none";

/** "You have 4 cards." */
export const ownCards = ({ table, seat }: Eyes): string =>
  `You have ${counted(mustGet(table.sides, seat).cards, "card")}.`;
