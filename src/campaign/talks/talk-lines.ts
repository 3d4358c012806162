/** What everybody reads of a private talk that was opened. */
import type { TalkRecord } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { namedInText } from "../facts/names.ts";

/** "The Shiites, the Sunnis and the NGO have opened a private talk." */
export const openedLine = (live: Pick<Live, "record" | "book">, { seats }: TalkRecord): string =>
  `A private talk was opened: ${namedInText(live, seats)}.`;
