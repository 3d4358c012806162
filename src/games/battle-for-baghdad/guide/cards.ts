import {
  type Decision,
  type Json,
  type Move,
  mustGet,
  type Params,
  type Prompt,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { combo } from "../cards/combine.ts";
import { defectGain, defectLoss, replaceable } from "../cards/defection.ts";
import { room } from "../cards/hands.ts";
import { play } from "../cards/play.ts";
import { cancelTargeted } from "../cards/plot.ts";
import { plotOf } from "../cards/power.ts";
import { discardOf, takeThem } from "../cards/spying.ts";
import { unitsText } from "../combat/words.ts";
import { type CardId, zone as zoneOf } from "../content.ts";
import { The, the, verb } from "../factions.ts";
import { forces, unitsAt } from "../map/units.ts";
import type { Baghdad } from "../state.ts";
import { counted, inList } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** Cards played in a Recruit or Move Step, and what is aimed at a seat. */
export const cards: Chapter = { prompt, shortcuts, label };

const does = ({ actions }: Decision, { name }: { readonly name: string }): boolean => actions.includes(name);

function prompt(view: View<Baghdad>, decision: Decision): Prompt | null {
  if (decision.window === "W4") return aimedAt(view);
  if (does(decision, takeThem)) return taking(view);
  if (does(decision, discardOf)) return discarding(view);
  if (does(decision, defectLoss)) return losing(view);
  return does(decision, defectGain) ? gaining(view) : null;
}

/** The card or combination that is being played against a seat. */
function plotted({ content, table }: View<Baghdad>): { readonly name: string; readonly text: string } {
  const { by } = plotOf(table);
  return content.combos[by] ?? mustGet(content.arms, by);
}

function aimedAt(view: View<Baghdad>): Prompt {
  const { seat, zone } = plotOf(view.table);
  const { name, text } = plotted(view);
  const where = zone === undefined ? "" : ` in ${zoneOf(view.content, zone).name}`;
  return {
    question: `${The(seat)} ${verb(seat, "aim")} ${name} at you${where}. Do you cancel it?`,
    facts: [`${name}: ${text}`, `You have ${counted(mustGet(view.table.sides, view.seat).cards, "card")}.`],
  };
}

function taking(view: View<Baghdad>): Prompt {
  const { target, due } = plotOf(view.table);
  return {
    question: `Which ${due === 1 ? "card" : `${due} cards`} do you take from ${the(target)}?`,
    facts: [shown(view), `Your hand has room for ${counted(room(view.content, view.table, view.seat), "card")}.`],
  };
}

function discarding(view: View<Baghdad>): Prompt {
  const { target, due } = plotOf(view.table);
  const question = `Which ${due === 1 ? "card" : `${due} cards`} ${verb(target, "do", "does")} ${the(target)} discard?`;
  return { question, facts: [shown(view)] };
}

const shown = ({ content, table, hand }: View<Baghdad>): string =>
  `${The(plotOf(table).target)} ${verb(plotOf(table).target, "show")} ${namesOf(content, hand.seen)}.`;

const namesOf = ({ arms }: View<Baghdad>["content"], ids: readonly CardId[]): string =>
  inList(ids.map((id) => mustGet(arms, id).name));

function losing(view: View<Baghdad>): Prompt {
  const { seat, zone = "", target, due } = plotOf(view.table);
  const name = zoneOf(view.content, zone).name;
  return {
    question: `Which ${counted(due, "unit")} do you lose in ${name}?`,
    facts: [
      `You have ${forces(unitsAt(view.table, zone, target))} there. ${The(seat)} may replace what leaves, type for type.`,
    ],
  };
}

function gaining({ content, table }: View<Baghdad>): Prompt {
  const { zone = "", target } = plotOf(table);
  return {
    question: `Which units do you place in ${zoneOf(content, zone).name}, free?`,
    facts: [
      `${The(target)} ${verb(target, "lose")} ${forces(plotOf(table).removed ?? NOBODY)}. At most: ${forces(replaceable(content, table))}.`,
    ],
  };
}

const NOBODY = { security: 0, infrastructure: 0 };

function shortcuts(view: View<Baghdad>, decision: Decision): readonly Shortcut[] {
  if (does(decision, takeThem)) return handfuls(view);
  if (!does(decision, defectGain)) return [];
  const most = replaceable(view.content, view.table);
  return [
    { label: capital(`place ${unitsText(most)}`), moves: [{ action: defectGain.name, params: { ...most } }] },
    { label: "Place nobody", moves: [{ action: defectGain.name, params: NOBODY }] },
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** R-85: every handful that has room without a discard, once whatever its order. */
function handfuls(view: View<Baghdad>): readonly Shortcut[] {
  const { content, table, hand } = view;
  const { due } = plotOf(table);
  const free = Math.max(0, room(content, table, view.seat));
  const discards = due > free ? { discard: [] } : {};
  return chosen(hand.seen, Math.min(due, free)).map((ids) => ({
    label: ids.length > 0 ? `Take ${namesOf(content, ids)}` : "Take nothing",
    detail: [...new Set(ids)]
      .map((id) => `${mustGet(content.arms, id).name}: ${mustGet(content.arms, id).text}`)
      .join("\n"),
    moves: [{ action: takeThem.name, params: { ...discards, cards: ids.map((card) => ({ card })) } }],
  }));
}

/** Every way to choose so many of a hand; copies are alike. */
function chosen(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  const found = new Map<string, readonly CardId[]>();
  cards.forEach((card, i) => {
    for (const rest of chosen(cards.slice(i + 1), count - 1)) found.set([card, ...rest].join(), [card, ...rest]);
  });
  return [...found.values()];
}

function label(view: View<Baghdad>, { action: name, params }: Move): string | null {
  const { content, table } = view;
  switch (name) {
    case play.name:
      return `Play ${mustGet(content.arms, String(params.card)).name}${aim(view, params)}`;
    case combo.name:
      return `${mustGet(content.combos, String(params.how)).name}${aim(view, params)}`;
    case cancelTargeted.name:
      return `Cancel it with ${mustGet(content.arms, String(params.card)).name}`;
    case takeThem.name:
      return `Take ${namesOf(content, rowsOf(params.cards))}`;
    case discardOf.name:
      return namesOf(content, rowsOf(params.cards));
    case defectLoss.name: {
      const security = Number(params.security);
      return `Lose ${unitsText({ security, infrastructure: plotOf(table).due - security })}`;
    }
    case defectGain.name: {
      const units = { security: Number(params.security), infrastructure: Number(params.infrastructure) };
      return units.security + units.infrastructure > 0 ? `Place ${unitsText(units)}` : "Place nobody";
    }
    default:
      return null;
  }
}

/** " against the Shiites in Adhamiyah", ": 2 in Rusafa". */
function aim({ content }: View<Baghdad>, { target, zone, count, commands }: Params): string {
  const named = Array.isArray(commands)
    ? (commands as readonly string[]).map((id) => mustGet(content.commands, id).name)
    : [];
  return [
    ...(typeof target === "string" ? [` against ${the(target)}`] : []),
    ...(typeof count === "number" ? [`: ${count}`] : []),
    ...(typeof zone === "string" ? [` in ${zoneOf(content, zone).name}`] : []),
    ...(named.length > 0 ? [`: ${named.join(", ")}`] : []),
  ].join("");
}

const rowsOf = (rows: Json | undefined): readonly CardId[] =>
  Array.isArray(rows) ? (rows as readonly { readonly card: CardId }[]).map(({ card }) => card) : [];
