/** Whether another timetable would leave anybody less time for a question. */
import { SHAPES, type Shape } from "#engine";
import { DAY_MINUTES, type Timetable } from "../../store/timetable.ts";
import { BEFORE_DATE, HOUR } from "./clocks.ts";
import { countedBeside, daysFrom, openBeside, type Span } from "./open-hours.ts";

const MINUTE = 60_000;
const DAY = DAY_MINUTES * MINUTE;
/** How many days ahead questions are tried: daylight saving changes what zones have in common. */
const TRIED = 370;
/** How many days further a limit of two months reaches, with half of each week off. */
const FURTHER = 130;

/** A timetable for a year or so. */
interface Year extends Pick<Timetable, "limits"> {
  readonly closed: readonly Span[];
  readonly dates: readonly number[];
}

/**
 * Whether nobody has less time for a question to come: whenever it is asked, it closes no earlier than before. Moments
 * from `now` on are tried, so that other zones, hours and dates count for what comes of them.
 */
export function isNoShorter(before: Timetable | null, after: Timetable | null, now: number): boolean {
  if (after === null) return true;
  if (before === null) return false;
  const [then, later] = [yearOf(before, now), yearOf(after, now)];
  const shapes = SHAPES.filter((shape) => !isAlike(then, later, shape));
  const moments = momentsToTry([then, later], now);
  return shapes.every((shape) => {
    const [was, is] = [new Deadlines(then, shape), new Deadlines(later, shape)];
    return moments.every((at) => is.ofAsked(at) >= was.ofAsked(at));
  });
}

const yearOf = (timetable: Timetable, now: number): Year => ({
  limits: timetable.limits,
  ...daysFrom(timetable, now, TRIED + FURTHER),
});

/** Whether all hours count by both, so that it is enough to compare limits. */
const isAlike = (a: Year, b: Year, shape: Shape): boolean =>
  [a, b].every(({ closed, dates }) => closed.length + dates.length === 0) && a.limits[shape] <= b.limits[shape];

/** Each hour, and just before and at the moments at which something begins to count, or no longer does. */
function momentsToTry(years: readonly Year[], now: number): readonly number[] {
  const hours = Array.from({ length: TRIED * 24 }, (_, hour) => now + hour * HOUR);
  const edges = years.flatMap(({ closed, dates }) => [...closed.flatMap(({ from, to }) => [from, to]), ...dates]);
  const near = edges.filter((at) => at > now && at < now + TRIED * DAY).flatMap((at) => [at - MINUTE, at]);
  return [...new Set([...hours, ...near])].sort((a, b) => a - b);
}

/** When questions of a shape close, which are asked one after the other. */
class Deadlines {
  readonly #year: Year;
  readonly #limit: number;
  readonly #together: boolean;
  /** The first time that does not count and is not over, and the first date that is not. */
  #closed = 0;
  #date = 0;

  constructor(year: Year, shape: Shape) {
    this.#year = year;
    this.#limit = year.limits[shape] * MINUTE;
    this.#together = shape === "together";
  }

  /** `at`: no earlier than that of the call before. */
  ofAsked(at: number): number {
    const { closed, dates } = this.#year;
    while ((closed[this.#closed]?.to ?? Number.POSITIVE_INFINITY) <= at) this.#closed++;
    const date =
      this.#together && dates.length > 0 ? this.#dateAfter(openBeside(this.#ahead(), at, BEFORE_DATE)) : null;
    const open = date === null ? this.#limit : countedBeside(this.#ahead(), at, date);
    return openBeside(this.#ahead(), at, open);
  }

  #dateAfter(at: number): number | null {
    const { dates } = this.#year;
    while ((dates[this.#date] ?? Number.POSITIVE_INFINITY) < at) this.#date++;
    return dates[this.#date] ?? null;
  }

  *#ahead(): Generator<Span> {
    const { closed } = this.#year;
    for (let i = this.#closed; i < closed.length; i++) {
      const span = closed[i];
      if (span) yield span;
    }
  }
}
