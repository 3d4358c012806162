/** How one unit goes any distance over supplied friendly ground at the end of a phase. */
import { type Ctx, choice, game, type Offered, onceEach, optionsOf, type Refusal } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId, Unit, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, lookedAt, seatIdOf } from "../../state.ts";
import { whyNoEntry } from "../map/entry.ts";
import { boxAt } from "../map/relations.ts";
import { type Tracing, tracingSeen } from "../map/supply.ts";
import { playing, seen, tell } from "../now.ts";
import { findUnit, relocate } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { ownArmy, ownIn, ownUnit, whyCrowded } from "./crowding.ts";
import { linksOf } from "./ground.ts";
import { arrive, exposing, strictly } from "./marching.ts";
import { type Eyes, heldBy, no, noneOf, spaceCalled, spaceOption, unitOption } from "./options.ts";
import { movedSecretly } from "./words.ts";

const { action } = game<Fitna>();

/** R-114 Why a unit does not move strategically, wherever it would go; null: it may. */
function whyNot(now: Game, one: Standing, traces: Tracing): Refusal | null {
  const seat = seatIdOf(one.side);
  const name = unitName(now, one.id);
  if (one.unit.type === "garrison") return no(`${name} is a garrison: it cannot move.`, "R-114");
  if (heldBy(now, seat, one.space) !== "us")
    return no(`${name} stands in ${spaceName(now, one.space)}, held neither by its side nor by a friend.`, "R-114");
  if (one.isolated || !traces(one.unit, seat, one.space))
    return no(`${name} is out of supply: only supplied units can move strategically.`, "R-114");
  return null;
}

/** R-114 The spaces to which a unit comes by friendly spaces in which it is supplied, one after the other. */
function* reached(now: Game, { unit, side, space }: Standing, traces: Tracing): Generator<SpaceId> {
  const seat = seatIdOf(side);
  const links = linksOf(now.edition);
  const passed = new Set([space]);
  for (const at of passed)
    for (const next of neighbours(links, at))
      if (!passed.has(next) && isOpen(now, seat, unit, next, traces)) {
        passed.add(next);
        yield next;
      }
}

const isOpen = (now: Game, seat: SeatId, unit: Unit, space: SpaceId, traces: Tracing): boolean =>
  heldBy(now, seat, space) === "us" &&
  traces(unit, seat, space) &&
  whyNoEntry(now, { nation: unit.nation, side: seat }, space) === null;

/** Why a unit cannot move strategically anywhere, in a game that is only looked at; null: it can. */
const whyStays = onceEach((now: Game, seat: SeatId, id: UnitId): Refusal | null => {
  const one = ownUnit(now, seat, id);
  const traces = tracingSeen(now);
  return one && (whyNot(now, one, traces) ?? (hasGoal(now, one, traces) ? null : nowhere(now, one)));
});

/** Whether there is one of them where it may stay. */
function hasGoal(now: Game, one: Standing, traces: Tracing): boolean {
  const stops = strictly(now, seatIdOf(one.side), [one]);
  for (const space of reached(now, one, traces)) if (stops(space) === null) return true;
  return false;
}

function whyNobodyTravels(c: Eyes): Refusal | null {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  if (ownArmy(now, seat).some(({ id }) => whyStays(now, seat, id) === null)) return null;
  return noneOf(optionsOf(travellers(c)), no("You have no unit on the map.", "R-114"));
}

function travellers(c: Eyes): Offered<UnitId> {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return {
    values: ownArmy(now, seat).map(({ id }) => id),
    option: (id) => unitOption(c, now, findUnit(now, id), whyStays(now, seat, id)),
  };
}

const nowhere = (now: Game, { id }: Standing): Refusal => no(`${unitName(now, id)} has nowhere to go.`, "R-114");

type Travelling = { readonly unit: UnitId };

function goals(c: Ctx<Fitna, Travelling>): Offered<SpaceId> {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const { unit: id } = c.params;
  const stops = strictly(now, seat, [{ id }]);
  return { values: goalsOf(now, seat, id), option: (to) => spaceOption(c, now, to, stops(to)) };
}

/** Where a unit comes to, a box first, then in the order of the map, in a game that is only looked at. */
const goalsOf = onceEach((now: Game, seat: SeatId, id: UnitId): readonly SpaceId[] => {
  const one = ownUnit(now, seat, id);
  const there = new Set(one ? reached(now, one, tracingSeen(now)) : []);
  return [
    ...[...there].filter((space) => boxAt(now, space)),
    ...now.edition.spaceIds.filter((space) => there.has(space)),
  ];
});

function whyNotThere(c: Ctx<Fitna, Travelling>, word: string): Refusal | null {
  const now = seen(c);
  const to = spaceCalled(now, word);
  const seat = seatIdOf(c.seat);
  const one = ownUnit(now, seat, c.params.unit);
  if (to === null || !one) return null;
  const name = spaceName(now, to);
  if (to === one.space) return no(`${unitName(now, one.id)} stands in ${name} already.`, "R-114");
  if (heldBy(now, seat, to) !== "us") return no(`${name} is held neither by your side nor by a friend.`, "R-114");
  const barred = whyNoEntry(now, { nation: one.unit.nation, side: seat }, to);
  if (barred) return barred;
  if (!tracingSeen(now)(one.unit, seat, to))
    return no(`${unitName(now, one.id)} would be out of supply in ${name}.`, "R-114");
  return no(`No chain of supplied ${now.edition.labels.spaces} of yours and your friends leads to ${name}.`, "R-114");
}

/** A card may forbid it for a phase. */
const whyForbidden = ({ table, seat }: Eyes): Refusal | null =>
  table.forbidden.some((one) => one.seat === seat && one.what === "strategic-move")
    ? no("A card forbids you strategic movement in this phase.", "R-114")
    : null;

/** one in a phase, without OPs; nothing changes hands. */
export const strategicMove = action("strategic-move", "Strategic movement", {
  help: "One supplied unit goes any distance over supplied ground that your side and friends hold, even if it has moved or fought. Then you draw cards.",
  common: true,
  when: (c) => whyForbidden(c) ?? whyNobodyTravels(c),
})
  .param("unit", "Which unit?", choice(travellers))
  .param("to", "Where to?", choice(goals, whyNotThere))
  .label((view, { unit, to }) =>
    unit && to ? `Strategic movement: ${unitName(seen(view), unit)} → ${spaceName(seen(view), to)}` : null,
  )
  .apply((a) => {
    const { unit, to } = a.params;
    const seat = seatIdOf(a.seat);
    const now = playing(a);
    const from = ownUnit(now, seat, unit)?.space ?? to;
    if (whyCrowded(now, seat, to, [...ownIn(now, seat, to), unit])) {
      tell(a, { chapter: "movement", kind: "sent-back", seat, from: to, to: from }); // friends there have shown themselves
      return;
    }
    const top = lookedAt(now).table.stacks[from]?.[seat]?.top?.unit === unit ? unit : null;
    exposing(a, seat, () => relocate(now, [unit], to));
    arrive(now, from, to);
    const shown = lookedAt(now).table.stacks[to]?.[seat]?.top?.unit === unit ? unit : top;
    tell(
      a,
      { chapter: "movement", kind: "moved", seat, how: "strategic", from, to, units: 1, top: shown, taken: [] },
      movedSecretly(seat, to, [unit], shown),
    );
  });
