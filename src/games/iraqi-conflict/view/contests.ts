/** R-11 How each conflict goes: only its sides race each other, and a turn brings points once, when it is scored. */
import { type Contest, type Frozen, listed, type PublicView } from "#engine";
import { conflicts } from "../content/factions.ts";
import { standing } from "../rules/score.ts";
import { victories } from "../rules/victory.ts";
import type { Iraq, Table } from "../state.ts";
import { finale } from "./finale.ts";
import { vpCourses } from "./standings.ts";

export function contests({ table }: PublicView<Iraq>): readonly Contest[] {
  const over = isOver(table);
  const courses = over ? finale(table, {}) : vpCourses(table);
  return conflicts(table.seats)
    .toReversed()
    .flatMap(({ title, seats }, i): Contest[] => {
      const course = courses[i];
      if (!course) return [];
      const reached = (course.lines[0]?.values.length ?? 0) - 1;
      const won = victories(table).find((victory) => victory.title === title);
      const by = (won?.vp ?? 0) === 1 ? "with 1 victory point" : `with ${won?.vp ?? 0} victory points`;
      const rest = seats.filter((seat) => !won?.seats.includes(seat)).map((seat) => String(standing(table, seat)));
      const ahead = (won?.seats ?? []).map((seat) => ({ seat, by }));
      return [
        {
          name: `the ${title}`,
          course: { ...course, title },
          seats: seats.map((seat) => [seat]),
          counts: { one: "victory point", many: "victory points" },
          decides: true,
          reached,
          ahead: reached > 0 ? ahead : [],
          ...(over ? { ended: { won: ahead.map((victor) => ({ ...victor, by: toOthers(by, rest) })) } } : {}),
        },
      ];
    });
}

/** "with 33 victory points to 29 and 22". */
const toOthers = (by: string, rest: readonly string[]): string => (rest.length > 0 ? `${by} to ${listed(rest)}` : by);

export const isOver = ({ phase, turn, turns }: Frozen<Table>): boolean => phase === "score" && turn === turns;
