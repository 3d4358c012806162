import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Addend, DuelSide, Scene } from "../../../scene/index.ts";
import type { Units } from "../cards/effects.ts";
import { type Content, zone as zoneOf } from "../content.ts";
import { emblem, sides } from "../faction-style.ts";
import { factionName, the, verb } from "../factions.ts";
import { forces, size, unitsAt } from "../map/units.ts";
import type { Table } from "../state.ts";
import { capital } from "../wording.ts";
import type { Combat, Plan, Strike } from "./engagement.ts";
import { strike } from "./strike.ts";
import { commandValue } from "./warfare.ts";

/** The Combat in progress as a picture, as far as it is revealed and resolved; null: no plan lies open. */
export function combatReport(content: Frozen<Content>, table: Frozen<Table>): Scene | null {
  const { combat } = table;
  if (!combat || Object.keys(combat.plans).length === 0) return null;
  const { zone, attacker, defender, winner } = combat;
  const { name } = zoneOf(content, zone);
  const words = told(content, table, combat);
  return {
    frame: "board",
    sides,
    heading: { kind: "strip", title: `Combat in ${name}`, sub: `Turn ${table.turn}` },
    layout: {
      kind: "column",
      children: [
        {
          kind: "panel",
          sheet: "none",
          room: { flex: 1 },
          content: {
            kind: "duel",
            left: side(content, table, combat, attacker),
            right: side(content, table, combat, defender),
            verb: winner === null ? "against" : winner === attacker ? "beats" : "loses to",
            ...resultOf(combat),
          },
        },
      ],
    },
    alt: words.join(" "),
    text: words.join("\n"),
  };
}

/** Who wins what; R-63: a tie goes to whoever acts earlier; R-69: who turned the award round. */
function resultOf({ winner, award, totals, swapped }: Frozen<Combat>): { result?: string; sub?: string } {
  if (winner === null) return { result: "Plans are open", sub: "what the cards do comes next" };
  const [a, b] = Object.values(totals);
  const tie = a === b ? ", acting earlier in a tie" : "";
  const turned = swapped === null ? "" : `: ${the(swapped)} turned the award round`;
  const gains =
    award && award.amount > 0
      ? `${factionName(award.seat)} ${verb(award.seat, "get")} ${award.amount} PP${turned}`
      : "no award";
  return { result: `${factionName(winner)} ${verb(winner, "win")}${tie}`, sub: gains };
}

function side(content: Frozen<Content>, table: Frozen<Table>, combat: Frozen<Combat>, seat: Seat): DuelSide {
  const { attacker, lost, neutralized, totals, winner, zone } = combat;
  const plan = mustGet(combat.plans, seat);
  const gone = lost[seat];
  const off = neutralized.includes(seat);
  const before = sum(unitsAt(table, zone, seat), gone);
  const look = { colour: `@${seat}`, emblem: emblem(seat) } as const;
  const value = plan.command === null ? 0 : commandValue(content, plan);
  const addends: Addend[] = [
    ...(plan.command === null ? [] : [{ value: String(value), label: "Command", struck: off }]),
    { value: String(plan.die), label: "strength" },
  ];
  return {
    ...look,
    name: factionName(seat),
    role: seat === attacker ? "attack" : "defend",
    pieces: [
      ...(before.security > 0 ? [{ ...look, form: "block", count: String(before.security) } as const] : []),
      ...(before.infrastructure > 0 ? [{ ...look, form: "house", count: String(before.infrastructure) } as const] : []),
    ],
    plays: plays(content, table, seat, plan, off),
    sum: addends,
    ...(winner === null ? {} : { total: String(mustGet(totals, seat)), wins: winner === seat }),
    ...(gone && size(gone) > 0
      ? { outcome: `loses ${forces(gone)}` }
      : winner === null
        ? {}
        : { outcome: "no losses" }),
  };
}

const sum = (a: Frozen<Units>, b: Frozen<Units> | undefined): Units => ({
  security: a.security + (b?.security ?? 0),
  infrastructure: a.infrastructure + (b?.infrastructure ?? 0),
});

const OUTCOMES: { readonly [outcome in Strike["outcome"]]: string } = {
  neutralizes: "Neutralizes the Command",
  blocked: "blocked",
  wrongType: "not for this Command",
  noCommand: "no Command to hit",
};

/** Command, Offense and Defense, each with what became of it. */
function plays(
  content: Frozen<Content>,
  table: Frozen<Table>,
  seat: Seat,
  plan: Frozen<Plan>,
  off: boolean,
): DuelSide["plays"] {
  const { command, network, offense, defense } = plan;
  const struck = strike(content, table, seat);
  const named = (id: string): string => mustGet(content.arms, id).name;
  const commander = command === null ? "none" : network ? named(command) : mustGet(content.commands, command).name;
  return [
    { label: "Command", text: commander, struck: off, ...(off ? { outcome: "Neutralized" } : {}) },
    {
      label: "Offense",
      text: offense === null ? "none" : named(offense),
      ...(struck ? { outcome: OUTCOMES[struck.outcome] } : {}),
    },
    { label: "Defense", text: defense === null ? "none" : named(defense) },
  ];
}

function told(content: Frozen<Content>, table: Frozen<Table>, combat: Frozen<Combat>): string[] {
  const { attacker, defender, zone, totals } = combat;
  const line = (seat: Seat): string => {
    const { plays: played, total, outcome } = side(content, table, combat, seat);
    const cards = played.map(
      ({ label, text, outcome: came }) => `${label} ${String(text)}${came ? ` (${String(came)})` : ""}`,
    );
    const words = [
      ...cards,
      `strength ${mustGet(combat.plans, seat).die}`,
      ...(total ? [`total ${mustGet(totals, seat)}`] : []),
      ...(outcome ? [String(outcome)] : []),
    ];
    return `${factionName(seat)}: ${words.join(", ")}.`;
  };
  const { result, sub } = resultOf(combat);
  return [
    `Combat in ${zoneOf(content, zone).name}.`,
    line(attacker),
    line(defender),
    `${result}: ${capital(sub ?? "")}.`,
  ];
}
