import type { Preset } from "../../../engine/index.ts";
import { neighbours } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { areFriends } from "../map/relations.ts";
import { seen } from "../now.ts";
import { onceEach } from "../once.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { type Game, seatIdOf } from "../state.ts";
import { groundOf, partyOf, waysOf } from "./ground.ts";
import { moversIn, ownSpaces, strictly } from "./movers.ts";
import { type Eyes, heldBy, whoIsThere } from "./options.ts";

/** So many whole answers fit a menu; it shows fewer where it has beginnings of others. */
const MOST = 24;

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
  const lists = spaces.map((space) => ofStack(now, seat, space, MOST + spaces.length)); // those passed over for another aim too
  return inTurn(lists, MOST).map((whole) => presetOf(now, seat, whole));
}

/** The likeliest moves of a space's units together, no more than `most`. */
function ofStack(now: Game, seat: SeatId, from: SpaceId, most: number): readonly Whole[] {
  const units = moversIn(now, seat, from).slice(0, now.state.table.plan?.moves ?? 0);
  if (units.length === 0) return [];
  const party = partyOf(now, seat, units);
  const stops = strictly(
    now,
    seat,
    units.map(({ id }) => id),
  );
  const all = waysOf(now, seat, party)
    .map((path) => ({ from, units, path, worth: worthOf(now, seat, from, path) }))
    .sort((a, b) => b.worth - a.worth);
  const best: Whole[] = [];
  for (const way of all) {
    if (best.length === most) break;
    if (stops(way.path.at(-1) ?? from) === null) best.push(way);
  }
  return best;
}

/** Of a space on the way, by whose it is. */
const WORTH = { us: 0, enemies: 4, others: -2 } as const;

/** What is taken counts most, then to come next to enemies, then a short way. */
function worthOf(now: Game, seat: SeatId, from: SpaceId, path: readonly SpaceId[]): number {
  const taken = path.reduce((sum, space) => sum + WORTH[heldBy(now, seat, space)], 0);
  const front = frontage(now, seat, path.at(-1) ?? from) - frontage(now, seat, from);
  return taken + 2 * front - path.length;
}

/** How many linked spaces hold units of enemies. */
const frontage = onceEach(
  (now: Game, seat: SeatId, space: SpaceId): number =>
    neighbours(groundOf(now.edition), space).filter((next) =>
      now.scenario.seats.some(
        (one) => !areFriends(now.scenario, seat, one.seat) && now.state.table.stacks[next]?.[one.seat] !== undefined,
      ),
    ).length,
);

/** The best of each stack, then the second of each, until there are as many as fit; each to another space where it can. */
function inTurn(stacks: readonly (readonly Whole[])[], most: number): readonly Whole[] {
  const left = stacks.map((ways) => [...ways]);
  const taken: Whole[] = [];
  while (taken.length < most && left.some(({ length }) => length > 0)) {
    left.sort((a, b) => (b[0]?.worth ?? 0) - (a[0]?.worth ?? 0));
    const aims = new Set<SpaceId>();
    for (const ways of left) {
      const other = ways.findIndex(({ path }) => !aims.has(path.at(-1) ?? ""));
      const [next] = ways.splice(Math.max(0, other), 1);
      if (next) taken.push(next);
      aims.add(next?.path.at(-1) ?? "");
    }
  }
  return taken.slice(0, most);
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
