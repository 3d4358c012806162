import type { Change } from "../../store/change.ts";
import type { LogRow, RequestRecord } from "../../store/records.ts";
import type { Core } from "../core.ts";
import { isSomebodys } from "../history.ts";
import type { Live } from "../live.ts";
import { seatInText } from "../posting.ts";
import { waitedFor } from "../reactions.ts";
import { lapsedSince, requestPost } from "./post.ts";
import { voicesOn } from "./tally.ts";
import { isOvertaken } from "./wishes.ts";

/** Computers wait so long, ms, for the answer to a request to take something back. */
const COMPUTERS_WAIT = 3_600_000;

/**
 * What becomes of requests to take back where somebody has done something since: they lapse in the same write. `before`:
 * the game that these rows led on from, to `after`; `settled`: requests that are written with them anyway.
 */
export function lapsedBy(
  before: Live,
  after: Live,
  rows: readonly LogRow[],
  { at, settled = [] }: { readonly at: number; readonly settled?: readonly RequestRecord[] | undefined },
): Required<Pick<Change, "requests" | "outbox">> {
  const { record, book } = after;
  const open = before.requests.filter(
    ({ number, wish }) => wish.kind === "rewind" && settled.every((one) => one.number !== number),
  );
  const first = open.length > 0 ? rows.find(isSomebodys) : undefined;
  const isSecret = first && after.env.over === null && waitedFor(book, record, after.env).open; // nobody is told who can react
  if (!first || isSecret) return { requests: [], outbox: [] };
  const requests = open.map((request) => ({ ...request, status: "lapsed", until: at }) as const);
  const isNamed = first.kind === "act" && !waitedFor(book, record, before.env).open;
  const why = `${isNamed && first.seat !== null ? seatInText(record, book, first.seat) : "somebody"} acted first`;
  const told = { why: lapsedSince(why) };
  return {
    requests,
    outbox: requests.map((request) => requestPost(after, request, voicesOn(after, request.wish, at), at, told)),
  };
}

/** Until when the computers of a campaign hold still, ms since 1970; null: nobody asks to take anything back. */
export async function computersWaitUntil(core: Core, live: Live, now: number): Promise<number | null> {
  for (const request of live.requests) {
    const until = request.at + COMPUTERS_WAIT;
    if (request.wish.kind !== "rewind" || until <= now) continue;
    if (!(await isOvertaken(core, live, request, now))) return until;
  }
  return null;
}
