import { type Frozen, mustGet, type Seat } from "../../engine/index.ts";
import { type Course, leadChanges } from "../../scene/index.ts";
import { conflicts, faction, names, verb } from "./factions.ts";
import { letter } from "./side-style.ts";
import type { Table } from "./state.ts";

/** Victory points by turn, from none before the first. */
export function vpCourse(table: Frozen<Table>): Course {
  const { seats, turns, vp } = table;
  return {
    kind: "course",
    title: "Victory points",
    unit: "Turn",
    steps: Array.from({ length: turns + 1 }, (_, turn) => String(turn)),
    lines: seats.map((seat) => ({
      colour: `@${seat}`,
      letter: letter(seat),
      name: faction(seat).name,
      values: [0, ...mustGet(vp, seat)],
    })),
    turns: turningPoints(table),
  };
}

/** The turns that put another seat alone at the head of a conflict. */
const turningPoints = (table: Frozen<Table>): NonNullable<Course["turns"]> =>
  conflicts(table.seats)
    .flatMap(({ seats }) =>
      leadChanges(seats.map((seat) => ({ values: [0, ...mustGet(table.vp, seat)] }))).map(({ at, line }) => {
        const seat = seats[line] ?? "";
        return { at, text: lead(seat), colour: `@${seat}` as const };
      }),
    )
    .toSorted((a, b) => a.at - b.at);

const lead = (seat: Seat): string => `${names([seat])} ${verb(seat, "takes", "take")} the lead`;

/** What the last scored turn has brought a seat. */
export function gained({ vp }: Frozen<Table>, seat: Seat): number {
  const points = mustGet(vp, seat);
  return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
}
