/** Whole moves and airmobile landings to pick from a menu, the best first; and the list of all such menus. */
import type { Menu, Preset, View } from "#engine";
import { onceEach } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { areFriends, boxAt } from "../../rules/map/relations.ts";
import { airAssault, assaultLandings } from "../../rules/movement/air.ts";
import { moversIn, ownSpaces, unitsIn } from "../../rules/movement/crowding.ts";
import { partyOf, waysOf } from "../../rules/movement/ground.ts";
import { strictly } from "../../rules/movement/marching.ts";
import { move } from "../../rules/movement/move.ts";
import { type Eyes, heldBy, starred, whoIsThere } from "../../rules/movement/options.ts";
import { seen } from "../../rules/now.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { list, spaceName, unitName } from "../../rules/pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { appealOf, type Field, fieldOf, type Keeps, keepsOf, leavers } from "../judgement/field.ts";
import { type March, marchesFrom } from "../judgement/marches.ts";
import { wholeAttackMenu } from "./attacks.ts";

/** How many whole answers fit a menu; it shows fewer where it has beginnings of others. */
const MOST = 24;

/**
 * "Homs: all 2 → Hama", the likeliest of each stack first. Once a stack is chosen, its parts too, and what a computer
 * player would do first. None leaves a space open that has to be kept.
 */
function wholeMoves(c: Eyes & { readonly params: { readonly from?: unknown } }): readonly Preset[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const { from } = c.params;
  const spaces = ownSpaces(now, seat).filter((space) => from === undefined || space === from);
  if (from !== undefined)
    return inTurn([marchesOfStack(now, seat, spaces)], aimOf, MOST).map((march) => presetOf(now, seat, march));
  const keeps = keepsOf(fieldOf(now, seat));
  const stacks = spaces.map((space) => wholeStack(now, seat, keeps, space, MOST + spaces.length));
  return inTurn(stacks, aimOf, MOST).map((march) => presetOf(now, seat, march));
}

const aimOf = ({ path }: March): SpaceId => path.at(-1) ?? "";

/**
 * Where to send everything in a stack that can be spared: `most` ways, some of which may be passed over for another
 * aim.
 */
function wholeStack(now: Game, seat: SeatId, keeps: Keeps, space: SpaceId, most: number): readonly March[] {
  const left = now.state.table.plan?.moves ?? 0;
  const size = now.state.hands[seat]?.stacks[space]?.length ?? 0;
  const together = boxAt(now, space) ? Math.min(left, now.edition.figures.stacking.side) : left; // a box holds more
  const units = leavers(keeps, space, size, moversIn(now, seat, space).slice(0, together));
  if (units.length === 0) return [];
  const stops = strictly(now, seat, units);
  const all = waysOf(now, seat, partyOf(now, seat, units))
    .map((path) => ({ units, path, gain: worthOf(now, seat, space, path) }))
    .sort((a, b) => b.gain - a.gain);
  const best: March[] = [];
  for (const march of all) {
    if (best.length === most) break;
    if (stops(march.path.at(-1) ?? space) === null) best.push(march);
  }
  return best;
}

/** The same of a stack and of single units of it. */
function marchesOfStack(now: Game, seat: SeatId, spaces: readonly SpaceId[]): readonly March[] {
  const marches = marchesFrom(now, seat, spaces, { anywhere: true });
  const most = Math.max(...marches.map(({ units }) => units.length));
  return marches.filter(({ units, gain }) => gain > 0 || units.length === most);
}

/** What is taken counts most, by what the scenario asks for; then to come next to enemies or nearer to what is wanted, then a short way. */
function worthOf(now: Game, seat: SeatId, from: SpaceId, path: readonly SpaceId[]): number {
  const field = fieldOf(now, seat);
  let taken = 0;
  let others = 0;
  for (const space of path) {
    const whose = heldBy(now, seat, space);
    if (whose !== "us") taken += field.worth(space);
    if (whose === "others") others++;
  }
  const to = path.at(-1) ?? from;
  const nearer = appealOf(field, to) - appealOf(field, from);
  const front = frontage(now, seat, to) - frontage(now, seat, from);
  return TAKEN * taken + NEARER * nearer - OFFENDING * others + FACING * front - path.length;
}

const TAKEN = 4;
const OFFENDING = 2;
const NEARER = 2;
const FACING = 2;

/** How many linked spaces hold units of enemies, who cannot be reached in off-map boxes. */
const frontage = onceEach(
  (now: Game, seat: SeatId, space: SpaceId): number =>
    (now.edition.ways[space] ?? []).filter((next) =>
      now.scenario.seats.some(
        (one) => !areFriends(now.scenario, seat, one.seat) && now.state.table.stacks[next]?.[one.seat] !== undefined,
      ),
    ).length,
);

function presetOf(now: Game, seat: SeatId, { units, path }: March): Preset {
  const from = units[0]?.space ?? "";
  const to = path.at(-1) ?? from;
  const size = now.state.hands[seat]?.stacks[from]?.length ?? 0;
  const who =
    units.length > 1 && units.length === size ? `all ${size}` : list(units.map(({ id }) => unitName(now, id)));
  const taken = path.filter((space) => heldBy(now, seat, space) !== "us");
  const takes = taken.length > 0 ? `takes ${taken.map((space) => starred(now, space)).join(", ")}` : null;
  return {
    label: `${spaceName(now, from)}: ${who} → ${starred(now, to)}`,
    description: takes ?? whoIsThere(now, to),
    params: { from, units: units.map(({ id }) => id), path: [...path] },
  };
}

const wholeMoveMenu: Menu<Fitna> = { action: move, presets: wholeMoves };

/**
 * The best of each list, then the second of each, until there are as many as fit; each with another aim, where there is
 * one.
 */
function inTurn<T extends { readonly gain: number }>(
  lists: readonly (readonly T[])[],
  aimOf: (one: T) => SpaceId,
  most: number,
): readonly T[] {
  const left = lists.map((list) => list.toSorted((a, b) => b.gain - a.gain));
  const taken: T[] = [];
  while (taken.length < most && left.some(({ length }) => length > 0)) {
    left.sort((a, b) => (b[0]?.gain ?? 0) - (a[0]?.gain ?? 0));
    const aims = new Set<SpaceId>();
    for (const list of left) {
      const other = list.findIndex((one) => !aims.has(aimOf(one)));
      const [next] = list.splice(Math.max(0, other), 1);
      if (!next) continue;
      taken.push(next);
      aims.add(aimOf(next));
    }
  }
  return taken.slice(0, most);
}

/** How many landings are listed beside whole moves; all others are a second choice away. */
const MOST_LANDINGS = 3;

/** "104 Para Bde lands in Manbij": what is the enemy's, the most worth having first. */
function wholeLandings(c: View<Fitna>): readonly Preset[] {
  const now = seen(c);
  const field = fieldOf(now, seatIdOf(c.seat));
  const keeps = keepsOf(field);
  const all = ownSpaces(now, field.seat).flatMap((space) => {
    const stack = unitsIn(now, field.seat, space);
    const flying = stack.filter(({ unit }) => unit.airmobile);
    return stack.length === 1 && keeps(space) ? [] : flying.map((one) => landingsOf(now, field, one));
  });
  return inTurn(all, ({ to }) => to, MOST_LANDINGS).map(({ one, to }) => ({
    label: `${unitName(now, one.id)} lands in ${spaceName(now, to)}`,
    description: whoIsThere(now, to),
    params: { unit: one.id, to },
  }));
}

interface Landing {
  readonly one: Standing;
  readonly to: SpaceId;
  readonly gain: number;
}

const landingsOf = (now: Game, { seat, worth }: Field, one: Standing): readonly Landing[] =>
  assaultLandings(now, seat, one)
    .filter((to) => heldBy(now, seat, to) === "enemies")
    .map((to) => ({ one, to, gain: worth(to) }));

const landingMenu: Menu<Fitna> = { action: airAssault, presets: wholeLandings };

/** Whole moves, landings and attacks, those first that promise most. */
export const menus: readonly Menu<Fitna>[] = [wholeMoveMenu, landingMenu, wholeAttackMenu];
