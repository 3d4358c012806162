/** How long a campaign waits for whom, and which hours count. Wall times are those of its zone. */
import { z } from "zod";

export const DAY_MINUTES = 24 * 60;
const limit = z
  .int()
  .min(1)
  .max(60 * DAY_MINUTES);
const minuteOfDay = z
  .int()
  .min(0)
  .max(DAY_MINUTES - 1);
/** 1: Monday … 7: Sunday. */
const weekday = z.int().min(1).max(7);
const weekdays = z.array(weekday).max(7);
const date = z.iso.date();

/** What becomes of a question when its time is up: its default answer; a computer's; nothing, the campaign waits on. */
export const AT_LIMIT = ["default", "computer", "wait"] as const;

export const timetable = z.strictObject({
  /** Minutes for a question, by its shape. */
  limits: z.strictObject({ together: limit, "in-order": limit, reply: limit }),
  /** An IANA name: "Europe/Berlin". */
  zone: z.string().max(64),
  /** The minutes of a day between which no clock runs; if `from` is not before `to`, overnight. Null: none. */
  closed: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  daysOff: weekdays,
  /** First and last day of times off. */
  holidays: z.array(z.strictObject({ from: date, to: date })).max(20),
  /** Questions to several at once close at the next of these times, whatever their limit is; null: after their limit. */
  dates: z.strictObject({ days: weekdays.min(1), at: minuteOfDay }).nullable(),
  atLimit: z.enum(AT_LIMIT),
});

export type Timetable = z.infer<typeof timetable>;
