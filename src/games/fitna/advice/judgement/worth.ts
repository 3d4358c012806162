/** What each space is worth to a seat: for its own victory, for its supply, and to deny it to enemies. */
import { eachOnce, once, onceEach } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import { areFriends, isClosed } from "../../rules/map/relations.ts";
import { sourcesOf } from "../../rules/map/supply.ts";
import { worthOf } from "../../rules/victory/course.ts";
import { conditionsOf, endsOf, holdsWithFriends, mainNation, spacesNamed } from "../../rules/victory/holding.ts";
import { holdingAsked } from "../../rules/victory/levels.ts";
import type { Game } from "../../state.ts";

/** How much of a seat's victory depends on each space: 10 for the only one that it lacks, or must not lose. */
type Needs = ReadonlyMap<SpaceId, number>;

/** The level that is nearest counts most: a victory of any level is one. */
const NEAREST = 10;
const FURTHER = 2.5;
/** Of what is met already, the level above the lowest. */
const HIGHER = 4;

/** What a level asks in spaces: those still to be taken, how many of them, and those that must not be lost. */
interface Asks {
  readonly missing: number;
  /** By what share of its part each counts. */
  readonly take: Needs;
  readonly keep: Needs;
}

/** what is still missing for a seat's victory, and what its victory rests on. */
export const needsOf = onceEach((game: Game, seat: SeatId): Needs => {
  const line = game.scenario.victory.find((one) => one.seat === seat);
  const needs = new Map<SpaceId, number>();
  if (!line) return needs;
  const levels = LEVELS.map((level) => asksOf(game, seat, line[level]));
  const lowest = levels.find(({ missing }) => missing === 0);
  const nearest = Math.min(...levels.map(({ missing }) => missing).filter((missing) => missing > 0));
  for (const asks of levels) {
    if (asks.missing === 0) {
      weigh(needs, asks.keep, asks === lowest ? NEAREST : HIGHER);
      continue;
    }
    const share = asks.missing > nearest ? FURTHER : lowest ? HIGHER : NEAREST;
    weigh(needs, asks.take, share / asks.missing);
    weigh(needs, asks.keep, share / (asks.missing + 1));
  }
  return needs;
});

function weigh(needs: Map<SpaceId, number>, spaces: Needs, by: number): void {
  for (const [space, share] of spaces) needs.set(space, Math.max(needs.get(space) ?? 0, share * by));
}

/** What is held beyond what is asked is needed less: one to spare, two, three. */
const SPARE = [1, 0.4, 0.15, 0.05];

function asksOf(game: Game, seat: SeatId, condition: Expression): Asks {
  switch (condition.kind) {
    case "and":
      return all(condition.of.map((part) => asksOf(game, seat, part)));
    case "or":
      return nearestOf(condition.of.map((part) => asksOf(game, seat, part)));
    case "ctl":
    case "fctl":
    case "any":
    case "fany":
    case "cnt":
    case "kurd": {
      const { spaces, least, isHeld } = holdingAsked(game, seat, condition);
      return some(spaces, least, isHeld);
    }
    case "isIn": {
      const { spaces } = game.edition.countries[condition.country];
      const free = (space: SpaceId): boolean => game.state.table.control[space] !== "IS";
      return some(spaces, spaces.length - condition.most, free);
    }
    case "corr":
      return wayOf(game, seat, condition);
    case "none":
      return some(condition.spaces, condition.spaces.length, (space) => !isTopOf(game, condition.nations, space));
    case "out":
    case "ten":
      return { missing: 0, take: new Map(), keep: new Map() };
  }
}

/** At least this many of some spaces. */
function some(spaces: readonly SpaceId[], least: number, isHeld: (space: SpaceId) => boolean): Asks {
  const held = spaces.filter(isHeld);
  const missing = Math.max(0, least - held.length);
  const spare = SPARE[held.length - least] ?? (missing > 0 ? 1 : 0);
  const open = missing > 0 ? spaces.filter((space) => !held.includes(space)) : [];
  return {
    missing,
    take: new Map(open.map((space) => [space, 1])),
    keep: new Map(held.map((space) => [space, spare])),
  };
}

const all = (parts: readonly Asks[]): Asks => ({
  missing: parts.reduce((sum, part) => sum + part.missing, 0),
  take: together(parts.map(({ take }) => take)),
  keep: together(parts.map(({ keep }) => keep)),
});

function nearestOf(parts: readonly Asks[]): Asks {
  const missing = Math.min(...parts.map((part) => part.missing));
  const near = parts.filter((part) => part.missing === missing);
  return { ...all(near), missing };
}

function together(all: readonly Needs[]): Needs {
  const sum = new Map<SpaceId, number>();
  for (const one of all) weigh(sum, one, 1);
  return sum;
}

/** the way of a corridor that leads through the fewest spaces of others. */
function wayOf(game: Game, seat: SeatId, { from, to }: Extract<Expression, { readonly kind: "corr" }>): Asks {
  const isOurs = holdsWithFriends(game, seat);
  const way = cheapest(game.edition, game.edition.countries[from].spaces, endsOf(game.edition, to), isOurs);
  return some(way, way.length, isOurs);
}

/** By links, those of own spaces first (a search with steps of 0 and 1). */
function cheapest(
  { ways }: Edition,
  starts: readonly SpaceId[],
  ends: ReadonlySet<SpaceId>,
  isOurs: (space: SpaceId) => boolean,
): readonly SpaceId[] {
  const before = new Map<SpaceId, SpaceId | null>(starts.map((space) => [space, null]));
  let layer: SpaceId[] = [...starts].sort((a, b) => Number(isOurs(b)) - Number(isOurs(a)));
  while (layer.length > 0) {
    const later: SpaceId[] = [];
    for (const at of layer) {
      if (ends.has(at)) return pathTo(before, at);
      for (const next of neighbours(ways, at)) {
        if (before.has(next)) continue;
        before.set(next, at);
        (isOurs(next) ? layer : later).push(next);
      }
    }
    layer = later;
  }
  return [];
}

function pathTo(before: ReadonlyMap<SpaceId, SpaceId | null>, end: SpaceId): readonly SpaceId[] {
  const path: SpaceId[] = [];
  for (let at: SpaceId | null | undefined = end; at; at = before.get(at)) path.unshift(at);
  return path;
}

const isTopOf = ({ edition, state }: Game, nations: readonly string[], space: SpaceId): boolean =>
  Object.values(state.table.stacks[space] ?? {}).some(
    ({ top }) => top !== null && nations.includes(edition.units[top.unit]?.nation ?? ""),
  );

/** What a space is worth by itself, of what it counts in points. */
const PLAIN = 0.3;
/** To deny an enemy what he needs, of what it is worth to him: more where there is but one enemy. */
const DENIED = { one: 0.7, many: 0.35 } as const;
/** A space that conditions name, though nothing depends on it now. */
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
  return eachOnce(
    (space) =>
      PLAIN * worthOf(game, space) +
      (own.get(space) ?? 0) +
      (supply.get(space) ?? 0) +
      (named.has(space) ? NAMED : 0) +
      denied * Math.max(0, ...enemies.map((needs: Needs) => needs.get(space) ?? 0)),
  );
});

const enemiesOf = ({ scenario }: Game, seat: SeatId): readonly SeatId[] =>
  scenario.seats.map((one) => one.seat).filter((other) => !areFriends(scenario, seat, other));

/** how much of a seat's supply depends on each of the sources of its main nation. */
const lifelinesOf = onceEach((game: Game, seat: SeatId): Needs => {
  const nation = mainNation(game, seat);
  if (!nation) return new Map();
  const sources = sourcesOf(game, nation, "SYR").filter((space) => !isClosed(game, space));
  const held = sources.filter(holdsWithFriends(game, seat));
  const share = SUPPLY / Math.max(1, held.length);
  return new Map(sources.map((space) => [space, held.includes(space) ? share : share * LOST]));
});

/** The spaces that the conditions of a seat's victory name. */
export const aimsOf = ({ edition, scenario }: Game, seat: SeatId): ReadonlySet<SpaceId> =>
  aimsIn(edition)(scenario, seat);

const aimsIn = once((edition: Edition) =>
  onceEach(({ victory }: Scenario, seat: SeatId): ReadonlySet<SpaceId> => {
    const all = victory.filter((line) => line.seat === seat).flatMap(conditionsOf);
    const isOfIs = (space: SpaceId): boolean => edition.spaces[space]?.marks.includes("is") === true;
    return new Set(
      all.flatMap((one) => {
        const spaces = spacesNamed(edition, one);
        return one.kind === "isIn" ? spaces.filter(isOfIs) : spaces;
      }),
    );
  }),
);
