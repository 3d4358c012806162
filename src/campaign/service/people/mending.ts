/** Repairs what could not be sent, and moves a campaign to another channel. */
import { refuse, UNTOLD } from "#engine";
import type { Change } from "../../../store/change.ts";
import { mailboxPhase, roomPhase } from "../../../store/left-threads.ts";
import type { GameRecord, LivePostRecord, OutboxDraft, Rich } from "../../../store/records.ts";
import type { Rank } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import { type OfficeRequest, requireOffice } from "../../facts/permissions.ts";
import { blank, channelOf, liveRow, single, threadEndRow } from "../../facts/posting.ts";
import { wordsOf } from "../../facts/words.ts";
import { sheetPosts } from "../../packs/own-scenario.ts";
import { refuseDamaged, requireGoing } from "../../record/set-aside.ts";
import { redrawn, refreshed } from "../../telling/live-post.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import { motionMessages } from "../../votes/thread-rows.ts";
import type { Core } from "../core.ts";
import { withRoom } from "../servers.ts";

/** Where the campaign is to be from now on. */
export interface Relocation extends OfficeRequest {
  readonly guild: string;
  readonly rank: Rank;
  readonly channel: string;
}

/**
 * Sends again what could not be sent, and edits what shows where the game stands: a message that is gone is reposted,
 * a picture that could not be drawn is drawn again, or the board as it is now in its place.
 * Returns how many messages had been parked.
 */
export async function repairGame(core: Core, wish: OfficeRequest): Promise<number> {
  let parked = 0;
  await core.once(wish.game, wish, async (record) => {
    requireOffice(record, wish, "repair");
    if (record.status === "damaged") refuseDamaged();
    parked = await core.repository.outbox.parked(record.id);
    const { interaction } = wish;
    const present = await presentPosts(core, record);
    const outbox = present.outbox.map(atOnce);
    await core.write({ game: record.id, interaction, repair: true, ...present, outbox, at: core.clock.now() }, record);
  });
  return parked;
}

/** Whoever asks for a repair waits for it, and may be asking for a page whose reader nobody waits for. */
const atOnce = (draft: OutboxDraft): OutboxDraft =>
  draft.payload.kind === "seats" ? { ...draft, payload: { kind: "seats", atOnce: true } } : draft;

/** Lets a campaign go on in another channel: what waits for the old one is posted there. */
export async function moveGame(core: Core, wish: Relocation): Promise<void> {
  await core.once(wish.game, wish, async (record) => {
    requireOffice(record, wish, "move");
    requireGoing(record);
    const { guild, channel, interaction, rank } = wish;
    if (record.channel === channel) refuse("same-channel", "This campaign is in this channel already.");
    const moved: GameRecord = { ...record, guild, channel };
    const text = ["This campaign has moved here. The buttons below its old posts still work."];
    const notice = single(channelOf(moved), { ...blank, title: record.name, text });
    const present = await presentPosts(core, moved);
    const left = [...(await leftRooms(core, moved)), ...(await leftMailboxes(core, moved))];
    const more = record.guild !== guild;
    await withRoom(core, guild, rank, { host: record.host, creating: false, more }, async () => {
      const outbox = [notice, ...left, ...present.outbox];
      const redirect = { from: channelOf(record), to: channelOf(moved) };
      const change = { game: record.id, interaction, set: { guild, channel }, redirect, repair: true as const };
      await core.write({ ...change, ...present, outbox, at: core.clock.now() }, record);
    });
  });
}

/** Ends the threads of councils in the old channel: they cannot come along, and others are opened in the new one. */
async function leftRooms({ repository }: Core, moved: GameRecord): Promise<readonly OutboxDraft[]> {
  if (moved.council === null) return [];
  const seats = (await repository.councils(moved.id)).map(({ seat }) => seat);
  const meetings = await Promise.all(seats.map((seat) => repository.meeting(moved.id, seat)));
  return seats.filter((_, i) => meetings[i]?.thread).map((seat) => threadEndRow(moved, { id: roomPhase(seat) }));
}

/** Likewise those in place of direct messages. */
async function leftMailboxes({ repository }: Core, moved: GameRecord): Promise<readonly OutboxDraft[]> {
  const threads = await repository.mailboxes(moved.id);
  return threads.map((thread) => threadEndRow(moved, { id: mailboxPhase(thread) }));
}

/** Names another host: the host's, or the server's staff's where the host has gone. */
export async function changeHost(core: Core, wish: OfficeRequest, to: string): Promise<void> {
  await core.once(wish.game, wish, async (record) => {
    requireOffice(record, wish, "appoint");
    if (record.status !== "lobby") requireGoing(record);
    if (record.host === to) refuse("same", "That person is the host already.");
    const by = record.host === wish.person ? "The host before, " : "Staff of this server, ";
    const text: Rich = [{ person: to }, " is the host from now on. ", by, { person: wish.person }, ", has named them."];
    const post = single(channelOf(record), { ...blank, title: record.name, text });
    const { interaction } = wish;
    await core.write({ game: record.id, interaction, set: { host: to }, outbox: [post], at: core.clock.now() }, record);
  });
}

/** What shows where a game stands now: its lobby, the post of its phase, everyone's message. */
async function presentPosts(
  core: Core,
  record: GameRecord,
): Promise<Pick<Change, "posts" | "pictures"> & Required<Pick<Change, "outbox">>> {
  if (record.status !== "lobby" && record.status !== "running") return { outbox: [] };
  const { repository } = core;
  const book = await core.pinned(record);
  const lobby = lobbyPost(record, book, await repository.members(record.id));
  if (record.status === "lobby") return { outbox: [...sheetPosts(record, book), lobby] };
  const live = { ...(await core.load(record)), record }; // it may be about to move
  const mended = await postsInWords(core, live);
  const newest = mended.find(({ number }) => number === live.post?.number) ?? live.post;
  const { outbox, posts = [] } = refreshed(live, newest);
  const rows = mended.map(({ number }) => liveRow(record, number));
  const pictures = newest?.open
    ? redrawn(live, newest.number, await repository.pictures(record.id, newest.number))
    : [];
  return {
    outbox: [lobby, ...rows, ...outbox, ...motionMessages(live)],
    posts: [...mended, ...posts],
    pictures,
  };
}

/** The posts that show a stand-in for what can be put into words by now. */
async function postsInWords(
  { repository }: Core,
  { record, book, post: newest }: Live,
): Promise<readonly LivePostRecord[]> {
  const mended: LivePostRecord[] = [];
  for (let number = 1; number <= (newest?.number ?? 0); number++) {
    const post = await repository.livePost(record.id, number);
    if (!post?.lines.some(({ failed }) => failed)) continue;
    const lines = post.lines.map((line) => {
      const { failed, ...whole } = line;
      return failed && wordsOf(book, line.told) !== UNTOLD ? whole : line;
    });
    if (lines.some((line, i) => line !== post.lines[i])) mended.push({ ...post, lines });
  }
  return mended;
}
