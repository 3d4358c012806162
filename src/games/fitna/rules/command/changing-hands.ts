/** units and spaces pass into the hands of whoever commands them now. */
import { entriesOf } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import { type Holder, SEATS, type SeatId } from "../../content/sides.ts";
import { type Game, type Hand, lookedAt } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { whyCrowded } from "../movement/crowding.ts";
import { type Now, playing, tell } from "../now.ts";
import { hold, lift, ownHand, place, updateControl } from "../pieces/placing.ts";
import { type Standing, standingIn, unitOf } from "../pieces/units.ts";
import { changingNations, commanderOf } from "./commander.ts";

/** Once units have come, gone or died: those that others command now go into their hands, with their marks. */
export function updateCommand(s: Now): void {
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

/** Units that another seat commands now. This runs before every stage: nothing is gone through that need not be. */
export function leavingIn(game: Game): readonly Leaving[] {
  const changing = changingNations(game.scenario);
  if (changing.size === 0) return [];
  const hands = entriesOf(lookedAt(game).hands);
  const leaving: Leaving[] = [];
  for (const [seat, { units, lent, stacks, marches = [] }] of hands)
    for (const id in units) {
      const unit = unitOf(game, id);
      if (!changing.has(unit.nation) || lent?.includes(id)) continue; // lent until the phase is over
      const placed = units[id];
      if (!placed) continue;
      const one: Standing = { ...placed, id, unit, side: seat };
      const withIt = (): readonly Standing[] => unitsIn(game, hands, one.space);
      const to = commanderOf(game, one, withIt);
      if (to === seat || !isAmongFriends(game, withIt(), one, to)) continue;
      const isUnderWay = marches.some((march) => march.units.includes(id));
      if (isUnderWay && whyCrowded(game, seat, one.space, stacks[one.space] ?? [])) continue; // it may have to go back
      leaving.push({ one, to });
    }
  return leaving;
}

type Hands = readonly [SeatId, Hand][];

/** All units of seats in a space. */
function unitsIn(game: Game, hands: Hands, space: SpaceId): readonly Standing[] {
  const all: Standing[] = [];
  for (const [side, { stacks, units }] of hands)
    for (const id of stacks[space] ?? []) {
      const placed = units[id];
      if (placed) all.push({ ...placed, id, unit: unitOf(game, id), side });
    }
  return all;
}

/** a space belongs to those who are there. */
export function holdAgain(game: Game, space: SpaceId): void {
  const [only, other] = new Set(standingIn(game, space).map(({ side }) => side));
  if (only !== undefined && other === undefined) hold(game, space, only);
  else updateControl(game, space);
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
