import type { Frozen } from "../../../engine/index.ts";
import { type Course, leadChanges } from "../../../scene/index.ts";
import { factionName, verb } from "../content/factions.ts";
import { VICTORY } from "../rules/victory/goals.ts";
import type { Table } from "../state.ts";
import { emblem } from "./faction-style.ts";

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
