/** Whether people of a campaign can promise and talk at all, and with which other seats. */
import { refuse, type Seat } from "#engine";
import { holders, type Live } from "../facts/live.ts";
import { voicesOf } from "../facts/voices.ts";

/** How many sides there are, computers included: with two, nobody needs to be told whom they talk to. */
const partiesOf = (live: Live): number =>
  voicesOf(live, Number.POSITIVE_INFINITY).length + live.members.filter(({ bot, seat }) => bot && seat !== null).length;

/** Whether people promise and talk here beyond what the rules let them agree on: only among three or more. */
export const isNegotiated = (live: Live): boolean => partiesOf(live) > 2;

/** Refused where only two play. */
export function requireNegotiated(live: Live): void {
  if (!isNegotiated(live))
    refuse("two-parties", "Two sides play this campaign: what they say to each other needs no list of mine.");
}

/** Seats of other people: those who play this one too are left out, and so are computers, which hear nothing. */
export function othersThan({ env, members }: Pick<Live, "env" | "members">, seat: Seat): readonly Seat[] {
  const own = holders(members, seat).map(({ person }) => person);
  return env.seats.filter((other) => {
    const held = holders(members, other);
    return other !== seat && held.length > 0 && !held.some(({ person }) => own.includes(person));
  });
}
