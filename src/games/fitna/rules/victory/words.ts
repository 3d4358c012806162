import { list, type Names, shortName, told } from "../pieces/words.ts";
import type { VictoryEvent } from "./events.ts";

const WHY = {
  turns: "The last turn is over.",
  "united-nations": "The United Nations end the war.",
  conceded: "The game is conceded.",
} as const;

function endText({ why, levels, points, winners }: VictoryEvent, names: Names): string {
  const results = names.scenario.seats.flatMap(({ seat }) => {
    if (!(seat in levels)) return [];
    const level = levels[seat];
    const scored = points ? `, ${points[seat] ?? 0} points` : "";
    return [`${shortName(names, seat)}: ${level ? names.edition.labels.levels[level] : "no victory"}${scored}.`];
  });
  const won =
    winners.length === 0 ? "Nobody wins." : `Victory: ${list(winners.map((seat) => shortName(names, seat)))}.`;
  return [WHY[why], ...results, won].join(" ");
}

/** How it ended. */
export const ended = told("ended", { about: { kind: "points", weight: 3 }, line: endText });
