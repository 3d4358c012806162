/** How a campaign or a lobby ends without a result. */
import { type Envelope, type GameTypes, refuse } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { GameRecord, Member, OutboxDraft, Rich } from "../../../store/records.ts";
import { ownStep, toLogRow } from "../../facts/live.ts";
import { phaseOf } from "../../facts/names.ts";
import { type OfficeRequest, requireOffice } from "../../facts/permissions.ts";
import { blank, channelOf, lastPost, threadEndRow } from "../../facts/posting.ts";
import { talkRow } from "../../talks/talk-rows.ts";
import { afterwards, diceLine, talkedText } from "../../telling/ending.ts";
import { closed } from "../../telling/live-post.ts";
import { joinedRows, lobbyPost } from "../../telling/lobby-post.ts";
import { offersAsTheyAre } from "../../telling/offer-post.ts";
import type { Core } from "../core.ts";

/** Breaks a campaign off: nobody wins, and the secret is shown. */
export function abandonGame(core: Core, wish: OfficeRequest): Promise<void> {
  const { game, person, interaction } = wish;
  return core.once(game, { person, interaction }, async (record) => {
    if (record.status === "over" || record.status === "abandoned") refuse("over", "This campaign has already ended.");
    requireOffice(record, wish, "end");
    const office = record.host === person ? "The host" : "Staff of this server";
    const why = [`${office}, `, { person }, ", ended this campaign without a result. "];
    await core.write({ interaction, ...(await brokenOff(core, record, person, why)) }, record);
  });
}

/** Everything that the end of a campaign without a result writes. `why`: a sentence that says by whom or what. */
export async function brokenOff(core: Core, record: GameRecord, person: string, why: Rich): Promise<Change> {
  if (record.status === "damaged") return ended(core, record, [ending(record, why).row]);
  if (record.status !== "running")
    return await lobbyClosed(core, record, await core.repository.members(record.id), why);
  const { outbox, ...rest } = await breakingOff(core, record, person);
  const { talks, promises, ...live } = await core.load(record);
  const rows = talks.map(({ id }) => talkRow(record.id, id));
  const { row, replay } = ending(record, [...why, `\n${talkedText(live, talks)}\n-# ${diceLine(record)}`]);
  const nothing = promises.flatMap((one) => (one.state === "offered" ? [{ ...one, state: "void" as const }] : []));
  return { ...ended(core, record, [...outbox, ...rows, row]), ...rest, replay, promises: nothing };
}

/** The same of a lobby, which shows these as its members for the last time. */
export async function lobbyClosed(
  core: Core,
  record: GameRecord,
  members: readonly Member[],
  why: Rich,
): Promise<Change> {
  const post = lobbyPost({ ...record, status: "abandoned" }, await core.pinned(record), members);
  const persons = members.flatMap(({ bot, person }) => (bot ? [] : [person]));
  return ended(core, record, [post, ending(record, why).row, ...joinedRows(record, persons)]);
}

const ending = (record: GameRecord, text: Rich) =>
  lastPost(channelOf(record), {
    ...blank,
    title: record.name,
    text,
    controls: record.status === "running" ? afterwards(record) : [],
  });

function ended(core: Core, { id }: GameRecord, outbox: readonly OutboxDraft[]): Change {
  const at = core.clock.now();
  return { game: id, set: { status: "abandoned", ended: at }, outbox, clocks: [], sheetsFor: () => [], at };
}

/** What the end of a game that is going on also writes: its last row, and its post without controls. */
async function breakingOff(core: Core, record: GameRecord, person: string) {
  const at = core.clock.now();
  const { env, chain, book, post, members } = await core.load(record);
  const state: Envelope<GameTypes> = { ...env, seq: env.seq + 1 };
  const advance = ownStep({ state, seq: env.seq, seat: null, action: "abandon", params: {} });
  const head = { kind: "end", decision: null, regardless: false, person, input: env.seq, at } as const;
  const { row, snapshot } = toLogRow(book, advance, { env, chain }, head);
  const { outbox, ...posts } = closed(record, post, members);
  const offers = offersAsTheyAre({ record, book, env }, "The campaign has ended.");
  const phase = phaseOf(book, env);
  const talks = phase.talk ? [threadEndRow(record, phase)] : [];
  return { rows: [row], state: { from: env.seq, to: snapshot }, outbox: [...outbox, ...offers, ...talks], ...posts };
}
