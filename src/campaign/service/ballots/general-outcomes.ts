/** What follows once a ballot of all who play is carried, and what may come in between that leaves nothing to do. */
import { type Envelope, type GameTypes, Refused, refuse } from "#engine";
import { isSomebodys, sinceOrigin } from "../../../proof/history.ts";
import type { Change } from "../../../store/change.ts";
import type { BallotRecord, GeneralSubject, Rich, Subject } from "../../../store/records.ts";
import type { Campaign, SubjectOf } from "../../ballots/ballot.ts";
import type { Person } from "../../contract/game.ts";
import { holders, type Live } from "../../facts/live.ts";
import { mayLook } from "../../facts/permissions.ts";
import { stateBefore } from "../../record/earlier-state.ts";
import { wholeLog } from "../../record/log-pieces.ts";
import { silenceInWords } from "../../time/timetable-words.ts";
import type { Core } from "../core.ts";
import { PAUSED, pauseUntil, resume, told } from "../pauses.ts";
import { brokenOff } from "../people/breaking-off.ts";
import { FOR_GOOD, offerFor, requireOfferable } from "../people/seat-offers.ts";
import { keepTime } from "../requests/retiming.ts";
import { goBack } from "../requests/undo.ts";

/** Who causes something, when, and by which interaction. */
export interface Cause {
  readonly at: number;
  readonly by: Pick<Person, "id"> & Partial<Person>;
  readonly interaction: string | null;
  /** They have decided it in place of those who would have voted. */
  readonly alone?: boolean;
}

/** What is carried, with whatever else is written for it. */
export interface Carried<S extends Subject = Subject> {
  readonly ballot: BallotRecord<S>;
  readonly written: Change;
  readonly cause: Cause;
}

/** `C`: whether it is for a campaign that is under way, or for a lobby. */
export interface Outcome<S extends Subject = Subject, C extends Campaign = Live> {
  overtaken?(core: Core, live: Live, ballot: BallotRecord<S>, at: number): boolean | Promise<boolean>;
  carryOut(core: Core, campaign: C, carried: Carried<S>): Promise<unknown>;
}

export const GENERAL_OUTCOMES: { readonly [K in GeneralSubject["kind"]]: Outcome<SubjectOf<K>> } = {
  pause: {
    overtaken: (_, { record }) => record.paused !== null,
    carryOut: async (core, live, { ballot, written, cause }) => {
      const { until } = ballot.subject;
      await pauseUntil(core, live, until, told(written, live, PAUSED(until, ballot.asker, causedBy(ballot, cause))));
    },
  },
  resume: {
    overtaken: (_, { record }) => record.paused === null,
    carryOut: (core, live, { ballot, written, cause }) =>
      resume(core, live, cause.at, causedBy(ballot, cause), written),
  },
  rewind: {
    overtaken: async ({ repository }, { env, record }, { subject: { seq } }) =>
      env.seq !== seq && (await repository.log(record.id, { from: seq })).some(isSomebodys),
    carryOut: rewind,
  },
  end: {
    carryOut: async (core, live, { ballot, written, cause }) => {
      const why = ["The campaign ends without a result. ", ...causedBy(ballot, cause), " "];
      const end = await brokenOff(core, live.record, cause.by.id, why);
      await core.write({ ...written, ...end, outbox: [...(written.outbox ?? []), ...(end.outbox ?? [])] }, live.record);
    },
  },
  timetable: {
    carryOut: (core, live, { ballot, written, cause }) =>
      keepTime(core, live, ballot.subject.timetable, causedBy(ballot, cause), written),
  },
  silent: {
    overtaken: (_, { record }, { subject }) => record.silentSeat === subject.silentSeat,
    carryOut: (core, live, { ballot, written, cause }) => {
      const { silentSeat } = ballot.subject;
      const text = [`From now on ${silenceInWords(silentSeat)}. `, ...causedBy(ballot, cause)];
      return core.write({ ...told(written, live, text), set: { silentSeat } }, live);
    },
  },
  host: {
    overtaken: (_, { record }, { subject }) => record.host === subject.to,
    carryOut: (core, live, { ballot, written, cause }) => {
      const host = ballot.subject.to;
      const text = [{ person: host }, " is the host from now on. ", ...causedBy(ballot, cause)];
      return core.write({ ...told(written, live, text), set: { host } }, live);
    },
  },
  replace: {
    overtaken: async (core, live, { subject }, at) =>
      !isSilent(live, subject.seat) || (await isRefused(() => requireReplaceable(core, live, subject, at))),
    carryOut: async (core, live, { ballot: { subject, asker }, written }) => {
      const giver = holderOf(live, subject.seat);
      await offerFor(core, live, { giver, by: asker, taker: subject.to, ...FOR_GOOD }, written);
    },
  },
};

/** Who has caused it, as everybody reads it: its asker alone, or with those who have agreed. */
const causedBy = ({ asker, at, yes }: BallotRecord, cause: Cause): Rich =>
  yes.length > 1 || cause.at !== at
    ? [{ person: asker }, " asked for it, and it was agreed."]
    : [{ person: asker }, " has settled that."];

async function rewind(
  core: Core,
  live: Live,
  { ballot: { subject, asker }, written, cause }: Carried<SubjectOf<"rewind">>,
): Promise<void> {
  const { row: to } = subject;
  const rows = sinceOrigin(await wholeLog(core.repository, live.record.id));
  const seat = rows.find(({ seq, seat: of }) => seq >= to && of !== null && mayLook(live, asker, of))?.seat;
  if (!seat) return refuse("stale", "Whoever asked for this no longer plays.");
  const before: Envelope<GameTypes> = await stateBefore(live, { before: null, rows }, to);
  const why = "All who have a say agreed: ";
  await goBack(core, live, { seat, to, before, person: cause.by.id, interaction: cause.interaction, why }, written);
}

const holderOf = ({ members }: Live, seat: string): string =>
  holders(members, seat)[0]?.person ?? refuse("stale", "Nobody holds that seat any more.");

/** Refused where the one who was named cannot take the place of whoever is silent. */
export async function requireReplaceable(
  core: Core,
  live: Live,
  { seat, to }: { readonly seat: string; readonly to: string },
  at: number,
): Promise<void> {
  await requireOfferable(core, live, { giver: holderOf(live, seat), taker: to }, at);
}

export const isSilent = ({ members }: Live, seat: string): boolean => {
  const own = holders(members, seat);
  return own.length > 0 && own.every(({ silent }) => silent !== null);
};

async function isRefused(check: () => Promise<void>): Promise<boolean> {
  try {
    await check();
    return false;
  } catch (error) {
    if (error instanceof Refused) return true;
    throw error;
  }
}
