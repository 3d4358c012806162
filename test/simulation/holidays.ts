import { dateIn } from "../../src/campaign/time/open-hours.ts";
import type { GameRecord, LogRow } from "../../src/store/records.ts";

const DAY = 24 * 3_600_000;
/** How many days after a campaign was opened holidays begin, and how many days they last. */
const BEGIN = 2;
const LAST = 14;
/** Within how many ms what was due before the holidays is seen to, even by a bot that was gone for two days. */
const BELATED = 3 * DAY;

/** The holidays of a campaign that is opened now, as its host types them: "2026-10-22 – 2026-11-04". */
export const comingHolidays = (now: number): string =>
  `${dateOf(now + BEGIN * DAY)} – ${dateOf(now + (BEGIN + LAST - 1) * DAY)}`;

const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Whether it is a day on which nobody plays in this campaign. */
export function isHoliday({ timetable }: Pick<GameRecord, "timetable">, at: number): boolean {
  if (timetable === null) return false;
  const today = dateIn(timetable.zone, at);
  return timetable.holidays.some(({ from, to }) => from <= today && today <= to);
}

/** Rows that replace somebody's answer, and were written when nobody's time runs. */
export const givenInHolidays = (record: GameRecord, log: readonly LogRow[]): readonly LogRow[] =>
  log.filter(
    ({ kind, seq, input, at }) =>
      kind === "default" && seq === input && isHoliday(record, at) && isHoliday(record, at - BELATED),
  );

/** Whether people acted before holidays and after them, and nobody did for a week between. */
export function playedOnAfterHolidays(record: GameRecord, log: readonly LogRow[]): boolean {
  const acts = log.filter(({ kind }) => kind === "act").map(({ at }) => at);
  return acts.some((at, i) => {
    const last = acts[i - 1];
    return last !== undefined && at - last >= 7 * DAY && isHoliday(record, last + 3.5 * DAY) && !isHoliday(record, at);
  });
}
