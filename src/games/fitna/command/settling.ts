import type { SpaceId } from "../content/map-types.ts";
import { type Holder, SEATS, type SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { areFriends } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { hold, lift, ownHand, place, settleControl } from "../pieces/placing.ts";
import { type Standing, standing, standingIn, unitOf } from "../pieces/units.ts";
import { type Game, lookedAt } from "../state.ts";
import { changingNations, commanderOf } from "./commander.ts";

/** Once units have come, gone or died: those that others command now go into their hands, with their marks. */
export function settleCommand(s: Now): void {
  const game = playing(s);
  const leaving = leavingIn(game);
  if (leaving.length > 0) s.barrier(); // the strength of units that nobody else sees has decided
  for (const { one, to } of leaving) if (isSeat(to)) handOver(game, one, to);
  for (const { space, from, to, units } of counted(leaving))
    tell(s, { chapter: "powers", kind: "command", space, from, to, units });
  for (const space of new Set(leaving.map(({ one }) => one.space))) holdAgain(game, space);
}

interface Leaving {
  readonly one: Standing;
  readonly to: Holder;
}

function leavingIn(game: Game): readonly Leaving[] {
  const changing = changingNations(game.scenario);
  if (changing.size === 0) return [];
  const all = bySpace(game);
  return standing(game, (_, id) => changing.has(unitOf(game, id).nation)).flatMap((one) => {
    if (!isSeat(one.side) || isLent(game, one.side, one.id)) return [];
    const withIt = (): readonly Standing[] => all().get(one.space) ?? [];
    const to = commanderOf(game, one, withIt);
    return to !== one.side && isAmongFriends(game, withIt(), one, to) ? [{ one, to }] : [];
  });
}

/** All units on the map by space, found if somebody asks. */
function bySpace(game: Game): () => ReadonlyMap<SpaceId, readonly Standing[]> {
  let found: Map<SpaceId, Standing[]> | null = null;
  return () => {
    if (found) return found;
    found = new Map();
    for (const one of standing(game)) {
      const there = found.get(one.space);
      if (there) there.push(one);
      else found.set(one.space, [one]);
    }
    return found;
  };
}

/** until the phase is over. */
const isLent = (game: Game, side: SeatId, id: UnitId): boolean =>
  lookedAt(game).hands[side]?.lent?.includes(id) ?? false;

/** a space is of those who stand there. */
export function holdAgain(game: Game, space: SpaceId): void {
  const [only, other] = new Set(standingIn(game, space).map(({ side }) => side));
  if (only !== undefined && other === undefined) hold(game, space, only);
  else settleControl(game, space);
}

/** Nobody gets units that stand with his enemies: all go over together, or none does. */
const isAmongFriends = (game: Game, units: readonly Standing[], one: Standing, to: Holder): boolean =>
  units.every(
    (other) =>
      other.id === one.id || areFriends(game.scenario, other.side, to) || commanderOf(game, other, () => units) === to,
  );

const isSeat = (side: Holder): side is SeatId => SEATS.some((seat) => seat === side);

/** What it did in this phase it has done, whoever has it. */
export function handOver(game: Game, one: Standing, to: SeatId): void {
  if (!isSeat(one.side)) return;
  const { moved, landed } = ownHand(game, one.side);
  const had = { moved: moved.includes(one.id), landed: landed.includes(one.id) };
  lift(game, [one.id]);
  place(game, to, one.space, [one.id], {
    ...(one.reduced ? { reduced: true } : {}),
    ...(one.isolated ? { isolated: true } : {}),
  });
  const hand = ownHand(game, to);
  if (had.moved) hand.moved.push(one.id);
  if (had.landed) hand.landed.push(one.id);
}

interface Line {
  readonly space: SpaceId;
  readonly from: Holder;
  readonly to: SeatId;
  readonly units: number;
}

function counted(leaving: readonly Leaving[]): readonly Line[] {
  const lines: Line[] = [];
  for (const { one, to } of leaving) {
    if (!isSeat(to)) continue;
    const at = lines.findIndex((line) => line.space === one.space && line.from === one.side && line.to === to);
    const line = lines[at];
    if (line) lines[at] = { ...line, units: line.units + 1 };
    else lines.push({ space: one.space, from: one.side, to, units: 1 });
  }
  return lines;
}
