/** The menus of what a seat may do without being asked, and of questions that it can answer ahead. */
import { type APIComponentInMessageActionRow, type APIStringSelectComponent, ButtonStyle } from "discord.js";
import { type Action, blocked, type GameTypes } from "#engine";
import { LIMIT } from "../../screen/limits.ts";
import { button, option, type Part, row, rowPart, select } from "../../screen/screen.ts";
import { fill } from "../form/fields.ts";
import { menusOf } from "../form/menus.ts";
import { controlId, type SeatContext } from "../sheet/context.ts";
import { subjectOf } from "../state/subject.ts";
import { stepWays } from "./step-ahead.ts";
import { aheadParts as upcomingParts } from "./upcoming.ts";

/** What a seat may do at any time, and questions to come that it can answer now: menus that open a form. */
export function doorParts(context: SeatContext): Part[] {
  return [...freeParts(context), ...upcomingParts(context), ...stepWays(context)];
}

/**
 * Actions at any time: those that people use most begin with their first choice, the others share a menu. What asks once
 * more before it is done, such as conceding, is its last entry, and nothing that a thumb could take for an answer.
 */
function freeParts(context: SeatContext): Part[] {
  const free = freeActions(context);
  const plain = free.filter((action) => action.entries.length === 0 && !isGrave(action));
  const common = free.filter(({ entries, common: often }) => entries.length > 0 && often);
  const rare = [...free.filter(({ entries, common: often }) => entries.length > 0 && !often), ...free.filter(isGrave)];
  const buttons = plain.slice(0, LIMIT.buttons).map(({ name, title }) => doing(context, name, title));
  return [
    ...(buttons.length > 0 ? [rowPart(row(...buttons))] : []),
    ...common.map((action) => rowPart(row(beginning(context, action)))),
    ...(rare.length > 0 ? [rowPart(row(rareMenu(context, rare)))] : []),
  ];
}

/** What a seat may do now without being asked, besides what it is asked. */
function freeActions({ seatView }: SeatContext): readonly Action<GameTypes>[] {
  const asked = new Set(seatView.decisions.flatMap(({ actions }) => actions));
  return seatView.free
    .filter((name) => !asked.has(name))
    .flatMap((name) => seatView.book.actions.get(name) ?? [])
    .filter((action) => !action.when(seatView.view) && !blocked(action, seatView.view));
}

const isGrave = ({ confirm, entries }: Action<GameTypes>): boolean => confirm !== null && entries.length === 0;

const doing = (context: SeatContext, name: string, title: string) =>
  button(controlId(context, { kind: "page", does: "do", action: name }), title, ButtonStyle.Secondary);

/**
 * The first menu of an action's form, under the action's title; the form opens with what is chosen in it. One choice
 * opens it at once: a menu of several would have to be closed before. Where there is no such menu, a button opens it.
 */
function beginning(context: SeatContext, action: Action<GameTypes>): APIComponentInMessageActionRow {
  const id = (chunk: number): string => controlId(context, { kind: "page", does: "begin", action: action.name, chunk });
  const subject = subjectOf(context.seatView, { kind: "do", name: action.name, decision: null });
  const [first] = fill(subject.form, subject.view, {}, { values: {}, building: null }).fields;
  const menus =
    subject.total === null && first && first.by === null ? menusOf(subject, first, (_, chunk) => id(chunk)) : [];
  const [menu] = menus;
  if (!menu || menus.length > 1) return doing(context, action.name, `${action.title}…`);
  return {
    ...menu,
    min_values: 1,
    max_values: 1,
    placeholder: `${action.title}: ${menu.placeholder ?? ""}`.slice(0, LIMIT.placeholder),
  };
}

const rareMenu = (context: SeatContext, actions: readonly Action<GameTypes>[]): APIStringSelectComponent =>
  select(
    controlId(context, { kind: "page", does: "open" }),
    "More you can do",
    actions.map(({ name, title, help }) => option(name, title, help)),
  );
