import { game, type Refusal } from "../../../../engine/index.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { seen } from "../now.ts";
import { crowdedSpaces, crowdedWords } from "./crowding.ts";
import { sendBack } from "./marching.ts";
import { type Eyes, no } from "./options.ts";

const { action } = game<Fitna>();

/** a space over its limit, with its units. */
export function whyNotAtRest(c: Eyes): Refusal | null {
  const now = seen(c);
  const seat = seatIdOf(c.seat);
  const [first] = crowdedSpaces(now, seat);
  return first ? crowdedWords(now, seat, first.space, first.why) : null;
}

export const endMovement = action("end-movement", "End movement", {
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
