/** What happens where a post is refused for want of a right: clocks stand for a while, once in a turn. */
import type { Seat } from "#engine";
import type { Bar, GameRecord, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import { captainOf } from "../../facts/council.ts";
import type { Live } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { blank, channelOf, councilBox, personalBox, single, threadSeatOf } from "../../facts/posting.ts";
import { clocksNow, pageUpdates } from "../../facts/standstill.ts";
import { waitingText } from "../../telling/live-text.ts";
import { BARRED_HOURS, backNotice, barNotice } from "../../telling/obstacles.ts";
import { clockChanges, HOUR } from "../../time/clocks.ts";
import { barOf } from "../../time/stopped.ts";
import type { Core } from "../core.ts";
import { goingOn, putOff, withoutBar } from "./cut-off.ts";

/**
 * A post to the campaign's channel was refused for want of a right: nobody sees what happens, so its clocks stand as if it
 * were cut off, but for `BARRED_HOURS` at most, once in a turn: whoever manages the server could freeze their opponents
 * otherwise. Once: however short it was, a second refusal in that turn, or after a way back to an earlier one, stops
 * nothing. The host is told at any rate. Says whether that is news. `why`: the rest of "I cannot post there: …".
 */
export async function bar(core: Core, record: GameRecord, why: string): Promise<boolean> {
  if (record.status !== "running" || record.cutOff !== null) return false;
  const live = await core.load(record);
  const { turn } = phaseOf(live.book, live.env);
  const stood = record.bars.filter(({ since, until }) => until > since);
  const isUsed = stood.some((one) => one.turn >= turn);
  const open = barOf(record);
  if (open && (open.ended === null || isUsed)) return false;
  const at = core.clock.now();
  const { seq } = live.env;
  const fresh: Bar = {
    ...{
      turn,
      channel: record.channel,
      why,
      since: at,
      until: isUsed ? at : at + BARRED_HOURS * HOUR,
      seq,
      back: null,
    },
    ended: isUsed ? { at, seq, by: "none" } : null,
  };
  const bars = [...stood, fresh];
  const there: Live = { ...live, record: { ...record, bars } };
  const after: Live = { ...there, clocks: clocksNow(there, at) };
  const outbox = [barNotice(after.record, fresh), ...(isUsed ? [] : pageUpdates(after))];
  const change = { game: record.id, set: { bars }, clockChanges: clockChanges(live.clocks, after.clocks), outbox, at };
  await core.write(change, live);
  core.logger.warn({ game: record.id, stands: !isUsed }, "a campaign's channel cannot be posted in");
  return true;
}

/** The clocks have stood long enough: they go on, and direct messages say so. Says whether that was due. */
export async function barOver(core: Core, game: string): Promise<boolean> {
  const open = standing(await core.record(game));
  if (!open || open.until > core.clock.now()) return false;
  await putOff(core, game, open.since);
  return await core.queued(game, async (record) => {
    const is = standing(record);
    const at = core.clock.now();
    if (!is || is.until > at || record.status !== "running") return false;
    const live = await core.load(record);
    const bars = withoutBar(record, null, { at, seq: live.env.seq, by: "time" });
    const after = await goingOn(core, live, { ...record, bars }, is.since, at);
    const outbox = [...runningAgain(after, is), ...pageUpdates(after)];
    const { members, clocks } = after;
    await core.write(
      { game, set: { bars }, members, clockChanges: clockChanges(live.clocks, clocks), outbox, at },
      live,
    );
    core.logger.warn({ game }, "the clocks run again, though a campaign's channel cannot be posted in");
    return true;
  });
}

/** The bar for which clocks stand. */
function standing(record: GameRecord): Bar | null {
  const open = barOf(record);
  return open?.ended === null && record.cutOff === null ? open : null;
}

/**
 * Told to everyone who plays against the clock, and to the host: the channel shows nothing. Councils read it in their threads, and whoever
 * leads one by direct message as well, for a thread may be out of reach: to write to all of their members at once, who get
 * no other direct messages, is what Discord takes for spam.
 */
function runningAgain({ record, members }: Live, { why }: Bar): readonly OutboxDraft[] {
  const { id, channel, timetable, paused, name, host } = record;
  const then = paused === null ? "From now on" : "Once the pause is over";
  const text: Rich = [
    `I still cannot post in <#${channel}>: ${why}. Because of that the campaign has stood still for ${BARRED_HOURS} hours, ` +
      `the most for one turn of the game. ${then} it goes on and clocks run, whether I can post or not. \`/game status\` ` +
      "shows who is waited for, and until when; `/hand` shows what is yours to do. Once I can post there again, what is " +
      "missing comes by itself.",
  ];
  const words = [paused === null ? "the clocks run again, though I cannot post" : "I still cannot post in the channel"];
  const post = { ...blank, title: `${name}: I still cannot post`, text, asks: { words, opens: "/hand" } };
  const players = timetable === null ? [] : members.filter(({ bot, seat }) => !bot && seat !== null); // else nothing runs
  const roomOf = (person: string): Seat | null => (record.council === null ? null : threadSeatOf(members, person));
  const rooms = new Map<Seat, Member[]>();
  for (const player of players) {
    const room = roomOf(player.person);
    if (room !== null) rooms.set(room, [...(rooms.get(room) ?? []), player]);
  }
  const alone = players.filter(({ person }) => roomOf(person) === null).map(({ person }) => person);
  const captains = [...rooms.values()].flatMap((own) => captainOf(own)?.person ?? []);
  return [
    ...[...new Set([...alone, ...captains, host])].map((person) => single(personalBox(person), post)),
    ...[...rooms].map(([seat, own]) =>
      single(councilBox(id, seat), { ...post, ping: [...new Set(own.map(({ person }) => person))] }),
    ),
  ];
}

/**
 * A post has got through again, or the campaign has moved to where one does: the clocks go on with what was left, unless
 * they do already; what was parked comes, and one post says who has until when. Says whether it was barred at all.
 */
export async function postsAgain(core: Core, game: string): Promise<boolean> {
  const open = barOf(await core.record(game));
  if (open === null) return false;
  if (open.ended === null) await putOff(core, game, open.since);
  return await core.queued(game, (record) => goOn(core, record));
}

async function goOn(core: Core, record: GameRecord): Promise<boolean> {
  const open = barOf(record);
  if (open === null || record.cutOff !== null || record.status !== "running") return false;
  const game = record.id;
  const at = core.clock.now();
  const by = open.channel === record.channel ? "post" : "move";
  const live = await core.load(record);
  const bars = withoutBar(record, at, { at, seq: live.env.seq, by });
  const there = { ...record, bars };
  const stood = open.ended === null;
  const after = stood ? await goingOn(core, live, there, open.since, at) : { ...live, record: there };
  const text: Rich = [
    by === "post" ? "I can post here again. " : "The campaign goes on here. ",
    ...(stood ? ["The clocks stood while I could not post, and nobody has lost any time. "] : []),
    ...waitingText(after),
  ];
  const post = single(channelOf(record), { ...blank, title: `${record.name} goes on`, text });
  const outbox = [post, backNotice(record, open.since), ...pageUpdates(after)];
  const { members, clocks } = after;
  const change = { game, set: { bars }, members, clockChanges: clockChanges(live.clocks, clocks), outbox, at };
  await core.write({ ...change, repair: true }, live);
  core.logger.info({ game }, "a campaign's channel can be posted in again");
  return true;
}
