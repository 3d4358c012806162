/** Why something of an Action is not asked of a seat now. */
import type { Reason, View } from "#engine";
import { the } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import { phase } from "../turn/phase.ts";
import { here, isCrossing, movesLeft, stopping } from "./stack.ts";

/** In which step of an Action something is done: in the Recruit Step, between Moves, inside one, or in both steps. */
type Step = "recruit" | "moves" | "under-way" | "both";

export const ofAction =
  (step: Step, name: string) =>
  (view: View<Baghdad>): Reason | null => {
    const { table, seat } = view;
    if (table.recruit?.seat !== seat && table.move?.seat !== seat) return notYours(view, name);
    if (table.plot)
      return {
        text: `**${name}** waits until the card that was just played against ${the(table.plot.target)} is done.`,
      };
    if (table.recruit) return inRecruitStep(step, name);
    if (step === "recruit")
      return { text: `**${name}**: your Recruit Step is over. Recruiting comes before the first Move.`, rule: "R-16" };
    if (table.move?.move) return inMove(view, name);
    return step === "under-way" ? noMove(view, name) : null;
  };

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

function inRecruitStep(step: Step, name: string): Reason | null {
  if (step === "under-way")
    return { text: `**${name}**: no Move has begun. Moves come after your Recruit Step.`, rule: "R-41" };
  return step === "moves"
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
