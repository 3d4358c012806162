import { type Frozen, mustGet, type PictureFrame, type Seat } from "../../../../engine/index.ts";
import { column, page, panel, type Scene, type Strip } from "../../../../scene/index.ts";
import { factionName, the, verb } from "../../content/factions.ts";
import { type Content, zone as zoneOf } from "../../content/pack.ts";
import { strike } from "../../rules/combat/strike.ts";
import type { Combat, Plan } from "../../rules/combat/types.ts";
import type { Table } from "../../state.ts";
import { ofCity } from "../map/city.ts";
import { OUTCOMES, plans } from "./report-cards.ts";
import { field, outcome } from "./report-field.ts";

/** The Combat in progress as a picture, as far as it is revealed and resolved; null: no plan lies open. */
export function combatReport(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: PictureFrame["names"],
): Scene | null {
  const { combat } = table;
  if (!combat || Object.keys(combat.plans).length === 0) return null;
  return page({
    ...ofCity(content, table.seats.length),
    heading: { title: `Combat in ${zoneOf(content, combat.zone).name}`, sub: `Turn ${table.turn}` },
    layout: column(
      panel(field(content, table, combat, names), { room: "fit" }),
      plans(content, table, combat),
      resultOf(combat),
    ),
    words: inWords(content, table, combat),
  });
}

/** Who wins what; R-63: a tie goes to whoever acts earlier; R-69: who turned the award round. */
function resultOf({
  winner,
  award,
  totals,
  swapped,
}: Frozen<Combat>): Strip & { readonly title: string; readonly sub: string } {
  if (winner === null) return { kind: "strip", title: "Plans are open", sub: "What the cards do comes next" };
  const [least = 0, most = 0] = Object.values(totals).toSorted((a, b) => a - b);
  const gets = award !== null && award.amount > 0 ? award : null;
  const words = [
    `${most} to ${least}${most === least ? ", acting earlier in a tie" : ""}`,
    ...(gets ? [] : ["no award"]),
    ...(gets && swapped !== null ? [`${the(swapped)} turned the award round`] : []),
  ];
  return {
    kind: "strip",
    colour: `@${winner}`,
    title: `${factionName(winner)} ${verb(winner, "win")}`,
    sub: words.join(" · "),
    ...(gets ? { figures: [{ value: `${gets.amount} PP`, label: `to ${the(gets.seat)}` }] } : {}),
  };
}

function inWords(content: Frozen<Content>, table: Frozen<Table>, combat: Frozen<Combat>): string[] {
  const { attacker, defender, zone, totals, winner, neutralized, award } = combat;
  const line = (seat: Seat): string => {
    const plan = mustGet(combat.plans, seat);
    const lost = outcome(combat, seat);
    const words = [
      ...cards(content, plan, neutralized.includes(seat), strike(content, table, seat)?.outcome),
      `strength ${plan.die}`,
      ...(winner === null ? [] : [`total ${mustGet(totals, seat)}`]),
      ...(lost === "" ? [] : [lost]),
    ];
    return `${factionName(seat)}: ${words.join(", ")}.`;
  };
  const { title, sub } = resultOf(combat);
  return [
    `Combat in ${zoneOf(content, zone).name}.`,
    line(attacker),
    line(defender),
    [
      `${title}: ${sub}.`,
      ...(award?.amount ? [`${factionName(award.seat)} ${verb(award.seat, "get")} ${award.amount} PP.`] : []),
    ].join(" "),
  ];
}

/** Command, Offense and Defense, each with what became of it. */
function cards(
  { arms, commands }: Frozen<Content>,
  { command, network, offense, defense }: Frozen<Plan>,
  off: boolean,
  struck: keyof typeof OUTCOMES | undefined,
): string[] {
  const named = (id: string | null): string => (id === null ? "none" : mustGet(arms, id).name);
  const commander = command === null || network ? named(command) : mustGet(commands, command).name;
  return [
    `Command ${commander}${off ? " (Neutralized)" : ""}`,
    `Offense ${named(offense)}${struck ? ` (${OUTCOMES[struck]})` : ""}`,
    `Defense ${named(defense)}`,
  ];
}
