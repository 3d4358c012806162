import type { Frozen, Seat } from "../../engine/index.ts";
import { type Course, leadChanges } from "../../scene/index.ts";
import type { Content } from "./content.ts";
import { emblem } from "./faction-style.ts";
import { factionName, verb } from "./factions.ts";
import { scoreOf, VICTORY } from "./goals.ts";
import type { Table } from "./state.ts";

/** notes what each seat scores now, when a turn begins and when the game is over. */
export function keepScores(content: Frozen<Content>, table: Table): void {
  table.course.push(table.seats.map((seat) => scoreOf(content, table, seat)));
}

/** What this turn has brought a seat so far; nothing before the first. */
export function gainOf(content: Frozen<Content>, table: Frozen<Table>, seat: Seat): number {
  const before = table.course.at(table.won.length > 0 ? -2 : -1)?.[table.seats.indexOf(seat)];
  return before === undefined ? 0 : scoreOf(content, table, seat) - before;
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
    turns: leadChanges(lines).map(({ at, line }) => {
      const seat = seats[line] ?? "";
      return { at, text: `${factionName(seat)} ${verb(seat, "lead")}`, colour: `@${seat}` as const };
    }),
  };
}
