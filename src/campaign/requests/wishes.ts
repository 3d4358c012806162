import { Refused, refuse } from "#engine";
import type { AbsenceSettings, LogRow, RequestRecord, Wish } from "../../store/records.ts";
import type { Timetable } from "../../store/timetable.ts";
import { requireOfferable } from "../changing-hands.ts";
import type { Core } from "../core.ts";
import { effective, isSomebodys, sinceOrigin } from "../history.ts";
import { holders, type Live } from "../live.ts";
import { wholeLog } from "../log-pieces.ts";
import { mayLook } from "../permissions.ts";
import { STOPPED } from "../stopped.ts";
import { timetableOf } from "../timetables.ts";
import { canStillAsk } from "./leaving.ts";

const DAY = 24 * 3_600_000;
/** A pause is asked for so many days at most. */
export const MOST_DAYS = 14;

/** What somebody asks of the others. */
export type Request =
  | { readonly kind: "pause"; readonly days: number }
  /** The moderator's alone: nobody acts until it goes on. */
  | { readonly kind: "stop" }
  | { readonly kind: "resume" }
  /** `row`: the first one of the act; left out: their last act. */
  | { readonly kind: "rewind"; readonly row?: number }
  | { readonly kind: "end" }
  /** The host's: everybody has less time. */
  | { readonly kind: "timetable"; readonly timetable: Timetable | null }
  /** The host's: something else becomes of seats that fall silent. */
  | ({ readonly kind: "silent" } & Pick<AbsenceSettings, "silentSeat">)
  /** Somebody else is to be the host. */
  | { readonly kind: "host"; readonly to: string }
  /** Somebody else is to be asked to take a seat over whose holder is silent. */
  | { readonly kind: "replace"; readonly seat: string; readonly to: string };

/** What it comes to now; refused where there is nothing to ask for. */
export async function wishOf(core: Core, live: Live, request: Request, person: string, at: number): Promise<Wish> {
  const { paused } = live.record;
  switch (request.kind) {
    case "pause":
      if (!(Number.isSafeInteger(request.days) && request.days >= 1 && request.days <= MOST_DAYS))
        refuse("bad-days", `A campaign is paused for 1 to ${MOST_DAYS} days.`);
      if (paused !== null) refuse("paused", "This campaign is paused already.");
      return { kind: "pause", until: at + request.days * DAY };
    case "stop":
      return { kind: "pause", until: STOPPED };
    case "resume":
      if (paused === null) refuse("not-paused", "This campaign is not paused.");
      return { kind: "resume" };
    case "rewind": {
      const { row: meant } = request;
      const row = (await countingRows(core, live)).findLast(
        ({ kind, seat, input }) =>
          kind === "act" && seat !== null && isHeld(live, seat, person) && (meant === undefined || input === meant),
      );
      if (!row && meant !== undefined) return refuse("stale", "That act has been taken back already.");
      if (!row) return refuse("no-act", "There is no act of yours to take back.");
      return { kind: "rewind", row: row.input, said: row.told[0] ?? null };
    }
    case "end":
      return { kind: "end" };
    case "timetable":
      return { kind: "timetable", timetable: timetableOf(request.timetable) };
    case "silent":
      if (request.silentSeat === live.record.silentSeat)
        refuse("same", "That is what becomes of silent seats already.");
      return request;
    case "host":
      if (request.to === live.record.host) refuse("same", "That person is the host already.");
      return request;
    case "replace":
      if (!isSilent(live, request.seat))
        refuse("not-silent", "Whoever holds that seat is not silent: only they can pass it on.");
      await requireReplaceable(core, live, request, at);
      return request;
  }
}

export const isHeld = (live: Live, seat: string, person: string): boolean => mayLook(live, person, seat);

/** What was asked, to be asked once more. */
export function sameAgain({ wish, at }: RequestRecord): Request {
  switch (wish.kind) {
    case "pause":
      return { kind: "pause", days: Math.round((wish.until - at) / DAY) };
    case "rewind":
      return { kind: "rewind", row: wish.row };
    default:
      return wish;
  }
}

/** The rows of the log since its last origin that were not taken back. */
const countingRows = async (core: Core, { record }: Live): Promise<readonly LogRow[]> =>
  effective(sinceOrigin(await wholeLog(core.repository, record.id)));

/** Refused where the one who was named cannot take the place of whoever is silent. */
async function requireReplaceable(
  core: Core,
  live: Live,
  { seat, to }: Wish & { kind: "replace" },
  at: number,
): Promise<void> {
  const giver = holders(live.members, seat)[0]?.person ?? refuse("stale", "Nobody holds that seat any more.");
  await requireOfferable(core, live, { giver, taker: to }, at);
}

const isSilent = ({ members }: Live, seat: string): boolean => {
  const own = holders(members, seat);
  return own.length > 0 && own.every(({ silent }) => silent !== null);
};

/** Whether something has come in between that leaves nothing to ask for. */
export async function isOvertaken(core: Core, live: Live, request: RequestRecord, at: number): Promise<boolean> {
  const { env, record } = live;
  const { wish, seq } = request;
  if (!canStillAsk(live, request)) return true;
  switch (wish.kind) {
    case "rewind":
      return env.seq !== seq && (await core.repository.log(record.id, { from: seq })).some(isSomebodys);
    case "pause":
      return record.paused !== null;
    case "resume":
      return record.paused === null;
    case "host":
      return record.host === wish.to;
    case "silent":
      return record.silentSeat === wish.silentSeat;
    case "replace":
      return !isSilent(live, wish.seat) || (await isRefused(() => requireReplaceable(core, live, wish, at)));
    case "end":
    case "timetable":
      return false;
  }
}

async function isRefused(check: () => Promise<void>): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}
