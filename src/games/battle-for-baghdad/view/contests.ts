/** How the race for the city stands, as everyone can count it, and who holds which Zone. */
import { type Contest, type Ended, type Frozen, type Holders, mustGet, type PublicView, type Victor } from "#engine";
import { The } from "../content/factions.ts";
import type { Content } from "../content/pack.ts";
import { capital, counted } from "../content/wording.ts";
import { controlled, controller } from "../rules/map/control.ts";
import { scoreOf, VICTORY } from "../rules/victory/goals.ts";
import { SPECIAL, STALEMATE } from "../rules/victory/victory.ts";
import type { Baghdad, Table } from "../state.ts";
import { finale, reason, scoreCourse, titlesOf } from "./finale.ts";

export function contests({ content, table }: PublicView<Baghdad>): readonly Contest[] {
  if (table.course.length === 0) return [];
  const over = table.won.length > 0;
  const now = table.seats.map((seat) => scoreOf(content, table, seat));
  const best = Math.max(...now);
  return [
    {
      name: "the battle for Baghdad",
      course: over ? finale(content, table, {}) : scoreCourse(table),
      seats: table.seats.map((seat) => [seat]),
      counts: { one: "point", many: "points" },
      decides: true,
      reached: table.course.length - 1,
      now,
      ahead: table.seats.filter((_, i) => now[i] === best).map((seat) => ({ seat, by: `with ${points(best)}` })),
      ...(over ? { ended: ended(content, table) } : {}),
    },
  ];
}

const points = (n: number): string => counted(n, "point");

/** who has won, and by what. */
function ended(content: Frozen<Content>, table: Frozen<Table>): Ended {
  const won = table.seats
    .filter((seat) => titlesOf(table, seat).length > 0)
    .map((seat): Victor => ({ seat, by: byWhat(content, table, titlesOf(table, seat), seat) }));
  const isStalemate = table.won.every(({ title }) => title === STALEMATE);
  if (isStalemate)
    return { won, why: `The last Arab Street card was turned up, and nobody had ${VICTORY.score} points.` };
  const specials = won
    .filter(({ seat }) => titlesOf(table, seat).includes(SPECIAL))
    .map(
      ({ seat }) =>
        `${The(seat)} had all that their special victory asks for: ${reason(content, table, seat, SPECIAL)}.`,
    );
  const standard = won.some(({ seat }) => titlesOf(table, seat).some((title) => title !== SPECIAL));
  return { won, why: [...(standard ? [needed(content, table, won)] : []), ...specials].join(" ") };
}

/** what was needed, and of what those who have won had it. */
function needed(content: Frozen<Content>, table: Frozen<Table>, won: readonly Victor[]): string {
  const sums = won
    .filter(({ seat }) => titlesOf(table, seat).some((title) => title !== SPECIAL))
    .map(({ seat }) => {
      const zones = controlled(content, table, seat).length;
      return `${The(seat)} had ${mustGet(table.sides, seat).pp} PP, and ${VICTORY.perZone} points for each of ${counted(zones, "Zone")} they controlled.`;
    });
  return [`${capital(points(VICTORY.score))} were needed.`, ...sums].join(" ");
}

function byWhat(
  content: Frozen<Content>,
  table: Frozen<Table>,
  titles: readonly string[],
  seat: Victor["seat"],
): string {
  if (titles.includes(STALEMATE)) return "by a stalemate, which is their victory";
  const score = `with ${points(scoreOf(content, table, seat))}`;
  return titles.includes(SPECIAL) ? `by a special victory, ${score}` : score;
}

/** R-50 Who Controls each Zone. */
export const holders = ({ content, table }: PublicView<Baghdad>): Holders =>
  Object.fromEntries(content.zoneIds.map((id) => [id, controller(content, table, id)]));
