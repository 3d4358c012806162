/** What a Combat may bring its sides, by the Commands and forces that they may have. */
import { mustGet, type Seat, type View } from "#engine";
import type { CommandId, ZoneId } from "../../content/pack.ts";
import { HIGHEST_DIE } from "../../content/rulebook-figures.ts";
import { isEarlier, unitValue } from "../../rules/combat/sides.ts";
import { warfareOf } from "../../rules/combat/warfare.ts";
import { size, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad } from "../../state.ts";
import { harm, UNIT, zoneWorth } from "./worth.ts";

/** A Combat as one of its sides may expect it to go. */
export interface Prospect {
  /** The chance to win. */
  readonly chance: number;
  /** What it comes to, in PP of the score. */
  readonly worth: number;
  readonly die: number;
}

export interface Force {
  readonly zone: ZoneId;
  readonly foe: Seat;
  /** Own units there. */
  readonly units: number;
}

/** With a full hand an enemy Neutralizes a Command about this often. */
const NEUTRALIZED = 0.3;

/** How likely each total of a side is that plays its better Commands more often, and commits rather more than less. */
export function totals({ content, table }: View<Baghdad>, { zone, foe }: Force, without: number): readonly number[] {
  const value = unitValue(content, table, zone, foe);
  const most = Math.min(HIGHEST_DIE, size(unitsAt(table, zone, foe)) * value);
  const commands = mustGet(table.sides, foe).active.map((id) => mustGet(content.commands, id).value);
  const odds: number[] = [];
  const add = (total: number, part: number): void => {
    odds[total] = (odds[total] ?? 0) + part;
  };
  const all = commands.reduce((sum, worth) => sum + worth * worth, 0);
  const dice = Array.from({ length: most + 1 }, (_, die) => 1 + (2 * die) / Math.max(1, most));
  const sum = dice.reduce((total, part) => total + part, 0);
  dice.forEach((part, die) => {
    const often = part / sum;
    add(die, often * (all === 0 ? 1 : without));
    for (const worth of commands) add(die + worth, (often * (1 - without) * worth * worth) / all);
  });
  return odds;
}

/** The chance that the enemy's total is below this one, or the same where a tie is won. */
const beaten = (odds: readonly number[], total: number, ties: boolean): number =>
  odds.slice(0, ties ? total + 1 : total).reduce((sum, part) => sum + (part ?? 0), 0);

/** How likely a side with this many cards is to Neutralize a Command. */
export const danger = ({ table }: View<Baghdad>, foe: Seat): number =>
  NEUTRALIZED * Math.min(1, mustGet(table.sides, foe).cards / 5);

/**
 * The commitment with the best expectation, for a Command of this value. `lost`: how likely it is Neutralized;
 * `hit`: how likely the enemy's is.
 */
export function prospect(
  view: View<Baghdad>,
  force: Force,
  command: number,
  { lost = danger(view, force.foe), hit = 0 }: { readonly lost?: number; readonly hit?: number } = {},
): Prospect {
  const { content, table, seat } = view;
  const { zone, foe, units } = force;
  const value = unitValue(content, table, zone, seat);
  const prize = size(unitsAt(table, zone, foe)) * unitValue(content, table, zone, foe) + harm(view, foe);
  const ground = zoneWorth(view, zone);
  const odds = totals(view, force, hit);
  const ties = isEarlier(table, seat, foe);
  let best: Prospect = { chance: 0, worth: Number.NEGATIVE_INFINITY, die: 0 };
  for (let die = 0; die <= Math.min(HIGHEST_DIE, units * value); die++) {
    const chance = (1 - lost) * beaten(odds, die + command, ties) + lost * beaten(odds, die, ties);
    const dead = Math.ceil(die / value);
    const won = prize + (dead < units ? ground : 0) - dead * UNIT;
    const worth = chance * won - (1 - chance) * units * (UNIT + 0.3 * value);
    if (worth > best.worth) best = { chance, worth, die };
  }
  return best;
}

/** The best that can be expected of a Combat with the Command of the highest value. */
export function bestProspect(view: View<Baghdad>, force: Force): Prospect {
  const { content, table, seat } = view;
  const values = mustGet(table.sides, seat).active.map((id) => mustGet(content.commands, id).value);
  return prospect(view, force, Math.max(0, ...values));
}

/** How much of an enemy's Commands an Offense could Neutralize, 0 to 1. */
export function exposed({ content, table }: View<Baghdad>, foe: Seat, ways: readonly string[]): number {
  const { active } = mustGet(table.sides, foe);
  const weight = (id: CommandId): number => {
    const { value } = mustGet(content.commands, id);
    return value * value;
  };
  const all = active.reduce((sum, id) => sum + weight(id), 0);
  const open = active.filter((id) => warfareOf(content, id).some((way) => ways.includes(way)));
  return all === 0 ? 0 : open.reduce((sum, id) => sum + weight(id), 0) / all;
}
