/** The end of a campaign: who has won and by what, and how both scores went. */
import type { Frozen, PictureFrame } from "#engine";
import { type Course, type CourseLine, leadTurns, playedBy, type Winner } from "#scene";
import { type Content, SEATS, type SeatId } from "../../content/types.ts";
import { SEAT_NAMES, verb } from "../../rules/pieces/words.ts";
import type { Ending } from "../../rules/victory/types.ts";
import { EMBLEMS, seatColour } from "./side-style.ts";

type Pack = Frozen<Content>;

export function finale(
  content: Pack,
  { points, winner, conceded, course }: Frozen<Ending>,
  names: PictureFrame["names"],
): Course {
  const lines = linesOf(course);
  return {
    kind: "course",
    title: "Victory points by turn",
    unit: "Turn",
    steps: course.map((_, step) => (step === 0 ? "Start" : String(step))),
    lines,
    turns: leadTurns(lines, (line) => {
      const seat = SEATS[line] ?? "idf";
      return `${SEAT_NAMES[seat]} ${verb(seat, "leads", "lead")}`;
    }),
    winners: [winner ? victor(content, points, winner, conceded, names[winner]) : draw(content, points)],
  };
}

/** How the points of each side went, as far as they are known. */
export const linesOf = (course: Frozen<Ending>["course"]): readonly CourseLine[] =>
  SEATS.map((seat) => ({
    colour: seatColour(seat),
    emblem: EMBLEMS[seat],
    name: SEAT_NAMES[seat],
    values: course.map(([idf, insurgent]) => (seat === "idf" ? idf : insurgent)),
  }));

function victor(
  content: Pack,
  points: Frozen<Ending["points"]>,
  seat: SeatId,
  conceded: boolean,
  player: string | undefined,
): Winner {
  return {
    title: conceded ? "By concession" : "Victory points",
    colour: seatColour(seat),
    emblem: EMBLEMS[seat],
    name: SEAT_NAMES[seat],
    ...playedBy(player),
    value: String(points[seat].vp),
    others: both(content, points),
  };
}

const draw = (content: Pack, points: Frozen<Ending["points"]>): Winner => ({
  title: "A draw",
  colour: "grey",
  name: "Nobody wins",
  value: "",
  others: both(content, points),
});

/** what was counted, as sums: "IDF 6 × 2 = 12 · Insurgents 3 + 7 × 1 + 1 × 3 = 13". */
function both(content: Pack, { strategy, idf, insurgent }: Frozen<Ending["points"]>): string {
  const { victory } = content.figures;
  const { track, zones, reduced, eliminated } = insurgent;
  const each = victory.insurgent;
  const won =
    strategy === "counterforce"
      ? sum([[idf.zones, victory.counterforce.zone, "zone"]])
      : sum([
          [idf.hezbollah, victory.countervalue.hezbollah, "unit"],
          [idf.syrian, victory.countervalue.syrian, "Syrian"],
        ]);
  const theirs = sum([
    [zones, each.zone, "zone"],
    [reduced, each.reduced, "reduced"],
    [eliminated, each.eliminated, "lost"],
  ]);
  return `IDF, ${strategy}: ${won} = ${idf.vp} · Insurgents: ${track} scored + ${theirs} = ${insurgent.vp}`;
}

/** "7 zones × 1 + 1 lost × 3": what counts nothing is left out, unless nothing counts. */
function sum(parts: readonly (readonly [n: number, each: number, what: string])[]): string {
  const some = parts.filter(([n]) => n > 0);
  const shown = some.length > 0 ? some : parts.slice(0, 1);
  return shown.map(([n, each, what]) => `${n} ${NOUNS[what] && n !== 1 ? NOUNS[what] : what} × ${each}`).join(" + ");
}

const NOUNS: { readonly [one: string]: string } = { zone: "zones", unit: "units", Syrian: "Syrians" };
