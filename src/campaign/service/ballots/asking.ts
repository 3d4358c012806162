/** How somebody asks all who play for something, or once more; and how a pause begins or ends of those who need not ask. */
import { refuse } from "#engine";
import { effective, sinceOrigin } from "../../../proof/history.ts";
import type { AbsenceSettings, BallotRecord, GeneralSubject, LogRow } from "../../../store/records.ts";
import type { Timetable } from "../../../store/timetable.ts";
import { requireVoice } from "../../ballots/electorates.ts";
import { ballotPost } from "../../ballots/post.ts";
import type { Asked } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import {
  type Deed,
  may,
  mayLook,
  requireMay,
  requireRole,
  requireUnstopped,
  rolesOf,
} from "../../facts/permissions.ts";
import { wholeLog } from "../../record/log-pieces.ts";
import { STOPPED } from "../../time/stopped.ts";
import { timetableOf } from "../../time/timetables.ts";
import type { Core } from "../core.ts";
import { isSilent, requireReplaceable } from "./general-outcomes.ts";
import { carryAlone, conclude, newBallot } from "./voting.ts";

const DAY = 24 * 3_600_000;
/** The longest pause that can be asked for, days. */
export const MOST_DAYS = 14;

/** What somebody asks of the others. */
export type Request =
  | { readonly kind: "pause"; readonly days: number }
  /** Only the moderator's: nobody acts until it goes on. */
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

/** Asks the others for something; where nobody else has a say it is done at once. */
export async function ask(core: Core, game: string, request: Request, asked: Asked): Promise<void> {
  await core.once(game, asked, async (record) => {
    const live = await core.load(record);
    core.allow.words(record, asked.person.id, null);
    await open(core, live, request, asked);
  });
}

/** The same once more, after it has lapsed: for whoever asked it. */
export async function askAgain(core: Core, game: string, number: number, asked: Asked): Promise<void> {
  await core.once(game, asked, async (record) => {
    const live = await core.load(record);
    core.allow.words(record, asked.person.id, null);
    const lapsed = (await core.repository.ballots(game)).find(
      (one) => one.series === "request" && one.number === number && one.status === "lapsed",
    );
    const request = lapsed && sameAgain(lapsed);
    if (request) return await open(core, live, request, asked, lapsed);
    requireRole(live, { person: asked.person.id }, "ask");
    return refuse("stale", "There is no such request that has lapsed.");
  });
}

/** `lapsed`: what is asked again. */
async function open(
  core: Core,
  live: Live,
  request: Request,
  { person, interaction }: Asked,
  lapsed: BallotRecord | null = null,
): Promise<void> {
  const roles = rolesOf(live, { person: person.id });
  const isPause = request.kind === "pause" || request.kind === "stop" || request.kind === "resume";
  const pauses = isPause && may(roles, "pause");
  const isHosts = request.kind === "timetable" || request.kind === "silent";
  const what: Deed = request.kind === "stop" ? "moderate" : isHosts ? "time" : pauses ? "pause" : "ask"; // the host may not play
  requireMay(roles, what);
  requireUnstopped(live.record, { person: person.id }, what);
  if (lapsed !== null && lapsed.asker !== person.id)
    refuse("not-asker", "Only whoever asked that can ask it again by this button.");
  if (!pauses && live.ballots.some(({ subject }) => subject.kind === request.kind))
    refuse("asked", "Somebody has asked that already: answer under their request.");
  const at = core.clock.now();
  if (!pauses && !isHosts) requireVoice(live, person.id, at);
  const subject = await subjectOf(core, live, request, person.id, at);
  const ballot = await newBallot(core, live, subject, { seat: null, asker: person.id, at, votes: true });
  const cause = { at, by: person, interaction };
  const again = { why: "Lapsed. It has been asked again.", over: true };
  const before = lapsed ? [ballotPost(live, lapsed, at, again)] : [];
  await (pauses ? carryAlone : conclude)(core, live, ballot, cause, before);
}

/** What it comes to now; refused where there is nothing to ask for. */
async function subjectOf(
  core: Core,
  live: Live,
  request: Request,
  person: string,
  at: number,
): Promise<GeneralSubject> {
  const { paused, silentSeat, host } = live.record;
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
          kind === "act" && seat !== null && mayLook(live, person, seat) && (meant === undefined || input === meant),
      );
      if (!row && meant !== undefined) return refuse("stale", "That act has been taken back already.");
      if (!row) return refuse("no-act", "There is no act of yours to take back.");
      return { kind: "rewind", row: row.input, said: row.told[0] ?? null, seq: live.env.seq };
    }
    case "end":
      return { kind: "end" };
    case "timetable":
      return { kind: "timetable", timetable: timetableOf(request.timetable) };
    case "silent":
      if (request.silentSeat === silentSeat) refuse("same", "That is what becomes of silent seats already.");
      return request;
    case "host":
      if (request.to === host) refuse("same", "That person is the host already.");
      return request;
    case "replace":
      if (!isSilent(live, request.seat))
        refuse("not-silent", "Whoever holds that seat is not silent: only they can pass it on.");
      await requireReplaceable(core, live, request, at);
      return request;
  }
}

/** What was asked, to be asked once more; null: it was not asked of all who play. */
function sameAgain({ subject, at }: BallotRecord): Request | null {
  switch (subject.kind) {
    case "pause":
      return { kind: "pause", days: Math.round((subject.until - at) / DAY) };
    case "rewind":
      return { kind: "rewind", row: subject.row };
    case "resume":
    case "end":
    case "timetable":
    case "silent":
    case "host":
    case "replace":
      return subject;
    default:
      return null;
  }
}

/** The rows of the log since its last origin that were not taken back. */
const countingRows = async (core: Core, { record }: Live): Promise<readonly LogRow[]> =>
  effective(sinceOrigin(await wholeLog(core.repository, record.id)));
