import { type Frozen, of, type Seat } from "../../engine/index.ts";
import type { Course } from "../../scene/index.ts";
import { conflicts, faction, names, verb } from "./factions.ts";
import { letter } from "./livery.ts";
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
      values: [0, ...of(vp, seat)],
    })),
    turns: leadChanges(table),
  };
}

/** The turns that put another seat alone at the head of a conflict. */
function leadChanges(table: Frozen<Table>): NonNullable<Course["turns"]> {
  const scored = Math.max(0, ...table.seats.map((seat) => of(table.vp, seat).length));
  return conflicts(table.seats)
    .flatMap(({ seats }) => {
      let before: Seat | undefined;
      return Array.from({ length: scored }, (_, turn) => {
        const [leader, ...others] = leaders(table, seats, turn);
        if (leader === undefined || others.length > 0 || leader === before) return null;
        const changed = before !== undefined;
        before = leader;
        return changed ? { at: turn + 1, text: lead(leader), colour: `@${leader}` as const } : null;
      }).filter((change) => change !== null);
    })
    .toSorted((a, b) => a.at - b.at);
}

const lead = (seat: Seat): string => `${names([seat])} ${verb(seat, "takes", "take")} the lead`;

function leaders({ vp }: Frozen<Table>, seats: readonly Seat[], turn: number): Seat[] {
  const best = Math.max(...seats.map((seat) => of(vp, seat)[turn] ?? 0));
  return seats.filter((seat) => (of(vp, seat)[turn] ?? 0) === best);
}

/** What the last scored turn has brought a seat. */
export function gained({ vp }: Frozen<Table>, seat: Seat): number {
  const points = of(vp, seat);
  return (points.at(-1) ?? 0) - (points.at(-2) ?? 0);
}
