import type { Change } from "../store/change.ts";
import type { RequestRecord, TalkRecord } from "../store/records.ts";
import { isOpen, type Live } from "./live.ts";

/** The game after these requests were written. */
export function withRequests(live: Live, written: readonly RequestRecord[] = []): Live {
  if (written.length === 0) return live;
  const others = live.requests.filter(({ number }) => written.every((one) => one.number !== number));
  return { ...live, requests: [...others, ...written.filter(isOpen)].sort((a, b) => a.number - b.number) };
}

/** The game after these private talks were written. */
export function withWrittenTalks(
  live: Live,
  written: readonly Omit<TalkRecord, "thread" | "inside" | "last">[] = [],
): Live {
  if (written.length === 0) return live;
  const fresh = written.map((talk) => {
    const known = live.talks.find(({ id }) => id === talk.id);
    return { thread: null, inside: [], last: null, ...known, ...talk };
  });
  const others = live.talks.filter(({ id }) => fresh.every((talk) => talk.id !== id));
  return { ...live, talks: [...others, ...fresh] };
}

/** The game after these words were written. */
export function withWords(live: Live, { promises = [], reasons = [] }: Pick<Change, "promises" | "reasons">): Live {
  if (promises.length + reasons.length === 0) return live;
  const said = live.promises.filter(({ number }) => promises.every((one) => one.number !== number));
  const given = live.reasons.filter(
    ({ offer, seat }) => !reasons.some((one) => one.offer === offer && one.seat === seat),
  );
  return {
    ...live,
    promises: [...said, ...promises].sort((a, b) => a.number - b.number),
    reasons: [...given, ...reasons],
  };
}
