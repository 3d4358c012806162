/** What a seat is asked in its Recruit Step, and whether there is anything for it to decide. */
import { game, move, mustGet, type Seat, type Stage, type View } from "#engine";
import { UNITS } from "../../content/effects.ts";
import type { Baghdad } from "../../state.ts";
import { play } from "../cards/play.ts";
import { means, recruitFacts } from "./means.ts";
import { endMovement } from "./move.ts";
import { hasMoveStep } from "./moving.ts";
import { buyCard, cannotBuy, noneInNeed, reactivate } from "./purchases.ts";
import { endRecruitment, recruit } from "./recruit.ts";
import { unavailable } from "./spawn.ts";

const { question } = game<Baghdad>();

/** a sheet of recruits, purchases and cards. */
export const recruiting = question.turn("recruiting", {
  actions: [recruit, buyCard, reactivate, play, endRecruitment],
  prompt: (view) => ({
    question: "Your Action: recruit and buy first, then move.",
    facts: [means(view), ...recruitFacts(view), ...(view.table.turn === 1 ? [FIGHTING] : [])],
  }),
  answers: (view) => [{ label: "Recruit and move nothing", moves: nothingAtAll(view) }],
  fallback: () => move(endRecruitment),
});

const nothingAtAll = (view: View<Baghdad>) =>
  hasMoveStep(view) ? [move(endRecruitment), move(endMovement)] : [move(endRecruitment)];

/** For those who play for the first time: no row of the sheet attacks. */
const FIGHTING = "To attack, move to where others are: Combat comes after everybody's Action.";

/** Whether there is something to decide: only public facts say so. */
export function askToRecruit(s: Stage<Baghdad, unknown>): boolean {
  const { table } = s.state;
  if (!table.recruit) return false;
  const { seat } = table.recruit;
  if (mustGet(table.sides, seat).cards === 0 && !isAbleTo(s, seat)) {
    table.recruit = null;
    return false;
  }
  s.ask(recruiting, [seat]);
  return true;
}

function isAbleTo({ content, state: { table } }: Stage<Baghdad, unknown>, seat: Seat): boolean {
  const eyes = { content, table, seat };
  return UNITS.some((unit) => unavailable(eyes, unit) === null) || !cannotBuy(eyes) || !noneInNeed(eyes);
}
