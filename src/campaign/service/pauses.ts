/** How a pause begins and ends: the clocks, the posts, and what is held against nobody. */
import type { Change } from "../../store/change.ts";
import type { Member, Rich } from "../../store/records.ts";
import { ballotsInStop } from "../ballots/following.ts";
import { type Live, lastSeen } from "../facts/live.ts";
import { blank, channelOf, single } from "../facts/posting.ts";
import { clocksNow, pageUpdates } from "../facts/standstill.ts";
import { clockChanges } from "../time/clocks.ts";
import { isStopped, STOPPED, shutOutSince } from "../time/stopped.ts";
import type { Core } from "./core.ts";

/** Clocks stand, computers and defaults wait; people may act. */
export async function pauseUntil(core: Core, live: Live, until: number, written: Change): Promise<void> {
  await standStill(core, live, until, written);
}

/** Clocks go on: with what was left, a quarter of the pace at least. `who`: why, or by whom, as everybody reads it. */
export async function resume(
  core: Core,
  live: Live,
  at: number,
  who: Rich,
  written: Partial<Change> = {},
): Promise<void> {
  const change: Change = { game: live.record.id, at, ...written };
  await standStill(core, live, null, told(change, live, ["The campaign goes on. ", ...who]));
}

/** What everybody reads about a pause, or about a Stop by that person; `who`: who caused it. */
export const PAUSED = (until: number, person: string, who: Rich): Rich =>
  until === STOPPED
    ? [
        "The moderator has stopped the campaign (",
        { person },
        "): nobody can act until it goes on. What you have asked each other waits; talks and promises go on.",
      ]
    : [
        `The campaign is paused until <t:${Math.floor(until / 1000)}:f>. `,
        ...who,
        " You can still act, but nobody has to.",
      ];

/** With a post that says so in the channel. */
export const told = (written: Change, { record }: Live, text: Rich): Change => ({
  ...written,
  outbox: [...(written.outbox ?? []), single(channelOf(record), { ...blank, title: record.name, text })],
});

async function standStill(core: Core, live: Live, paused: number | null, written: Change): Promise<void> {
  const { at } = written;
  const record = { ...live.record, paused };
  const began = live.record.paused === null ? at : await pausedSince(core, live, at);
  const until = Math.min(at, shutOutSince(live.record) ?? at); // what comes after is given back when the bot is back
  const members = live.members.map((member) =>
    member.silent !== null && isStopped(live.record)
      ? { ...member, silent: member.silent + Math.max(0, until - Math.max(began, member.silent)) } // nobody could end that
      : excused(live, member, began, until),
  );
  const clocks = clocksNow({ ...live, record, members }, at);
  const after: Live = { ...live, record, members, clocks };
  const turnsStop = isStopped(record) !== isStopped(live.record);
  const absence = isStopped(live.record) ? { from: began, to: at } : null;
  const waiting = turnsStop ? ballotsInStop(live.ballots, after, absence, at) : { ballots: [], outbox: [] };
  const outbox = [...(written.outbox ?? []), ...waiting.outbox, ...pageUpdates(live)];
  const ballots = [...(written.ballots ?? []), ...waiting.ballots];
  const change = { ...written, played: true, set: { paused }, members, ballots, outbox } as const;
  await core.write({ ...change, clockChanges: clockChanges(live.clocks, clocks) }, live);
}

/** When the pause began that ends now: when the last one was agreed. */
export async function pausedSince(core: Core, { record }: Live, at: number): Promise<number> {
  const ballots = await core.repository.ballots(record.id);
  const last = ballots.findLast(({ status, subject }) => status === "carried" && subject.kind === "pause");
  return Math.min(last?.until ?? at, at);
}

/** Nobody had to come by while nobody was waited for: it is not held against them. */
export function excused({ record }: Live, member: Member, began: number, until: number): Member {
  const missed = until - Math.max(began, lastSeen(record, member));
  return member.bot || member.silent !== null || missed <= 0 ? member : { ...member, excused: member.excused + missed };
}
