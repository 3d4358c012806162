import type { GameRecord, OutboxDraft, PromiseRecord } from "../../store/records.ts";
import type { Core } from "../core.ts";
import { liveRow } from "../posting.ts";
import { promiseRows } from "./promise-post.ts";

/** What shows the words of these promises, to be sent as they are then: their messages, and posts of phases. */
export async function shownPromises(
  core: Core,
  record: GameRecord,
  promises: readonly PromiseRecord[],
): Promise<readonly OutboxDraft[]> {
  if (promises.length === 0 || record.status === "damaged") return [];
  const messages = promises.flatMap((one) => promiseRows(record, one));
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

/** The same for all that somebody has written, who is about to be forgotten. */
export async function wordsGone(core: Core, record: GameRecord, person: string): Promise<readonly OutboxDraft[]> {
  if (record.status === "lobby" || record.started === null) return [];
  const promises = await core.repository.promises(record.id);
  return await shownPromises(
    core,
    record,
    promises.filter((one) => one.person === person),
  );
}
