import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { type Expression, LEVELS } from "../content/victory-types.ts";
import { count, list, spaceName } from "../pieces/words.ts";
import type { Game } from "../state.ts";
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
  }));
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
      return `${count(condition.least, edition.labels.space, edition.labels.spaces)} of ${edition.countries[condition.country].name}`;
    case "kurd":
      return `${count(condition.least, edition.labels.space, edition.labels.spaces)} with a Kurdish symbol`;
    case "isIn":
      return `${edition.labels.is} with at most ${count(condition.most, edition.labels.space, edition.labels.spaces)} of ${edition.countries[condition.country].name}`;
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
