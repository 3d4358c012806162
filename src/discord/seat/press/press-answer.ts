/** Presses that answer a question at once, on a seat's page or under a public post. */
import { type Decision, Refused } from "#engine";
import { labelKey } from "../../delivery/controls.ts";
import type { PressOf } from "../../screen/payloads.ts";
import { refusalText } from "../../screen/refusals.ts";
import { note, type Screen } from "../../screen/screen.ts";
import type { Asker } from "../../services/asker.ts";
import type { Services } from "../../services/services.ts";
import { confirmPage } from "../page/confirm.ts";
import { MENU } from "../page/question.ts";
import { pageOf, seatInTurn } from "../page/seat-page.ts";
import { closedWords, closingWords } from "../sheet/closing.ts";
import { type SeatContext, seatContext } from "../sheet/context.ts";
import { forgoneByMoves, forgoneQuestion } from "../sheet/forgone.ts";
import { isPutToVote, votedText } from "../sheet/proposing.ts";
import { moveWords } from "../sheet/sheet-rows.ts";
import { answerById, answersTo, type Offered } from "../state/answers.ts";
import { act, shownAfter } from "./acting.ts";

/** A complete answer: of the seat that the control is for, or of the presser's own, from the public post. */
export async function pressAnswer(
  services: Services,
  asker: Asker,
  press: PressOf<"answer">,
  values: readonly string[],
): Promise<Screen> {
  const { game, decision: id, seat: named, answer: key } = press;
  const person = asker.person.id;
  const seat = named ?? (await seatInTurn(services, person, game));
  const context = await seatContext(services, person, game, seat);
  if (context.seatView.rehearsed !== null) return await pageOf(context, "");
  const decision = context.seatView.decisions.find((one) => one.id === id);
  if (!decision) return await pageOf(context, whyGone(context, press));
  const votes = isPutToVote(context.seatView, decision.id);
  if (named === null && decision.answered && !votes)
    return await pageOf(context, "You have answered this already, and can change it here.");
  const answer =
    named === null
      ? openAnswer(context, decision, key, votes)
      : answerById(context.seatView, decision, key === MENU ? (values[0] ?? "") : key);
  if (!answer) return await pageOf(context, whyNone(context, decision, press));
  try {
    const besideMenus = named !== null && press.place === null;
    if (votes) return await votedFor(context, asker, decision, answer, besideMenus);
    return await give(context, asker, decision, answer, besideMenus);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return await pageOf(await seatContext(services, person, game, seat), `⚠️ ${refusalText(error)}`);
  }
}

/** Does a complete answer; one that wants it is confirmed first. */
export async function give(
  context: SeatContext,
  asker: Asker,
  decision: Decision,
  { moves, ahead, label }: Pick<Offered, "moves" | "ahead"> & Partial<Pick<Offered, "label">>,
  shown: boolean,
): Promise<Screen> {
  const forgone = forgoneByMoves(context.seatView, moves);
  const confirm = [
    ...moves.flatMap(({ action }) => context.seatView.book.actions.get(action)?.confirm ?? []),
    ...(forgone && !forgone.unasked && moves.length === 1 ? [forgoneQuestion(forgone)] : []),
  ];
  const what = {
    decision: decision.id,
    moves,
    ...(ahead ? { ahead } : {}),
    ...((ahead || moves.length > 1) && label !== undefined ? { label } : {}),
  };
  if (confirm.length > 0 && moves[0]) return await confirmPage(context, moves[0], decision.id, confirm.join(" "));
  return await act(context, asker, what, shown);
}

/** `votes`: the post of a council has all answers; the post for everyone has those that everyone has. */
function openAnswer(context: SeatContext, decision: Decision, key: string, votes: boolean): Offered | undefined {
  const { book, view } = context.seatView;
  const answer = calledBy(context, decision, key);
  const posted = book.definition.guide.openShortcuts?.(view, decision) ?? [];
  return votes || posted.some(({ label }) => label === answer?.label) ? answer : undefined;
}

function calledBy({ seatView }: SeatContext, decision: Decision, key: string): Offered | undefined {
  const { first, others } = answersTo(seatView, decision);
  return [...first, ...(others ?? [])].find(({ label, was = [] }) =>
    [label, ...was].some((called) => labelKey(called) === key),
  );
}

/** Earlier releases had answers on public posts that wait on the own page now. */
function whyNone(context: SeatContext, decision: Decision, { seat, answer }: PressOf<"answer">): string {
  const here = seat === null && calledBy(context, decision, answer);
  return here
    ? `Look at your hand first: **${here.label}** is here now.`
    : "**This button has expired:** that answer is no longer possible.";
}

/** A vote for a complete answer: on a seat's page, or under a post. */
async function votedFor(
  context: SeatContext,
  asker: Asker,
  decision: Decision,
  { label }: Offered,
  onPage: boolean,
): Promise<Screen> {
  const { services, game, person, seat } = context;
  const { motions } = services.campaigns;
  const { interaction } = asker;
  const voted = votedText(await motions.pollVote({ game, person, seat, decision: decision.id, label, interaction }));
  const text = [voted, await closingWords(context, decision.id)].filter((line) => line !== "").join("\n");
  return onPage ? await shownAfter(context, text) : note(text);
}

/** Nobody else's question is answered by a press on the public post, and nobody's twice. */
function whyGone({ seatView }: SeatContext, { decision, seat }: PressOf<"answer">): string {
  const { last } = seatView;
  if (seat === null && !seatView.awaited) {
    if (last && last.decision === decision)
      return `You have answered this already: ${last.moves.map((move) => moveWords(seatView, move)).join(", ")}.`;
    if (seatView.waitingOn.length > 0)
      return `That question is for ${seatView.waitingOn.join(", ")}. You play ${seatView.seatInText}: nothing to answer.`;
  }
  return `**This button has expired:** ${closedWords(seatView, decision)}`;
}
