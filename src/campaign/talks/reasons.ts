/** The reasons that were given for declining an offer, as lines below it. */
import type { Seat } from "#engine";
import type { Rich } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { namedInText } from "../facts/names.ts";
import { isKnownTo } from "./names.ts";
import { quotedText } from "./promise-post.ts";

/** "Why, according to the Sunnis: “Too little for us.”", a line for each reason that these seats know of. */
export const reasonLines = (live: Live, offer: string, seats: readonly Seat[]): readonly Rich[] =>
  live.reasons
    .filter((one) => one.offer === offer && one.text !== "" && isKnownTo(one.among, seats))
    .map(({ seat, text }): Rich => [`Why, according to ${namedInText(live, [seat])}: `, ...quotedText(text)]);
