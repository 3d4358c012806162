/** Whether the game waits for a seat and until when; if not, what else there is for it to do. */
import type { OthersTurn } from "../../../campaign/facts/on-duty.ts";
import { isStopped } from "../../../campaign/time/stopped.ts";
import { literalName, relative } from "../../screen/rich.ts";
import { isPrepared, nextToCome, upcomingOf } from "../ahead/upcoming.ts";
import type { SeatContext } from "../sheet/context.ts";

/** How many questions to come are named. */
const MOST = 3;

/**
 * Whether the game waits for this seat and until when, else what there is for it to do. Whom else the game waits for
 * stands in the channel: it changes while nobody looks at this page.
 */
export function standText(context: SeatContext): string {
  const { record, awaited, deadline, othersTurn, tryOut } = context.seatView;
  if (tryOut?.over) return "The game is over in this try-out: **Back** returns to where it was not.";
  if (isStopped(record)) return "The moderator has stopped the campaign: nobody can act until it goes on.";
  const until = deadline === null ? "" : ` until ${relative(deadline)}`;
  if (awaited && othersTurn) return `The game waits for your council${until}. ${whose(othersTurn)}`;
  if (awaited) return `The game waits for you${until}.`;
  const todo = [...asideText(context), ...aheadText(context)];
  return todo.length === 0 ? "Waiting on others: nothing to answer." : ["Waiting on others.", ...todo].join(" ");
}

/** "Until 14:00 this is Ben's; then you can." */
function whose({ first, until }: OthersTurn): string {
  const name = literalName(first);
  return until === null
    ? `This is ${name}'s.`
    : `Until <t:${Math.floor(until / 1000)}:t> this is ${name}'s; then you can.`;
}

/** What is before the seat though nobody waits for it. */
function asideText({ seatView, decision }: SeatContext): string[] {
  const offers = seatView.decisions.filter(({ kind, invited }) => kind === "offer" && invited).length;
  return [
    ...(decision?.answered ? ["Your answer can be changed."] : []),
    ...(offers === 0 ? [] : [offers === 1 ? "You have an offer." : `You have ${offers} offers.`]),
  ];
}

/** Questions to come that can be answered now, or have been. */
function aheadText({ seatView, decision }: SeatContext): string[] {
  const upcoming = upcomingOf(seatView);
  if (upcoming.length === 0) return [];
  const next = decision === null ? nextToCome(seatView) : undefined;
  const open = upcoming.filter(({ key }) => !isPrepared(seatView, key)).map(({ title }) => title);
  const named = open.slice(0, MOST).join(", ");
  const more = open.length > MOST ? ` and ${open.length - MOST} more` : "";
  if (next) return [`Next for you: ${next.title}. You can answer ahead.`];
  return open.length > 0 ? [`You can answer ahead: ${named}${more}.`] : ["You have answered ahead; it can be changed."];
}
