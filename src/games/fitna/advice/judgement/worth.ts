import type { SpaceId } from "../../content/map-types.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import { areFriends, isClosed } from "../../rules/map/relations.ts";
import { sourcesOf } from "../../rules/map/sources.ts";
import { once, onceEach } from "../../rules/once.ts";
import { holdsWithFriends } from "../../rules/victory/holding.ts";
import { worthOf } from "../../rules/victory/points.ts";
import type { Game } from "../../state.ts";
import { type Needs, needsOf } from "./needs.ts";

/** What a space is worth by itself, of what it counts in points. */
const PLAIN = 0.3;
/** To deny an enemy what he needs, of what it is worth to him: more where there is but one enemy. */
const DENIED = { one: 0.7, many: 0.35 } as const;
/** A space that conditions name, though none hangs on it now. */
const NAMED = 0.8;
/** What the only source of supply is worth that is left; several share it. */
const SUPPLY = 8;
/** One that others hold, of that. */
const LOST = 0.5;

/** What it is worth to a seat to hold a space. */
export const worthFor = onceEach((game: Game, seat: SeatId): ((space: SpaceId) => number) => {
  if (game.state.table.judged === "points") return (space) => 2 * worthOf(game, space);
  const own = needsOf(game, seat);
  const named = aimsOf(game, seat);
  const supply = lifelinesOf(game, seat);
  const enemies = enemiesOf(game, seat).flatMap((enemy) => [needsOf(game, enemy), lifelinesOf(game, enemy)]);
  const denied = enemiesOf(game, seat).length === 1 ? DENIED.one : DENIED.many;
  const known = new Map<SpaceId, number>();
  const find = (space: SpaceId): number =>
    PLAIN * worthOf(game, space) +
    (own.get(space) ?? 0) +
    (supply.get(space) ?? 0) +
    (named.has(space) ? NAMED : 0) +
    denied * Math.max(0, ...enemies.map((needs: Needs) => needs.get(space) ?? 0));
  return (space) => {
    const found = known.get(space) ?? find(space);
    known.set(space, found);
    return found;
  };
});

const enemiesOf = ({ scenario }: Game, seat: SeatId): readonly SeatId[] =>
  scenario.seats.map((one) => one.seat).filter((other) => !areFriends(scenario, seat, other));

/** how much of a seat's supply hangs on each of the sources of its main nation. */
const lifelinesOf = onceEach((game: Game, seat: SeatId): Needs => {
  const nation = mainNation(game, seat);
  if (!nation) return new Map();
  const sources = sourcesOf(game, nation, "SYR").filter((space) => !isClosed(game, space));
  const held = sources.filter(holdsWithFriends(game, seat));
  const share = SUPPLY / Math.max(1, held.length);
  return new Map(sources.map((space) => [space, held.includes(space) ? share : share * LOST]));
});

/** The first that it commands. */
const mainNation = ({ scenario }: Game, seat: SeatId): Nation | undefined =>
  scenario.seats.find((line) => line.seat === seat)?.commands.flatMap(({ nations }) => nations)[0];

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
