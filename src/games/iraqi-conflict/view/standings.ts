/** Victory points turn by turn, as charts of each contest. */
import { type Frozen, mustGet, type Seat } from "#engine";
import { type Course, type CourseLine, leadTurns } from "#scene";
import { conflicts, faction, names, verb } from "../content/factions.ts";
import type { Table } from "../state.ts";
import { letter } from "./side-style.ts";

/** From none before the first turn; only the seats of a contest race each other. */
export const vpCourses = (table: Frozen<Table>): readonly Course[] =>
  conflicts(table.seats)
    .toReversed()
    .map((conflict) => vpCourse(table, conflict));

function vpCourse({ turns, vp }: Frozen<Table>, { title, seats }: ReturnType<typeof conflicts>[number]): Course {
  const lines = seats.map(
    (seat): CourseLine => ({
      colour: `@${seat}`,
      letter: letter(seat),
      name: faction(seat).name,
      values: [0, ...mustGet(vp, seat)],
    }),
  );
  return {
    kind: "course",
    title,
    unit: "Turn",
    steps: Array.from({ length: turns + 1 }, (_, turn) => String(turn)),
    lines,
    turns: leadTurns(lines, (line) => lead(seats[line] ?? "")),
  };
}

const lead = (seat: Seat): string => `${names([seat])} ${verb(seat, "leads", "lead")}`;

/** What the last scored turn has brought a seat. */
export function gained({ vp }: Frozen<Table>, seat: Seat): number {
  const points = mustGet(vp, seat);
  return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
}
