import type { Frozen, PictureFrame, Seat } from "../../../engine/index.ts";
import type { Course, Winner } from "../../../scene/index.ts";
import { factionName } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { capital, inList } from "../content/wording.ts";
import { scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import { SPECIAL, STALEMATE, STANDARD } from "../rules/victory/victory.ts";
import type { Table } from "../state.ts";
import { emblem } from "./faction-style.ts";
import { scoreCourse } from "./score-course.ts";

/** So many winners have a plate each. */
const MOST_PLATES = 3;

/** The end of a game: who has won and by what, and how every score went. */
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

const NOBODY: Winner = {
  title: STALEMATE,
  colour: "grey",
  name: "Nobody wins",
  value: "",
  others: `The last Arab Street card is turned up, and nobody has ${VICTORY.score}`,
};

const titlesOf = ({ won }: Frozen<Table>, seat: Seat): readonly string[] =>
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
    ...(player === undefined ? {} : { player: { text: player, free: true } }),
    value: String(scoreOf(content, table, seat)),
    others: isAlone ? why : { text: why, free: true },
  };
}

/** By what a seat has won. */
function reason(content: Frozen<Content>, table: Frozen<Table>, seat: Seat, title: string): string {
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
