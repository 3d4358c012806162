import type { PublicView, Standings } from "#engine";
import { open } from "../../rules/now.ts";
import { shortName } from "../../rules/pieces/words.ts";
import type { Level, Levels, Points } from "../../rules/victory/events.ts";
import { judge } from "../../rules/victory/finish.ts";
import type { Fitna, Game } from "../../state.ts";

const RANKS: readonly (Level | null)[] = ["decisive", "major", "minor", null];

/** How far everyone would have come if the game ended now, the first ones first. */
export function standings(view: PublicView<Fitna>): Standings {
  const game = open(view);
  const { levels, points } = view.table.ending ?? judge(game);
  const seats = game.scenario.seats.map(({ seat }) => seat);
  const rank = (seat: (typeof seats)[number]): number => RANKS.indexOf(levels[seat] ?? null);
  const sorted = [...seats].sort((a, b) => (points?.[b] ?? 0) - (points?.[a] ?? 0) || rank(a) - rank(b));
  return {
    lead: leadOf(game, levels, points, sorted),
    lines: sorted.map((seat) => lineOf(game, levels, points, seat)),
  };
}

type SeatId = Game["scenario"]["seats"][number]["seat"];

function leadOf(game: Game, levels: Levels, points: Points | null, sorted: readonly SeatId[]): string {
  const isOver = game.state.table.ending !== null && game.state.table.ending !== undefined;
  const winners = sorted.filter((seat) => levels[seat]);
  if (winners.length === 0) return isOver ? "Nobody wins." : "If the game ended now, nobody would win.";
  const told = winners.map((seat) => {
    const level = levels[seat];
    const scored = points ? `${points[seat] ?? 0} points, ` : "";
    return `${shortName(game, seat)} (${scored}${level ? game.edition.labels.levels[level].toLowerCase() : ""})`;
  });
  return `${isOver ? "Victory" : winners.length === 1 ? "Winning if the game ended now" : "Winners if the game ended now"}: ${told.join(", ")}.`;
}

function lineOf(game: Game, levels: Levels, points: Points | null, seat: SeatId): string {
  const level = levels[seat];
  const name = level ? `${game.edition.labels.levels[level]} victory` : "no victory";
  const scored = points ? `, ${points[seat] ?? 0} points` : "";
  return `${shortName(game, seat)}: ${name}${scored}`;
}
