/** The end of a game: who has won and by what, and how every score went. */
import type { Frozen, PictureFrame, Seat } from "#engine";
import { type Course, leadTurns, playedBy, type Winner } from "#scene";
import { factionName, verb } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { capital, inList } from "../content/wording.ts";
import { scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import { SPECIAL, STALEMATE, STANDARD } from "../rules/victory/victory.ts";
import type { Table } from "../state.ts";
import { emblem } from "./faction-style.ts";

/** Up to this many winners have a plate each. */
const MOST_PLATES = 3;

export function finale(content: Frozen<Content>, table: Frozen<Table>, names: PictureFrame["names"]): Course {
  const course = scoreCourse(table);
  const seats = table.seats.filter((seat) => titlesOf(table, seat).length > 0);
  const decisive = table.won.flatMap(({ title, seats }) => (title === SPECIAL ? seats : []));
  const last = course.steps.length - 1;
  return {
    ...course,
    turns: [
      ...(course.turns ?? []).filter(({ at }) => decisive.length === 0 || at < last),
      ...decisive.slice(0, 1).map((seat) => ({ at: last, text: SPECIAL, colour: `@${seat}` as const })),
    ],
    winners:
      seats.length === 0
        ? [NOBODY]
        : seats.length > MOST_PLATES
          ? [together(content, table, seats)]
          : seats.map((seat) => winner(content, table, names, seat, seats.length === 1)),
  };
}

/** How each seat's score went, from the beginning of the first turn that was kept. */
export function scoreCourse({ course, seats, turn, won }: Frozen<Table>): Course {
  const last = won.length > 0 ? turn : turn - 1;
  const lines = seats.map((seat, i) => ({
    colour: `@${seat}` as const,
    emblem: emblem(seat),
    name: factionName(seat),
    values: course.map((row) => row[i] ?? 0),
  }));
  return {
    kind: "course",
    title: "Score by turn",
    unit: "Turn",
    steps: course.map((_, step) => String(last - course.length + 1 + step)),
    goal: VICTORY.score,
    lines,
    turns: leadTurns(lines, (line) => {
      const seat = seats[line] ?? "";
      return `${factionName(seat)} ${verb(seat, "lead")}`;
    }),
  };
}

const NOBODY: Winner = {
  title: STALEMATE,
  colour: "grey",
  name: "Nobody wins",
  value: "",
  others: `The last Arab Street card is turned up, and nobody has ${VICTORY.score}`,
};

export const titlesOf = ({ won }: Frozen<Table>, seat: Seat): readonly string[] =>
  won.flatMap(({ title, seats }) => (seats.includes(seat) ? [title] : []));

function winner(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: PictureFrame["names"],
  seat: Seat,
  isAlone: boolean,
): Winner {
  const titles = titlesOf(table, seat);
  const player = names[seat];
  const [said = ""] = titles.slice(-1); // a special victory says more than a standard one
  const why = `${capital(reason(content, table, seat, said))}${isAlone && said === STANDARD ? next(content, table) : ""}`;
  return {
    title: titles.length > 1 ? "Standard and special victory" : said === STALEMATE ? "Victory by stalemate" : said,
    colour: `@${seat}`,
    emblem: emblem(seat),
    name: factionName(seat),
    ...playedBy(player),
    value: String(scoreOf(content, table, seat)),
    others: isAlone ? why : { text: why, free: true },
  };
}

/** By what a seat has won. */
export function reason(content: Frozen<Content>, table: Frozen<Table>, seat: Seat, title: string): string {
  if (title === STANDARD) return `${VICTORY.score} reached`;
  if (title !== SPECIAL) return `the last Arab Street card is turned up, and nobody has ${VICTORY.score}`;
  return special(content, table, seat)
    .map(({ words }) => words)
    .join(" · ");
}

/** Who came nearest to those who have won. */
function next(content: Frozen<Content>, table: Frozen<Table>): string {
  const scores = table.seats
    .filter((seat) => titlesOf(table, seat).length === 0)
    .map((seat) => ({ seat, score: scoreOf(content, table, seat) }));
  const [first] = scores.toSorted((a, b) => b.score - a.score);
  return first ? ` · next ${factionName(first.seat)} with ${first.score}` : "";
}

const together = (content: Frozen<Content>, table: Frozen<Table>, seats: readonly Seat[]): Winner => ({
  title: "The victory is shared by",
  colour: "black",
  name: inList(seats.map(factionName)),
  value: String(Math.max(...seats.map((seat) => scoreOf(content, table, seat)))),
});
