/** Whether somebody who plays another side could read a council's thread. */
import type { Seat } from "#engine";
import type { Member } from "../../store/records.ts";
import type { Council } from "./council.ts";
import type { Live } from "./live.ts";

/** All seats that the members of a council play. */
export const seatsTogether = ({ env, members }: Live, { captain }: Council): readonly Seat[] =>
  env.seats.filter((seat) => members.some((member) => member.seat === seat && member.person === captain.person));

/** Whether somebody who plays another side can read all private threads here. */
export const isReadByRivals = (members: readonly Member[], own: readonly Seat[]): boolean =>
  members.some(({ seat, bot, readsThreads }) => !bot && readsThreads && seat !== null && !own.includes(seat));
