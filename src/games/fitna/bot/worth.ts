import type { SpaceId } from "../content/map-types.ts";
import type { Scenario } from "../content/scenario-types.ts";
import type { SeatId } from "../content/sides.ts";
import { type Expression, LEVELS } from "../content/victory-types.ts";
import { once } from "../once.ts";
import type { Game } from "../state.ts";
import { worthOf } from "../victory/points.ts";

/** How much more a space is worth that one's own or an enemy's victory hangs on. */
const OWN_AIM = 5;
const THEIR_AIM = 3;

/** What it is worth to a seat to hold a space: what it counts, more if somebody's victory hangs on it. */
export function worthFor(game: Game, seat: SeatId): (space: SpaceId) => number {
  const own = aimsOf(game, seat);
  const theirs = game.scenario.victory.filter((line) => line.seat !== seat).map((line) => aimsOf(game, line.seat));
  return (space) =>
    worthOf(game, space) + (own.has(space) ? OWN_AIM : 0) + (theirs.some((aims) => aims.has(space)) ? THEIR_AIM : 0);
}

const knownOf = once((_: Scenario) => new Map<SeatId, ReadonlySet<SpaceId>>());

/** The spaces that the conditions of a seat's victory name. */
export function aimsOf(game: Game, seat: SeatId): ReadonlySet<SpaceId> {
  const known = knownOf(game.scenario);
  const aims = known.get(seat) ?? new Set(named(game, seat));
  known.set(seat, aims);
  return aims;
}

const named = (game: Game, seat: SeatId): readonly SpaceId[] =>
  game.scenario.victory
    .filter((line) => line.seat === seat)
    .flatMap((conditions) => LEVELS.flatMap((level) => spacesIn(game, conditions[level])));

/** The spaces that a condition names. */
function spacesIn(game: Game, condition: Expression): readonly SpaceId[] {
  switch (condition.kind) {
    case "and":
    case "or":
      return condition.of.flatMap((part) => spacesIn(game, part));
    case "ctl":
    case "fctl":
    case "any":
    case "fany":
    case "none":
      return condition.spaces;
    case "cnt":
      return game.edition.countries[condition.country].spaces;
    case "kurd":
      return Object.values(game.edition.kurdish).flat();
    case "isIn":
      return game.edition.countries[condition.country].spaces.filter((space) =>
        game.edition.spaces[space]?.marks.includes("is"),
      );
    case "corr":
    case "out":
    case "ten":
      return [];
  }
}
