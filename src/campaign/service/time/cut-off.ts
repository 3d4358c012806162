/** How a campaign stands still while the bot is shut out of its channel, and goes on once it is back. */
import type { Bar, GameRecord, Member } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { waitingText } from "../../telling/live-text.ts";
import { backNotice } from "../../telling/obstacles.ts";
import { clockChanges } from "../../time/clocks.ts";
import { barOf } from "../../time/stopped.ts";
import { putOffBallots } from "../ballots/voting.ts";
import type { Core } from "../core.ts";
import { excused, pausedSince } from "../pauses.ts";

/** A post that was refused within this many ms before that is the first sign of it, and no bar of its own. */
const SAME = 60_000;

/**
 * The bot is no longer where the campaign is played: no clock runs, no computer moves, nothing that people were asked by
 * the hour lapses, and nobody falls silent, until it is back. Where it may not have posted before, and the clocks stand for
 * that, they have stood since then for one and the same thing. Says whether that is news.
 */
export async function cutOff(core: Core, record: GameRecord): Promise<boolean> {
  if (record.status !== "running" || record.cutOff !== null) return false;
  const at = core.clock.now();
  const live = await core.load(record);
  const bar = barOf(record);
  const since = bar?.ended === null ? bar.since : at;
  const isSame = bar !== null && at - bar.since < SAME;
  const bars = isSame ? record.bars.slice(0, -1) : withoutBar(record, at, { at, seq: live.env.seq, by: "cut off" });
  const there = { ...live, record: { ...record, cutOff: since, bars } };
  const clocks = clocksNow(there, at);
  const change = { game: record.id, set: { cutOff: since, bars }, clockChanges: clockChanges(live.clocks, clocks), at };
  await core.write(change, live);
  core.logger.warn({ game: record.id }, "a campaign is cut off from its channel: its clocks stand");
  return true;
}

/**
 * The bot is back: the clocks go on with what was left, a quarter of the whole time at least; what could not be posted is,
 * and one post says who has until when. Says whether it was away at all.
 */
export async function backFromCutOff(core: Core, game: string): Promise<boolean> {
  const { cutOff: since } = await core.record(game);
  if (since === null) return false;
  await putOff(core, game, since);
  return await core.queued(game, (record) => goOn(core, record));
}

/** What people are asked by the hour is open for longer by the time since then: it is done while nothing lapses yet. */
export async function putOff(core: Core, game: string, since: number): Promise<void> {
  const absence = { from: since, to: core.clock.now() };
  const id = `cut off ${game} ${since}`;
  await core.repository.nobodyCouldPlay(absence, game);
  await putOffBallots(core, game, absence, id);
}

async function goOn(core: Core, record: GameRecord): Promise<boolean> {
  const since = record.cutOff;
  if (since === null) return false;
  const at = core.clock.now();
  if (record.status !== "running") {
    await core.write({ game: record.id, set: { cutOff: null }, repair: true, at }, record);
    return false;
  }
  const live = await core.load(record);
  const after = await goingOn(core, live, { ...record, cutOff: null }, since, at);
  const text = [
    "I am back here. The clocks stood while I was away, and nobody has lost any time. ",
    ...waitingText(after),
  ];
  const post = single(channelOf(record), { ...blank, title: `${record.name} goes on`, text });
  const outbox = [post, backNotice(record, since), ...pageUpdates(after)];
  const { members } = after;
  const change = {
    game: record.id,
    set: { cutOff: null },
    members,
    clockChanges: clockChanges(live.clocks, after.clocks),
  };
  await core.write({ ...change, outbox, repair: true, at }, live);
  core.logger.info({ game: record.id }, "a campaign is back in its channel");
  return true;
}

/** The campaign when time counts again that has stood since then, under its record from now on. */
export async function goingOn(core: Core, live: Live, record: GameRecord, since: number, at: number): Promise<Live> {
  const until = live.record.paused === null ? at : Math.min(at, await pausedSince(core, live, at));
  const members = live.members.map((member) => withoutTime(live, member, { since, until, at }));
  const after = { ...live, record, members };
  return { ...after, clocks: clocksNow(after, at) };
}

/** Time in which the bot was shut out is held against nobody; a pause that goes on takes care of its own (from `until` on). */
function withoutTime(
  live: Live,
  member: Member,
  { since, until, at }: { readonly since: number; readonly until: number; readonly at: number },
): Member {
  if (member.silent !== null) return { ...member, silent: member.silent + at - Math.max(since, member.silent) };
  return excused(live, member, since, until);
}

/** The bars of a campaign when the one that goes on is over; `ended`: of clocks that have stood for it until now. */
export function withoutBar(
  { bars }: Pick<GameRecord, "bars">,
  back: number | null,
  ended: NonNullable<Bar["ended"]>,
): readonly Bar[] {
  const bar = barOf({ bars });
  return bar === null ? bars : [...bars.slice(0, -1), { ...bar, ended: bar.ended ?? ended, back }];
}
