/** How a game ends: by a standard or special victory or a stalemate, and how that is announced. */
import { concerning, type Frozen, game, type Result, type Seat, type Stage, type View } from "#engine";
import { together, verb } from "../../content/factions.ts";
import type { Baghdad, Table } from "../../state.ts";
import { show } from "../map/news.ts";
import { keepScores, scoreOf, special, VICTORY } from "./goals.ts";

const { told } = game<Baghdad>();

type Content = View<Baghdad>["content"];

export const STANDARD = "Standard victory";
export const SPECIAL = "Special victory";
export const STALEMATE = "Stalemate";

/** how the game ends now, or null if it goes on. */
export function ending({ content, state: { table } }: Stage<Baghdad, null>): Result | null {
  const scores = Object.fromEntries(table.seats.map((seat) => [seat, scoreOf(content, table, seat)]));
  const standard = table.seats.filter((seat) => (scores[seat] ?? 0) >= VICTORY.score);
  const victories = [
    ...(standard.length > 0 ? [{ title: STANDARD, seats: standard }] : []),
    ...table.seats
      .filter((seat) => meetsSpecial(content, table, seat))
      .map((seat) => ({ title: SPECIAL, seats: [seat] })),
  ];
  if (victories.length > 0) return { victories, scores };
  if (table.streetDeck > 0) return null;
  return { victories: [{ title: STALEMATE, seats: stalemate(table) }], scores };
}

/** the game is over, and its table says how. */
export function finish(s: Stage<Baghdad, null>, { victories }: Result): void {
  const { table } = s.state;
  keepScores(s.content, table);
  table.won = victories.map(({ title, seats }) => ({ title, seats: [...seats] }));
  show(s, victories.map(announcement).join(". "));
  s.emit({ kind: "ended", victories });
}

/** "Standard victory: the US and the Government win". */
export const announcement = ({ title, seats }: Result["victories"][number]): string => `${title}: ${winners(seats)}`;

function winners(seats: readonly Seat[]): string {
  const [first] = seats;
  if (first === undefined) return "nobody wins";
  return `${together(seats)} ${seats.length > 1 ? "win" : verb(first, "win")}`;
}

/** R-82 Every part of the condition on its screen is met. */
const meetsSpecial = (content: Content, table: Frozen<Table>, seat: Seat): boolean =>
  special(content, table, seat).every(({ met }) => met);

/** whom a city without a winner suits. */
export const stalemate = ({ seats }: Frozen<Table>): readonly Seat[] => (seats.length > 4 ? seats.slice(-1) : []);

export const ended = told("ended", {
  about: ({ victories }) =>
    concerning(
      "points",
      victories.flatMap(({ seats }) => seats),
      { weight: 3 },
    ),
  line: ({ victories }) => victories.map((victory) => `${announcement(victory)}.`).join(" "),
});
