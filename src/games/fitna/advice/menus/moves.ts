import type { Menu, Preset } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { boxAt } from "../../rules/map/boxes.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { partyOf, waysOf } from "../../rules/movement/ground.ts";
import { move } from "../../rules/movement/move.ts";
import { moversIn, ownSpaces } from "../../rules/movement/movers.ts";
import { type Eyes, heldBy, starred, whoIsThere } from "../../rules/movement/options.ts";
import { type Stops, strictly } from "../../rules/movement/stops.ts";
import { seen } from "../../rules/now.ts";
import { onceEach } from "../../rules/once.ts";
import { list, spaceName, unitName } from "../../rules/pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { fieldOf } from "../judgement/field.ts";
import { appealOf } from "../judgement/gains.ts";
import { type Keeps, keepsOf, leavers } from "../judgement/keeps.ts";
import { type March, marchesFrom } from "../judgement/marches.ts";
import { inTurn } from "./in-turn.ts";

/** So many whole answers fit a menu; it shows fewer where it has beginnings of others. */
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

/** Where all of a stack had best go that can be spared: `most` ways, some of which may be passed over for another aim. */
function wholeStack(now: Game, seat: SeatId, keeps: Keeps, space: SpaceId, most: number): readonly March[] {
  const left = now.state.table.plan?.moves ?? 0;
  const size = now.state.hands[seat]?.stacks[space]?.length ?? 0;
  const together = boxAt(now, space) ? Math.min(left, now.edition.figures.stacking.side) : left; // more stand in a box
  const units = leavers(keeps, space, size, moversIn(now, seat, space).slice(0, together));
  if (units.length === 0) return [];
  const stops = strictlyFor(now, seat, units);
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

const strictlyFor = (now: Game, seat: SeatId, units: readonly { readonly id: UnitId }[]): Stops =>
  strictly(
    now,
    seat,
    units.map(({ id }) => id),
  );

/** What is taken counts most, by what the scenario asks for; then to come next to enemies or nearer to what is wanted, then a short way. */
function worthOf(now: Game, seat: SeatId, from: SpaceId, path: readonly SpaceId[]): number {
  const field = fieldOf(now, seat);
  const taken = path.reduce((sum, space) => sum + (heldBy(now, seat, space) === "us" ? 0 : field.worth(space)), 0);
  const nearer = appealOf(field, path.at(-1) ?? from) - appealOf(field, from);
  const others = path.filter((space) => heldBy(now, seat, space) === "others").length;
  const front = frontage(now, seat, path.at(-1) ?? from) - frontage(now, seat, from);
  return TAKEN * taken + NEARER * nearer - 2 * others + 2 * front - path.length;
}

const TAKEN = 4;
const NEARER = 2;

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

export const wholeMoveMenu: Menu<Fitna> = { action: move, presets: wholeMoves };
