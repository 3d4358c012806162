/** The airlift by card: which supplied units can be flown, airmobile or not, and where they may land. */
import { type Ctx, choice, game, type Refusal, type View } from "#engine";
import { type SpaceId, some, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { times } from "../cards/conditions-text.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { ownIn, ownSpaces, ownUnit, ownUnits, whyCrowded } from "../movement/crowding.ts";
import { whyNoLanding } from "../movement/flights.ts";
import { arrive } from "../movement/marching.ts";
import { spaceOption, unitOption } from "../movement/options.ts";
import { movedSecretly } from "../movement/words.ts";
import { type Now, playing, seen, tell } from "../now.ts";
import { relocate } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { unitName } from "../pieces/words.ts";
import { effect } from "./kind.ts";
import type { UnitChoices } from "./types.ts";

const { form } = game<Fitna>();

type Lift = UnitChoices["lifts"][number];

/** Supplied units fly, airmobile or not; a corps, armour and garrisons do not. */
function whyNotLifted(now: Game, one: Standing, traces: Tracing): Refusal | null {
  const name = unitName(now, one.id);
  const no = (text: string): Refusal => ({ code: "not-lifted", text });
  if (one.unit.size === "corps") return no(`${name} is a corps: it cannot be airlifted.`);
  if (one.unit.marks.includes("exploits")) return no(`${name} has tanks: it cannot be airlifted.`);
  if (one.unit.type === "garrison") return no(`${name} is a garrison: it cannot move.`);
  return one.isolated || !traces(one.unit, one.side, one.space) ? no(`${name} is out of supply.`) : null;
}

/** R-111 Whether a unit may land in a space, besides those that are lifted with it. */
function landing(now: Game, seat: SeatId, one: Standing, before: readonly Lift[], traces: Tracing) {
  const lifted = before.map(({ unit }) => unit);
  return (to: SpaceId): boolean => {
    if (whyNoLanding(now, seat, traces, one, to)) return false;
    const stay = ownIn(now, seat, to).filter((id) => id !== one.id && !lifted.includes(id));
    const join = before.flatMap(({ unit, space }) => (space === to ? [unit] : []));
    return whyCrowded(now, seat, to, [...stay, ...join, one.id]) === null;
  };
}

/** Own units that are not among those lifted before. */
const unlifted = (now: Game, seat: SeatId, before: readonly Lift[]): readonly Standing[] =>
  ownSpaces(now, seat)
    .flatMap((space) => ownUnits(now, seat, ownIn(now, seat, space)))
    .filter(({ id }) => !before.some(({ unit }) => unit === id));

/** Why a unit cannot be lifted anywhere; null: it can. */
const whyStays = (now: Game, seat: SeatId, one: Standing, before: readonly Lift[], traces: Tracing): Refusal | null =>
  whyNotLifted(now, one, traces) ??
  (now.edition.spaceIds.some(landing(now, seat, one, before, traces))
    ? null
    : { code: "not-lifted", text: `${unitName(now, one.id)} has nowhere to land.`, rule: "R-111" });

type Eyes = View<Fitna>;

/** The next unit and its space; null: none can be lifted any more. */
export function liftRow(c: Eyes, most: number, before: readonly Lift[]) {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const traces = tracing(now);
  const units = before.length < most ? unlifted(now, seat, before) : [];
  const why = units.map((one) => ({ one, refused: whyStays(now, seat, one, before, traces) }));
  if (why.every(({ refused }) => refused)) return null;
  return form()
    .param(
      "unit",
      "Which unit is lifted?",
      choice(() => why.map(({ one, refused }) => unitOption(c, now, one, refused))),
    )
    .param(
      "space",
      "Where to?",
      choice(({ params }: Ctx<Fitna, { readonly unit: UnitId }>) => {
        const one = ownUnit(now, seat, params.unit);
        const spaces = one ? now.edition.spaceIds.filter(landing(now, seat, one, before, traces)) : [];
        return spaces.map((space) => spaceOption(c, now, space));
      }),
    );
}

export const airlift = effect("airlift", { units: some }, ({ units }) => ({
  words: ({ labels }) =>
    `Fly up to ${times(units, "supplied unit")}, no armour or corps, to your own ${labels.spaces}.`,
  asks: () => ({ lifts: units }),
  whyNot: ({ game: now, seat }) => {
    const traces = tracing(now);
    return unlifted(now, seat, []).some((one) => whyStays(now, seat, one, [], traces) === null)
      ? null
      : { code: "no-unit", text: "None of your units can be lifted.", rule: "R-016" };
  },
  does: (s) => {
    const { seat } = s.data;
    for (const one of s.state.hands[seat]?.choices?.lifts ?? []) lift(s, seat, one);
  },
}));

/** A unit that finds no room after all, for friends hide who is there, stays. */
function lift(s: Now, seat: SeatId, { unit, space }: Lift): void {
  const now = playing(s);
  const from = ownUnit(now, seat, unit)?.space;
  if (from === undefined) return;
  if (whyCrowded(now, seat, space, [...ownIn(now, seat, space), unit])) {
    tell(s, { chapter: "movement", kind: "sent-back", seat, from: space, to: from });
    return;
  }
  const wasTop = now.state.table.stacks[from]?.[seat]?.top?.unit === unit;
  relocate(now, [unit], space);
  arrive(now, from, space);
  const isTop = now.state.table.stacks[space]?.[seat]?.top?.unit === unit;
  const top = wasTop || isTop ? unit : null;
  tell(
    s,
    { chapter: "movement", kind: "moved", seat, how: "strategic", from, to: space, units: 1, top, taken: [] },
    movedSecretly(seat, space, [unit], top),
  );
}
