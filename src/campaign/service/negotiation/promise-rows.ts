/** Rows of the outbox that bring the posts of promises up to date. */
import type { GameRecord, OutboxDraft, PromiseRecord } from "../../../store/records.ts";
import { channelOf } from "../../facts/posting.ts";
import { offerRow, talkBox } from "../../talks/talk-rows.ts";
import { slotOf } from "../../telling/offer-post.ts";
import type { Core } from "../core.ts";

/** The row that shows a promise as it is when it is sent; none where only pages show it, to seats that have no talk. */
export async function promiseRows(
  { repository }: Pick<Core, "repository">,
  record: Pick<GameRecord, "id" | "channel">,
  { id, among, talk, offer }: PromiseRecord,
): Promise<readonly OutboxDraft[]> {
  if (talk === null && among !== null) return [];
  if (offer !== null) return await rowsOfOffer({ repository }, record, { talk, offer });
  const destination = talk === null ? channelOf(record) : talkBox(record.id, talk);
  return [{ destination, slot: `promise:${id}`, payload: { kind: "promise", promise: id } }];
}

/** The row that shows an offer as it is when it is sent: in the private talk, or where everyone reads it. */
export async function rowsOfOffer(
  { repository }: Pick<Core, "repository">,
  record: Pick<GameRecord, "id" | "channel">,
  { talk, offer }: { readonly talk: string | null; readonly offer: string },
): Promise<readonly OutboxDraft[]> {
  if (talk !== null) return [offerRow(record.id, talk, offer)];
  const slot = slotOf(offer);
  const payload = await repository.outbox.payloadOf(record.id, slot);
  return payload?.kind === "offer" ? [{ destination: channelOf(record), slot, payload }] : [];
}
