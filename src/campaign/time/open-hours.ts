/** Which hours count against a time limit: nights, days off, holidays and time zones, and when a limit is over. */
import { Temporal } from "temporal-polyfill";
import { DAY_MINUTES, type Timetable } from "../../store/timetable.ts";

/** Further than twice a limit of two months with six days off in each week reaches. */
const MOST_DAYS = 1000;

/** A time in which no clock runs, ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Hours that do not count, the day of their beginning being this one. */
type Hours = Pick<Timetable, "zone" | "closed" | "daysOff" | "holidays">;

/** Whether no time is left out. */
export const allCount = ({ closed, daysOff, holidays }: Hours): boolean =>
  closed === null && daysOff.length === 0 && holidays.length === 0;

/** When this much time that counts will have passed, ms since 1970. `open`: ms. */
export const openAfter = (hours: Hours, from: number, open: number): number =>
  allCount(hours) ? from + open : openBeside(closedFrom(hours, from), from, open);

/** The same, leaving out times that do not count, given by their beginnings. */
export function openBeside(closed: Iterable<Span>, from: number, open: number): number {
  let [at, left] = [from, open];
  for (const span of closed) {
    if (at + left <= span.from) break;
    left -= Math.max(0, span.from - at);
    at = Math.max(at, span.to);
  }
  return at + left;
}

/** How much time that counts there is between two moments, ms. */
export function openBetween(hours: Hours, from: number, to: number): number {
  if (to <= from) return 0;
  return allCount(hours) ? to - from : countedBeside(closedFrom(hours, from), from, to);
}

/** The same, leaving out times that do not count, given by their beginnings. */
export function countedBeside(closed: Iterable<Span>, from: number, to: number): number {
  let [at, open] = [from, 0];
  for (const span of closed) {
    if (span.from >= to) break;
    open += Math.max(0, span.from - at);
    at = Math.max(at, span.to);
  }
  return open + Math.max(0, to - at);
}

/** What does not count in the days from a moment on, by its beginning, and the dates of a timetable on these days. */
export function daysFrom(
  timetable: Hours & Pick<Timetable, "dates">,
  from: number,
  count: number,
): { readonly closed: readonly Span[]; readonly dates: readonly number[] } {
  const { zone, dates: named } = timetable;
  const closed: Span[] = [];
  const dates: number[] = [];
  let day = dayOf(zone, from).subtract({ days: 1 });
  for (let i = 0; i < count; i++, day = day.add({ days: 1 })) {
    closed.push(...(allCount(timetable) ? [] : closedOn(timetable, day).filter((span) => span.to > from)));
    const at = named?.days.includes(day.dayOfWeek) ? wallTime(zone, day, named.at) : null;
    if (at !== null && at >= from) dates.push(at);
  }
  return { closed, dates };
}

/** The first of a timetable's dates that is not before that moment. */
export function nextDate({ zone, dates }: Pick<Timetable, "zone" | "dates">, from: number): number | null {
  if (!dates) return null;
  let day = dayOf(zone, from);
  for (let i = 0; i <= 8; i++, day = day.add({ days: 1 })) {
    const at = wallTime(zone, day, dates.at);
    if (dates.days.includes(day.dayOfWeek) && at >= from) return at;
  }
  return null;
}

/** What does not count from a moment on, by its beginning, at least an empty span a day; spans may overlap. */
function* closedFrom(hours: Hours, from: number): Generator<Span> {
  let day = dayOf(hours.zone, from).subtract({ days: 1 });
  for (let i = 0; i < MOST_DAYS; i++, day = day.add({ days: 1 }))
    for (const span of closedOn(hours, day)) if (span.to > from) yield span;
}

/** The day off first, for it begins at midnight; an empty one if the day counts, so that nobody looks further than need be. */
function closedOn(hours: Hours, day: Temporal.PlainDate): readonly Span[] {
  const { zone, closed } = hours;
  const midnight = wallTime(zone, day, 0);
  const off = { from: midnight, to: isOff(hours, day) ? wallTime(zone, day.add({ days: 1 }), 0) : midnight };
  if (!closed) return [off];
  const until = closed.to > closed.from ? day : day.add({ days: 1 });
  return [off, { from: wallTime(zone, day, closed.from), to: wallTime(zone, until, closed.to) }];
}

function isOff({ daysOff, holidays }: Hours, day: Temporal.PlainDate): boolean {
  const date = day.toString();
  return daysOff.includes(day.dayOfWeek) || holidays.some(({ from, to }) => from <= date && date <= to);
}

/** A wall time of a date in a zone, as a moment, ms since 1970; `date`: "2026-12-24", `minute`: of the day. */
export const momentIn = (zone: string, date: string, minute: number): number =>
  wallTime(zone, Temporal.PlainDate.from(date), minute);

/** The date in a zone at a moment, ms since 1970: "2026-12-24". */
export const dateIn = (zone: string, at: number): string => dayOf(zone, at).toString();

const dayOf = (zone: string, at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

/** What has been found, for clocks ask for the same few times again and again. */
const found = new Map<string, number>();
const KEPT = 2000;

/**
 * A wall time as a moment, so that daylight saving makes no limit shorter: a time that is skipped is the next that exists,
 * one that comes twice is the second.
 */
function wallTime(zone: string, day: Temporal.PlainDate, minute: number): number {
  const key = `${zone} ${day.toString()} ${minute}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const time = new Temporal.PlainTime(Math.floor(minute / 60) % 24, minute % 60);
  const wall = day.toPlainDateTime(time);
  const later = wall.toZonedDateTime(zone, { disambiguation: "later" });
  const skipped = !later.toPlainDateTime().equals(wall);
  const next = skipped ? wall.toZonedDateTime(zone, { disambiguation: "earlier" }).getTimeZoneTransition("next") : null;
  const at = (next ?? later).epochMilliseconds;
  if (found.size >= KEPT) found.clear();
  found.set(key, at);
  return at;
}

/** Whether a zone of that name is known, and how it is written; null: it is not. */
export function zoneNamed(name: string): string | null {
  try {
    return Temporal.Now.zonedDateTimeISO(name).timeZoneId;
  } catch {
    return null;
  }
}

/** "22–8", "22:30–7". */
export const hoursInWords = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  `${timeInWords(from)}–${timeInWords(to)}`;

/** Minutes of a day: "22", "7:30". */
export const timeInWords = (minute: number): string => {
  const [hour, rest] = [Math.floor((minute % DAY_MINUTES) / 60), minute % 60];
  return rest === 0 ? String(hour) : `${hour}:${String(rest).padStart(2, "0")}`;
};
