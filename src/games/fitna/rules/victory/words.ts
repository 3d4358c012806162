/** How the end of the game is told: why it ended, how far each seat has come, and who has won. */
import type { SeatId } from "../../content/sides.ts";
import { count, list, type Names, shortName, told } from "../pieces/words.ts";
import { pointsTogether } from "./course.ts";
import type { Points, VictoryEvent } from "./events.ts";

const WHY = {
  turns: "The last turn is over.",
  "united-nations": "The United Nations end the war.",
  conceded: "The game is conceded.",
} as const;

/** "5 points"; of whose points are added "5 points, 12 together with Iran and Russia". */
export function pointsText(points: Points, own: readonly SeatId[], seat: SeatId, names: Names): string {
  const others = own.filter((one) => one !== seat);
  const alone = `${count(points[seat] ?? 0, "point")}`;
  if (others.length === 0) return alone;
  return `${alone}, ${pointsTogether(points, own)} together with ${list(others.map((one) => shortName(names, one)))}`;
}

function endText({ why, levels, points, winners, people = [] }: VictoryEvent, names: Names): string {
  const results = names.scenario.seats.flatMap(({ seat }) => {
    if (!(seat in levels)) return [];
    const level = levels[seat];
    const own = people.find((seats) => seats.includes(seat)) ?? [seat];
    const scored = points ? `, ${pointsText(points, own, seat, names)}` : "";
    return [`${shortName(names, seat)}: ${level ? names.edition.labels.levels[level] : "no victory"}${scored}.`];
  });
  const won =
    winners.length === 0 ? "Nobody wins." : `Victory: ${list(winners.map((seat) => shortName(names, seat)))}.`;
  return [WHY[why], ...results, won].join(" ");
}

/** How it ended. */
export const ended = told("ended", { about: { kind: "points", weight: 3 }, line: endText });
