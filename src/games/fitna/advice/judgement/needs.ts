import { neighbours } from "../../../../graph/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Expression, LEVELS } from "../../content/victory-types.ts";
import { onceEach } from "../../rules/once.ts";
import { endsOf } from "../../rules/victory/corridor.ts";
import { holds, holdsWithFriends } from "../../rules/victory/holding.ts";
import type { Game } from "../../state.ts";

/** How much of a seat's victory hangs on each space: 10 for the only one that it lacks, or must not lose. */
export type Needs = ReadonlyMap<SpaceId, number>;

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

/** What is held beyond what is asked is less needed: one to spare, two, three. */
const SPARE = [1, 0.4, 0.15, 0.05];

function asksOf(game: Game, seat: SeatId, condition: Expression): Asks {
  switch (condition.kind) {
    case "and":
      return all(condition.of.map((part) => asksOf(game, seat, part)));
    case "or":
      return nearestOf(condition.of.map((part) => asksOf(game, seat, part)));
    case "ctl":
      return some(condition.spaces, condition.spaces.length, holds(game, seat));
    case "fctl":
      return some(condition.spaces, condition.spaces.length, holdsWithFriends(game, seat));
    case "any":
      return some(condition.spaces, condition.least, holds(game, seat));
    case "fany":
      return some(condition.spaces, condition.least, holdsWithFriends(game, seat));
    case "cnt":
      return some(game.edition.countries[condition.country].spaces, condition.least, holds(game, seat));
    case "kurd":
      return some(Object.values(game.edition.kurdish).flat(), condition.least, holds(game, seat));
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

/** So many of some spaces. */
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
