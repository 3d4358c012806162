import { type Ctx, choice, game, type Option } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Eyes, no, noneOf, spaceOption } from "../movement/options.ts";
import { open, seen } from "../now.ts";
import { onceEach } from "../once.ts";
import { spaceName, unitName } from "../pieces/words.ts";
import { arrivalSpaces, openSpacesSeen } from "./arrival-table.ts";
import { bringIn } from "./placing.ts";

const { action } = game<Fitna>();

const spacesFor = onceEach((now: Game, seat: SeatId, id: UnitId) =>
  arrivalSpaces(now, seat, id, "batch", undefined, openSpacesSeen(now, seat, id, "batch")),
);

function waiting(c: Eyes): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return (c.table.pools[seat]?.waiting ?? []).map((id) => {
    const name = unitName(now, id);
    const isOpen = spacesFor(now, seat, id).length > 0;
    return {
      value: id,
      label: name,
      ...(isOpen ? {} : { refused: no(`${name} has nowhere to arrive.`, "R-089") }),
    };
  });
}

/** at no cost, in a later Events segment of one's own. */
export const placeWaiting = action("place-waiting", "Place a waiting unit", {
  help: "A unit of your Force Pool for which there was no room comes to the map, at no cost.",
  when: (c) => noneOf(waiting(c), no("None of your units is waiting.", "R-089")),
})
  .param("unit", "Which unit?", choice(waiting))
  .param(
    "space",
    "Where does it arrive?",
    choice((c: Ctx<Fitna, { readonly unit: UnitId }>): Option<SpaceId>[] => {
      const now = seen(c);
      return spacesFor(now, seatIdOf(c.seat), c.params.unit).map((space) => spaceOption(c, now, space));
    }),
  )
  .label((view, { unit, space }) =>
    unit && space ? `${unitName(open(view), unit)} arrives in ${spaceName(open(view), space)}` : null,
  )
  .apply((a) => bringIn(a, seatIdOf(a.seat), [a.params], [a.params.unit]));
