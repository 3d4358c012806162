import { type Ctx, choice, game, type Option, type Refusal } from "../../../engine/index.ts";
import type { Effect } from "../content/card-types.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { UnitId } from "../content/unit-types.ts";
import { type Tracing, tracing } from "../map/supply.ts";
import { ownIn, whyCrowded } from "../movement/crowding.ts";
import { whyNoLanding } from "../movement/flights.ts";
import { arrive } from "../movement/marching.ts";
import { ownSpaces, ownUnit, ownUnits } from "../movement/movers.ts";
import { spaceOption, unitOption } from "../movement/options.ts";
import { type Now, playing, seen, tell } from "../now.ts";
import { relocate } from "../pieces/placing.ts";
import type { Standing } from "../pieces/units.ts";
import { unitName } from "../pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import type { EffectRule } from "./rule.ts";
import type { UnitChoices } from "./types.ts";

const { form } = game<Fitna>();

type Lift = UnitChoices["lifts"][number];

/** Supplied units fly, airmobile or not; a corps, armour and garrisons do not. */
function whyNotLifted(now: Game, one: Standing, traces: Tracing): Refusal | null {
  const name = unitName(now, one.id);
  const no = (text: string): Refusal => ({ code: "not-lifted", text });
  if (one.unit.size === "corps") return no(`${name} is a corps: it is not lifted.`);
  if (one.unit.marks.includes("exploits")) return no(`${name} has tanks: it is not lifted.`);
  if (one.unit.type === "garrison") return no(`${name} is a garrison: it does not move.`);
  return one.isolated || !traces(one.unit, one.side, one.space) ? no(`${name} is out of supply.`) : null;
}

/** where a unit is lifted to, beside those that are lifted with it. */
function landings(now: Game, seat: SeatId, one: Standing, before: readonly Lift[], traces: Tracing) {
  const stays = (space: SpaceId): readonly UnitId[] =>
    ownIn(now, seat, space).filter((id) => id !== one.id && !before.some(({ unit }) => unit === id));
  const joining = (to: SpaceId): readonly UnitId[] => before.flatMap(({ unit, space }) => (space === to ? [unit] : []));
  return now.edition.spaceIds.filter(
    (to) =>
      whyNoLanding(now, seat, traces, one, to) === null &&
      whyCrowded(now, seat, to, [...stays(to), ...joining(to), one.id]) === null,
  );
}

/** Own units, refused where they are not lifted. */
function units(now: Game, seat: SeatId, before: readonly Lift[]): readonly Option<UnitId>[] {
  const traces = tracing(now);
  return ownSpaces(now, seat)
    .flatMap((space) => ownUnits(now, seat, ownIn(now, seat, space)))
    .filter(({ id }) => !before.some(({ unit }) => unit === id))
    .map((one) =>
      unitOption({}, now, one, whyNotLifted(now, one, traces) ?? whyNowhere(now, seat, one, before, traces)),
    );
}

const whyNowhere = (
  now: Game,
  seat: SeatId,
  one: Standing,
  before: readonly Lift[],
  traces: Tracing,
): Refusal | null =>
  landings(now, seat, one, before, traces).length > 0
    ? null
    : { code: "not-lifted", text: `${unitName(now, one.id)} has nowhere to land.`, rule: "R-111" };

type Eyes = Parameters<typeof seen>[0];

/** The next unit and its space; null: none can be lifted any more. */
export function liftRow(c: Eyes, most: number, before: readonly Lift[]) {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const open = before.length < most ? units(now, seat, before) : [];
  if (open.every(({ refused }) => refused)) return null;
  return form()
    .param(
      "unit",
      "Which unit is lifted?",
      choice(() => open),
    )
    .param(
      "space",
      "Where to?",
      choice(({ params }: Ctx<Fitna, { readonly unit: UnitId }>) => {
        const one = ownUnit(now, seat, params.unit);
        const spaces = one ? landings(now, seat, one, before, tracing(now)) : [];
        return spaces.map((space) => spaceOption({}, now, space));
      }),
    );
}

export const airliftRule: EffectRule<Extract<Effect, { kind: "airlift" }>> = {
  asks: (_, { units: most }) => ({ lifts: most }),
  whyNot: ({ game: now, seat }) =>
    units(now, seat, []).some(({ refused }) => !refused)
      ? null
      : { code: "no-unit", text: "None of your units can be lifted.", rule: "R-016" },
  does(s) {
    const { seat } = s.data;
    for (const one of s.state.hands[seat]?.choices?.lifts ?? []) lift(s, seat, one);
  },
};

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
    { [seat]: { chapter: "movement", kind: "moved", units: [unit] } },
  );
}
