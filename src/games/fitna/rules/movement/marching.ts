import { mustGet } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { type Game, lookedAt, type March, type Taken } from "../../state.ts";
import { type Now, playing, tell } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, hold, ownHand, relocate, settleControl } from "../pieces/placing.ts";
import { unitOf } from "../pieces/units.ts";
import { spacesEntered } from "../powers/triggers.ts";
import { ownIn, whyCrowded } from "./crowding.ts";
import type { MovedEvent } from "./events.ts";
import { exposing } from "./exposing.ts";
import { isCheckedAtOnce } from "./stops.ts";
import { movedSecretly } from "./words.ts";

/** Units go along a path, space by space, and take what is not a friend's. */
export function march(
  s: Now,
  seat: SeatId,
  ids: readonly UnitId[],
  path: readonly SpaceId[],
  how: MovedEvent["how"] = "ground",
): void {
  const game = playing(s);
  const [first = ""] = ids;
  const from = lookedAt(game).hands[seat]?.units[first]?.space ?? "";
  const to = path.at(-1) ?? from;
  const units = ownIn(game, seat, from).filter((id) => ids.includes(id));
  const leading = lookedAt(game).table.stacks[from]?.[seat]?.top?.unit;
  const taken = path.flatMap((space) => takenBy(game, seat, space) ?? []);
  exposing(s, seat, () => relocate(game, units, to));
  const hand = ownHand(game, seat);
  hand.moved.push(...units);
  hand.marches = [...(hand.marches ?? []), { units, from, path, taken }];
  arrive(game, from, to);
  const shown = [lookedAt(game).table.stacks[to]?.[seat]?.top?.unit, leading].find((id) => id && units.includes(id));
  const spaces = taken.map(({ space }) => space);
  tell(
    s,
    { chapter: "movement", kind: "moved", seat, how, from, to, units: units.length, top: shown ?? null, taken: spaces },
    movedSecretly(seat, to, units, shown ?? null),
  );
  const nations: readonly Nation[] = [...new Set(units.map((id) => unitOf(game, id).nation))];
  spacesEntered(s, { side: seat, nations, spaces });
  if (isCheckedAtOnce(game)) sendBack(s, seat);
}

/** What becomes of two spaces when units have gone from one to the other. */
export function arrive(game: Game, from: SpaceId, to: SpaceId): void {
  relieve(game, to);
  settleControl(game, to);
  settleControl(game, from);
}

function takenBy(game: Game, seat: SeatId, space: SpaceId): Taken | null {
  const { control, entrenched } = lookedAt(game).table;
  const before: Taken = { space, from: control[space] ?? null, entrenched: entrenched.includes(space) };
  return enter(game, seat, space) ? before : null;
}

/** Q-13 The last who came into a space where not all may stay go back to where they started, until the others may. */
export function sendBack(s: Now, seat: SeatId): void {
  const game = playing(s);
  for (let found = lastToLeave(game, seat); found; found = lastToLeave(game, seat)) {
    const { id, from } = found;
    const to = exposing(s, seat, () => goBack(game, seat, id));
    tell(s, { chapter: "movement", kind: "sent-back", seat, from, to }, movedSecretly(seat, to, [id], null));
  }
}

interface Leaving {
  readonly id: UnitId;
  readonly from: SpaceId;
}

function lastToLeave(game: Game, seat: SeatId): Leaving | null {
  const { stacks, marches = [] } = mustGet(lookedAt(game).hands, seat);
  const marched = marches.flatMap(({ units }) => units);
  if (marched.length === 0) return null;
  for (const [space, ids] of Object.entries(stacks)) {
    const id = marched.findLast((one) => ids.includes(one));
    if (id !== undefined && whyCrowded(game, seat, space, ids)) return { id, from: space };
  }
  return null;
}

/** One unit of a march; what the march took goes back with its last one, unless another one went there too. */
function goBack(game: Game, seat: SeatId, id: UnitId): SpaceId {
  const hand = ownHand(game, seat);
  const all = hand.marches ?? [];
  const its = all.find(({ units }) => units.includes(id));
  if (!its) throw new Error(`${id} has not moved`);
  const left = { ...its, units: its.units.filter((one) => one !== id) };
  hand.marches = all.flatMap((one) => (one !== its ? [one] : left.units.length > 0 ? [left] : []));
  const here = hand.units[id]?.space ?? its.from;
  relocate(game, [id], its.from);
  if (left.units.length === 0) giveBack(game, its, hand.marches);
  arrive(game, here, its.from);
  return its.from;
}

function giveBack(game: Game, { taken }: March, others: readonly March[]): void {
  const { table } = game.state;
  for (const { space, from, entrenched } of taken) {
    if (others.some(({ path }) => path.includes(space))) continue;
    hold(game, space, from);
    if (entrenched && !table.entrenched.includes(space)) table.entrenched.push(space);
  }
}

/** when the segment is over, what nobody could see is set right, and nothing more can be undone. */
export function closeMovement(s: Now, seat: SeatId): void {
  sendBack(s, seat);
  delete ownHand(playing(s), seat).marches;
}
