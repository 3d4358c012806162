/** How much time a council's question has by its seat's clock, and when its vote closes. */
import { shapeOf } from "#engine";
import type { VoteRecord } from "../../store/records.ts";
import { wholeTime } from "../time/clocks.ts";
import { openAfter, openBetween } from "../time/open-hours.ts";
import { stageOf, steps, type VoteStage, type VoteTime } from "../time/vote-times.ts";
import type { Live } from "./live.ts";
import { phaseOf } from "./names.ts";

type Standing = Pick<Live, "record" | "book" | "env" | "clocks">;
/** A question of a council. `since` null: it is not voted on. */
export type Question = Pick<VoteRecord, "seat" | "asked" | "closed"> & { readonly since: number | null };

/** The time of a question by the clock of its seat, and whether that runs. */
interface Timed extends VoteTime {
  readonly runs: boolean;
}

/** The time of a question that a council is asked: all of it, and what is left. */
export function voteTime({ record, book, env, clocks }: Standing, vote: Question, now: number): Timed {
  const { timetable } = record;
  if (timetable === null || vote.asked === null) return { limit: null, left: null, ahead: 0, runs: false };
  const shape = shapeOf(book, env) ?? "together";
  const phase = phaseOf(book, env).id;
  const clock = clocks.find((one) => one.seat === vote.seat && one.phase === phase && one.shape === shape);
  const deadline = clock?.deadline ?? null;
  return {
    limit: wholeTime(timetable, shape, vote.asked),
    left: deadline === null ? (clock?.left ?? null) : openBetween(timetable, now, deadline),
    runs: deadline !== null,
    ahead: vote.since === null ? null : openBetween(timetable, vote.since, vote.asked),
  };
}

/** Where a question stands; one without a limit is the captain's once the vote is closed. */
export function voteStage(standing: Standing, vote: Question, now: number): VoteStage {
  const stage = stageOf(voteTime(standing, vote, now));
  return stage.kind === "vote" && vote.closed !== null ? { kind: "duty", third: 0 } : stage;
}

/** When this much of the limit is left, ms since 1970; null: its clock does not run. */
export function whenLeft({ record }: Standing, { left, runs }: Timed, still: number, now: number): number | null {
  if (record.timetable === null || left === null || !runs) return null;
  return openAfter(record.timetable, now, Math.max(0, left - still));
}

/** When the vote closes, and from when on the deputy and everybody may answer; null: it has no limit, or no clock runs. */
export function stepTimes(
  standing: Standing,
  vote: Question,
  now: number,
): { readonly closes: number; readonly deputy: number; readonly anyone: number } | null {
  const time = voteTime(standing, vote, now);
  const [closes, deputy, anyone] = (steps(time) ?? []).map((still) => whenLeft(standing, time, still, now));
  if (closes === undefined || closes === null || !deputy || !anyone) return null;
  return { closes, deputy, anyone };
}
