/** What people may type for times: limits, paces, time zones, hours, weekdays and dates. */
import { refuse } from "#engine";
import { hoursInWords, zoneNamed } from "../../../campaign/time/open-hours.ts";
import { MONTHS, WEEKDAYS } from "../../../campaign/time/timetable-words.ts";
import { LONGEST, PRESETS } from "../../../campaign/time/timetables.ts";
import type { Timetable } from "../../../store/timetable.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
const UNITS = { m: 1, h: HOUR, d: DAY } as const;
const NONE = /^(none|no|off|-|0)$/i;

/** "10m", "4h", "2 days", "24" (hours): minutes. Refused if it is not a span. */
export function typedSpan(text: string): number {
  const [, count = "", unit = "h"] = /^(\d{1,4})\s*([mhd])?[a-z]*$/i.exec(text.trim()) ?? [];
  const minutes = Number(count) * UNITS[unit.toLowerCase() as keyof typeof UNITS]; // one of those letters
  if (count !== "" && minutes >= 1 && minutes <= LONGEST * HOUR) return minutes;
  return refuse("bad-span", `“${text}” is not a time limit: write “10m”, “4h” or “2d”, at most ${LONGEST / 24} days.`);
}

/** "daily", "36" (hours for every question), "none". */
export function typedPace(text: string): Timetable | number | null {
  const wish = text.trim().toLowerCase();
  if (NONE.test(wish) || wish === "no deadlines") return null;
  const preset = Object.entries(PRESETS).find(([name]) => name === wish);
  if (preset) return preset[1];
  if (/^\d+$/.test(wish)) return Number(wish);
  const names = Object.keys(PRESETS).join(", ");
  return refuse("bad-pace", `“${text}” is not a pace: choose ${names} or none, or write hours, such as 36.`);
}

/**
 * "Europe/Berlin", "america/new york", "Berlin": the zone as it is written. Refused if there is no zone with that name.
 */
export function typedZone(text: string): string {
  const name = text.trim().replaceAll(" ", "_");
  const ofCity = Intl.supportedValuesOf("timeZone").filter(
    (zone) => zone.split("/").at(-1)?.toLowerCase() === name.toLowerCase(),
  );
  const zone = (name === "" ? null : zoneNamed(name)) ?? (ofCity.length === 1 ? ofCity[0] : undefined);
  return (
    zone ??
    refuse("bad-zone", `“${text.trim()}” is not a time zone: write one like “Europe/Berlin” or “America/New York”.`)
  );
}

/** "22-8", "22:30–7", "none". */
export function typedHours(text: string): Timetable["closed"] {
  if (NONE.test(text.trim())) return null;
  const [from = "", to = "", ...more] = text.split(/\s*[-–]\s*|\s+to\s+/);
  const hours = { from: minuteOf(from), to: minuteOf(to) };
  if (hours.from === null || hours.to === null || more.length > 0)
    return refuse("bad-hours", `“${text}” are not hours: write “${hoursInWords(NIGHT)}”, or “none”.`);
  return { from: hours.from, to: hours.to };
}
const NIGHT = { from: 22 * HOUR, to: 8 * HOUR };

/** "20:00", "8": the minute of the day; null: it is no time. */
function minuteOf(text: string): number | null {
  const [, hour = "", minute = "0"] = /^(\d{1,2})(?::(\d\d))?$/.exec(text.trim()) ?? [];
  const at = Number(hour) * HOUR + Number(minute);
  return hour !== "" && Number(minute) < HOUR && at <= DAY ? at % DAY : null;
}

/** "Sat, Sun", "every day", "none": 1 is Monday. */
export function typedDays(text: string): readonly number[] {
  const wish = text.trim();
  if (NONE.test(wish)) return [];
  if (/^(every ?day|daily|all)$/i.test(wish)) return WEEKDAYS.map((_, i) => i + 1);
  const days = wish.split(/[\s,]+/).map((word) => {
    const at = WEEKDAYS.findIndex((day) => word.toLowerCase().startsWith(day.toLowerCase()));
    return at < 0 ? refuse("bad-days", `“${word}” is not a day of the week: write “Sat, Sun”, for instance.`) : at + 1;
  });
  return [...new Set(days)].sort((a, b) => a - b);
}

/** "every day 20:00", "Mon, Thu 19:30", "none". */
export function typedDates(text: string): Timetable["dates"] {
  const wish = text.trim();
  if (NONE.test(wish)) return null;
  const [, days = "", time = ""] = /^(.*?)[\s,]*(?:at\s+)?(\d{1,2}(?::\d\d)?)$/i.exec(wish) ?? [];
  const at = minuteOf(time);
  const named = days.trim() === "" ? WEEKDAYS.map((_, i) => i + 1) : typedDays(days);
  if (at === null || named.length === 0)
    return refuse("bad-dates", `“${text}” names no times: write “every day 20:00” or “Mon, Thu 19:30”, or “none”.`);
  return { days: [...named], at };
}

/** "24 Dec - 1 Jan, 1 May", "2026-12-24 - 2027-01-01", "none"; a day without a year is the next one. `today`: "2026-11-02". */
export function typedHolidays(text: string, today: string): Timetable["holidays"] {
  if (NONE.test(text.trim())) return [];
  return text.split(",").map((part) => {
    const [first = "", last = first, ...more] = part.trim().split(/\s+[-–]\s+|\s+to\s+|(?<=[a-z])\s*[-–]\s*(?=\d)/i);
    const from = dateOf(first, today);
    const to = from === null ? null : dateOf(last, from);
    if (from === null || to === null || more.length > 0)
      return refuse("bad-dates", `“${part.trim()}” is not a time off: write “24 Dec – 1 Jan”, or “none”.`);
    return { from, to };
  });
}

/** "3 Dec", "2026-12-03", "5 days": the date, after `today` ("2026-11-02"). */
export function typedUntil(text: string, today: string): string {
  const [, days = ""] = /^(?:in\s+)?(\d{1,2})\s*(?:d|days?)$/i.exec(text.trim()) ?? [];
  const until = days === "" ? dateOf(text, today) : addDays(today, Number(days));
  if (until === null) return refuse("bad-days", `“${text.trim()}” is not a date: write “3 Dec”, or “5 days”.`);
  return until > today ? until : refuse("bad-days", "That day is not after today.");
}

/** The date this many days later. */
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 24 * 3_600_000).toISOString().slice(0, 10);

/** "Sun, 24 Dec - 1 Jan, 1 May", "none": days of the week, and times off. `today`: "2026-11-02". */
export function typedDaysOff(text: string, today: string): Pick<Timetable, "daysOff" | "holidays"> {
  if (NONE.test(text.trim())) return { daysOff: [], holidays: [] };
  const parts = text.split(",").filter((part) => part.trim() !== "");
  const isDated = (part: string): boolean => /\d/.test(part);
  return {
    daysOff: [...new Set(parts.flatMap((part) => (isDated(part) ? [] : typedDays(part))))].sort((a, b) => a - b),
    holidays: parts.flatMap((part) => (isDated(part) ? typedHolidays(part, today) : [])),
  };
}

/** A date as "2026-12-24"; without a year, the first one from a day on. Null: it is not a date. */
function dateOf(text: string, from: string): string | null {
  const wish = text.trim();
  if (/^\d{4}-\d\d-\d\d$/.test(wish)) return isDate(wish) ? wish : null;
  const [, day = "", name = "", year] = /^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?(?:\s+(\d{4}))?$/i.exec(wish) ?? [];
  const month = MONTHS.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (month < 0) return null;
  const rest = `-${String(month + 1).padStart(2, "0")}-${day.padStart(2, "0")}`;
  const earliest = Number(from.slice(0, 4));
  const years = year === undefined ? [earliest, earliest + 1] : [Number(year)];
  return years.map((one) => `${one}${rest}`).find((one) => isDate(one) && (year !== undefined || one >= from)) ?? null;
}

const isDate = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
