import type { Result } from "../../../../engine/index.ts";
import { record } from "../../content/edition.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { NATIONS, type Nation, type SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { settleCommand } from "../command/settling.ts";
import { tracing } from "../map/supply.ts";
import { type Now, playing, tell } from "../now.ts";
import { once } from "../once.ts";
import { shortName } from "../pieces/words.ts";
import type { IsSupplied } from "./corridor.ts";
import { keepScore } from "./course.ts";
import { levelIn, levelOfGroup, levelsOf, onePersonEach, type People } from "./levels.ts";
import { levelsByPoints, pointsOf } from "./points.ts";
import type { Ending, Level, Levels, Points } from "./types.ts";

/** How many points of the final standing a level counts. */
const WORTH: { readonly [level in Level]: number } = { minor: 1, major: 2, decisive: 3 };

/** judges the game as it stands, tells and shows it. `conceding`: that seat and all of its group give up. */
export function finish(s: Now, why: Ending["why"], conceding: SeatId | null = null): Result {
  const game = playing(s);
  const { table } = s.state;
  table.phase = "over";
  table.active = null;
  settleCommand(s); // in whoever's phase it ends
  const { levels, points } = judge(game);
  const { seats } = game.scenario;
  const lost = conceding ? groupOf(game, conceding) : [];
  const winners = seats
    .map(({ seat }) => seat)
    .filter((seat) => (conceding ? !lost.includes(seat) : (levels[seat] ?? null) !== null));
  const ending: Ending = { why, levels, points, winners };
  table.ending = ending;
  keepScore(game, suppliedIn(game));
  s.barrier();
  tell(s, { chapter: "victory", kind: "ended", ...ending });
  s.picture(winners.length > 0 ? `Victory: ${winners.map((seat) => shortName(game, seat)).join(", ")}` : "Nobody wins");
  return {
    victories: winners.map((seat) => ({ title: titleOf(game, levels, seat), seats: [seat] })),
    scores: Object.fromEntries(seats.map(({ seat }) => [seat, scoreOf(levels, points, seat)])),
  };
}

/** How far every seat has come, as the map stands. */
export function judge(game: Game): { readonly levels: Levels; readonly points: Points | null } {
  const isSupplied = suppliedIn(game);
  const people = peopleOf(game);
  const together = (levels: Levels): Levels => (game.state.table.groups ? togetherAs(levels, people) : levels);
  if (game.state.table.judged === "levels")
    return { levels: together(levelsOf(game, people, isSupplied)), points: null };
  const points = pointsOf(game, isSupplied);
  return { levels: points ? together(levelsByPoints(game, points, people)) : {}, points };
}

/** How far one seat has come, likewise. */
export function levelOf(game: Game, seat: SeatId): Level | null {
  if (game.state.table.judged === "points") return judge(game).levels[seat] ?? null;
  const group = groupOf(game, seat);
  const alone = levelIn(game, peopleOf(game), suppliedIn(game));
  return levelOfGroup(Object.fromEntries(group.map((one) => [one, alone(one)])), group);
}

const peopleOf = (game: Game): People => (game.state.table.groups ? game.scenario.groups : onePersonEach(game));

const groupOf = (game: Game, seat: SeatId): readonly SeatId[] =>
  peopleOf(game).find((seats) => seats.includes(seat)) ?? [seat];

/** every seat of a group has come as far as the least of them. */
const togetherAs = (levels: Levels, people: People): Levels =>
  Object.fromEntries(people.flatMap((group) => group.map((seat) => [seat, levelOfGroup(levels, group)])));

/** whether a unit of a nation would be in supply, for the seat that holds the space. */
export function suppliedIn(game: Game): IsSupplied {
  const traced = once(tracing); // few conditions ask
  return (nation: Nation, space: SpaceId) => {
    const holder = game.state.table.control[space];
    const unit = oneOfEach(game.edition)[nation];
    return holder !== undefined && unit !== undefined && traced(game)(unit, holder, space);
  };
}

/** The first unit of each nation that has any. */
const oneOfEach = once(({ nations, units }: Game["edition"]) =>
  record(NATIONS, (nation) => nations[nation].units.map((id) => units[id]).find((one) => one !== undefined)),
);

const titleOf = ({ edition }: Game, levels: Levels, seat: SeatId): string => {
  const level = levels[seat];
  return level ? edition.labels.levels[level] : "Concession";
};

function scoreOf(levels: Levels, points: Points | null, seat: SeatId): number {
  const level = levels[seat];
  return points ? (points[seat] ?? 0) : level ? WORTH[level] : 0;
}
