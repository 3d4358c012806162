/** The picture of a Combat in progress: both plans laid open, what each card came to, and who wins what. */
import { type Frozen, mustGet, type PictureFrame, type Seat } from "#engine";
import { type Card, column, filling, type Layout, page, panel, type Scene, type Spread, type Strip } from "#scene";
import { factionName, the, verb } from "../../content/factions.ts";
import { type CardId, type Content, zone as zoneOf } from "../../content/pack.ts";
import { capital } from "../../content/wording.ts";
import { enemyOf } from "../../rules/combat/sides.ts";
import { strike } from "../../rules/combat/strike.ts";
import type { Combat, Plan, Strike } from "../../rules/combat/types.ts";
import { commandValue } from "../../rules/combat/warfare.ts";
import type { Table } from "../../state.ts";
import { lookOf, rulesOf } from "../cards/faces.ts";
import { emblem } from "../faction-style.ts";
import { ofCity } from "../map/city.ts";
import { field, outcome } from "./report-field.ts";

/** What became of an Offense. */
const OUTCOMES: { readonly [outcome in Strike["outcome"]]: string } = {
  neutralizes: "Neutralizes the Command",
  blocked: "blocked",
  wrongType: "not for this Command",
  noCommand: "no Command to hit",
};

/** A card of a plan as it lies open. */
interface Played {
  readonly seat: Seat;
  readonly slot: "command" | "offense" | "defense";
  readonly card: Card;
}

/** Both plans as they lie open, the attacker's left, each in its side's colour; what an Offense has hit, or what has stopped it, is joined to it. */
function plans(content: Frozen<Content>, table: Frozen<Table>, combat: Frozen<Combat>): Layout {
  const sides = [combat.attacker, combat.defender];
  const played = sides.flatMap((seat) => cardsOf(content, table, combat, seat));
  const at = (seat: Seat, slot: Played["slot"]): number =>
    played.findIndex((one) => one.seat === seat && one.slot === slot);
  const links = sides.flatMap((seat): NonNullable<Spread["links"]> => {
    const outcome = strike(content, table, seat)?.outcome;
    if (outcome !== "neutralizes" && outcome !== "blocked") return [];
    const hit = outcome === "blocked" ? "defense" : "command";
    return [{ from: at(seat, "offense"), to: at(enemyOf(table, seat), hit), label: LABELS[outcome] }];
  });
  const cards = played.map(
    ({ card: { body, ...card } }): Card =>
      body === undefined || played.length > WITH_RULES ? card : { ...card, body },
  );
  return filling({ kind: "spread", cards, links });
}

/** Up to this many cards have room for what they do under a scene. */
const WITH_RULES = 4;
const LABELS = { neutralizes: "Neutralizes", blocked: "Blocks" } as const;

/** Command, Defense, Offense: in this order on both sides no bracket crosses another, whatever an Offense comes to. */
function cardsOf(content: Frozen<Content>, table: Frozen<Table>, combat: Frozen<Combat>, seat: Seat): Played[] {
  const plan = mustGet(combat.plans, seat);
  const { command, offense, defense } = plan;
  const colour = `@${seat}` as const;
  const played = (slot: Played["slot"], card: Card): Played => ({ seat, slot, card: { ...card, colour } });
  const blocks = strike(content, table, enemyOf(table, seat))?.outcome === "blocked";
  return [
    played(
      "command",
      command === null ? noCommand(seat) : commandCard(content, plan, command, seat, combat.neutralized.includes(seat)),
    ),
    ...(defense === null
      ? []
      : [played("defense", { ...inPlan(content, defense), footer: blocks ? "Blocks" : "Blocks nothing" })]),
    ...(offense === null
      ? []
      : [played("offense", { ...inPlan(content, offense), ...fateOf(strike(content, table, seat)) })]),
  ];
}

/** In the place of a Command where a plan has none. */
const noCommand = (seat: Seat): Card => ({
  title: "No Command",
  band: "Command",
  colour: `@${seat}`,
  pictogram: emblem(seat),
  sky: "storm",
  footer: "Adds nothing",
  state: "dimmed",
});

const inPlan = (content: Frozen<Content>, id: CardId): Card => ({ ...lookOf(content, id), body: rulesOf(content, id) });

function commandCard(content: Frozen<Content>, plan: Frozen<Plan>, command: string, seat: Seat, off: boolean): Card {
  const look: Card = plan.network
    ? inPlan(content, command)
    : {
        title: mustGet(content.commands, command).name,
        band: `Command · ${mustGet(content.commands, command).type}`,
        colour: `@${seat}`,
        pictogram: emblem(seat),
        sky: "storm",
      };
  return {
    ...look,
    colour: `@${seat}`,
    worth: String(commandValue(content, plan)),
    footer: off ? "Adds nothing" : `Adds ${commandValue(content, plan)}`,
    ...(off ? { state: "dimmed", stamp: "Neutralized" } : {}),
  };
}

/** How an Offense is marked. */
function fateOf(struck: Strike | null): Partial<Card> {
  switch (struck?.outcome) {
    case undefined:
      return {};
    case "neutralizes":
      return { footer: "Neutralizes" };
    case "blocked":
      return { state: "dimmed", stamp: "Blocked" };
    default:
      return { state: "dimmed", stamp: "No effect", footer: capital(OUTCOMES[struck?.outcome ?? "noCommand"]) };
  }
}

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
