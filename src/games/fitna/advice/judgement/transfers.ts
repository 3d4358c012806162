import type { View } from "../../../../engine/index.ts";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { seen } from "../../rules/now.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { dangerAt, type Field, fieldOf, keepsOf, leavers } from "./field.ts";

/** So many places are looked at, and so many units for each: a way is sought for every pair. */
const MOST_PLACES = 3;
const MOST_UNITS = 3;
/** What a unit must save. */
const LEAST = 0.5;

/** A unit, and where it goes: as strategic movement asks. */
type Transfer = { readonly unit: UnitId; readonly to: SpaceId };

/** a unit that is not needed where it stands goes where most is in danger; the most pressing first. */
export function transfers(view: View<Fitna>): readonly Transfer[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const { game, seat, stacks } = field;
  const places = game.edition.spaceIds
    .filter((space) => game.state.table.control[space] === seat)
    .map((space) => ({ space, danger: dangerAt(field, stacks, space) }))
    .filter(({ space, danger }) => danger > LEAST && (stacks.get(space)?.length ?? 0) < 2)
    .sort((a, b) => b.danger - a.danger)
    .slice(0, MOST_PLACES);
  const spare = spareUnits(field);
  return places.flatMap(({ space, danger }) =>
    spare
      .filter((one) => one.from !== space && one.missed < danger / 2)
      .slice(0, MOST_UNITS)
      .map(({ unit }) => ({ unit, to: space })),
  );
}

/** Units that can be spared, with what would be in danger without them, the least first. */
function spareUnits(field: Field) {
  const keeps = keepsOf(field);
  return [...field.stacks]
    .flatMap(([from, stack]) => {
      const able = stack.filter(({ unit, isolated }) => unit.type !== "garrison" && !isolated);
      return leavers(keeps, from, stack.length, able).map((one) => {
        const left = new Map(field.stacks).set(
          from,
          stack.filter((other) => other !== one),
        );
        return { unit: one.id, from, missed: dangerAt(field, left, from) };
      });
    })
    .sort((a, b) => a.missed - b.missed);
}
