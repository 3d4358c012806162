import type {
  Decision,
  Frozen,
  Move,
  Premise,
  Prompt,
  PublicView,
  Seat,
  Shortcut,
  Upcoming,
  View,
} from "../../../engine/index.ts";
import { planned } from "../bot/combats.ts";
import { endCombats, fight, opened, oppose } from "../combat/combat.ts";
import type { Combat } from "../combat/engagement.ts";
import { CODES, enemyMeans, forcesLine, formulaLine, ownCommands, strength } from "../combat/forces.ts";
import { weakest } from "../combat/opponents.ts";
import { plan } from "../combat/plan.ts";
import { planAsPossible } from "../combat/plan-ahead.ts";
import { casualties, casualtiesOf } from "../combat/resolve.ts";
import { attackable, earliest, enemyOf, mandatory, optional } from "../combat/sides.ts";
import { commandValue } from "../combat/warfare.ts";
import { unitsText } from "../combat/words.ts";
import { type ZoneId, zone as zoneOf } from "../content.ts";
import { The, the, verb } from "../factions.ts";
import { rivals } from "../map/control.ts";
import { unitsAt } from "../map/units.ts";
import type { Baghdad } from "../state.ts";
import type { Chapter } from "./chapter.ts";

/** Combats, plans, what comes after the reveal. */
export const combat: Chapter = {
  prompt,
  shortcuts: (view, decision) => (does(decision, plan) && view.table.combat ? [suggestedPlan(view)] : []),
  label,
  notice,
  upcoming,
  prepared,
  mended: (view, decision, move) =>
    does(decision, plan) ? { ...move, params: planAsPossible(view, move.params) } : null,
};

const does = ({ actions }: Decision, { name }: { readonly name: string }): boolean => actions.includes(name);
const nameOf = ({ content }: Pick<View<Baghdad>, "content">, zone: ZoneId): string => zoneOf(content, zone).name;

function prompt(view: View<Baghdad>, decision: Decision): Prompt | null {
  const { combat: open, combats } = view.table;
  if (does(decision, plan) && open) return planning(view, open.zone, enemyOf(view.table, view.seat));
  if (does(decision, fight)) return fighting(view);
  if (does(decision, oppose) && combats?.zone) return opposing(view, combats.zone);
  return does(decision, casualties) ? losing(view) : null;
}

/** R-57: what a plan rests on. */
function planning(view: View<Baghdad>, zone: ZoneId, enemy: Seat): Prompt {
  const peacekeeper = view.table.combat?.peacekeeper ? view.table.combat.defender : null;
  return {
    question: `Your plan for ${nameOf(view, zone)}, against ${the(enemy)}?`,
    facts: [
      forcesLine(view, zone, enemy),
      formulaLine(view, zone, enemy),
      ownCommands(view),
      enemyMeans(view, enemy),
      CODES,
      ...(peacekeeper === null
        ? []
        : [`${The(peacekeeper)} ${verb(peacekeeper, "get")} the award whoever wins: the attack is not theirs.`]),
    ],
  };
}

function fighting(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const must = mandatory(content, table, seat);
  const may = optional(content, table, seat).filter((zone) => !must.includes(zone));
  const line = (zone: ZoneId): string => `${nameOf(view, zone)} (${there(view, zone)})`;
  const question =
    must.length === 0
      ? "Do you attack anybody?"
      : must.length === 1
        ? "You must fight here. Do you attack others, too?"
        : "Which Combat do you fight first?";
  return {
    question,
    facts: [
      ...(must.length > 0 ? [`You must fight in ${must.map(line).join(", ")}.`] : []),
      ...(may.length > 0 ? [`You may attack in ${may.map(line).join(", ")}.`] : []),
    ],
  };
}

const there = ({ content, table, seat }: View<Baghdad>, zone: ZoneId): string =>
  [...new Set([seat, ...rivals(content, table, zone), ...attackable(content, table, zone, seat)])]
    .map((one) => strength(content, table, zone, one))
    .join(", ");

/** R-54 */
const opposing = (view: View<Baghdad>, zone: ZoneId): Prompt => ({
  question: `Whom do you fight first in ${nameOf(view, zone)}?`,
  facts: [`There are ${there(view, zone)}. You act first of them, so you choose; whoever is left fights on.`],
});

/** R-65 */
function losing(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const { zone = "" } = table.combat ?? {};
  const { units } = casualtiesOf(content, table);
  return {
    question: `You win in ${nameOf(view, zone)} and lose ${units} of your units there: which?`,
    facts: [
      `You have ${unitsText(unitsAt(table, zone, seat))} there. Infrastructure collects 3 PP each, Security 1, and only Security moves.`,
    ],
  };
}

function label(view: View<Baghdad>, { action, params }: Move): string | null {
  const { content, table } = view;
  switch (action) {
    case fight.name:
      return `${nameOf(view, String(params.zone))}: ${foeText(content, params.opponent)}`;
    case endCombats.name:
      return "Attack nobody";
    case oppose.name:
      return `Fight ${foeText(content, params.opponent)}`;
    case casualties.name: {
      const { units, least, most } = casualtiesOf(content, table);
      const security = Number(params.security);
      const first = security === most ? "Security first: " : security === least ? "Infrastructure first: " : "Lose ";
      return `${first}${unitsText({ security, infrastructure: units - security })}`;
    }
    case plan.name:
      return planLabel(view, params);
    default:
      return null;
  }
}

const foeText = (content: View<Baghdad>["content"], opponent: unknown): string =>
  Object.hasOwn(content.affiliated, String(opponent))
    ? `against ${the(String(opponent))}`
    : "begin, another seat chooses";

/** What a button holds. */
const MOST_CHARACTERS = 80;

/** What a computer player would plan. */
function suggestedPlan(view: View<Baghdad>): Shortcut {
  const move = planned(view);
  return { label: planLabel(view, move.params, "Suggested: "), moves: [move] };
}

/** "Mahdi Army 4U + strength 3 = 7 · Assassins"; with long names "Former Officers’ Council 4C, strength 3 · …", or "… 4C +3 · …". */
function planLabel(
  { content }: View<Baghdad>,
  { command, offense, defense, commit }: Move["params"],
  start = "",
): string {
  const name = (id: unknown): string[] => {
    const known = content.commands[String(id)] ?? content.arms[String(id)];
    return known ? [known.name] : [];
  };
  const [first] = name(command);
  const id = first === undefined ? null : String(command);
  const value = commandValue(content, { command: id, network: id !== null && !Object.hasOwn(content.commands, id) });
  const cards = [...name(offense), ...name(defense)];
  if (id === null) return `${start}${[`No Command, strength ${commit}`, ...cards].join(" · ")}`;
  const total = value + Number(commit);
  const code = `${value}${typeOf(content, id)}`;
  const worded = (sum: string): string => `${start}${[`${first} ${code}${sum}`, ...cards].join(" · ")}`;
  const ways = [` + strength ${commit} = ${total}`, `, strength ${commit}`].map(worded);
  return ways.find(({ length }) => length <= MOST_CHARACTERS) ?? worded(` +${commit}`);
}

/** The letter of its type; a Network is of both. */
const typeOf = ({ commands }: View<Baghdad>["content"], id: string): string => commands[id]?.type ?? "B";

type Content = PublicView<Baghdad>["content"];
type PublicTable = PublicView<Baghdad>["table"];

/** "Rusafa: Shiites 4 against Government 3. Then Hurriya and Doura." */
function notice({ content, table }: PublicView<Baghdad>): readonly string[] {
  const { combat: open, combats } = table;
  if (table.phase !== "combat") return [];
  const now = open ? [`${nameOf({ content }, open.zone)}: ${stateOf(content, table, open)}.`] : [];
  const zones = [...new Set((combats?.left ?? []).flatMap((seat) => mandatory(content, table, seat)))];
  const next = zones.filter((zone) => zone !== open?.zone);
  const lines = next.map(
    (zone) => `${nameOf({ content }, zone)} (${sidesText(content, table, zone, rivals(content, table, zone))})`,
  );
  if (lines.length === 0) return now;
  return [...now, `${open ? "Then" : "To be fought"}: ${lines.join(", ")}.`];
}

/** "Shiites 4 against Government 3"; once it is decided, who has won. */
const stateOf = (content: Content, table: PublicTable, { zone, attacker, defender, winner }: Frozen<Combat>): string =>
  winner === null
    ? sidesText(content, table, zone, [attacker, defender])
    : `${the(winner)} ${verb(winner, "have", "has")} won`;

const sidesText = (content: Content, table: PublicTable, zone: ZoneId, sides: readonly Seat[]): string =>
  sides.map((seat) => strength(content, table, zone, seat)).join(" against ");

/**
 * R-52: Combats that this seat must fight and that are not begun. With more than two sides in a Zone the one that acts
 * first chooses: the others can plan against it, and it against the weakest.
 */
function upcoming(view: View<Baghdad>): readonly Upcoming<Baghdad>[] {
  const { content, table, seat } = view;
  if (table.phase !== "combat") return [];
  return mandatory(content, table, seat).flatMap((zone): Upcoming<Baghdad>[] => {
    const attacker = earliest(table, rivals(content, table, zone));
    const enemy = seat === attacker ? weakest(view, zone) : attacker;
    if (enemy === undefined || table.combat?.zone === zone) return [];
    const defender = seat === attacker ? enemy : seat;
    const begun = { ...view, table: { ...table, combat: opened(content, table, { zone, attacker, defender }) } };
    return [
      {
        ...premise(begun, zone, enemy),
        title: `Combat in ${nameOf(view, zone)} against ${the(enemy)}`,
        action: plan.name,
        view: begun,
        prompt: ahead(planning(begun, zone, enemy)),
      },
    ];
  });
}

function prepared(view: View<Baghdad>, decision: Decision): Premise | null {
  const { combat: open } = view.table;
  return does(decision, plan) && open ? premise(view, open.zone, enemyOf(view.table, view.seat)) : null;
}

const ahead = ({ question, facts }: Prompt): Prompt => ({
  question,
  facts: [
    ...facts,
    "If an earlier Combat costs you this Command, your best Active one takes its place; a card that is gone is left out.",
  ],
});

/** What a plan given ahead rests on, all of it public. */
const premise = (view: View<Baghdad>, zone: ZoneId, enemy: Seat): Premise => ({
  key: `combat.${zone}.${enemy}`,
  facts: [forcesLine(view, zone, enemy)],
});
