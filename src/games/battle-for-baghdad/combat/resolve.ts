import {
  copy,
  type Desk,
  type Frozen,
  game,
  integer,
  of,
  type Seat,
  type Stage,
  take,
  type View,
} from "../../../engine/index.ts";
import { discard, effectOf } from "../cards/hands.ts";
import { zone as zoneOf } from "../content.ts";
import { the } from "../factions.ts";
import { askToDouble, earn } from "../income.ts";
import { show } from "../map/news.ts";
import { remove, size, unitsAt } from "../map/units.ts";
import type { Baghdad, Combat, Table } from "../state.ts";
import { commandValue, warfareOf } from "./plan.ts";
import { combatants, enemyOf, isEarlier, unitValue } from "./sides.ts";

const { action } = game<Baghdad>();
type Content = View<Baghdad>["content"];

function combatOf(table: Table): Combat;
function combatOf(table: Frozen<Table>): Frozen<Combat>;
function combatOf({ combat }: Frozen<Table>): Frozen<Combat> {
  if (!combat) throw new Error("there is no Combat");
  return combat;
}

/** R-61 Both plans are laid open. */
export function reveal(s: Stage<Baghdad, unknown>): void {
  const { table, hands } = s.state;
  const combat = combatOf(table);
  for (const seat of combatants(table)) {
    const hand = of(hands, seat);
    if (!hand.plan) throw new Error(`${seat} has no plan`);
    combat.plans[seat] = hand.plan;
    hand.plan = null;
  }
  s.barrier();
  const { zone, plans } = combat;
  s.emit({ kind: "plans", zone, plans });
}

/** R-61, rulings T to V: whether this seat's Offense takes the enemy's Command out of the battle. */
export function neutralizes(content: Content, table: Frozen<Table>, seat: Seat): boolean {
  const { plans } = combatOf(table);
  const { offense } = of(plans, seat);
  const { command, defense } = of(plans, enemyOf(table, seat));
  const attack = offense === null ? undefined : effectOf(content, offense, "combatOffense");
  if (!attack || command === null) return false;
  const block = defense === null ? undefined : effectOf(content, defense, "combatDefense");
  if (block?.blocks.includes(attack.type)) return false;
  return warfareOf(content, command).some((way) => attack.neutralizes.includes(way));
}

/** Neutralization, totals, the winner, what the loser loses, and the award. */
export function decide(s: Stage<Baghdad, unknown>): void {
  const { content } = s;
  const { table } = s.state;
  const combat = combatOf(table);
  const sides = combatants(table);
  combat.neutralized = sides.filter((seat) => neutralizes(content, table, enemyOf(table, seat)));
  for (const seat of sides) {
    const own = of(combat.plans, seat);
    combat.totals[seat] = own.die + (combat.neutralized.includes(seat) ? 0 : commandValue(content, own));
  }
  const [attacker, defender] = sides;
  const lead = of(combat.totals, attacker) - of(combat.totals, defender);
  const winner = lead > 0 || (lead === 0 && isEarlier(table, attacker, defender)) ? attacker : defender;
  const loser = enemyOf(table, winner);
  combat.winner = winner;
  combat.award = { seat: awarded(table, winner), amount: award(content, table, loser) };
  s.emit({ kind: "fought", zone: combat.zone, totals: combat.totals, neutralized: combat.neutralized, winner });
  combat.lost[loser] = copy(unitsAt(table, combat.zone, loser));
  remove(table, loser, combat.zone, unitsAt(table, combat.zone, loser));
  s.emit({ kind: "casualties", seat: loser, zone: combat.zone, units: combat.lost[loser] });
  const { offense, defense } = of(combat.plans, loser);
  const lost = [offense, defense].filter((card) => card !== null);
  if (lost.length > 0) discard(s, loser, lost);
}

/** what the loser's side was worth to the winner. */
function award(content: Content, table: Table, loser: Seat): number {
  const { zone, plans, neutralized } = combatOf(table);
  const units = size(unitsAt(table, zone, loser)) * unitValue(content, table, zone, loser);
  return units + (neutralized.includes(loser) ? commandValue(content, of(plans, loser)) : 0);
}

/** R-70, ruling X: peacekeepers that are attacked get the award, whoever wins. */
const awarded = (table: Table, winner: Seat): Seat => {
  const { defender, peacekeeper } = combatOf(table);
  return peacekeeper ? defender : winner;
};

/** how many units the winner eliminates, and how many of them can be Security. */
export function casualtiesOf(content: Content, table: Frozen<Table>): { units: number; least: number; most: number } {
  const { zone, winner, plans } = combatOf(table);
  if (winner === null) throw new Error("nobody has won");
  const { security, infrastructure } = unitsAt(table, zone, winner);
  const units = Math.ceil(of(plans, winner).die / unitValue(content, table, zone, winner));
  return { units, least: Math.max(0, units - infrastructure), most: Math.min(security, units) };
}

/** R-65 The winner eliminates what it committed; it is asked only where there is a choice. */
export function askForCasualties(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { winner } = combatOf(table);
  const { units, least, most } = casualtiesOf(s.content, table);
  if (winner === null || units === 0) return;
  if (least === most) lose(s, winner, least);
  else s.ask({ kind: "turn", seats: [winner], actions: ["casualties"] });
}

function lose(s: Desk<Baghdad>, winner: Seat, security: number): void {
  const { table } = s.state;
  const { units } = casualtiesOf(s.content, table);
  const lost = { security, infrastructure: units - security };
  combatOf(table).lost[winner] = lost;
  remove(table, winner, combatOf(table).zone, lost);
  s.emit({ kind: "casualties", seat: winner, zone: combatOf(table).zone, units: lost });
}

/** */
export const casualties = action("casualties", "Eliminate what you committed", { common: true })
  .param(
    "security",
    "How many of them are Security units?",
    integer(({ content, table }: View<Baghdad>) => {
      const { least, most } = casualtiesOf(content, table);
      return [least, most];
    }),
  )
  .apply((s) => {
    lose(s, s.seat, s.params.security);
  });

/** the award is paid. */
export function payAward(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { award: pending, zone } = combatOf(table);
  if (!pending) return;
  earn(table, pending.seat, "award", pending.amount);
  s.emit({ kind: "awarded", zone, ...pending });
  askToDouble(s);
}

/** Commands go home, or to the Neutralized pile; a Network is discarded. */
export function goHome(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { plans, neutralized, winner } = combatOf(table);
  for (const seat of combatants(table)) {
    const { command, network } = of(plans, seat);
    if (command === null) continue;
    if (network) discard(s, seat, [command]);
    else if (neutralized.includes(seat)) {
      const side = of(table.sides, seat);
      side.neutralized.push(take(side.active, command));
    }
  }
  if (winner !== null) show(s, outcome(s.content, table, winner));
  table.combat = null;
}

/** "Rusafa: the Shiites beat the Sunnis, 7 to 2". */
function outcome(content: Content, table: Table, winner: Seat): string {
  const { zone, totals } = combatOf(table);
  const loser = enemyOf(table, winner);
  const points = `${of(totals, winner)} to ${of(totals, loser)}`;
  return `${zoneOf(content, zone).name}: ${the(winner)} beat ${the(loser)}, ${points}`;
}
