/** The paces at which a campaign can be played: those with a name, and what any other timetable must satisfy. */
import { refuse } from "#engine";
import { type Timetable, timetable } from "../../store/timetable.ts";
import { zoneNamed } from "./open-hours.ts";

const HOUR = 60;
const DAY = 24 * HOUR;
/** Hours that a seat has for each question at most. */
export const LONGEST = 24 * 30;

/** How a campaign keeps time, as whoever opens it says: a timetable, hours for every question alike, or null: for ever. */
export type Pace = Timetable | number | null;

const alike = (minutes: number): Timetable["limits"] => ({ together: minutes, "in-order": minutes, reply: minutes });

const PLAIN: Omit<Timetable, "limits"> = {
  zone: "UTC",
  closed: null,
  daysOff: [],
  holidays: [],
  dates: null,
  atLimit: "default",
};
const NIGHTS = { from: 22 * HOUR, to: 8 * HOUR };
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Ways of keeping time that have a name; each figure can be changed. */
export const PRESETS = {
  live: { ...PLAIN, limits: { together: 10, "in-order": 10, reply: 5 } },
  daily: { ...PLAIN, limits: alike(DAY) },
  relaxed: { ...PLAIN, limits: { together: 3 * DAY, "in-order": 2 * DAY, reply: DAY }, closed: NIGHTS },
  calendar: {
    ...PLAIN,
    limits: { together: DAY, "in-order": 4 * HOUR, reply: 4 * HOUR },
    closed: NIGHTS,
    dates: { days: EVERY_DAY, at: 20 * HOUR },
  },
} satisfies { readonly [name: string]: Timetable };

/** Refused where it makes no sense. */
export function timetableOf(pace: Pace): Timetable | null {
  if (pace === null) return null;
  if (typeof pace !== "number") return checked(pace);
  if (!(Number.isSafeInteger(pace) && pace >= 1 && pace <= LONGEST))
    refuse("bad-pace", `The pace is a whole number of hours from 1 to ${LONGEST}.`);
  return { ...PLAIN, limits: alike(pace * HOUR) };
}

function checked(wish: Timetable): Timetable {
  const { data } = timetable.safeParse(wish);
  if (!data) return refuse("bad-limit", `A limit is from one minute to ${(2 * LONGEST) / 24} days.`);
  const { closed, daysOff, holidays } = data;
  const zone = zoneNamed(data.zone);
  if (zone === null) return refuse("bad-zone", `There is no time zone of that name; one is called “Europe/Berlin”.`);
  if (closed !== null && closed.from === closed.to)
    refuse("never-open", "Closed hours must leave some of the day open: “22-8”, for instance.");
  if (new Set(daysOff).size === EVERY_DAY.length) refuse("never-open", "At least one day of the week must count.");
  if (holidays.some(({ from, to }) => from > to)) refuse("bad-dates", "A time off must not end before it begins.");
  return { ...data, zone };
}
