import type { Preset } from "../../../engine/index.ts";
import { isWorthwhile, type March, marchesFrom } from "../bot/marches.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { seen } from "../now.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { type Game, seatIdOf } from "../state.ts";
import { inTurn } from "./in-turn.ts";
import { moversIn, ownSpaces, strictly } from "./movers.ts";
import { type Eyes, heldBy, whoIsThere } from "./options.ts";

/** So many whole answers fit a menu; it shows fewer where it has beginnings of others. */
const MOST = 24;

/**
 * "Homs: all 2 → Hama", the likeliest of each stack first; of one stack alone once that is chosen. Of stacks that are
 * divided, what brings them up to the enemy.
 */
export function wholeMoves(c: Eyes & { readonly params: { readonly from?: unknown } }): readonly Preset[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const { from } = c.params;
  const spaces = ownSpaces(now, seat).filter((space) => from === undefined || space === from);
  const isWhole = ({ units }: Pick<March, "units">): boolean =>
    units.length === moversIn(now, seat, units[0]?.space ?? "").length;
  const marches = marchesFrom(
    now,
    seat,
    spaces,
    (field, march) => mayStop(now, seat, march) && (isWhole(march) || isWorthwhile(field, march)),
  ).filter((march) => isWhole(march) || march.gain > 0);
  const stacks = spaces.map((space) => marches.filter(({ units: [first] }) => first?.space === space));
  return inTurn(stacks, aimOf, MOST).map((march) => presetOf(now, seat, march));
}

const aimOf = ({ path }: March): SpaceId => path.at(-1) ?? "";

const mayStop = (now: Game, seat: SeatId, { units, path }: Pick<March, "units" | "path">): boolean =>
  strictly(
    now,
    seat,
    units.map(({ id }) => id),
  )(path.at(-1) ?? "") === null;

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
