/** The end of a campaign, as a picture and in words: who has won and how, and how it came to that. */
import type { PictureFrame } from "#engine";
import { type Course, leadTurns, playedBy, type Winner } from "#scene";
import type { SeatId } from "../../content/sides.ts";
import { LEVELS } from "../../content/victory-types.ts";
import { open } from "../../rules/now.ts";
import { capital, list } from "../../rules/pieces/words.ts";
import { pointsTogether } from "../../rules/victory/course.ts";
import type { Ending } from "../../rules/victory/events.ts";
import { briefly } from "../../rules/victory/finish.ts";
import type { Seen } from "./seen.ts";
import { colourOf, shortIn, styleOf } from "./side-style.ts";
import { courseOf, linesOf } from "./standings.ts";

/** How many have a plate of their own. */
const MOST = 2;

/** null: no score was kept. */
export function finale(seen: Seen, names: PictureFrame["names"]): Course | null {
  const { table } = seen;
  const { ending, course: scores = [] } = table;
  const course = courseOf(seen);
  if (!ending || !course || scores.length < 2) return null;
  return {
    ...course,
    title: table.judged === "points" ? course.title : `${course.title} (the conditions decide who wins)`,
    steps: course.steps.slice(0, scores.length),
    turns: leadTurns(course.lines, (line) => {
      const name = course.lines[line]?.name;
      return typeof name === "string" ? `Lead: ${name}` : "";
    }),
    winners: winners(seen, ending, names),
  };
}

function winners(seen: Seen, ending: Ending, names: PictureFrame["names"]): readonly Winner[] {
  const all = ending.winners.toSorted((a, b) => rankIn(ending, b) - rankIn(ending, a));
  const [first, ...more] = all;
  if (first === undefined)
    return [{ title: WHY[ending.why], colour: "grey", name: "Nobody wins", value: "", others: standing(seen, ending) }];
  const side = linesOf(seen).find((seats) => all.every((seat) => seats.includes(seat))) ?? [];
  if (side.length > 1) return [together(seen, ending, side, names[first])];
  if (more.length < MOST) return all.map((seat) => victor(seen, ending, seat, names[seat]));
  const name = { text: list(all.map((seat) => shortIn(seen.table, seat))), minor: true };
  const title = `${WHY[ending.why]}: all of these have met their victory conditions`;
  return [{ ...plate(seen, ending, first), title, name, value: "", others: standing(seen, ending) }];
}

/** R-206: one person, whose seats' points are added. */
function together(seen: Seen, ending: Ending, side: readonly SeatId[], player: string | undefined): Winner {
  const { course = [] } = seen.table;
  return {
    ...plate(seen, ending, side[0] ?? "SYR"),
    signs: side.map((seat) => ({ colour: colourOf(seat), emblem: styleOf(seat).emblem })),
    name: { text: list(side.map((seat) => shortIn(seen.table, seat))), minor: true },
    ...playedBy(player),
    value: String(pointsTogether(course.at(-1) ?? {}, side)),
    others: standing(seen, ending),
  };
}

/** The higher, the more a seat has won; -1: nothing. */
function rankIn({ levels }: Ending, seat: SeatId): number {
  const level = levels[seat];
  return level ? LEVELS.indexOf(level) : -1;
}

/** What a level asked for and was met: "Damascus, Aleppo and 7 of 9 cities". */
export function conditionMet({ content, table }: Seen, { levels }: Ending, seat: SeatId): string | null {
  const level = levels[seat];
  const game = open({ content, table });
  const met = level ? game.scenario.victory.find((one) => one.seat === seat)?.[level] : undefined;
  return met ? briefly(game, met) : null;
}

const plate = ({ edition }: Seen, { levels, why }: Ending, seat: SeatId) => {
  const level = levels[seat];
  return {
    title: level ? capital(`${edition.labels.levels[level]} victory`) : WHY[why],
    colour: colourOf(seat),
    emblem: styleOf(seat).emblem,
  };
};

const WHY: { readonly [why in Ending["why"]]: string } = {
  turns: "The last turn is over",
  "united-nations": "The United Nations end the war",
  conceded: "By concession",
};

function victor(seen: Seen, ending: Ending, seat: SeatId, player: string | undefined): Winner {
  const byLevels = seen.table.judged === "levels" && ending.why !== "conceded";
  const met = byLevels ? conditionMet(seen, ending, seat) : null;
  const decided = met && `By ${met}`;
  const others = decided ?? (ending.winners.length === 1 ? standing(seen, ending) : null);
  return {
    ...plate(seen, ending, seat),
    name: shortIn(seen.table, seat),
    ...playedBy(player),
    value: byLevels ? "" : String(seen.table.course?.at(-1)?.[seat] ?? ""),
    ...(others === null ? {} : { others }),
  };
}

/** Who has won, how far each has come, and how the scores went. */
export function endWords(seen: Seen): readonly string[] {
  const { ending, course: scores = [] } = seen.table;
  if (!ending) return [];
  const won = ending.winners.map((seat) => shortIn(seen.table, seat));
  return [
    won.length > 0 ? `Victory: ${won.join(", ")}.` : "Nobody wins.",
    ...standing(seen, ending)
      .split(" · ")
      .map((line) => `${line}.`),
    ...linesOf(seen).map((seats) => {
      const values = scores.map((turn) => pointsTogether(turn, seats));
      return `Score of ${list(seats.map((seat) => shortIn(seen.table, seat)))} by turn: ${values.join(", ")}.`;
    }),
  ];
}

/** Best first: "Syria: minor · Rebels: no victory"; with points "Syria: 14 (minor)". */
function standing(seen: Seen, ending: Ending): string {
  const { table, edition } = seen;
  const { levels, points } = ending;
  const told = linesOf(seen)
    .map((seats) => {
      const [level] = seats.flatMap((seat) => levels[seat] ?? []);
      const name = list(seats.map((seat) => shortIn(table, seat)));
      const reached = level ? edition.labels.levels[level].toLowerCase() : "no victory";
      if (points === null)
        return { worth: Math.max(...seats.map((seat) => rankIn(ending, seat))), text: `${name}: ${reached}` };
      const worth = pointsTogether(points, seats);
      return { worth, text: `${name}: ${worth} (${reached})` };
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ text }) => text);
  return told.join(" · ");
}
