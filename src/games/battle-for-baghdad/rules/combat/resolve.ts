/** How a Combat is decided: plans revealed, Commands Neutralized, totals, losses, award, and what goes home. */
import {
  copy,
  type Frozen,
  game,
  integer,
  move,
  mustGet,
  type RulesContext,
  type Seat,
  type Stage,
  take,
  type View,
} from "#engine";
import { the, verb } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad, Table } from "../../state.ts";
import { spend } from "../cards/hands.ts";
import { askToDouble, earn } from "../income/income.ts";
import { decided, show } from "../map/news.ts";
import { remove, size, unitsAt } from "../map/units.ts";
import { combatants, combatOf, enemyOf, isEarlier, unitValue } from "./sides.ts";
import { neutralizes, strike } from "./strike.ts";
import { commandValue } from "./warfare.ts";
import { afterReveal } from "./why-not.ts";
import { unitsText } from "./words.ts";

const { action, question } = game<Baghdad>();
type Content = View<Baghdad>["content"];

/** R-61 Both plans are laid open. */
export function reveal(s: Stage<Baghdad, unknown>): void {
  const { table, hands } = s.state;
  const combat = combatOf(table);
  for (const seat of combatants(table)) {
    const hand = mustGet(hands, seat);
    if (!hand.plan) throw new Error(`${seat} has no plan`);
    combat.plans[seat] = hand.plan;
    hand.plan = null;
  }
  s.barrier();
  const { zone, plans } = combat;
  s.emit({ kind: "plans", zone, plans });
}

/** Neutralization, totals, the winner, what the loser loses, and the award. */
export function decide(s: Stage<Baghdad, unknown>): void {
  const { content } = s;
  const { table } = s.state;
  const combat = combatOf(table);
  const sides = combatants(table);
  combat.neutralized = sides.filter((seat) => neutralizes(content, table, enemyOf(table, seat)));
  for (const seat of sides) {
    const own = mustGet(combat.plans, seat);
    // strength and Command, or only strength
    combat.totals[seat] = own.die + (combat.neutralized.includes(seat) ? 0 : commandValue(content, own));
  }
  const [attacker, defender] = sides;
  const lead = mustGet(combat.totals, attacker) - mustGet(combat.totals, defender);
  const winner = lead > 0 || (lead === 0 && isEarlier(table, attacker, defender)) ? attacker : defender;
  const loser = enemyOf(table, winner);
  combat.winner = winner;
  combat.award = { seat: awarded(table, winner), amount: award(content, table, loser).amount };
  const units = copy(unitsAt(table, combat.zone, loser));
  combat.lost[loser] = units;
  const { offense, defense, ...plan } = mustGet(combat.plans, loser);
  const cards = [offense, defense].filter((card) => card !== null);
  const network = plan.network ? plan.command : null;
  const strikes = sides.flatMap((seat) => strike(content, table, seat) ?? []);
  const { zone, totals, neutralized } = combat;
  decided(table, { zone, winner, loser, totals: [mustGet(totals, winner), mustGet(totals, loser)], lost: units });
  s.emit({ kind: "fought", zone, totals, strikes, neutralized, winner, loser, units, cards, network });
  remove(table, loser, zone, units); // all that it had there
  spend(s, loser, cards); // a loser keeps none of its plan's
}

/** what the loser's side is worth to the winner, units that it has lost included. */
export function award(
  content: Content,
  table: Frozen<Table>,
  loser: Seat,
): { readonly units: number; readonly value: number; readonly command: number; readonly amount: number } {
  const { zone, plans, neutralized, lost } = combatOf(table);
  const units = size(lost[loser] ?? unitsAt(table, zone, loser));
  const value = unitValue(content, table, zone, loser);
  const command = neutralized.includes(loser) ? commandValue(content, mustGet(plans, loser)) : 0;
  return { units, value, command, amount: units * value + command };
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
  const units = Math.ceil(mustGet(plans, winner).die / unitValue(content, table, zone, winner));
  return { units, least: Math.max(0, units - infrastructure), most: Math.min(security, units) };
}

/** R-65 The winner eliminates what it committed; it is asked only where there is a choice. */
export function askForCasualties(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { winner } = combatOf(table);
  if (winner === null) return;
  const { least, most } = casualtiesOf(s.content, table);
  if (least === most) lose(s, winner, least);
  else s.ask(choosingCasualties, [winner]);
}

function lose(s: RulesContext<Baghdad>, winner: Seat, security: number): void {
  const { table } = s.state;
  const combat = combatOf(table);
  const { units } = casualtiesOf(s.content, table);
  const { command, network, offense, defense, die } = mustGet(combat.plans, winner);
  const lost = { security, infrastructure: units - security };
  // they have been in the hand all the time
  const kept = [offense, defense].filter((card) => card !== null);
  const spent = network ? command : null;
  if (units > 0) {
    combat.lost[winner] = lost;
    remove(table, winner, combat.zone, lost);
  }
  if (units === 0 && kept.length === 0 && spent === null) return;
  s.emit({ kind: "casualties", seat: winner, zone: combat.zone, units: lost, strength: die, kept, network: spent });
}

/** R-65 Where units of both types are there, the winner says which go. */
export const casualties = action("chooseLosses", "Choose your losses", {
  was: ["casualties"],
  common: true,
  whyNot: afterReveal("Choosing losses"),
})
  .param(
    "security",
    "How many of them are Security?",
    integer(({ content, table }: View<Baghdad>) => {
      const { units, least, most } = casualtiesOf(content, table);
      const text = `Of the ${units} units that you lose, ${least} to ${most} can be Security.`;
      return [least, most, { code: "not-in-range", text, rule: "R-65" }];
    }),
    ({ content, table }) => casualtiesOf(content, table).most,
  )
  .label(({ content, table }, { security = 0 }) => {
    const { units, least, most } = casualtiesOf(content, table);
    const first = security === most ? "Security first: " : security === least ? "Infrastructure first: " : "Lose ";
    return `${first}${unitsText({ security, infrastructure: units - security })}`;
  })
  .apply((s) => {
    lose(s, s.seat, s.params.security);
  });

/** at a deadline Security units first. */
export const choosingCasualties = question.turn("choosing-casualties", {
  actions: [casualties],
  prompt: ({ content, table, seat }) => {
    const { zone } = combatOf(table);
    return {
      question: `You win in ${zoneOf(content, zone).name} and lose ${casualtiesOf(content, table).units} of your units there: which?`,
      facts: [
        `You have ${unitsText(unitsAt(table, zone, seat))} there. Infrastructure collects 3 PP each, Security 1, and only Security moves.`,
      ],
    };
  },
  fallback: ({ content, table }) => move(casualties, { security: casualtiesOf(content, table).most }),
});

/** the award is paid. */
export function payAward(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { award: pending, zone, winner } = combatOf(table);
  if (!pending || winner === null) return;
  earn(table, pending.seat, "award", pending.amount);
  const { pp } = mustGet(table.sides, pending.seat);
  s.emit({ kind: "awarded", zone, ...award(s.content, table, enemyOf(table, winner)), seat: pending.seat, pp });
  askToDouble(s);
}

/** Commands go home, or to the Neutralized pile; a Network is discarded. */
export function goHome(s: Stage<Baghdad, unknown>): void {
  const { table } = s.state;
  const { plans, neutralized, winner } = combatOf(table);
  for (const seat of combatants(table)) {
    const { command, network } = mustGet(plans, seat);
    if (command === null) continue;
    if (network) spend(s, seat, [command]);
    else if (neutralized.includes(seat)) {
      const side = mustGet(table.sides, seat);
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
  const points = `${mustGet(totals, winner)} to ${mustGet(totals, loser)}`;
  return `${zoneOf(content, zone).name}: ${the(winner)} ${verb(winner, "beat")} ${the(loser)}, ${points}`;
}
