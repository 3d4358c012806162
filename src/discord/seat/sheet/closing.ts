/** What a page says when its question has closed: by the last secret answer, or in the meantime. */
import type { SeatView } from "../../../campaign/service.ts";
import { type SeatContext, seatContext } from "./context.ts";
import { moveWords } from "./sheet-rows.ts";

const LAST = "That was the last answer: it cannot be changed any more.";

/**
 * After an answer that others give in secret as well: that it was the last one, and what comes next. Nothing where somebody
 * has still to answer, or it is no such question.
 */
export async function closingWords(
  { services, game, person, seat, seatView }: SeatContext,
  answered: string | null,
): Promise<string> {
  const before = seatView.decisions.find(({ id }) => id === answered);
  if (before?.kind !== "sealed" && before?.kind !== "reaction") return "";
  if (seatView.lesson || seatView.tryOut) return "";
  const { status } = await services.campaigns.showing.record(game);
  if (status !== "running") return LAST;
  const { seatView: now } = await seatContext(services, person, game, seat);
  if (now.decisions.some(({ id }) => id === answered)) return "";
  return now.phase.name === seatView.phase.name ? LAST : `${LAST} Next: ${now.phase.name}.`;
}

/** What has become of a question that a page still shows, and what is played now. */
export function closedWords(seatView: SeatView, closed: string | null): string {
  const { last, phase } = seatView;
  const now = `Now: ${phase.name}.`;
  if (closed === null || last?.decision !== closed) return `the question has been answered or is over. ${now}`;
  return `that question is closed. You have answered: ${last.moves.map((move) => moveWords(seatView, move)).join(", ")}. ${now}`;
}
