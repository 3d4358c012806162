/** Questions to come that a council votes on already, and what the answers to them rest on. */
import { type GameTypes, type Premise, type Upcoming, viewOf } from "#engine";
import type { VoteRecord } from "../../store/records.ts";
import type { Ground } from "../facts/questions.ts";
import { stepsOf } from "../moves/own-steps.ts";

/** The question to come that a vote is about, or the seat's own step; null: it is asked now, or will not come. */
export function toCome(
  { book, env }: Ground,
  { seat, question }: Pick<VoteRecord, "seat" | "question">,
): Upcoming<GameTypes> | "step" | null {
  if (env.over) return null;
  const upcoming = book.definition.guide.upcoming(viewOf(book, env, seat)).find(({ key }) => key === question);
  if (upcoming) return upcoming;
  const steps = stepsOf({ book, env }, seat);
  return steps === null || steps.some(({ key }) => key === question) ? "step" : null;
}

/** What an answer to a question to come rests on; of a step each row is tried when it comes. */
export const restsOn = (coming: ReturnType<typeof toCome>): Pick<Premise, "facts" | "words"> | null =>
  coming === "step" ? { facts: [], words: [] } : coming;
