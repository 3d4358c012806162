/** Who came close to winning a contest that others won, and when. */
import type { Seat } from "#engine";
import type { Figures } from "./figures.ts";
import { lastTurn, type Told } from "./told.ts";
import { counted } from "./words.ts";

/** Contest by contest; nobody knows while it goes on. */
export function close(told: Told): readonly string[] {
  if (told.isRunning) return [];
  return told.contests.flatMap((figures) => {
    const {
      ended,
      course: { goal },
      decides,
      seats,
    } = figures.contest;
    if (!ended) return [];
    const winners = ended.won.map(({ seat }) => seat);
    if (!decides) return missed(told, figures);
    if (winners.length === 0) return [];
    const next = seats.length > 2 || goal !== undefined ? figures.closest(winners) : null;
    return next ? [closest(told, figures, next, winners)] : behind(told, figures, winners);
  });
}

/** Who of several came closest, how far, and how far short it ended. */
function closest(
  { sides }: Told,
  figures: Figures,
  { lines, value, turn }: NonNullable<ReturnType<Figures["closest"]>>,
  winners: readonly Seat[],
): string {
  const {
    course: { goal },
    counts,
    name,
  } = figures.contest;
  const who = sides.together(lines.flatMap((line) => figures.seatsOf(line)));
  const of = goal === undefined ? counted(value, counts) : `${value} of the ${counted(goal, counts)} needed`;
  const [line] = lines;
  if (line === undefined || lines.length > 1) return `${who} came closest of the others in ${name}, with ${of}`;
  const short = goal === undefined ? shortfall(figures, line, winners) : 0;
  const end = short > 0 ? `, and was ${short} short of ${sides.together(winners)} in the end` : "";
  return `${who} came closest of the others in ${name}, with ${of} after turn ${turn}${end}`;
}

/** How far a line ended below the lowest of those that won. */
function shortfall(figures: Figures, line: number, winners: readonly Seat[]): number {
  const last = figures.valuesAt(figures.known - 1);
  const won = last.filter((_, i) => figures.seatsOf(i).some((seat) => winners.includes(seat)));
  return Math.min(...won) - (last[line] ?? 0);
}

/** Between two sides: how near the loser was to the winner, or how far ahead, when it was best for it. */
function behind({ sides }: Told, figures: Figures, winners: readonly Seat[]): readonly string[] {
  const { counts, name } = figures.contest;
  const line = figures.lines.findIndex((_, i) => !figures.seatsOf(i).some((seat) => winners.includes(seat)));
  if (line < 0 || figures.lines.length !== 2) return [];
  const margins = Array.from({ length: Math.max(0, figures.known - 1) }, (_, i) => {
    const values = figures.valuesAt(i + 1);
    return { turn: figures.turns[i + 1] ?? 0, by: (values[line] ?? 0) - (values[1 - line] ?? 0) };
  });
  const [best] = margins.toSorted((a, b) => b.by - a.by || b.turn - a.turn);
  if (!best) return [];
  const who = sides.together(figures.seatsOf(line));
  const last = margins.at(-1)?.by ?? 0;
  if (last > 0) return [`${who} led ${name} by ${counted(last, counts)} when it ended, and did not win it`];
  if (best.by > 0)
    return [
      `${who} led ${name} by ${counted(best.by, counts)} after turn ${best.turn}, but lost that lead and ended ${last === 0 ? "level" : `${-last} short`}`,
    ];
  const gap = best.by === 0 ? "level" : `${counted(-best.by, counts)} behind`;
  return [`${who} came closest in ${name} after turn ${best.turn}: ${gap}`];
}

/** Where conditions decide: those who had what victory asks for at the end of a turn, and not when it counted. */
function missed(told: Told, { contest }: Figures): readonly string[] {
  const { moments, sides } = told;
  const winners = contest.ended?.won.map(({ seat }) => seat) ?? [];
  const ends = moments.filter(({ phase }, i) => phase.turn > 0 && moments[i + 1]?.phase.turn !== phase.turn);
  const had = ends.flatMap(({ contests, phase }) =>
    (contests.find(({ name }) => name === contest.name)?.ahead ?? []).map((victor) => ({
      ...victor,
      turn: phase.turn,
    })),
  );
  const lost = had.filter(({ seat }) => !winners.includes(seat));
  const never = contest.seats.flat().filter((seat) => !winners.includes(seat) && had.every((one) => one.seat !== seat));
  return [
    ...[...new Set(lost.map(({ seat }) => seat))].flatMap((seat) => {
      const own = lost.filter((one) => one.seat === seat);
      const last = own.at(-1);
      if (!last) return [];
      const late = own.length > 1 ? "as late as " : "";
      const end = last.turn >= lastTurn(told) ? "and did not win" : "but not in the end";
      return [`${sides.the(seat)} would have won ${last.by} ${late}after turn ${last.turn}, ${end}`];
    }),
    ...(never.length > 0 ? [`${sides.together(never)} would not have won after any turn`] : []),
  ];
}
