import { choice, game, type Option } from "../../../../engine/index.ts";
import type { UnitId } from "../../content/unit-types.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { playing, seen, tell } from "../now.ts";
import { putOnTop } from "../pieces/placing.ts";
import { unitName } from "../pieces/words.ts";
import { ownIn } from "./crowding.ts";
import { exposing } from "./exposing.ts";
import { ownSpaces, ownUnit, ownUnits } from "./movers.ts";
import { type Eyes, no, noneOf, unitOption } from "./options.ts";

const { action } = game<Fitna>();

function hidden(c: Eyes): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return ownSpaces(now, seat)
    .flatMap((space) => ownUnits(now, seat, ownIn(now, seat, space).slice(1)))
    .map((one) => unitOption(c, now, one));
}

/** of each stack others see its top counter, which the owner chooses. */
export const showTop = action("show-top", "Put a unit on top of its stack", {
  help: "Others see the top counter of each of your stacks, and how many there are.",
  menu: "Change a top counter",
  when: (c) => noneOf(hidden(c), no("None of your units lies under another.", "R-199")),
})
  .param("unit", "Which unit goes on top?", choice(hidden))
  .label((view, { unit }) => (unit ? `${unitName(seen(view), unit)} on top` : null))
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const { unit } = a.params;
    const now = playing(a);
    exposing(a, seat, () => putOnTop(now, seat, unit));
    const space = ownUnit(now, seat, unit)?.space ?? "";
    tell(a, { chapter: "movement", kind: "top", seat, space, unit });
  });
