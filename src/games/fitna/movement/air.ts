import { type Ctx, choice, game, type Option, type Preset, type Refusal } from "../../../engine/index.ts";
import { type Field, fieldOf } from "../bot/field.ts";
import { keepsOf } from "../bot/keeps.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { UnitId } from "../content/unit-types.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { playing, seen } from "../now.ts";
import { mark, ownHand } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { ownIn } from "./crowding.ts";
import { assaultRange, whyGrounded, whyNoAssault, whyNoLanding, whyNoTakeOff } from "./flights.ts";
import { inTurn } from "./in-turn.ts";
import { march } from "./marching.ts";
import { MOVES_MENU, whyNoMove } from "./move.ts";
import { ownSpaces, ownUnit, ownUnits, stopsOf } from "./movers.ts";
import {
  type Eyes,
  heldBy,
  no,
  noneOf,
  spaceCalled,
  spaceOption,
  unitCalled,
  unitOption,
  whoIsThere,
} from "./options.ts";

const { action } = game<Fitna>();

type Flying = { readonly unit: UnitId };
/** The spaces that a unit could come to, and why it does not land in one of them. */
interface Flight {
  readonly spaces: readonly SpaceId[];
  whyNot(to: SpaceId): Refusal | null;
}
type Flights = (now: Game, one: Standing, traces: Tracing) => Flight;

/** any distance. */
const standard: Flights = (now, one, traces) => {
  const seat = seatIdOf(one.side);
  const why = whyNoTakeOff(now, seat, traces, one);
  if (why) return { spaces: [one.space], whyNot: () => why };
  const stops = stopsOf(now, seat, [one]);
  return { spaces: now.edition.spaceIds, whyNot: (to) => whyNoLanding(now, seat, traces, one, to) ?? stops(to) };
};

/** up to 6 links. */
const assault: Flights = (now, one) => {
  const seat = seatIdOf(one.side);
  const stops = stopsOf(now, seat, [one]);
  return { spaces: assaultRange(now, one), whyNot: (to) => whyNoAssault(now, seat, one, to) ?? stops(to) };
};

/** So many landings stand beside whole moves; all others are a second choice away. */
const MOST_LANDINGS = 3;

/** "104 Para Bde lands in Manbij": what is the enemy's, the most worth having first. */
function landings(c: Eyes): readonly Preset[] {
  const now = seen(c);
  const field = fieldOf(now, seatIdOf(c.seat));
  const keeps = keepsOf(field);
  const all = ownSpaces(now, field.seat).flatMap((space) => {
    const stack = ownUnits(now, field.seat, ownIn(now, field.seat, space));
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

function landingsOf(now: Game, { seat, worth }: Field, one: Standing): readonly Landing[] {
  if (whyGrounded(now, seat, one)) return [];
  const { spaces, whyNot } = assault(now, one, tracing(now));
  return spaces
    .filter((to) => heldBy(now, seat, to) === "enemies" && whyNot(to) === null)
    .map((to) => ({ one, to, gain: worth(to) }));
}

/** Own airmobile units. */
function flyers(c: Eyes, flights: Flights): Option<UnitId>[] {
  const how = flights === standard ? "by air" : "in an airmobile assault"; // both stand in one menu
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const traces = tracing(now);
  const whyNot = (one: Standing): Refusal | null =>
    whyGrounded(now, seat, one) ?? whyNowhere(now, one, flights(now, one, traces));
  return ownSpaces(now, seat)
    .flatMap((space) => ownUnits(now, seat, ownIn(now, seat, space)))
    .filter(({ unit }) => unit.airmobile)
    .map((one) => {
      const option = unitOption(c, now, one, whyNot(one));
      return option.label === undefined ? option : { ...option, label: `${option.label} ${how}` };
    });
}

function whyNowhere(now: Game, one: Standing, { spaces, whyNot }: Flight): Refusal | null {
  if (spaces.some((to) => whyNot(to) === null)) return null;
  const [only] = spaces;
  const why = spaces.length === 1 && only !== undefined ? whyNot(only) : null;
  return why ?? no(`${unitName(now, one.id)} has nowhere to land.`, "R-110");
}

function flightOf(c: Ctx<Fitna, Flying>, now: Game, flights: Flights): Flight {
  const one = ownUnit(now, seatIdOf(c.seat), c.params.unit);
  return one ? flights(now, one, tracing(now)) : { spaces: [], whyNot: () => null };
}

/** Where it can land; what others hold, or what lies too far, is not listed. */
function places(c: Ctx<Fitna, Flying>, flights: Flights): Option<SpaceId>[] {
  const now = seen(c);
  const { spaces, whyNot } = flightOf(c, now, flights);
  return spaces.filter((to) => whyNot(to) === null).map((to) => spaceOption(c, now, to));
}

/** Why a space that somebody names is not among them. */
function whyNotThere(c: Ctx<Fitna, Flying>, flights: Flights, word: string): Refusal | null {
  const now = seen(c);
  const to = spaceCalled(now, word);
  if (to === null) return null;
  const { spaces, whyNot } = flightOf(c, now, flights);
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

/** */
export const airMove = action("air-move", "Move a unit by air", {
  help: "A supplied airmobile unit goes to any space of its side or a friend in which it is supplied. It takes no space.",
  menu: MOVES_MENU,
  when: (c) => whyNoMove(c) ?? noneOf(flyers(c, standard), NO_FLYER),
})
  .param(
    "unit",
    "Which unit flies?",
    choice((c) => flyers(c, standard), whyNoFlyer),
  )
  .param(
    "to",
    "Where to?",
    choice(
      (c: Ctx<Fitna, Flying>) => places(c, standard),
      (c, word) => whyNotThere(c, standard, word),
    ),
  )
  .apply((a) => {
    const { unit, to } = a.params;
    spendMove(a.state.table);
    march(a, seatIdOf(a.seat), [unit], [to], "air");
  });

/** */
export const airAssault = action("air-assault", "Airmobile assault", {
  help: "An airmobile unit lands up to 6 links away, over anybody's units, and takes the space. It counts as supplied for now.",
  menu: MOVES_MENU,
  presets: landings,
  when: (c) => whyNoMove(c) ?? noneOf(flyers(c, assault), NO_FLYER),
})
  .param(
    "unit",
    "Which unit lands?",
    choice((c) => flyers(c, assault), whyNoFlyer),
  )
  .param(
    "to",
    "Where?",
    choice(
      (c: Ctx<Fitna, Flying>) => places(c, assault),
      (c, word) => whyNotThere(c, assault, word),
    ),
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
