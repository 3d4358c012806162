import type { Change } from "../../store/change.ts";
import type { RequestRecord, Wish } from "../../store/records.ts";
import { people } from "../handover.ts";
import type { Live } from "../live.ts";
import { requestPost } from "./post.ts";

/** Whether it is what the host alone may ask for. */
export const isHosts = ({ kind }: { readonly kind: Wish["kind"] | "stop" }): boolean =>
  kind === "timetable" || kind === "silent";

/** Whether whoever asked it still plays, or holds the office to ask it. */
export const canStillAsk = (live: Live, { wish, asker }: RequestRecord): boolean =>
  isHosts(wish) ? live.record.host === asker : people(live).includes(asker);

const ASKER_GONE = { why: "Lapsed: whoever asked this does not play here any more.", over: true };

/** Requests of somebody who does not play any more lapse in the same write. `after`: the game without them. */
export function lapsedByLeaving(after: Live, at: number): Required<Pick<Change, "requests" | "outbox">> {
  const requests = after.requests
    .filter((request) => !canStillAsk(after, request))
    .map((request) => ({ ...request, status: "lapsed", until: at }) as const);
  return { requests, outbox: requests.map((request) => requestPost(after, request, [], at, ASKER_GONE)) };
}
