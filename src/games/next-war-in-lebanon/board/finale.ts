import type { Frozen, PictureFrame } from "../../../engine/index.ts";
import { type Course, leadChanges, type Winner } from "../../../scene/index.ts";
import { SEATS, type SeatId } from "../content/types.ts";
import { SEAT_NAMES, verb } from "../pieces/words.ts";
import type { Ending } from "../victory/types.ts";
import { EMBLEMS, seatColour } from "./side-style.ts";

/** R-137 The end of a campaign: who has won and by what, and how both scores went. */
export function finale({ points, winner, conceded, course }: Frozen<Ending>, names: PictureFrame["names"]): Course {
  const lines = SEATS.map((seat) => ({
    colour: seatColour(seat),
    emblem: EMBLEMS[seat],
    name: SEAT_NAMES[seat],
    values: course.map(([idf, insurgent]) => (seat === "idf" ? idf : insurgent)),
  }));
  return {
    kind: "course",
    title: "Victory points by turn",
    unit: "Turn",
    steps: course.map((_, step) => (step === 0 ? "Start" : String(step))),
    lines,
    turns: leadChanges(lines).map(({ at, line }) => {
      const seat = SEATS[line] ?? "idf";
      return { at, text: `${SEAT_NAMES[seat]} ${verb(seat, "leads", "lead")}`, colour: seatColour(seat) };
    }),
    winners: [winner ? victor(points, winner, conceded, names[winner]) : draw(points)],
  };
}

function victor(points: Frozen<Ending["points"]>, seat: SeatId, conceded: boolean, player: string | undefined): Winner {
  return {
    title: conceded ? "By concession" : "Victory points",
    colour: seatColour(seat),
    emblem: EMBLEMS[seat],
    name: SEAT_NAMES[seat],
    ...(player === undefined ? {} : { player: { text: player, free: true } }),
    value: String(points[seat].vp),
    others: both(points),
  };
}

const draw = (points: Frozen<Ending["points"]>): Winner => ({
  title: "A draw",
  colour: "grey",
  name: "Nobody wins",
  value: "",
  others: both(points),
});

/** What was counted, in a line. */
function both({ strategy, idf, insurgent }: Frozen<Ending["points"]>): string {
  const { track, zones, reduced, eliminated } = insurgent;
  const won = strategy === "counterforce" ? `${idf.zones} zones` : `${idf.hezbollah + idf.syrian} units out of play`;
  return `IDF ${idf.vp} (${strategy}): ${won} · Insurgents ${insurgent.vp}: track ${track}, ${zones} zones, ${reduced} reduced, ${eliminated} lost`;
}
