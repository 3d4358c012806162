/** How far each seat has come, how the game is judged at its end, and what victory asks of a seat, in words. */
import type { Result } from "#engine";
import { once } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import { record } from "../../content/read.ts";
import { NATIONS, type Nation, type SeatId } from "../../content/sides.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { updateCommand } from "../command/changing-hands.ts";
import { tracing } from "../map/supply.ts";
import { type Now, playing, tell } from "../now.ts";
import { count, list, shortName, spaceName } from "../pieces/words.ts";
import { keepScore, levelsByPoints, pointsOf } from "./course.ts";
import type { Ending, Level, Levels, People, Points } from "./events.ts";
import { conditionsOf, holds, holdsWithFriends, type IsSupplied } from "./holding.ts";
import { isTrue, levelIn, levelOfGroup, levelsOf, onePersonEach } from "./levels.ts";

/** How many points of the final standing a level counts. */
const WORTH: { readonly [level in Level]: number } = { minor: 1, major: 2, decisive: 3 };

/** R-200, R-212: judges the game as it stands, tells and shows it. `conceding`: that seat and all of its group give up. */
export function finish(s: Now, why: Ending["why"], conceding: SeatId | null = null): Result {
  const game = playing(s);
  const { table } = s.state;
  table.phase = "over";
  table.active = null;
  updateCommand(s); // R-206: in whoever's phase it ends
  const { levels, points } = judge(game);
  const { seats } = game.scenario;
  const lost = conceding ? groupOf(game, conceding) : [];
  const people = points && peopleOf(game).some((seats) => seats.length > 1) ? peopleOf(game) : null;
  const winners = seats
    .map(({ seat }) => seat)
    .filter((seat) => (conceding ? !lost.includes(seat) : (levels[seat] ?? null) !== null));
  const ending: Ending = { why, levels, points, winners, ...(people ? { people: people.map((all) => [...all]) } : {}) };
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
  const { groups, judged } = game.state.table;
  if (judged === "levels") {
    const levels = levelsOf(game, people, isSupplied);
    return { levels: groups ? togetherAs(levels, people) : levels, points: null };
  }
  const points = pointsOf(game, isSupplied);
  return { levels: points ? levelsByPoints(game, points, people) : {}, points };
}

/** How far one seat has come, likewise. */
export function levelOf(game: Game, seat: SeatId): Level | null {
  if (game.state.table.judged === "points") return judge(game).levels[seat] ?? null;
  const group = groupOf(game, seat);
  const alone = levelIn(game, peopleOf(game), suppliedIn(game));
  if (!game.state.table.groups) return alone(seat);
  return levelOfGroup(Object.fromEntries(group.map((one) => [one, alone(one)])), group);
}

/** Who plays which seats. */
export const peopleOf = (game: Pick<Game, "scenario" | "state">): People =>
  game.state.table.groups
    ? game.scenario.groups.filter((seats) => seats.length > 0)
    : (game.state.table.people ?? onePersonEach(game));

/** All seats of whoever plays one of them. */
export const groupOf = (game: Pick<Game, "scenario" | "state">, seat: SeatId): readonly SeatId[] =>
  peopleOf(game).find((seats) => seats.includes(seat)) ?? [seat];

/** R-206: every seat of a group has come as far as the least of them. */
const togetherAs = (levels: Levels, people: People): Levels =>
  Object.fromEntries(people.flatMap((group) => group.map((seat) => [seat, levelOfGroup(levels, group)])));

/** R-209: whether a unit of a nation would be in supply, for the seat that holds the space. */
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

/** What a level asks of a seat, and whether that is so now. */
export interface Aim {
  readonly level: Level;
  readonly name: string;
  readonly isMet: boolean;
  /** "Damascus, Aleppo and 7 of …: 5 now (missing Idlib, Daraa)". */
  readonly text: string;
  /** "Damascus, Aleppo and 7 of 9 cities". */
  readonly brief: string;
}

/** R-200: what a seat must hold, level by level. */
export function aimsOf(game: Game, seat: SeatId, isSupplied: IsSupplied): readonly Aim[] {
  const conditions = game.scenario.victory.find((one) => one.seat === seat);
  if (!conditions) return [];
  return LEVELS.map((level) => ({
    level,
    name: game.edition.labels.levels[level],
    isMet: isTrue(game, seat, conditions[level], isSupplied),
    text: explain(game, seat, conditions[level]),
    brief: briefly(game, conditions[level]),
  }));
}

/** What `briefly` does not list: "The 9 cities: Damascus, Aleppo, …; you hold Idlib and Daraa." */
export function groupLines(game: Game, seat: SeatId): readonly string[] {
  const conditions = game.scenario.victory.find((one) => one.seat === seat);
  if (!conditions) return [];
  const groups = conditionsOf(conditions).flatMap((one) =>
    "spaces" in one && one.kind !== "none" && one.spaces.length > FEW ? [one.spaces] : [],
  );
  const distinct = new Map(groups.map((spaces) => [[...spaces].sort().join(), spaces]));
  return [...distinct.values()].map((spaces) => {
    const held = spaces.filter(holds(game, seat));
    return `The ${group(game, spaces)}: ${names(game, spaces)}; you hold ${held.length > 0 ? names(game, held) : "none"}.`;
  });
}

/** A condition in words, with how far it is met where spaces are counted. */
export function explain(game: Game, seat: SeatId, condition: Expression): string {
  const { edition, state } = game;
  switch (condition.kind) {
    case "and":
    case "or":
      return list(
        condition.of.map((part) => explain(game, seat, part)),
        condition.kind,
      );
    case "ctl":
      return all(game, condition.spaces, holds(game, seat));
    case "fctl":
      return `${all(game, condition.spaces, holdsWithFriends(game, seat))} (yours or a friend's)`;
    case "any":
      return some(game, condition, holds(game, seat));
    case "fany":
      return `${some(game, condition, holdsWithFriends(game, seat))} (yours or a friend's)`;
    case "cnt":
      return `${count(condition.least, edition.labels.space, edition.labels.spaces)} in ${edition.countries[condition.country].name}`;
    case "kurd":
      return `${count(condition.least, edition.labels.space, edition.labels.spaces)} with a Kurdish symbol`;
    case "isIn":
      if (condition.most === 0)
        return `no ${edition.labels.space} of ${edition.labels.is} in ${edition.countries[condition.country].name}`;
      return `${edition.labels.is} with at most ${count(condition.most, edition.labels.space, edition.labels.spaces)} in ${edition.countries[condition.country].name}`;
    case "corr": {
      const to = condition.to === "mediterranean" ? "the Mediterranean" : edition.countries[condition.to].name;
      return `a supplied corridor from ${edition.countries[condition.from].name} to ${to}`;
    }
    case "out":
      return `${count(condition.least, "unit")} of ${edition.nations[condition.nation].name} off the map`;
    case "none":
      return `no unit of ${list(condition.nations.map((nation) => edition.nations[nation].name))} in ${names(game, condition.spaces)}`;
    case "ten":
      return `tension at most ${condition.most} (${state.table.withoutTension ? "not played" : `now ${state.table.tension}`})`;
  }
}

/** The same in a few words, without how things stand: "Damascus, Aleppo and 7 of 9 cities". */
export function briefly(game: Game, condition: Expression): string {
  switch (condition.kind) {
    case "and":
    case "or":
      return list(
        condition.of.map((part) => briefly(game, part)),
        condition.kind,
      );
    case "ctl":
    case "fctl":
      return condition.spaces.length > FEW ? `all ${group(game, condition.spaces)}` : names(game, condition.spaces);
    case "any":
    case "fany":
      if (condition.least === 1 && condition.spaces.length <= FEW)
        return list(
          condition.spaces.map((space) => spaceName(game, space)),
          "or",
        );
      return `${condition.least} of ${condition.spaces.length > FEW ? group(game, condition.spaces) : names(game, condition.spaces)}`;
    default:
      return explain(game, "SYR", condition); // whole countries and tensions are the same for all
  }
}

const FEW = 5;

/** "9 cities", where all are; else "5 spaces". */
function group({ edition }: Pick<Game, "edition">, spaces: readonly SpaceId[]): string {
  const isCity = (space: SpaceId): boolean => edition.spaces[space]?.marks.includes("city") === true;
  return spaces.every(isCity)
    ? count(spaces.length, "city", "cities")
    : count(spaces.length, edition.labels.space, edition.labels.spaces);
}

type IsHeld = (space: SpaceId) => boolean;

const names = (game: Game, spaces: readonly SpaceId[]): string => list(spaces.map((space) => spaceName(game, space)));

/** "Damascus, Aleppo (missing)": what is not held is said. */
const all = (game: Game, spaces: readonly SpaceId[], isHeld: IsHeld): string =>
  list(spaces.map((space) => `${spaceName(game, space)}${isHeld(space) ? "" : " (not yet)"}`));

function some(game: Game, { least, spaces }: { least: number; spaces: readonly SpaceId[] }, isHeld: IsHeld): string {
  const held = spaces.filter(isHeld);
  const have = held.length === 0 ? "none now" : `${held.length} now: ${names(game, held)}`;
  return `${least} of ${names(game, spaces)} (${have})`;
}
