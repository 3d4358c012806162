/** How far every seat has come, or would have if the game ended now, the leaders first. */
import type { PublicView, Standings } from "#engine";
import { open } from "../../rules/now.ts";
import { list, shortName } from "../../rules/pieces/words.ts";
import { pointsTogether } from "../../rules/victory/course.ts";
import type { Level, Levels, Points } from "../../rules/victory/events.ts";
import { groupOf, judge, peopleOf } from "../../rules/victory/finish.ts";
import { pointsText } from "../../rules/victory/words.ts";
import type { Fitna, Game } from "../../state.ts";

const RANKS: readonly (Level | null)[] = ["decisive", "major", "minor", null];

export function standings(view: PublicView<Fitna>): Standings {
  const game = open(view);
  const { levels, points } = view.table.ending ?? judge(game);
  const seats = game.scenario.seats.map(({ seat }) => seat);
  const rank = (seat: (typeof seats)[number]): number => RANKS.indexOf(levels[seat] ?? null);
  const has = (seat: SeatId): number => points?.[seat] ?? 0;
  const sum = (seat: SeatId): number => (points ? pointsTogether(points, groupOf(game, seat)) : 0);
  const sorted = [...seats].sort((a, b) => sum(b) - sum(a) || has(b) - has(a) || rank(a) - rank(b));
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
  const sides = points ? sidesAmong(game, winners) : winners.map((seat) => [seat]); // of one person together
  const told = sides.map((side) => {
    const [level] = side.flatMap((seat) => levels[seat] ?? []);
    const scored = points ? `${pointsTogether(points, side)} points${side.length > 1 ? " together" : ""}, ` : "";
    const name = list(side.map((seat) => shortName(game, seat)));
    return `${name} (${scored}${level ? game.edition.labels.levels[level].toLowerCase() : ""})`;
  });
  return `${isOver ? "Victory" : sides.length === 1 ? "Winning if the game ended now" : "Winners if the game ended now"}: ${told.join(", ")}.`;
}

const sidesAmong = (game: Game, seats: readonly SeatId[]): readonly (readonly SeatId[])[] =>
  peopleOf(game).filter((own) => own.some((seat) => seats.includes(seat)));

function lineOf(game: Game, levels: Levels, points: Points | null, seat: SeatId): string {
  const level = levels[seat];
  const name = level ? `${game.edition.labels.levels[level]} victory` : "no victory";
  const scored = points ? `, ${pointsText(points, groupOf(game, seat), seat, game)}` : "";
  return `${shortName(game, seat)}: ${name}${scored}`;
}
