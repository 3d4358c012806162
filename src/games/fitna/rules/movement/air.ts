/** How airmobile units fly: moves by air to friendly ground, and airmobile assaults that take ground. */
import { type Ctx, choice, eachOnce, game, type Option, onceEach, type Refusal } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { tracingSeen } from "../map/supply.ts";
import { playing, seen } from "../now.ts";
import { mark, ownHand } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { ownArmy, ownUnit } from "./crowding.ts";
import { assaultRange, whyGrounded, whyNoAssault, whyNoLanding, whyNoTakeOff } from "./flights.ts";
import { march, stopsOf } from "./marching.ts";
import { MOVES_MENU, whyNoMove } from "./move.ts";
import { type Eyes, no, noneOf, spaceCalled, spaceOption, unitCalled, unitOption } from "./options.ts";

const { action } = game<Fitna>();

type Flying = { readonly unit: UnitId };
/** The spaces that a unit could come to, and why it does not land in one of them. */
interface Flight {
  readonly spaces: readonly SpaceId[];
  whyNot(to: SpaceId): Refusal | null;
}
/** As it is written after a unit's name, for both are in one menu. */
type How = "by air" | "in an airmobile assault";

const FLIGHTS: { readonly [how in How]: (now: Game, one: Standing) => Flight } = {
  "by air": standard,
  "in an airmobile assault": assault,
};

/** any distance. */
function standard(now: Game, one: Standing): Flight {
  const seat = seatIdOf(one.side);
  const traces = tracingSeen(now);
  const why = whyNoTakeOff(now, seat, traces, one);
  if (why) return { spaces: [one.space], whyNot: () => why };
  const stops = stopsOf(now, seat, [one]);
  return {
    spaces: now.edition.spaceIds,
    whyNot: eachOnce((to) => whyNoLanding(now, seat, traces, one, to) ?? stops(to)),
  };
}

/** up to 6 links. */
function assault(now: Game, one: Standing): Flight {
  const seat = seatIdOf(one.side);
  const stops = stopsOf(now, seat, [one]);
  return { spaces: assaultRange(now, one), whyNot: eachOnce((to) => whyNoAssault(now, seat, one, to) ?? stops(to)) };
}

/** Where a unit flies, in a game that is only looked at. */
const flightOf = onceEach((now: Game, seat: SeatId, id: UnitId, how: How): Flight => {
  const one = ownUnit(now, seat, id);
  return one ? FLIGHTS[how](now, one) : { spaces: [], whyNot: () => null };
});

/** Why an own unit does not fly at all, likewise. */
const whyStays = onceEach((now: Game, seat: SeatId, id: UnitId, how: How): Refusal | null => {
  const one = ownUnit(now, seat, id);
  return one && (whyGrounded(now, seat, one) ?? whyNowhere(now, id, flightOf(now, seat, id, how)));
});

/** Where an own unit could land in an airmobile assault. */
export function assaultLandings(now: Game, seat: SeatId, one: Standing): readonly SpaceId[] {
  if (whyGrounded(now, seat, one)) return [];
  const { spaces, whyNot } = flightOf(now, seat, one.id, "in an airmobile assault");
  return spaces.filter((to) => whyNot(to) === null);
}

/** Own airmobile units. */
function flyers(c: Eyes, how: How): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return ownArmy(now, seat)
    .filter(({ unit }) => unit.airmobile)
    .map((one) => {
      const option = unitOption(c, now, one, whyStays(now, seat, one.id, how));
      return option.label === undefined ? option : { ...option, label: `${option.label} ${how}` };
    });
}

function whyNowhere(now: Game, id: UnitId, { spaces, whyNot }: Flight): Refusal | null {
  if (spaces.some((to) => whyNot(to) === null)) return null;
  const [only] = spaces;
  const why = spaces.length === 1 && only !== undefined ? whyNot(only) : null;
  return why ?? no(`${unitName(now, id)} has nowhere to land.`, "R-110");
}

/** Where it can land; what others hold, or what lies too far, is not listed. */
function places(c: Ctx<Fitna, Flying>, how: How): Option<SpaceId>[] {
  const now = seen(c);
  const { spaces, whyNot } = flightOf(now, seatIdOf(c.seat), c.params.unit, how);
  return spaces.filter((to) => whyNot(to) === null).map((to) => spaceOption(c, now, to));
}

/** Why a space that somebody names is not among them. */
function whyNotThere(c: Ctx<Fitna, Flying>, how: How, word: string): Refusal | null {
  const now = seen(c);
  const to = spaceCalled(now, word);
  if (to === null) return null;
  const { spaces, whyNot } = flightOf(now, seatIdOf(c.seat), c.params.unit, how);
  return spaces.includes(to) ? whyNot(to) : no(`${spaceName(now, to)} is out of reach.`, "R-112");
}

/** Why an own unit that somebody names is not among them. */
function whyNoFlyer(c: Eyes, word: string): Refusal | null {
  const now = seen(c);
  const id = unitCalled(now, word);
  const one = id === null ? null : ownUnit(now, seatIdOf(c.seat), id);
  return one && whyGrounded(now, seatIdOf(c.seat), one);
}

const NO_FLYER = no("You have no airmobile unit on the map.", "R-110");

/** R-111 Any distance, to a space in supply that a friend holds. */
export const airMove = action("air-move", "Move a unit by air", {
  help: "A supplied airmobile unit flies to ground that its side or a friend holds, where it is in supply. It takes nothing.",
  menu: MOVES_MENU,
  when: (c) => whyNoMove(c) ?? noneOf(flyers(c, "by air"), NO_FLYER),
})
  .param(
    "unit",
    "Which unit flies?",
    choice((c) => flyers(c, "by air"), whyNoFlyer),
  )
  .param(
    "to",
    "Where to?",
    choice(
      (c: Ctx<Fitna, Flying>) => places(c, "by air"),
      (c, word) => whyNotThere(c, "by air", word),
    ),
  )
  .label((view, { unit, to }) =>
    unit && to ? `${unitName(seen(view), unit)} by air → ${spaceName(seen(view), to)}` : null,
  )
  .apply((a) => {
    const { unit, to } = a.params;
    spendMove(a.state.table);
    march(a, seatIdOf(a.seat), [unit], [to], "air");
  });

/** Up to six links over anybody, to ground that is taken; supplied until the check. */
export const airAssault = action("air-assault", "Airmobile assault", {
  help: "An airmobile unit lands up to 6 links away, over anybody's units, and takes the ground. It counts as supplied for now.",
  menu: MOVES_MENU,
  when: (c) => whyNoMove(c) ?? noneOf(flyers(c, "in an airmobile assault"), NO_FLYER),
})
  .param(
    "unit",
    "Which unit lands?",
    choice((c) => flyers(c, "in an airmobile assault"), whyNoFlyer),
  )
  .param(
    "to",
    "Where?",
    choice(
      (c: Ctx<Fitna, Flying>) => places(c, "in an airmobile assault"),
      (c, word) => whyNotThere(c, "in an airmobile assault", word),
    ),
  )
  .label((view, { unit, to }) =>
    unit && to ? `${unitName(seen(view), unit)} lands in ${spaceName(seen(view), to)}` : null,
  )
  .apply((a) => {
    const { unit, to } = a.params;
    const seat = seatIdOf(a.seat);
    const now = playing(a);
    spendMove(a.state.table);
    if (ownUnit(now, seat, unit)?.isolated) mark(now, unit, { isolated: false });
    ownHand(now, seat).landed.push(unit);
    march(a, seat, [unit], [to], "assault");
  });

function spendMove({ plan }: Fitna["Table"]): void {
  if (plan) plan.moves--;
}
