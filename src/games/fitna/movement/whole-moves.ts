import type { Preset } from "../../../engine/index.ts";
import { type March, marchesFrom } from "../bot/marches.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { seen } from "../now.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { type Game, seatIdOf } from "../state.ts";
import { inTurn } from "./in-turn.ts";
import { moversIn, ownSpaces, type Stops, strictly } from "./movers.ts";
import { type Eyes, heldBy, whoIsThere } from "./options.ts";

/** So many whole answers fit a menu; it shows fewer where it has beginnings of others. */
const MOST = 24;

/**
 * "Homs: all 2 → Hama", the likeliest of each stack first; of one stack alone once that is chosen. Of stacks that are
 * divided, what brings them up to the enemy.
 */
export function wholeMoves(c: Eyes & { readonly params: { readonly from?: unknown } }): readonly Preset[] {
  const { from } = c.params;
  const before = KNOWN.get(c.hand);
  const known = before?.table === c.table ? before : { table: c.table, presets: new Map<unknown, readonly Preset[]>() };
  KNOWN.set(c.hand, known);
  const found = known.presets.get(from) ?? movesFrom(c, from);
  known.presets.set(from, found);
  return found;
}

/** Menus ask more than once for what a seat sees. */
const KNOWN = new WeakMap<object, { readonly table: unknown; readonly presets: Map<unknown, readonly Preset[]> }>();

function movesFrom(c: Eyes, from: unknown): readonly Preset[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const spaces = ownSpaces(now, seat).filter((space) => from === undefined || space === from);
  const marches = marchesFrom(now, seat, spaces, { stops: strictlyFor, anywhere: true });
  const likely = marches.filter(
    ({ units, gain }) => gain > 0 || units.length === moversIn(now, seat, units[0]?.space ?? "").length,
  );
  const stacks = spaces.map((space) => likely.filter(({ units: [first] }) => first?.space === space));
  return inTurn(stacks, aimOf, MOST).map((march) => presetOf(now, seat, march));
}

const strictlyFor = (now: Game, seat: SeatId, units: readonly { readonly id: UnitId }[]): Stops =>
  strictly(
    now,
    seat,
    units.map(({ id }) => id),
  );

const aimOf = ({ path }: March): SpaceId => path.at(-1) ?? "";

function presetOf(now: Game, seat: SeatId, { units, path }: March): Preset {
  const from = units[0]?.space ?? "";
  const to = path.at(-1) ?? from;
  const size = now.state.hands[seat]?.stacks[from]?.length ?? 0;
  const who =
    units.length > 1 && units.length === size ? `all ${size}` : list(units.map(({ id }) => unitName(now, id)));
  const taken = path.filter((space) => heldBy(now, seat, space) !== "us");
  const takes = taken.length > 0 ? `takes ${taken.map((space) => spaceName(now, space)).join(", ")}` : null;
  return {
    label: `${spaceName(now, from)}: ${who} → ${spaceName(now, to)}`,
    description: takes ?? whoIsThere(now, to),
    params: { from, units: units.map(({ id }) => id), path: [...path] },
  };
}
