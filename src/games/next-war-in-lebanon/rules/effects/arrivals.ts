/** Where units that an effect brings in arrive, as their seat says, and how they enter. */
import { type Ctx, choice, game, type Option, type Param, type Refusal, rows, subset } from "#engine";
import type { Mode, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { enter, moveUnits } from "../pieces/placing.ts";
import { hasFixedMode } from "../pieces/units.ts";
import { count, unitName } from "../pieces/words.ts";
import { MODE_OPTIONS } from "../plays/options.ts";
import type { Rules, Sight } from "./kind.ts";

const { form } = game<Lebanon>();

/** Units that arrive together: in a zone, or in the box of an HQ. Units with a mode of their own keep it. */
export type Arrival = { readonly place: string; readonly units: readonly UnitId[]; readonly mode?: Mode };

/** What has to be placed, and where it can be. */
export interface Placing {
  readonly units: readonly UnitId[];
  /** How many of them. */
  readonly n: number;
  readonly places: readonly Place[];
}

export interface Place {
  readonly id: string;
  readonly label: string;
  /** How many more units it takes. */
  readonly room: number;
}

const unplaced = ({ units, n }: Placing, placed: readonly Arrival[]): { units: readonly UnitId[]; n: number } => {
  const done = placed.flatMap((arrival) => arrival.units);
  return { units: units.filter((unit) => !done.includes(unit)), n: n - done.length };
};

const roomIn = (place: Place, placed: readonly Arrival[]): number =>
  place.room - placed.filter((one) => one.place === place.id).reduce((sum, { units }) => sum + units.length, 0);

/** Arrivals one after the other, until all that must be placed is. */
export const arrivals = <P>(of: (c: Sight) => Placing): Param<Ctx<Lebanon, P>, readonly Arrival[]> =>
  rows<Ctx<Lebanon, P>, Arrival>(
    (c, placed) => {
      const placing = of(c);
      const left = unplaced(placing, placed);
      const open = placing.places.filter((place) => roomIn(place, placed) > 0);
      if (left.n === 0 || open.length === 0) return null;
      const room = (id: string): number => {
        const place = open.find((one) => one.id === id);
        return Math.min(left.n, place ? roomIn(place, placed) : 0);
      };
      return form()
        .param(
          "place",
          "Where do they arrive?",
          choice(() => open.map(({ id, label }) => ({ value: id, label }))),
        )
        .param(
          "units",
          "Which units?",
          subset(
            ({ content }) => left.units.map((value): Option => ({ value, label: unitName(content, value) })),
            ({ params }) => ({ min: 1, max: room(params.place) }),
          ),
        )
        .optional(
          "mode",
          "In which mode?",
          ({ content, params }) => params.units.some((unit) => !hasFixedMode(content, unit)),
          choice(() => MODE_OPTIONS),
        );
    },
    (c, placed) => {
      const { n } = unplaced(of(c), placed);
      return n > 0 ? missing(n) : null;
    },
  );

const missing = (n: number): Refusal => ({ code: "too-few", text: `${count(n, "more unit")} must be placed.` });

/** those that arrive in a zone together form a new stack, in the order given. A box takes those of its HQ. */
export function bringIn(s: Rules, seat: SeatId, zoneOf: (place: string) => ZoneId, all: readonly Arrival[]): void {
  const stacks = new Map<ZoneId, UnitId[]>();
  for (const { place, units, mode = "combat" } of all) {
    const zone = zoneOf(place);
    const isBox = place !== zone;
    for (const unit of units) enter(s, unit, { mode }, isBox ? { zone, hq: place } : { zone });
    if (!isBox) stacks.set(zone, [...(stacks.get(zone) ?? []), ...units]);
  }
  for (const [zone, units] of stacks) if (units.length > 1) moveUnits(s, seat, units, zone);
}
