import type { GameTypes } from "../../engine/index.ts";
import {
  type Decision,
  decisionsOf,
  type Premise,
  type Seat,
  stepOf,
  type Upcoming,
  viewOf,
} from "../../engine/index.ts";
import type { VoteRecord } from "../../store/records.ts";
import type { Live } from "../live.ts";
import { stepsOf } from "../own-steps.ts";

type Ground = Pick<Live, "book" | "env">;

/** A question that a seat is asked, and by what it is known to its council. */
export interface Asked {
  readonly key: string;
  readonly decision: Decision;
}

/** What a seat has to answer, and what it has answered in secret and may still answer otherwise; offers are none of it. */
export function askedOf({ book, env }: Ground, seat: Seat): readonly Asked[] {
  if (env.over) return [];
  const open = decisionsOf(book, env, seat).filter(
    ({ kind, owed, answered }) => kind !== "offer" && (owed || answered),
  );
  return open.map((decision) => ({ key: keyOf({ book, env }, decision), decision }));
}

/** What a question is known by before it is asked, too; one that nobody can answer ahead has its number alone. */
function keyOf(ground: Ground, decision: Decision): string {
  const premise = premiseOf(ground, decision);
  if (premise) return premise.key;
  const step = decision.owed ? stepOf(ground.book, ground.env, decision.seat) : null;
  return step?.asked ? step.key : decision.id;
}

/** Whether a vote is about a step that its seat can fill in before its turn. */
export const isStepToCome = (ground: Ground, { seat, question }: Pick<VoteRecord, "seat" | "question">): boolean =>
  stepsOf(ground, seat)?.some(({ key }) => key === question) ?? true; // where nobody knows, it may be

/** What answers rest on that were given before this question; a game that cannot say it has none. */
function premiseOf({ book, env }: Ground, decision: Decision): Premise | null {
  try {
    return book.definition.guide.prepared(viewOf(book, env, decision.seat), decision);
  } catch (error) {
    book.report("guide.prepared", error);
    return null;
  }
}

/** The open question that a vote is about; null: it is not asked now. */
export const askedIn = (ground: Ground, { seat, question }: Pick<VoteRecord, "seat" | "question">): Decision | null =>
  askedOf(ground, seat).find(({ key }) => key === question)?.decision ?? null;

/** The question to come that a vote is about; null: it is asked now, or will not come. */
export function toCome(
  { book, env }: Ground,
  { seat, question }: Pick<VoteRecord, "seat" | "question">,
): Upcoming<GameTypes> | null {
  if (env.over) return null;
  return book.definition.guide.upcoming(viewOf(book, env, seat)).find(({ key }) => key === question) ?? null;
}
