import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import type { Game } from "../../state.ts";
import { count, list, spaceName } from "../pieces/words.ts";
import { isTrue } from "./conditions.ts";
import type { IsSupplied } from "./corridor.ts";
import { holds, holdsWithFriends } from "./holding.ts";
import type { Level } from "./types.ts";

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
  const groups = LEVELS.flatMap((level) => longLists(conditions[level]));
  const distinct = new Map(groups.map((spaces) => [[...spaces].sort().join(), spaces]));
  return [...distinct.values()].map((spaces) => {
    const held = spaces.filter(holds(game, seat));
    return `The ${group(game, spaces)}: ${names(game, spaces)}; you hold ${held.length > 0 ? names(game, held) : "none"}.`;
  });
}

function longLists(condition: Expression): readonly (readonly SpaceId[])[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap(longLists);
    case "ctl":
    case "fctl":
    case "any":
    case "fany":
      return condition.spaces.length > FEW ? [condition.spaces] : [];
    default:
      return [];
  }
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
      return explain(game, "SYR", condition); // of whole countries and tensions it is the same for all
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
