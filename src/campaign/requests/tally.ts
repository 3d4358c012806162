import type { Member, RequestRecord, Rich, Wish } from "../../store/records.ts";
import { heardIn, type Voice, voicesOf } from "../councils/voices.ts";
import { people } from "../handover.ts";
import { goneFor, type Live } from "../live.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A host who was not seen, or did not answer, for so long, ms, is gone: then the others may name another one. */
const HOST_GONE = 14 * DAY;

type Status = RequestRecord["status"];

/** How long the others have, ms, and whether all of them must agree; else more must than not. */
const RULES: { readonly [kind in Wish["kind"]]: { readonly time: number; readonly byAll: boolean } } = {
  pause: { time: DAY, byAll: false },
  resume: { time: DAY, byAll: false },
  rewind: { time: DAY, byAll: true },
  end: { time: 3 * DAY, byAll: true },
  timetable: { time: DAY, byAll: true },
  silent: { time: DAY, byAll: true },
  host: { time: DAY, byAll: false },
  replace: { time: DAY, byAll: false },
};

/** How long a request can be answered, ms: one for another host until the one there is counts as gone, at least. */
export function timeFor(live: Live, { kind }: Wish, at: number): number {
  const { time } = RULES[kind];
  if (kind !== "host") return time;
  const gone = hostsSeats(live).map((member) => goneFor(live.record, member, at));
  return Math.max(time, HOST_GONE - Math.min(...gone, gone.length === 0 ? 0 : HOST_GONE));
}

/** Who has a say: whom a question was put to may be a secret, so all who play; whether it ends, those who are there. */
export const voicesOn = (live: Live, { kind }: Wish, now: number): readonly Voice[] =>
  kind === "end" ? voicesThere(live, now) : voicesOf(live, now);

/** Those of sides with somebody who has not fallen silent. */
function voicesThere(live: Live, now: number): readonly Voice[] {
  const gone = live.members.flatMap(({ person, silent }) => (silent === null ? [] : [person]));
  return voicesOf(
    live,
    now,
    people(live).filter((person) => !gone.includes(person)),
  );
}

/** What the answers so far make of a request. */
export function statusOf(live: Live, request: RequestRecord, at: number): Status {
  const voices = voicesOn(live, request.wish, at);
  if (request.wish.kind === "host") return ofHost(live, request, voices, at);
  return RULES[request.wish.kind].byAll ? byAll(live, request, voices, at) : byMost(request, voices, at);
}

/**
 * Nothing is agreed by its asker's voice alone while others play. Those who have fallen silent agree to no end by that: they
 * have as long as everybody else to come back and refuse it.
 */
function byAll(live: Live, request: RequestRecord, voices: readonly Voice[], at: number): Status {
  const { yes, no } = request;
  if (heardIn(voices, no) > 0) return "refused";
  const isOver = at >= request.until;
  const everybody = voicesOf(live, at);
  const isAlone = othersThan(request.asker, everybody).length === 0;
  const isAgreed = heardIn(voices, yes) === voices.length && (isAlone || isSeconded(request, voices));
  if (isAgreed && (isOver || voices.length === everybody.length)) return "agreed";
  return isOver ? "lapsed" : "open";
}

function byMost({ yes, no, until }: RequestRecord, voices: readonly Voice[], at: number): Status {
  const ayes = heardIn(voices, yes);
  const noes = heardIn(voices, no);
  const isOver = at >= until;
  if (ayes * 2 > voices.length || (isOver && ayes > noes)) return "agreed";
  return isOver || noes * 2 >= voices.length ? "refused" : "open";
}

/** The host's word decides; where they are gone, more of the others must agree than not, and one beside the asker. */
function ofHost(live: Live, request: RequestRecord, voices: readonly Voice[], at: number): Status {
  const { host } = live.record;
  if (request.yes.includes(host)) return "agreed";
  if (request.no.includes(host)) return "refused";
  if (!isHostGone(live, request, at)) return at >= request.until ? "lapsed" : "open";
  const there = voicesThere(live, at);
  const isAlone = othersThan(request.asker, there).length === 0;
  const status = byMost(request, voices, at);
  return status === "agreed" && !isAlone && !isSeconded(request, there)
    ? at >= request.until
      ? "lapsed"
      : "open"
    : status;
}

const othersThan = (asker: string, voices: readonly Voice[]): readonly Voice[] =>
  voices.filter(({ speakers }) => !speakers.includes(asker));

/** Whether somebody has agreed beside its asker's own side. */
const isSeconded = ({ asker, yes }: RequestRecord, voices: readonly Voice[]): boolean =>
  heardIn(othersThan(asker, voices), yes) > 0;

const hostsSeats = ({ record, members }: Live): readonly Member[] =>
  members.filter(({ person, bot, seat }) => person === record.host && !bot && seat !== null);

/** A host without a seat is seen nowhere: they are gone if they have not answered by then. */
function isHostGone(live: Live, { until }: Pick<RequestRecord, "until">, at: number): boolean {
  const seats = hostsSeats(live);
  if (seats.length === 0) return at >= until;
  return seats.every((member) => member.away === null && goneFor(live.record, member, at) >= HOST_GONE);
}

/** What it takes, up to when. */
export function ruleText(live: Live, request: RequestRecord, at: number): Rich {
  const by = `<t:${Math.floor(request.until / 1000)}:f>`;
  const { kind } = request.wish;
  if (kind === "host" && !isHostGone(live, request, at)) {
    const unless = hostsSeats(live).length > 0 ? "are not seen here" : "do not answer";
    return [
      { person: live.record.host },
      ` decides: with their yes it is done at once, with their no it is refused. If they ${unless} before ${by}, it is agreed if more say yes than no.`,
    ];
  }
  if (!RULES[kind].byAll) return [`It is agreed if more say yes than no, by ${by}.`];
  const voices = voicesOn(live, request.wish, at);
  if (voices.length === voicesOf(live, at).length) return [`All ${voices.length} who have a say must agree, by ${by}.`];
  const who = othersThan(request.asker, voices).length === 0 ? "One of the others" : "All who are there";
  return [`${who} must agree, by ${by}; whoever has fallen silent counts only if they answer before that.`];
}
