/** Removes what somebody has written in a promise or a reason, for good. */
import { refuse } from "#engine";
import type { Change } from "../../../store/change.ts";
import type { GameRecord, LivePostRecord, OutboxDraft, PromiseRecord } from "../../../store/records.ts";
import { type OfficeRequest, requireOffice } from "../../facts/permissions.ts";
import { liveRow } from "../../facts/posting.ts";
import { talkRow } from "../../talks/talk-rows.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { freeSeats } from "../people/handover.ts";
import { reasonOf } from "../reason.ts";
import { promiseRows } from "./promise-rows.ts";
import { shownReason } from "./refusing.ts";

/** What shows the words of these promises, to be sent as they are then: their messages, and posts of phases. */
export async function shownPromises(
  core: Core,
  record: GameRecord,
  promises: readonly PromiseRecord[],
): Promise<readonly OutboxDraft[]> {
  if (promises.length === 0 || record.status === "damaged") return [];
  const messages = (await Promise.all(promises.map((one) => promiseRows(core, record, one)))).flat();
  const newest = (await core.repository.livePost(record.id, null))?.number ?? 0;
  const phases = promises.flatMap(({ among, phase }) => (among === null ? [phase] : []));
  const judged = promises.flatMap((one) => one.judged.flatMap(({ post }) => post ?? []));
  const numbers = new Set(judged);
  for (let number = newest; phases.length > 0 && number > 0; number--) {
    const post = await core.repository.livePost(record.id, number);
    if (post && phases.includes(post.phase)) numbers.add(number);
  }
  return [...messages, ...[...numbers].map((number) => liveRow(record, number))];
}

/**
 * The same for all that somebody has written, who is about to be forgotten, and the talks that they are removed from.
 */
export async function wordsGone(core: Core, record: GameRecord, person: string): Promise<readonly OutboxDraft[]> {
  if (record.status === "lobby" || record.started === null) return [];
  const promises = await core.repository.promises(record.id);
  const own = promises.filter((one) => one.person === person);
  const members = await core.repository.members(record.id);
  const given = (await core.repository.reasons(record.id)).filter((one) => one.person === person && one.text);
  const why = await Promise.all(given.map((one) => shownReason(core, { record, members }, one)));
  const talks = (await core.repository.talks(record.id)).filter(({ persons, readers }) =>
    [...persons, ...readers].includes(person),
  );
  return [...(await shownPromises(core, record, own)), ...why.flat(), ...talks.map(({ id }) => talkRow(record.id, id))];
}

/** Words that are to go: those of the message with this id, and why. */
export interface Removal {
  readonly message: string;
  readonly reason: string;
}

/**
 * Removes what somebody has written and a message shows, for good: nothing brings it back. Why it went is logged, without
 * the words; the channel is not told, for it may have been said in private.
 */
export function removeText(core: Core, wish: OfficeRequest & Removal): Promise<void> {
  const { game, interaction, message } = wish;
  return core.once(game, wish, async (record) => {
    requireOffice(record, wish, "censor");
    const reason = reasonOf(wish.reason);
    const slot = await core.repository.outbox.slotOf(game, message);
    if (slot === "lobby") {
      await core.write({ ...(await withoutNames(core, record)), interaction }, record);
      core.logger.info({ game, interaction, slot, reason, by: wish.person }, "names and seed phrases were removed");
      return;
    }
    const all = (await core.repository.promises(game)).filter(({ text }) => text !== null);
    const offer = offerOf(slot);
    const shown = all.filter((one) => slot === `promise:${one.id}` || (offer !== null && one.offer === offer));
    // a counter-offer that has kept a sentence says it once more
    const found = all.filter((one) => shown.some(({ person, text }) => one.person === person && one.text === text));
    const given = (await core.repository.reasons(game)).filter((one) => one.offer === offer && one.text);
    if (found.length + given.length === 0)
      refuse("no-text", "That message shows nothing that somebody has written for it.");
    const promises = found.map((one) => ({ ...one, text: null }));
    const reasons = given.map((one) => ({ ...one, text: null }));
    const members = await core.repository.members(game);
    const why = await Promise.all(reasons.map((one) => shownReason(core, { record, members }, one)));
    const outbox = [...(await shownPromises(core, record, promises)), ...why.flat()];
    await core.write({ game, interaction, promises, reasons, outbox, at: core.clock.now() }, record);
    core.logger.info({ game, interaction, slot, reason, by: wish.person }, "somebody's words were removed");
  });
}

/** The offer that a message of this slot shows; null: none. */
const offerOf = (slot: string | null): string | null =>
  /^(?:talk-offer:[^:]+|offer):(.+)$/.exec(slot ?? "")?.[1] ?? null;

/**
 * What people have written in the first post of a campaign: its name, which stands above every other post as well, and seed
 * phrases. Those stay in the log of a campaign that has begun, for its dice are drawn with them.
 */
async function withoutNames(core: Core, record: GameRecord): Promise<Change> {
  const { id: game, name } = record;
  if (record.status === "damaged") return refuse("damaged", "This campaign cannot be read now: `/game repair` first.");
  const book = await core.pinned(record);
  const members = (await core.repository.members(game)).map((member) => ({ ...member, word: null }));
  const set = { name: book.definition.name };
  const posts: LivePostRecord[] = [];
  for (let number = (await core.repository.livePost(game, null))?.number ?? 0; number > 0; number--) {
    const post = await core.repository.livePost(game, number);
    if (post?.title.startsWith(name)) posts.unshift({ ...post, title: `${set.name}${post.title.slice(name.length)}` });
  }
  const free = record.status === "running" ? freeSeats(members, await core.repository.formerHolders(game)) : [];
  const outbox = [
    lobbyPost({ ...record, ...set }, book, members, free),
    ...posts.map(({ number }) => liveRow(record, number)),
  ];
  return { game, renamed: name, set, members, posts, outbox, at: core.clock.now() };
}
