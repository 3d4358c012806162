/** What the question that a seat is asked is known by to its council. */
import { type Decision, type Premise, type Seat, type Shortcut, stepOf, viewOf, wholeAnswers } from "#engine";
import type { VoteRecord } from "../../store/records.ts";
import type { Live } from "./live.ts";
import { openDecisions } from "./open-decisions.ts";
import { needsSheet, singleAnswers } from "./single-answers.ts";

export type Ground = Pick<Live, "book" | "env">;

/** A question that a seat is asked, and by what it is known to its council. */
export interface AskedQuestion {
  readonly key: string;
  readonly decision: Decision;
}

/**
 * What a seat has to answer, and what it has answered in secret and may still answer otherwise; offers are not
 * included.
 */
export function askedOf({ book, env }: Ground, seat: Seat): readonly AskedQuestion[] {
  if (env.over) return [];
  const open = openDecisions(book, env, seat).filter(
    ({ kind, owed, answered }) => kind !== "offer" && (owed || answered),
  );
  return open.map((decision) => ({ key: premiseOf({ book, env }, decision)?.key ?? decision.id, decision }));
}

/** What answers rest on that were given before this question; a game that cannot say it has none. */
function premiseOf({ book, env }: Ground, decision: Decision): Premise | null {
  try {
    return book.definition.guide.prepared(viewOf(book, env, decision.seat), decision);
  } catch (error) {
    book.report("guide.prepared", error);
    return null;
  }
}

/** The open question that a vote is about, in a step that was voted on before it began the present one; null: it is not asked now. */
export function askedIn(ground: Ground, { seat, question }: Pick<VoteRecord, "seat" | "question">): Decision | null {
  const asked = askedOf(ground, seat);
  const known = asked.find(({ key }) => key === question) ?? (isStepNow(ground, seat, question) ? asked[0] : undefined);
  return known?.decision ?? null;
}

/** Whether this names the step of its own in which a seat is asked now. */
export function isStepNow({ book, env }: Ground, seat: Seat, question: string): boolean {
  const step = stepOf(book, env, seat);
  return step?.asked === true && step.key === question;
}

/** More are no buttons. */
const MOST_NAMED = 25;

/**
 * The answers to a question that have a name, as they are buttons: those of the game, and all of them where they are few,
 * else the only ways to do one of the actions.
 */
export function namedAnswers({ book, env }: Ground, decision: Decision): readonly Shortcut[] {
  const view = viewOf(book, env, decision.seat);
  const sight = { book, view };
  const single = needsSheet(sight, decision) ? [] : singleAnswers(sight, decision);
  const whole = wholeAnswers(book, view, decision, MOST_NAMED) ?? single;
  return [...book.definition.guide.shortcuts(view, decision), ...whole];
}
