/** How a campaign keeps time, in words; and what its host has settled for absence and private talks. */
import { listed } from "#engine";
import type { AbsenceSettings, SILENT_SEATS, TalkSettings } from "../../store/records.ts";
import type { Timetable } from "../../store/timetable.ts";
import { hoursInWords, timeInWords } from "./open-hours.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** How a campaign keeps time, a sentence each. */
export function timetableLines(timetable: Timetable | null): readonly string[] {
  if (timetable === null) return ["No deadlines."];
  const { zone, closed } = timetable;
  const off = [...(closed ? [hoursInWords(closed)] : []), ...daysOffInWords(timetable)];
  const uncounted = off.length > 0 ? [`${listed(off)} ${off.length === 1 ? "does" : "do"} not count (${zone}).`] : [];
  return [limitsLine(timetable), ...uncounted, AT_LIMIT_LINES[timetable.atLimit]];
}

/** "Sat, Sun", "24 Dec 2026 – 1 Jan 2027": as it can be typed, too. */
export const daysOffInWords = ({ daysOff, holidays }: Pick<Timetable, "daysOff" | "holidays">): readonly string[] => [
  ...(daysOff.length > 0 ? [daysInWords(daysOff)] : []),
  ...holidays.map(({ from, to }) => (from === to ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(to)}`)),
];

function limitsLine({ limits, dates, zone }: Timetable): string {
  const { together, reply } = limits;
  const inOrder = limits["in-order"];
  if (!dates && together === inOrder && inOrder === reply)
    return `${spanInWords(together)} for each seat in each phase.`;
  const first = dates
    ? `Questions to several seats at once close ${datesInWords(dates)} (${zone})`
    : `${spanInWords(together)} when several seats are asked at once`;
  return `${first}; ${spanInWords(inOrder)} in one's own turn; ${spanInWords(reply)} to reply in another's.`;
}

const AT_LIMIT_LINES: { readonly [what in Timetable["atLimit"]]: string } = {
  default: "When time is up, the default action is taken.",
  computer: "When time is up, the computer answers once.",
  wait: "When time is up, the campaign goes on waiting.",
};

/** "the default action is taken", before a time. */
export const COMES_AT_LIMIT: { readonly [what in Timetable["atLimit"]]: string } = {
  default: "the default action is taken",
  computer: "the computer answers",
  wait: "time is up",
};

/** What comes of a question at its deadline. */
export const comesAtLimit = (timetable: Timetable | null): string => COMES_AT_LIMIT[timetable?.atLimit ?? "default"];

/** "the computer minds a seat that falls silent": what becomes of it, null: as it is where nothing else was settled. */
export const silenceInWords = (what: AbsenceSettings["silentSeat"]): string => SILENCE[what ?? "parties"];

const SILENCE: { readonly [what in (typeof SILENT_SEATS)[number] | "parties"]: string } = {
  parties: "the computer minds a seat that falls silent, and between two the campaign waits for it",
  computer: "the computer minds a seat that falls silent",
  stand: "the campaign waits for a seat that falls silent",
};

/** What the host has settled for seats whose players are not there, a sentence each. */
export function absenceLines({ silentSeat, leaveDays }: AbsenceSettings): readonly string[] {
  const silent = {
    computer: "The computer minds seats that fall silent.",
    stand: "Seats that fall silent are waited for.",
  };
  return [
    ...(silentSeat === null ? [] : [silent[silentSeat]]),
    ...(leaveDays === null ? [] : [`Everybody may take ${leaveDays} days of leave.`]),
  ];
}

/** "every day at 20:00" */
export const datesInWords = ({ days, at }: NonNullable<Timetable["dates"]>): string =>
  `${days.length === WEEKDAYS.length ? "every day" : daysInWords(days)} at ${clockTime(at)}`;

const daysInWords = (days: readonly number[]): string =>
  [...days]
    .sort((a, b) => a - b)
    .map((day) => WEEKDAYS[day - 1])
    .join(", ");

const clockTime = (minute: number): string => (minute % HOUR === 0 ? `${timeInWords(minute)}:00` : timeInWords(minute));

/** "2026-12-24": "24 Dec 2026". */
function dateInWords(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** Minutes: "10 minutes", "1 hour", "36 hours", "3 days". */
export function spanInWords(minutes: number): string {
  const [count, unit] =
    minutes % DAY === 0 && minutes > DAY
      ? [minutes / DAY, "day"]
      : minutes % HOUR === 0
        ? [minutes / HOUR, "hour"]
        : [minutes, "minute"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** What a host has settled about private talks, where it is not as usual. */
export function talkLines({ talks, talkTime }: TalkSettings): readonly string[] {
  const who = {
    announced: [],
    secret: ["Nobody outside is told of private talks."],
    none: ["There are no private talks."],
  }[talks];
  return [...who, ...(talkTime === "any" ? [] : ["Private talks are open only while the rules let sides negotiate."])];
}
