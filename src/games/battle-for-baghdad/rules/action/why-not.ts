import type { Reason, View } from "../../../../engine/index.ts";
import { the } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { phase } from "../turn/phase.ts";
import { here, isCrossing, movesLeft, stopping } from "./stack.ts";

/** Why something of an Action is not asked of a seat now. */

/** What is done in a Recruit Step alone, by the words that name it. */
const RECRUITING: { readonly [action: string]: string } = {
  recruit: "Recruiting",
  buyCard: "Buying a card",
  reactivate: "Reactivating a Command",
  endRecruit: "Ending recruitment",
};
/** What is done between Moves. */
const MOVING: { readonly [action: string]: string } = {
  move: "Moving a stack",
  moveBegin: "Beginning a Move",
  combo: "Combining two cards",
  endMoves: "Ending movement",
};
/** What is done inside a Move. */
const UNDER_WAY: { readonly [action: string]: string } = {
  moveTo: "Going to a Zone",
  pickUp: "Picking units up",
  dropOff: "Dropping units off",
  moveEnd: "Ending a Move",
  cancelMove: "Not moving a stack",
};
const EVERYWHERE: { readonly [action: string]: string } = { play: "Playing a card" };

export function actionReason(view: View<Baghdad>, action: string): Reason | null {
  const name = { ...RECRUITING, ...MOVING, ...UNDER_WAY, ...EVERYWHERE }[action];
  if (name === undefined) return null;
  const { table, seat } = view;
  if (table.recruit?.seat !== seat && table.move?.seat !== seat) return notYours(view, name);
  if (table.plot)
    return { text: `**${name}** waits until the card that was just played against ${the(table.plot.target)} is done.` };
  if (table.recruit) return inRecruitStep(action, name);
  if (Object.hasOwn(RECRUITING, action))
    return { text: `**${name}**: your Recruit Step is over. Recruiting comes before the first Move.`, rule: "R-16" };
  if (table.move?.move) return inMove(view, name);
  return Object.hasOwn(UNDER_WAY, action) ? noMove(view, name) : null;
}

/** whose Action it is, or what phase. */
function notYours({ table, seat }: View<Baghdad>, name: string): Reason {
  const acting = table.recruit?.seat ?? table.move?.seat;
  if (table.phase !== "action" || acting === undefined)
    return { text: `**${name}** belongs to your Action; now it is the ${phase(table).name} Phase.`, rule: "R-16" };
  const isOver = table.actOrder.indexOf(seat) < table.actOrder.indexOf(acting);
  const before = table.actOrder[table.actOrder.indexOf(seat) - 1];
  const later = before === acting ? "yours is next" : `yours comes after that of ${the(before ?? acting)}`;
  const yours = isOver ? "you have had yours this turn" : later;
  return { text: `**${name}**: it is the Action of ${the(acting)}; ${yours}.`, rule: "R-16" };
}

function inRecruitStep(action: string, name: string): Reason | null {
  if (Object.hasOwn(UNDER_WAY, action))
    return { text: `**${name}**: no Move has begun. Moves come after your Recruit Step.`, rule: "R-41" };
  return Object.hasOwn(MOVING, action)
    ? { text: `**${name}** comes after your Recruit Step: end recruitment first.`, rule: "R-16" }
    : null;
}

/** Ruling AF: nothing else happens inside a Move. */
function inMove({ content, table }: View<Baghdad>, name: string): Reason | null {
  const stack = table.move?.move;
  if (!stack) return null;
  const at = zoneOf(content, here(stack)).name;
  return {
    text: `**${name}**: a Move is under way in ${at}. End it first; cards are played between Moves.`,
    rule: "R-41",
  };
}

/** how the last Move ended, and what can be done. */
function noMove(view: View<Baghdad>, name: string): Reason {
  const left = movesLeft(view);
  const last = view.table.news.latest.moves.at(-1);
  const next =
    left > 0 ? `Begin another: ${counted(left, "Move is", "Moves are")} left.` : "No Move is left: end movement.";
  if ((view.table.move?.used ?? 0) === 0 || last?.seat !== view.seat)
    return {
      text: `**${name}**: no Move has begun. Choose a stack first; ${counted(left, "Move is", "Moves are")} left.`,
      rule: "R-41",
    };
  const { why, rule } = ended(view, last.path, last.mode ?? "normal");
  return {
    text: `**${name}**: the Move has ended in ${zoneOf(view.content, here(last)).name}${why}. ${next}`,
    rule,
  };
}

/** What ended a Move that has gone this way. */
function ended(
  { content, table, seat }: View<Baghdad>,
  path: readonly string[],
  mode: string,
): { readonly why: string; readonly rule: string } {
  const at = path.at(-1) ?? "";
  if (mode !== "normal") return { why: ", where it went at once", rule: mode === "underground" ? "R-46" : "R-47" };
  const [other] = stopping(table, seat, at);
  if (other !== undefined) return { why: `: units of ${the(other)} end it`, rule: "R-43" };
  if (isCrossing(content, path.at(-2) ?? "", at)) return { why: ": crossing the Tigris ends it", rule: "R-44" };
  return { why: path.length > table.zonesPerMove ? `: a Move goes ${table.zonesPerMove} Zones` : "", rule: "R-41" };
}
