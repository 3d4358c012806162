/** What the active seat does in its Movement segment, and how it ends it if a stack is over its limit. */
import { choice, game, move, type Option, type Refusal } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { askUnits } from "../command/lending-units.ts";
import { playing, seen, tell } from "../now.ts";
import { putOnTop } from "../pieces/placing.ts";
import { count, unitName } from "../pieces/words.ts";
import { countsForVictory } from "../victory/course.ts";
import { airAssault, airMove } from "./air.ts";
import { crowdedSpaces, crowdedWords, ownIn, ownSpaces, ownUnit, ownUnits } from "./crowding.ts";
import { exposing, sendBack } from "./marching.ts";
import { move as march } from "./move.ts";
import { type Eyes, no, noneOf, STAR, unitOption } from "./options.ts";

const { action, question } = game<Fitna>();

function hidden(c: Eyes): Option<UnitId>[] {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  return ownSpaces(now, seat)
    .flatMap((space) => ownUnits(now, seat, ownIn(now, seat, space).slice(1)))
    .map((one) => unitOption(c, now, one));
}

/** of each stack others see its top counter, which the owner chooses. */
const showTop = action("show-top", "Put a unit on top of its stack", {
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

/** a space over its limit, with its units. */
function whyNotAtRest(c: Eyes): Refusal | null {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const [first] = crowdedSpaces(now, seat);
  return first ? crowdedWords(now, seat, first.space, first.why) : null;
}

export const endMovement = action("end-movement", "End movement", {
  timedOut: "no further moves",
  help: "Ends your Movement segment. No stack may be over its limit.",
  common: true,
  ends: true,
  when: whyNotAtRest,
})
  .label(() => "End movement")
  .apply(() => {});

/** where a space stays over its limit. */
export const sendUnitsBack = action("send-back", "Send the last units back, and end movement", {
  help: "Where a stack is over its limit, the last units that came go back to where they started, until the others may stay. What they took is given back; their moves are spent.",
  ends: true,
  when: (c) => (whyNotAtRest(c) ? null : no("No stack is over its limit.", "R-042")),
}).apply((a) => sendBack(a, seatIdOf(a.seat)));

export const choosingMoves = question.turn("choosing-moves", {
  actions: [march, airMove, airAssault, showTop, sendUnitsBack, endMovement, askUnits],
  prompt: (view) => {
    const { moves = 0, offensives = 0 } = view.table.plan ?? {};
    const star = countsForVictory(seen(view)).size > 0 ? ` ${STAR} counts for victory.` : "";
    return {
      question: `${count(moves, "unit move")} left, then ${count(offensives, "attack")}. Which units go where?`,
      facts: [`Each unit moves once; units go round enemies, not through them.${star}`],
    };
  },
  fallback: (view) => move(whyNotAtRest(view) ? sendUnitsBack : endMovement),
});
