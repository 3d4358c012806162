/** Units march: where they may stop, what they take on the way, and who is sent back for want of room. */
import { eachOnce, type Frozen, mustGet, onceEach, type Refusal } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { Nation, SeatId } from "../../content/sides.ts";
import { type Game, type Hand, lookedAt, type March, type Taken } from "../../state.ts";
import { tracingSeen } from "../map/supply.ts";
import { type Now, playing, tell } from "../now.ts";
import { relieve } from "../pieces/isolation.ts";
import { enter, hold, ownHand, relocate, updateControl } from "../pieces/placing.ts";
import { type Standing, unitOf } from "../pieces/units.ts";
import { list, spaceName, unitName } from "../pieces/words.ts";
import { spacesEntered } from "../powers/triggers.ts";
import { crowdedSpaces, excess, ownIn, ownUnit, ownUnits, whyCrowded, whyStill } from "./crowding.ts";
import type { MovedEvent } from "./events.ts";
import { assaultRange, whyGrounded, whyNoAssault, whyNoLanding, whyNoTakeOff } from "./flights.ts";
import { canGoOn, type Party, partyOf } from "./ground.ts";
import { no } from "./options.ts";
import { movedSecretly } from "./words.ts";

/** Where units may stop, and whether they can go there. */

/** Why a move may not end in a space; null: it may. */
type Stops = (space: SpaceId) => Refusal | null;

/** R-042 (D-15) Where units may stop that go together. */
export const stopsOf = (game: Game, seat: SeatId, units: readonly Standing[]): Stops =>
  eachOnce(isCheckedAtOnce(game) ? strictly(game, seat, units) : forNow(game, seat, units));

export const isCheckedAtOnce = ({ edition }: Pick<Game, "edition">): boolean =>
  edition.parameters.stackCheck === "move";

const joined = (game: Game, seat: SeatId, space: SpaceId, ids: readonly UnitId[]): readonly UnitId[] => [
  ...ownIn(game, seat, space).filter((id) => !ids.includes(id)),
  ...ids,
];

/** Within the limits at once. */
export function strictly(game: Game, seat: SeatId, units: readonly Pick<Standing, "id">[]): Stops {
  const ids = units.map(({ id }) => id);
  return (space) => whyCrowded(game, seat, space, joined(game, seat, space, ids));
}

/** over the limits as long as enough can leave, and the moves left are enough for that. */
function forNow(game: Game, seat: SeatId, units: readonly Standing[]): Stops {
  const ids = units.map(({ id }) => id);
  const left = (game.state.table.plan?.moves ?? 0) - ids.length;
  const crowded = crowdedNow(game, seat);
  return (to) => {
    let needed = 0;
    for (const space of new Set([...crowded, to])) {
      const there =
        space === to ? joined(game, seat, to, ids) : ownIn(game, seat, space).filter((id) => !ids.includes(id));
      const why = whyCrowded(game, seat, space, there);
      if (!why) continue;
      const leavers = there.filter((id) => !ids.includes(id) && hasWayOut(game, seat, id));
      const n = excess(game, seat, space, there, leavers);
      if (n === null) return tooFull(game, space, why, leavers);
      needed += n;
      if (needed > left)
        return no(
          `${spaceName(game, space)} would be over its limit, and the moves left are too few to relieve it. ${why.text}`,
          why.rule ?? "R-042",
          "too-many",
        );
    }
    return null;
  };
}

const crowdedNow = onceEach((game: Game, seat: SeatId): readonly SpaceId[] =>
  crowdedSpaces(game, seat).map(({ space }) => space),
);

function tooFull(game: Game, space: SpaceId, why: Refusal, leavers: readonly UnitId[]): Refusal {
  const who = list(leavers.map((id) => unitName(game, id)));
  const cannot = leavers.length > 0 ? `it is not enough that ${who} can still leave` : "nobody there can still leave";
  return { ...why, text: `${spaceName(game, space)} would be over its limit, and ${cannot}. ${why.text}` };
}

/** Whether a unit has not moved and can go where it may stay, on the ground or by air. */
const hasWayOut = onceEach((game: Game, seat: SeatId, id: UnitId): boolean => {
  const one = ownUnit(game, seat, id);
  return one !== null && (canMarchOff(game, seat, one) || canFlyOff(game, seat, one));
});

function canMarchOff(game: Game, seat: SeatId, one: Standing): boolean {
  if (whyStill(game, seat, one)) return false;
  const stops = strictly(game, seat, [one]);
  const party = partyOf(game, seat, [one]);
  const elsewhere: Stops = (space) => (space === one.space ? no("It stays.", "R-105") : stops(space));
  return canGoOn(game, party, one.space, party.allowance, elsewhere);
}

/** whether it could go by air instead. */
function canFlyOff(game: Game, seat: SeatId, one: Standing): boolean {
  if (whyGrounded(game, seat, one)) return false;
  const stops = strictly(game, seat, [one]);
  const hasRoom = (space: SpaceId): boolean => space !== one.space && stops(space) === null;
  if (assaultRange(game, one).some((to) => hasRoom(to) && whyNoAssault(game, seat, one, to) === null)) return true;
  const traces = tracingSeen(game);
  if (whyNoTakeOff(game, seat, traces, one)) return false;
  return game.edition.spaceIds.some((to) => hasRoom(to) && whyNoLanding(game, seat, traces, one, to) === null);
}

/** A group that has a way to go, and what is known of it. */
export interface Setting {
  readonly party: Party;
  readonly stops: Stops;
}

/** Of units by their names, in a game that is only looked at. */
export const settingOf = onceEach((game: Game, seat: SeatId, ...ids: readonly UnitId[]): Setting => {
  const units = ownUnits(game, seat, ids);
  return { party: partyOf(game, seat, units), stops: stopsOf(game, seat, units) };
});

/** Whether units can go somewhere together. */
export const canGo = onceEach((game: Game, seat: SeatId, ...ids: readonly UnitId[]): boolean => {
  const { party, stops } = settingOf(game, seat, ...ids);
  return canGoOn(game, party, party.from, party.allowance, stops);
});

/** Changes own stacks. A unit that lay under others and lies on top thereafter has been seen: that is not taken back. */
export function exposing<T>(s: Now, seat: SeatId, change: () => T): T {
  const hidden = under(stacksOf(s, seat));
  const result = change();
  const stacks = stacksOf(s, seat);
  if (Object.values(stacks).some(([top = ""]) => hidden.has(top))) s.exposed(seat);
  return result;
}

type Stacks = Frozen<Hand["stacks"]>;

const stacksOf = ({ current }: Pick<Now, "current">, seat: SeatId): Stacks => current.hands[seat]?.stacks ?? {};

function under(stacks: Stacks): ReadonlySet<UnitId> {
  const hidden = new Set<UnitId>();
  for (const ids of Object.values(stacks)) for (let i = 1; i < ids.length; i++) hidden.add(ids[i] ?? "");
  return hidden;
}

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
  updateControl(game, to);
  updateControl(game, from);
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
