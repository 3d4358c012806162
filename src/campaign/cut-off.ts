import type { GameRecord, Member } from "../store/records.ts";
import { rewound } from "./clocks.ts";
import type { Core } from "./core.ts";
import { putOffMatters } from "./councils/matters.ts";
import type { Live } from "./live.ts";
import { waitedText } from "./live-text.ts";
import { backNotice } from "./obstacles.ts";
import { blank, channelOf, single } from "./posting.ts";
import { putOffRequests } from "./requests/asking.ts";
import { excused } from "./requests/pauses.ts";
import { clocksNow, shownAnew } from "./standstill.ts";

/**
 * The bot is no longer where the campaign is played: no clock runs, no computer moves, nothing that people were asked by
 * the hour lapses, and nobody falls silent, until it is back. Says whether that is news.
 */
export async function cutOff(core: Core, record: GameRecord): Promise<boolean> {
  if (record.status !== "running" || record.cutOff !== null) return false;
  const at = core.clock.now();
  const live = await core.load(record);
  const there = { ...live, record: { ...record, cutOff: at } };
  const clocks = clocksNow(there, at);
  const change = { game: record.id, set: { cutOff: at }, rewound: rewound(live.clocks, clocks), at };
  await core.write(change, { ...there, clocks });
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
  const absence = { from: since, to: core.clock.now() };
  const id = `cut off ${game} ${since}`;
  await putOffRequests(core, game, absence, id); // while nothing lapses yet
  await putOffMatters(core, game, absence, id);
  return await core.queued(game, (record) => goOn(core, record));
}

async function goOn(core: Core, record: GameRecord): Promise<boolean> {
  const since = record.cutOff;
  if (since === null) return false;
  const at = core.clock.now();
  if (record.status !== "running") {
    await core.write({ game: record.id, set: { cutOff: null }, repair: true, at });
    return false;
  }
  const live = await core.load(record);
  const back: Live = { ...live, record: { ...record, cutOff: null } };
  const members = live.members.map((member) => withoutTime(back, member, since, at));
  const clocks = clocksNow({ ...back, members }, at);
  const after: Live = { ...back, members, clocks };
  const text = [
    "I am back here. The clocks stood while I was away, and nobody has lost any time. ",
    ...waitedText(after),
  ];
  const post = single(channelOf(record), { ...blank, title: `${record.name} goes on`, text });
  const outbox = [post, backNotice(record, since), ...shownAnew(after)];
  const change = { game: record.id, set: { cutOff: null }, members, rewound: rewound(live.clocks, clocks), outbox, at };
  await core.write({ ...change, repair: true }, after);
  core.logger.info({ game: record.id }, "a campaign is back in its channel");
  return true;
}

/** Time in which it was cut off is held against nobody; a pause that goes on takes care of its own time. */
function withoutTime(live: Live, member: Member, since: number, at: number): Member {
  if (member.silent !== null) return { ...member, silent: member.silent + at - Math.max(since, member.silent) };
  return live.record.paused === null ? excused(live, member, since, at) : member;
}
