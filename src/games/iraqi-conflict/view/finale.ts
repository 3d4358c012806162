/** R-11 The end of a game: who has won each conflict, and how it came to that. */
import type { Frozen, PictureFrame, Seat } from "#engine";
import { type Course, playedBy, type Winner } from "#scene";
import { conflicts, faction, names as namesOf } from "../content/factions.ts";
import { standing } from "../rules/score.ts";
import { victories } from "../rules/victory.ts";
import type { Table, Victory } from "../state.ts";
import { letter } from "./side-style.ts";
import { vpCourses } from "./standings.ts";

export const finale = (table: Frozen<Table>, names: PictureFrame["names"]): readonly Course[] =>
  vpCourses(table).map((course) => ({
    ...course,
    title: "Victory points by turn",
    winners: victories(table)
      .filter(({ title }) => title === course.title)
      .map((victory) => winner(table, names, victory)),
  }));

const sign = (seat: Seat) => ({ colour: `@${seat}`, letter: letter(seat) }) as const;

function winner(table: Frozen<Table>, names: PictureFrame["names"], { title, seats, vp }: Victory): Winner {
  const [first = ""] = seats;
  const players = seats.map((seat) => names[seat]).filter((name) => name !== undefined);
  const others = conflicts(table.seats)
    .filter((conflict) => conflict.title === title)
    .flatMap((conflict) => conflict.seats.filter((seat) => !seats.includes(seat)))
    .toSorted((a, b) => standing(table, b) - standing(table, a));
  return {
    title: seats.length > 1 ? `The ${title} is shared by` : `The ${title} is won by`,
    ...(seats.length > 1 ? { colour: "black", signs: seats.map(sign) } : sign(first)),
    name: namesOf(seats),
    ...playedBy(players.join(" and ") || undefined),
    value: String(vp),
    ...(others.length > 0
      ? { others: others.map((seat) => `${faction(seat).name} ${standing(table, seat)}`).join(" · ") }
      : {}),
  };
}
