import type { Preset } from "../../../engine/index.ts";
import { neighbours } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { areFriends } from "../map/relations.ts";
import { seen } from "../now.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { type Game, seatIdOf } from "../state.ts";
import { groundOf, partyOf, waysOf } from "./ground.ts";
import { moversIn, ownSpaces, strictly } from "./movers.ts";
import { type Eyes, heldBy, whoIsThere } from "./options.ts";

/** So many whole answers fit a menu beside the beginnings of others. */
const MOST = 14;
/** Where a stack was chosen the whole menu is its own. */
const MOST_OF_ONE = 24;

interface Whole {
  readonly from: SpaceId;
  readonly units: readonly Standing[];
  readonly path: readonly SpaceId[];
  readonly worth: number;
}

/** "Homs: all 2 → Hama", the likeliest of each stack first; of one stack alone once that is chosen. */
export function wholeMoves(c: Eyes & { readonly params: { readonly from?: unknown } }): readonly Preset[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const { from } = c.params;
  const spaces = ownSpaces(now, seat).filter((space) => from === undefined || space === from);
  const lists = spaces.map((space) => ofStack(now, seat, space));
  return inTurn(lists, from === undefined ? MOST : MOST_OF_ONE).map((whole) => presetOf(now, seat, whole));
}

function ofStack(now: Game, seat: SeatId, from: SpaceId): readonly Whole[] {
  const units = moversIn(now, seat, from).slice(0, now.state.table.plan?.moves ?? 0);
  if (units.length === 0) return [];
  const party = partyOf(now, seat, units);
  const stops = strictly(
    now,
    seat,
    units.map(({ id }) => id),
  );
  return waysOf(now, seat, party)
    .filter((path) => stops(path.at(-1) ?? from) === null)
    .map((path) => ({ from, units, path, worth: worthOf(now, seat, from, path) }))
    .sort((a, b) => b.worth - a.worth);
}

/** What is taken counts most, then to come next to enemies, then a short way. */
function worthOf(now: Game, seat: SeatId, from: SpaceId, path: readonly SpaceId[]): number {
  const taken = path.filter((space) => heldBy(now, seat, space) === "enemies").length;
  const others = path.filter((space) => heldBy(now, seat, space) === "others").length;
  const front = frontage(now, seat, path.at(-1) ?? from) - frontage(now, seat, from);
  return 4 * taken - 2 * others + 2 * front - path.length;
}

/** How many linked spaces hold units of enemies. */
const frontage = (now: Game, seat: SeatId, space: SpaceId): number =>
  neighbours(groundOf(now.edition), space).filter((next) =>
    now.scenario.seats.some(
      (one) => !areFriends(now.scenario, seat, one.seat) && now.state.table.stacks[next]?.[one.seat] !== undefined,
    ),
  ).length;

/** The best of each list, then the second of each, until there are as many as fit. */
function inTurn(lists: readonly (readonly Whole[])[], most: number): readonly Whole[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, n) =>
    lists.flatMap((list) => list.slice(n, n + 1)).sort((a, b) => b.worth - a.worth),
  );
  return rounds.flat().slice(0, most);
}

function presetOf(now: Game, seat: SeatId, { from, units, path }: Whole): Preset {
  const to = path.at(-1) ?? from;
  const [first] = units;
  const who = units.length === 1 && first ? unitName(now, first.id) : `all ${units.length}`;
  const taken = path.filter((space) => heldBy(now, seat, space) !== "us");
  const takes = taken.length > 0 ? `takes ${taken.map((space) => spaceName(now, space)).join(", ")}` : null;
  return {
    label: `${spaceName(now, from)}: ${who} → ${spaceName(now, to)}`,
    description: takes ?? whoIsThere(now, to),
    params: { from, units: units.map(({ id }) => id), path },
  };
}
