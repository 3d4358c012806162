/** What becomes of campaigns that nobody plays any more: a pause, then the end; or the end where only computers play. */
import { DUE_AFTER, NEVER } from "../../../store/due.ts";
import type { GameRecord } from "../../../store/records.ts";
import type { Timetable } from "../../../store/timetable.ts";
import type { Live } from "../../facts/live.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { HOUR } from "../../time/clocks.ts";
import { allCount, openAfter } from "../../time/open-hours.ts";
import { standsStill } from "../../time/stopped.ts";
import { newBallot } from "../ballots/voting.ts";
import type { Core } from "../core.ts";
import { pauseUntil, resume } from "../pauses.ts";
import { brokenOff } from "../people/breaking-off.ts";
import { plainError } from "../plain-error.ts";

const MINUTE = 60_000;
const DAY = 24 * HOUR;
/** How long, ms, nobody plays before a campaign is paused; after as long again it ends … */
const IDLE = DUE_AFTER.idle;
/** … and not before this many times the longest limit has passed: whoever takes all the time they have is playing. */
const LIMITS = 2;
/** Who asks for such a pause. */
const UMPIRE = "";

/** Pauses a campaign that no person plays in any more. Says when to look again. */
export async function pauseIfIdle(core: Core, game: string): Promise<number> {
  return await orLater(core, game, "a campaign could not be paused", (record) => paused(core, record));
}

/** Ends a campaign that only computers have played for a day, where strangers use the bot. Says when to look again. */
export async function endOfComputers(core: Core, game: string): Promise<number> {
  if (!core.isPublic) return NEVER;
  return await orLater(core, game, "a campaign could not be ended", (record) => ended(core, record));
}

/** What has failed is tried again an hour later. */
async function orLater(
  core: Core,
  game: string,
  failure: string,
  work: (record: GameRecord) => Promise<number>,
): Promise<number> {
  try {
    return await core.queued(game, work);
  } catch (error) {
    core.logger.error({ game, error: plainError(error) }, failure);
    return core.clock.now() + HOUR;
  }
}

async function ended(core: Core, record: GameRecord): Promise<number> {
  const now = core.clock.now();
  const members = await core.repository.members(record.id);
  if (record.status !== "running" || members.some(({ bot }) => !bot)) return NEVER;
  const ends = Math.max(record.started ?? now, ...members.map(({ joined }) => joined)) + DUE_AFTER.computers;
  if (now < ends) return ends;
  const why = "Only computers have played this campaign for a day; it ends without a result. ";
  await core.write(await brokenOff(core, record, record.host, [why]), record);
  core.logger.info({ game: record.id }, "a campaign of computers was ended");
  return NEVER;
}

async function paused(core: Core, record: GameRecord): Promise<number> {
  const at = core.clock.now();
  if (record.status !== "running" || standsStill(record)) return NEVER;
  const idle = await idleEnd(core, record, at);
  if (idle > at) return idle;
  const live = await core.load(record);
  const { timetable } = record;
  const until = afterCounted(timetable, at, idleTime(timetable));
  const long = inWords(timetable, 1);
  const subject = { kind: "pause", until } as const;
  const ballot = await newBallot(core, live, subject, { seat: null, asker: UMPIRE, at, votes: false });
  const carried = { ...ballot, status: "carried", until: at } as const;
  const text = [
    `Nobody has played here for ${long}, so the campaign is paused. It goes on as soon as somebody plays; otherwise it ends `,
    `without a result on <t:${Math.floor(until / 1000)}:D>.`,
  ];
  const asks = { words: [`paused, for nobody has played for ${long}`] };
  const post = single(channelOf(record), { ...blank, title: record.name, text, asks, ping: [record.host] });
  await pauseUntil(core, live, until, { game: record.id, at, ballots: [carried], outbox: [post] });
  core.logger.info({ game: record.id }, "an idle campaign was paused");
  return NEVER;
}

/** How long nobody may play, ms that count. */
const idleTime = (timetable: Timetable | null): number =>
  Math.max(IDLE, LIMITS * Math.max(0, ...Object.values(timetable?.limits ?? {})) * MINUTE);

const afterCounted = (timetable: Timetable | null, from: number, time: number): number =>
  timetable === null ? from + time : openAfter(timetable, from, time);

/** "30 days", or this many times that. */
function inWords(timetable: Timetable | null, times: number): string {
  const days = Math.floor((times * idleTime(timetable)) / DAY);
  return timetable === null || allCount(timetable) ? `${days} days` : `${days} days that count`;
}

/** When nobody has played for too long, unless somebody does before, ms since 1970. */
async function idleEnd(core: Core, { id, timetable, started }: GameRecord, now: number): Promise<number> {
  const since = (await core.repository.lastPlayed(id)) ?? started ?? now;
  return afterCounted(timetable, since, idleTime(timetable));
}

/** Whether a campaign is paused because nobody has played in it, and since when; null: it is not. */
async function idleSince(core: Core, { id, paused }: GameRecord): Promise<number | null> {
  if (paused === null) return null;
  const last = (await core.repository.ballots(id)).findLast(
    ({ series, status, subject }) => series === "request" && status === "carried" && subject.kind !== "rewind",
  );
  return last?.subject.kind === "pause" && last.asker === UMPIRE ? last.at : null;
}

/** Somebody plays again: a campaign that was paused for nobody did goes on. */
export async function playedAgain(core: Core, record: GameRecord, person: string): Promise<void> {
  if ((await idleSince(core, record)) === null) return;
  await resume(core, await core.load(record), core.clock.now(), [{ person }, " plays again."]);
}

/**
 * The time of a pause is over: the campaign goes on, or ends if it was for nobody playing, unless nobody could for a part
 * of it.
 */
export async function pauseOver(core: Core, record: GameRecord, at: number): Promise<void> {
  const live = await core.load(record);
  if ((await idleSince(core, record)) === null) return await resume(core, live, at, ["The time of the pause is over."]);
  const until = await idleEnd(core, record, at);
  if (until > at) return await putOffEnd(core, live, until, at);
  const why = `Nobody has played in this campaign for ${inWords(record.timetable, 2)}; it ends without a result. `;
  await core.write(await brokenOff(core, record, record.host, [why]), record);
}

async function putOffEnd(core: Core, live: Live, until: number, at: number): Promise<void> {
  const { record } = live;
  const text = [
    "The campaign was to end today, for nobody has played here; but for a part of that time nobody could. It stays paused, and ",
    `goes on as soon as somebody plays; otherwise it ends without a result on <t:${Math.floor(until / 1000)}:D>.`,
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  await core.write({ game: record.id, set: { paused: until }, outbox: [post], at }, live);
}
