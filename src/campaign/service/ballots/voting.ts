/** How a ballot goes: it is opened, voted on, closed when its time is over, and carried out if it is carried. */
import { refuse } from "#engine";
import type { Change } from "../../../store/change.ts";
import type {
  BallotKind,
  BallotRecord,
  BallotSeries,
  GameRecord,
  OutboxDraft,
  Subject,
} from "../../../store/records.ts";
import { type Campaign, running, type SubjectOf } from "../../ballots/ballot.ts";
import { isPublic, kindOf } from "../../ballots/kinds.ts";
import { ballotPost } from "../../ballots/post.ts";
import type { Asked } from "../../contract/game.ts";
import { isOpen, type Live } from "../../facts/live.ts";
import { forbid, requireRole } from "../../facts/permissions.ts";
import { voiceOf } from "../../facts/voices.ts";
import { type Absence, putOff } from "../../time/clocks.ts";
import type { Core } from "../core.ts";
import { COUNCIL_OUTCOMES, PLACING } from "./council-outcomes.ts";
import { type Cause, GENERAL_OUTCOMES, type Outcome } from "./general-outcomes.ts";

/** How long, ms, computers wait for the answer to a request to take something back. */
const COMPUTERS_WAIT = 3_600_000;

/** What is done in campaigns that are under way. */
const OUTCOMES: { readonly [K in Exclude<BallotKind, "placing">]: Outcome<SubjectOf<K>> } = {
  ...GENERAL_OUTCOMES,
  ...COUNCIL_OUTCOMES,
};

const outcomeOf = ({ subject }: BallotRecord): Outcome | null =>
  subject.kind === "placing" ? null : OUTCOMES[subject.kind];

/** A vote on a ballot, by its number. */
export interface Vote {
  readonly number: number;
  readonly yes: boolean;
}

/** A ballot that is about to be opened, with its asker's own vote if they have one. */
export async function newBallot<S extends Subject>(
  core: Core,
  campaign: Campaign,
  subject: S,
  given: Pick<BallotRecord, "seat" | "asker" | "at"> & { readonly votes: boolean },
): Promise<BallotRecord<S>> {
  const { votes, ...by } = given;
  const { series, time } = kindOf({ subject });
  const earlier = (await core.repository.ballots(campaign.record.id)).filter((one) => one.series === series);
  const until = by.at + time(campaign, subject, by.at);
  const yes = votes ? [by.asker] : [];
  return { ...by, series, number: earlier.length + 1, subject, until, status: "open", yes, no: [] };
}

/** The vote of one of those who have one; of general ballots their asker's no withdraws them. */
export function vote(
  core: Core,
  game: string,
  series: BallotSeries,
  { number, yes }: Vote,
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, { person, interaction }, async (record) => {
    const campaign = await campaignOf(core, record);
    core.allow.words(record, person.id, null);
    const all = await core.repository.ballots(game);
    const ballot = all.find((one) => one.series === series && one.number === number);
    if (!ballot) return refuseUnknown(campaign, series, person.id);
    const { electorate, closed } = kindOf(ballot);
    const at = core.clock.now();
    electorate.requireVoter(campaign, ballot, person.id, at);
    if (!isOpen(ballot)) return refuse("stale", closed);
    const voice = voiceOf(electorate.voters(campaign, ballot, at), person.id);
    const isTheirs = electorate.decider?.(campaign) === person.id;
    const side = isTheirs || !voice ? [person.id] : voice.speakers;
    const others = (list: readonly string[]): readonly string[] => list.filter((other) => !side.includes(other));
    const said = yes
      ? { yes: [...others(ballot.yes), person.id], no: others(ballot.no) }
      : { yes: others(ballot.yes), no: [...others(ballot.no), person.id] };
    await conclude(core, campaign, { ...ballot, ...said }, { at, by: person, interaction });
  });
}

async function campaignOf(core: Core, record: GameRecord): Promise<Campaign> {
  if (record.status !== "lobby") return await core.load(record);
  const [book, members] = await Promise.all([core.pinned(record), core.repository.members(record.id)]);
  return { record, book, members, councils: [] };
}

function refuseUnknown(campaign: Campaign, series: BallotSeries, person: string): never {
  if (series === "matter") return forbid("council");
  requireRole(campaign, { person }, "agree");
  return refuse("stale", "This request is over.");
}

/** Writes a ballot as its votes leave it, and does what was carried. `more`: what is posted with it. */
export async function conclude(
  core: Core,
  campaign: Campaign,
  ballot: BallotRecord,
  cause: Cause,
  more: readonly OutboxDraft[] = [],
): Promise<void> {
  const { at, interaction } = cause;
  const { electorate, majority, moot } = kindOf(ballot);
  const found = majority.status(campaign, ballot, electorate.voters(campaign, ballot, at), at);
  const isLookedAt = isPublic(ballot) || found === "carried"; // a council may still vote on what could come to be possible
  const lapse = isLookedAt
    ? (moot(campaign, ballot) ?? ((await isOvertaken(core, campaign, ballot, at)) ? {} : null))
    : null;
  const status = lapse ? "lapsed" : found;
  const after: BallotRecord = { ...ballot, status, until: status === "open" ? ballot.until : at };
  const outbox = [...more, ballotPost(campaign, after, at, lapse ?? {})];
  const { number, series, subject } = after;
  const about = isPublic(after) ? { kind: subject.kind, status } : {}; // what a council decides is its own
  core.logger.info({ game: campaign.record.id, series, number, ...about }, "a ballot");
  const written: Change = { game: campaign.record.id, interaction, at, ballots: [after], outbox };
  if (status === "carried") await carryOut(core, campaign, after, written, cause);
  else await core.write(written, running(campaign) ?? campaign.record);
}

/** Somebody settles it in place of those who would vote, or whom nobody need ask. */
export async function carryAlone(
  core: Core,
  live: Live,
  ballot: BallotRecord,
  cause: Cause,
  outbox: readonly OutboxDraft[],
): Promise<void> {
  const { at, interaction } = cause;
  const carried: BallotRecord = { ...ballot, status: "carried", until: at };
  const written = { game: live.record.id, interaction, at, ballots: [carried], outbox };
  await carryOut(core, live, carried, written, { ...cause, alone: true });
}

async function carryOut(
  core: Core,
  campaign: Campaign,
  ballot: BallotRecord,
  written: Change,
  cause: Cause,
): Promise<void> {
  const { subject } = ballot;
  if (subject.kind === "placing")
    await PLACING.carryOut(core, campaign, { ballot: { ...ballot, subject }, written, cause });
  else {
    const live = running(campaign) ?? refuse("not-started", "This campaign has not started yet.");
    await outcomeOf(ballot)?.carryOut(core, live, { ballot, written, cause });
  }
}

/** Whether something has come in between that leaves nothing to decide. */
export async function isOvertaken(core: Core, campaign: Campaign, ballot: BallotRecord, at: number): Promise<boolean> {
  const live = running(campaign);
  return live !== undefined && (await outcomeOf(ballot)?.overtaken?.(core, live, ballot, at)) === true;
}

/** Closes ballots whose time is over. */
export async function closeDue(core: Core, game: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running") return;
    const at = core.clock.now();
    for (const ballot of (await core.load(record)).ballots.filter(({ until }) => until <= at)) {
      const live = await core.load({ id: game });
      if (live.ballots.includes(ballot))
        await conclude(core, live, ballot, { at, by: { id: ballot.asker }, interaction: null });
    }
  });
}

/** Ballots on which nobody could vote for a while stay open for longer. `interaction`: of the absence. */
export async function putOffBallots(core: Core, game: string, absence: Absence, interaction: string): Promise<void> {
  await core.queued(game, async (record) => {
    if (record.status !== "running") return;
    for (const ballot of (await core.load(record)).ballots) {
      const later = putOff(ballot, absence);
      if (later.until === ballot.until) continue;
      const id = `${interaction} ${ballot.series} ${ballot.number}`;
      const cause = { at: core.clock.now(), by: { id: ballot.asker }, interaction: id };
      await conclude(core, await core.load(record), later, cause);
    }
  });
}

/** Until when the computers of a campaign hold still, ms since 1970; null: nobody asks to take anything back. */
export async function computersWaitUntil(core: Core, live: Live, now: number): Promise<number | null> {
  for (const ballot of live.ballots) {
    const until = ballot.at + COMPUTERS_WAIT;
    if (ballot.subject.kind !== "rewind" || until <= now) continue;
    if (kindOf(ballot).moot(live, ballot) === null && !(await isOvertaken(core, live, ballot, now))) return until;
  }
  return null;
}
