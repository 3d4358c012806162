/** Which promises the post of a phase tells of, for everyone. */
import type { PromiseRecord, Rich, TalkRecord } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import { namedInText } from "../facts/names.ts";
import { saying } from "./promise.ts";
import { quotedText, receiversText } from "./promise-post.ts";
import { openedLine } from "./talk-lines.ts";

/**
 * What the post of a phase tells of promises that everyone knows: those that were given while people negotiated in it
 * (`talked`), and those that somebody has called broken while it was the newest. No log has a word of it.
 */
export function saidInPost(
  live: Pick<Live, "record" | "book" | "env">,
  promises: readonly PromiseRecord[],
  talks: readonly TalkRecord[],
  { number, phase, talked }: { readonly number: number; readonly phase: string; readonly talked: boolean },
): Rich {
  const all = promises.filter(({ among, text, state }) => among === null && text !== null && state !== "void");
  const given = all.filter((one) => talked && one.phase === phase && one.state === "given");
  const opened =
    live.record.talks === "announced" ? talks.filter((talk) => talk.phase === phase && talk.thread !== null) : [];
  const lines = [
    ...opened.map((talk): Rich => [openedLine(live, talk)]),
    ...given.map((one): Rich => {
      const whom = `${namedInText(live, [one.seat])} to ${receiversText(live, one.seat, one.to)}`;
      return [`Said in public: ${whom}, `, ...quotedText(one.text)];
    }),
    ...all.flatMap((one): Rich[] => {
      const seats = saying(one, "broken").flatMap(({ seat, post }) => (post === number ? [seat] : []));
      if (seats.length === 0) return [];
      const whose = namedInText(live, [one.seat]);
      return [[`Broken, according to ${namedInText(live, seats)}: the promise of ${whose}, `, ...quotedText(one.text)]];
    }),
  ];
  return lines.flatMap((line, i): Rich => (i === 0 ? line : ["\n", ...line]));
}
