import {
  type Decision,
  type Move,
  mustGet,
  type Prompt,
  type PublicView,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { endMoves, moveTo } from "../action/move.ts";
import { atPrice } from "../action/prices.ts";
import { buyCard, reactivate, reactivation } from "../action/purchases.ts";
import { endRecruit, recruit } from "../action/recruit.ts";
import { here, standing } from "../action/stack.ts";
import { move } from "../action/whole-move.ts";
import { step } from "../bot/moves.ts";
import { purchase } from "../bot/recruits.ts";
import { valued } from "../combat/warfare.ts";
import { zoneCalled, zone as zoneOf } from "../content.ts";
import { factionName } from "../factions.ts";
import { unitsAt } from "../map/units.ts";
import type { Baghdad } from "../state.ts";
import { counted, inList, UNIT_NAMES } from "../wording.ts";
import type { Chapter } from "./chapter.ts";
import { means, moving, recruiting } from "./means.ts";

/** The Recruit Step and the Move Step. */
export const action: Chapter = { prompt, shortcuts, label, notice };

/** For those who play for the first time: no row of the sheet attacks. */
const FIGHTING = "To attack, move to where others are: Combat comes after everybody's Action.";

const does = ({ actions }: Decision, { name }: { readonly name: string }): boolean => actions.includes(name);

function prompt(view: View<Baghdad>, decision: Decision): Prompt | null {
  if (does(decision, endRecruit))
    return {
      question: "Your Action: recruit and buy first, then move.",
      facts: [means(view), ...recruiting(view), ...(view.table.turn === 1 ? [FIGHTING] : [])],
    };
  if (does(decision, endMoves))
    return { question: "Your Action: which stacks move where?", facts: [means(view), ...moving(view)] };
  return does(decision, moveTo) ? underWay(view) : null;
}

/** a Move made step by step. */
function underWay(view: View<Baghdad>): Prompt | null {
  const { content, table, seat } = view;
  const stack = table.move?.move;
  if (!stack) return null;
  const { path, count } = stack;
  const name = (id: string): string => zoneOf(content, id).name;
  const at = here(stack);
  const left = table.zonesPerMove + 1 - path.length;
  const others = unitsAt(table, at, seat).security - count;
  return {
    question: `Where do ${counted(count, "Security", "Security")} go from ${name(at)}?`,
    facts: [
      ...(path.length > 1 ? [`So far: ${path.map(name).join(" → ")}.`] : []),
      ...(stack.mode === "normal"
        ? [`${counted(left, "Zone")} at most; the River and units of others end the Move.`]
        : []),
      ...(others > 0 ? [`${others} more Security of yours in ${name(at)}.`] : []),
    ],
  };
}

function shortcuts(view: View<Baghdad>, decision: Decision): readonly Shortcut[] {
  const end = (action: { readonly name: string }): Move => ({ action: action.name, params: {} });
  if (does(decision, endMoves)) {
    const label = view.table.move?.used === 0 ? "Move nothing" : endMoves.title;
    return [{ label, moves: [end(endMoves)] }];
  }
  if (!does(decision, endRecruit)) return [];
  const moves = movesToo(view) ? [end(endRecruit), end(endMoves)] : [end(endRecruit)];
  return [{ label: "Recruit and move nothing", moves }];
}

/** Section 2: whether the seat will be asked for its Moves; public facts say so. */
const movesToo = ({ content, table, seat }: View<Baghdad>): boolean =>
  mustGet(table.sides, seat).cards > 0 || standing(content, table, seat).length > 0;

/** whoever ends an Action in which nothing has moved and something could is told so. */
export function ending(view: View<Baghdad>, rows: readonly Move[]): string | null {
  const { table } = view;
  if (table.phase !== "action" || (table.recruit === null && table.move === null)) return null;
  const moved = (table.move?.used ?? 0) > 0 || rows.some(({ action: name }) => name === move.name);
  return moved || !movesToo(view) ? null : "Action without moving";
}

/** What a computer player would recruit, buy, play or move next. */
export function suggested(view: View<Baghdad>, decision: Decision): Move | null {
  if (does(decision, endRecruit)) return purchase(view);
  return does(decision, endMoves) ? step(view) : null;
}

function label(view: View<Baghdad>, { action: name, params }: Move): string | null {
  const { content, table } = view;
  const zone = (value: unknown): string => zoneOf(content, zoneCalled(content, String(value)) ?? "").name;
  switch (name) {
    case recruit.name:
      return `${params.count} ${UNIT_NAMES[params.unit === "security" ? "security" : "infrastructure"]} in ${zone(params.zone)}`;
    case buyCard.name:
      return table.recruit ? `${buyCard.title} (${atPrice(content, table, table.recruit)} PP)` : null;
    case reactivate.name: {
      const command = String(params.command);
      return `Reactivate ${valued(content, command)} (${reactivation(content, command)} PP)`;
    }
    case move.name: {
      const [to, mode] = String(params.to).split(".").toReversed();
      const by = mode === "air" ? " by air" : mode === "underground" ? " Underground" : "";
      return `${params.count} Security ${zone(params.from)} → ${zone(to)}${by}`;
    }
    default:
      return null;
  }
}

/** "Acting: Sunnis, 2 of 6. Then Government and US." */
function notice({ table }: PublicView<Baghdad>): readonly string[] {
  const seat = table.recruit?.seat ?? table.move?.seat;
  if (table.phase !== "action" || seat === undefined) return [];
  const at = table.actOrder.indexOf(seat);
  const next = table.actOrder.slice(at + 1).map(factionName);
  const then = next.length > 0 ? ` Then ${inList(next)}.` : "";
  return [`Acting: ${factionName(seat)}, ${at + 1} of ${table.actOrder.length}.${then}`];
}
