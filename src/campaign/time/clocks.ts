/** How much time each seat has left: when its clock runs, stands still, is put off or given more. */
import { awaited, type Envelope, type GameTypes, type Seat, type Shape } from "#engine";
import { NEVER } from "../../store/due.ts";
import type { ClockRecord } from "../../store/records.ts";
import type { Timetable } from "../../store/timetable.ts";
import { nextDate, openAfter, openBetween } from "./open-hours.ts";

export const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The least time, ms, for somebody who is waited for again by no act of their own. */
const LEAST_TIME = 10 * MINUTE;
/** The part of the time after which a seat is reminded. */
const REMIND_AFTER = 0.75;
/** How far away, at least, a date is at which a question closes, ms that count. */
export const BEFORE_DATE = 6 * HOUR;

export type SeatClock = Omit<ClockRecord, "game">;
type Key = Pick<ClockRecord, "seat" | "phase" | "shape">;

/** What has come between the clocks as they were and now. */
export interface ClockContext {
  /** Null: a seat has for ever. */
  readonly timetable: Timetable | null;
  readonly env: Envelope<GameTypes>;
  /** The phase that it is now. */
  readonly phase: string;
  /** That of the open question. */
  readonly shape: Shape;
  readonly now: number;
  /** Seats that did something themselves: what they have left stays as it is. */
  readonly acted: ReadonlySet<Seat>;
  /** Seats that were answered for because their time was up. */
  readonly expired: ReadonlySet<Seat>;
  /** Nothing can lead back to an earlier phase. */
  readonly final: boolean;
  /** Seats for which no clock runs: nobody plays them, or whoever does is on leave. */
  readonly resting: readonly Seat[];
  /** Nobody is waited for at all. */
  readonly paused: boolean;
}

/** All the time that a seat has for questions of this shape in a phase, ms that count. */
export function wholeTime(timetable: Timetable, shape: Shape, now: number): number {
  const date = shape === "together" ? nextDate(timetable, openAfter(timetable, now, BEFORE_DATE)) : null;
  return date === null ? timetable.limits[shape] * MINUTE : openBetween(timetable, now, date);
}

/**
 * The clocks from now on. A seat that is waited for in a phase for the first time has the whole time for questions of that
 * shape; its clock stands still while it is not waited for, and goes on when it is again. Clocks of phases that an undo
 * can lead back to are kept.
 */
export function clocksAfter(clocks: readonly SeatClock[], context: ClockContext): readonly SeatClock[] {
  const { timetable, env, phase, shape, now, final, resting, paused } = context;
  if (timetable === null || env.over) return [];
  const waited = paused ? [] : awaited(env).filter((seat) => !resting.includes(seat));
  const isPresent = (clock: SeatClock): boolean => clock.phase === phase && clock.shape === shape;
  const others = clocks.flatMap((clock) =>
    isPresent(clock) || (final && clock.phase !== phase) ? [] : [stopped(timetable, clock, now)],
  );
  const present = env.seats.flatMap((seat) => {
    const clock = clocks.find((one) => one.seat === seat && isPresent(one));
    if (waited.includes(seat)) return [running(timetable, seat, clock, context)];
    return clock ? [stopped(timetable, clock, now)] : [];
  });
  return [...others, ...present];
}

function stopped(timetable: Timetable, clock: SeatClock, now: number): SeatClock {
  const { deadline } = clock;
  if (deadline === null) return clock;
  return { ...clock, left: openBetween(timetable, now, deadline), deadline: null, remind: null };
}

function running(timetable: Timetable, seat: Seat, clock: SeatClock | undefined, context: ClockContext): SeatClock {
  const { phase, shape, now, acted, expired } = context;
  if (clock && clock.deadline !== null && !expired.has(seat)) return clock;
  if (clock && isOut(timetable, clock)) return clock;
  const whole = wholeTime(timetable, shape, now);
  const least = acted.has(seat) ? 0 : LEAST_TIME;
  const left = clock ? Math.max(stopped(timetable, clock, now).left, least) : whole;
  const quarter = lastQuarter(whole);
  const remind = left > quarter ? openAfter(timetable, now, left - quarter) : null;
  return { seat, phase, shape, left, deadline: openAfter(timetable, now, left), remind };
}

/** Whether a seat's time is up and the campaign waits on for it all the same. */
const isOut = ({ atLimit }: Timetable, { left, deadline }: SeatClock): boolean =>
  atLimit === "wait" && left === 0 && deadline === null;

/** A clock that has run out where nothing comes of that. */
export const out = <C extends SeatClock>(clock: C): C => ({ ...clock, left: 0, deadline: null, remind: null });

const lastQuarter = (whole: number): number => Math.ceil(whole * (1 - REMIND_AFTER));

/** The time, ms since 1970, in which the bot was not there. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/**
 * A clock that ran on while nobody could do anything: there is as much time left as before, or as that took, whichever is
 * less; never more than the whole time, whatever a clock that was set forward says.
 */
export function afterAbsence<C extends SeatClock>(clock: C, timetable: Timetable, { from, to }: Absence): C {
  const { deadline, shape } = clock;
  if (deadline === null || deadline <= from) return clock;
  const lost = Math.min(openBetween(timetable, from, Math.min(deadline, to)), wholeTime(timetable, shape, to));
  const left = Math.max(openBetween(timetable, to, deadline), lost);
  return until(clock, timetable, openAfter(timetable, to, left), to);
}

/** The same for what people are asked by the hour, from `at` until `until`. */
export function putOff<T extends { readonly at: number; readonly until: number }>(asked: T, { from, to }: Absence): T {
  const { at, until } = asked;
  if (until <= from) return asked;
  const lost = Math.min(Math.min(until, to) - Math.max(from, at), until - at);
  return { ...asked, until: to + Math.max(until - to, lost) };
}

/** The same where nobody could answer for a Stop: there is as much time left after it as there was before it. */
export function heldUp<T extends { readonly at: number; readonly until: number }>(asked: T, { from, to }: Absence): T {
  const { at, until } = asked;
  return until <= from ? asked : { ...asked, until: to + until - Math.max(from, at) };
}

/** A stopped clock that under another timetable leads no earlier to its end than it would have. */
export function asMuch<C extends SeatClock>(clock: C, before: Timetable, after: Timetable, now: number): C {
  if (clock.deadline !== null) return clock;
  return { ...clock, left: Math.max(clock.left, openBetween(after, now, openAfter(before, now, clock.left))) };
}

/** A clock with no more time left than the whole. */
export function withinLimit<C extends SeatClock>(clock: C, timetable: Timetable, now: number): C {
  if (clock.deadline === null) return clock;
  const last = openAfter(timetable, now, wholeTime(timetable, clock.shape, now));
  return until(clock, timetable, Math.min(clock.deadline, last), now);
}

/** The same clock with another deadline; whoever was not reminded yet will be, or is now. */
function until<C extends SeatClock>(clock: C, timetable: Timetable, deadline: number, now: number): C {
  if (deadline === clock.deadline) return clock;
  if (clock.remind === null) return { ...clock, deadline };
  const before = openBetween(timetable, now, deadline) - lastQuarter(wholeTime(timetable, clock.shape, now));
  return { ...clock, deadline, remind: openAfter(timetable, now, Math.max(0, before)) };
}

/** When the first of these clocks runs out; null: none runs. */
export function firstDeadline(clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap(({ deadline }) => deadline ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** When the first of these clocks runs out or reminds; `NEVER`: none does. */
export function firstDue(clocks: readonly SeatClock[]): number {
  let first = NEVER;
  for (const { deadline, remind } of clocks) first = Math.min(first, deadline ?? NEVER, remind ?? NEVER);
  return first;
}

/** Until when the game waits for a seat. */
export const deadlineOf = (clocks: readonly SeatClock[], seat: Seat): number | null =>
  firstDeadline(clocks.filter((clock) => clock.seat === seat));

/** The part of the whole time that whoever takes a seat over has at least. */
const NEW_HOLDERS_PART = 0.25;

/** The clock of a seat that somebody has just taken over. */
export const forNewHolder = <C extends SeatClock>(clock: C, timetable: Timetable, now: number): C =>
  withPart(clock, timetable, NEW_HOLDERS_PART, now);

/** A clock with this many more ms that count. */
export function longer<C extends SeatClock>(clock: C, timetable: Timetable, more: number, now: number): C {
  if (clock.deadline === null) return { ...clock, left: clock.left + more };
  return until(clock, timetable, openAfter(timetable, clock.deadline, more), now);
}

/**
 * Clocks after some were given time. One that had run out where the campaign waits on begins again, for there is time left
 * now; whoever gives time says by `context` who is waited for.
 */
export const withTimeGiven = (
  clocks: readonly SeatClock[],
  context: ClockContext,
  give: (clock: SeatClock) => SeatClock,
): readonly SeatClock[] => clocksAfter(clocks.map(give), context);

/** A clock with this part of the whole time left at least. */
export function withPart<C extends SeatClock>(clock: C, timetable: Timetable, part: number, now: number): C {
  const least = Math.ceil(wholeTime(timetable, clock.shape, now) * part);
  if (clock.deadline === null) return { ...clock, left: Math.max(clock.left, least) };
  return until(clock, timetable, Math.max(clock.deadline, openAfter(timetable, now, least)), now);
}

/** What differs afterwards, and which clocks are gone. */
export const clockChanges = (
  before: readonly SeatClock[],
  after: readonly SeatClock[],
): { readonly set: readonly SeatClock[]; readonly clear: readonly SeatClock[] } => ({
  set: after.filter((clock) => !before.some((other) => isSame(clock, other))),
  clear: before.filter((clock) => !after.some((other) => isOne(clock, other))),
});

/** Whether nothing has changed. */
export const sameClocks = (before: readonly SeatClock[], after: readonly SeatClock[]): boolean =>
  before.length === after.length && before.every((clock) => after.some((other) => isSame(clock, other)));

/** Whether they are the same clock, earlier or later. */
export const isOne = (a: Key, b: Key): boolean => a.seat === b.seat && a.phase === b.phase && a.shape === b.shape;

const isSame = (a: SeatClock, b: SeatClock): boolean =>
  isOne(a, b) && a.left === b.left && a.deadline === b.deadline && a.remind === b.remind;
