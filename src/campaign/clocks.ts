import { awaited, type Envelope, type GameTypes, type Seat } from "../engine/index.ts";
import type { ClockRecord } from "../store/records.ts";

export const HOUR = 3_600_000;
/** Whoever is waited for again by no act of their own has at least so long, ms. */
const LEAST_TIME = 10 * 60_000;
/** The part of the time after which a seat is reminded. */
const REMIND_AFTER = 0.75;

export type SeatClock = Omit<ClockRecord, "game">;

/** What has come between the clocks as they were and now. */
export interface Passage {
  /** Hours that a seat has for a phase; null: for ever. */
  readonly pace: number | null;
  readonly env: Envelope<GameTypes>;
  /** The phase that it is now. */
  readonly phase: string;
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

/**
 * The clocks from now on. A seat that is waited for in a phase for the first time has the whole pace; its clock stands
 * still while it is not waited for, and goes on when it is again. Clocks of phases that an undo can lead back to are kept.
 */
export function clocksAfter(clocks: readonly SeatClock[], passage: Passage): readonly SeatClock[] {
  const { pace, env, phase, now, final, resting, paused } = passage;
  if (pace === null || env.over) return [];
  const waited = paused ? [] : awaited(env).filter((seat) => !resting.includes(seat));
  const earlier = final ? [] : clocks.filter((clock) => clock.phase !== phase).map((clock) => stopped(clock, now));
  const present = env.seats.flatMap((seat) => {
    const clock = clocks.find((one) => one.seat === seat && one.phase === phase);
    if (waited.includes(seat)) return [running(seat, clock, passage, pace * HOUR)];
    return clock ? [stopped(clock, now)] : [];
  });
  return [...earlier, ...present];
}

function stopped(clock: SeatClock, now: number): SeatClock {
  const { deadline } = clock;
  return deadline === null ? clock : { ...clock, left: Math.max(0, deadline - now), deadline: null, remind: null };
}

function running(seat: Seat, clock: SeatClock | undefined, passage: Passage, whole: number): SeatClock {
  const { phase, now, acted, expired } = passage;
  if (clock && clock.deadline !== null && !expired.has(seat)) return clock;
  const left = clock ? Math.max(stopped(clock, now).left, acted.has(seat) ? 0 : LEAST_TIME) : whole;
  const quarter = lastQuarter(whole);
  return { seat, phase, left, deadline: now + left, remind: left > quarter ? now + left - quarter : null };
}

const lastQuarter = (whole: number): number => Math.ceil(whole * (1 - REMIND_AFTER));

/**
 * A clock that ran on while nobody could do anything: there is as much time left as before, or as that took, whichever is
 * less; never more than the whole pace, whatever a clock that was set forward says.
 */
export function afterAbsence<C extends SeatClock>(
  clock: C,
  pace: number,
  { from, to }: { readonly from: number; readonly to: number },
): C {
  const { deadline } = clock;
  if (deadline === null || deadline <= from) return clock;
  const lost = Math.min(deadline - from, to - from, pace * HOUR);
  return until(clock, pace, to + Math.max(deadline - to, lost), to);
}

/** A clock with no more time left than the whole pace. */
export const withinPace = <C extends SeatClock>(clock: C, pace: number, now: number): C =>
  clock.deadline === null ? clock : until(clock, pace, Math.min(clock.deadline, now + pace * HOUR), now);

/** The same clock with another deadline; whoever was not reminded yet will be, or is now. */
function until<C extends SeatClock>(clock: C, pace: number, deadline: number, now: number): C {
  if (deadline === clock.deadline) return clock;
  const remind = clock.remind === null ? null : Math.max(now, deadline - lastQuarter(pace * HOUR));
  return { ...clock, deadline, remind };
}

/** When the first of these clocks runs out; null: none runs. */
export function firstDeadline(clocks: readonly SeatClock[]): number | null {
  const deadlines = clocks.flatMap(({ deadline }) => deadline ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}

/** Until when the game waits for a seat. */
export const deadlineOf = (clocks: readonly SeatClock[], seat: Seat): number | null =>
  firstDeadline(clocks.filter((clock) => clock.seat === seat));

/** The part of the whole time that whoever takes a seat over has at least. */
const NEW_HOLDERS_PART = 0.25;

/** The clock of a seat that somebody has just taken over. */
export function forNewHolder<C extends SeatClock>(clock: C, pace: number, now: number): C {
  const least = Math.ceil(pace * HOUR * NEW_HOLDERS_PART);
  if (clock.deadline === null) return { ...clock, left: Math.max(clock.left, least) };
  return until(clock, pace, Math.max(clock.deadline, now + least), now);
}

/** What differs afterwards, and which clocks are gone. */
export const rewound = (
  before: readonly SeatClock[],
  after: readonly SeatClock[],
): { readonly set: readonly SeatClock[]; readonly clear: readonly SeatClock[] } => ({
  set: after.filter((clock) => !before.some((other) => isSame(clock, other))),
  clear: before.filter(({ seat, phase }) => !after.some((other) => other.seat === seat && other.phase === phase)),
});

/** Whether nothing has changed. */
export const sameClocks = (before: readonly SeatClock[], after: readonly SeatClock[]): boolean =>
  before.length === after.length && before.every((clock) => after.some((other) => isSame(clock, other)));

const isSame = (a: SeatClock, b: SeatClock): boolean =>
  a.seat === b.seat && a.phase === b.phase && a.left === b.left && a.deadline === b.deadline && a.remind === b.remind;
