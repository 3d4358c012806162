/** The posts, pictures and offers that acts which are taken back have left. */
import { offerId } from "#engine";
import type { Outbox } from "../../../store/outbox.ts";
import type { LivePostRecord, OfferPayload } from "../../../store/records.ts";
import type { Repository } from "../../../store/repository.ts";
import type { TakenBack } from "../../moves/announcement.ts";
import { slotOf } from "../../telling/offer-post.ts";

/** The posts, pictures and public offers that rows from `to` on, before `end`, have left, for an undo. */
export async function takenBack(
  repository: Pick<Repository, "livePost" | "hasPictures"> & { readonly outbox: Pick<Outbox, "payloadOf"> },
  game: string,
  newest: LivePostRecord | null,
  { to, end }: { readonly to: number; readonly end: number },
): Promise<TakenBack> {
  const ids = Array.from({ length: end - to }, (_, i) => offerId(to + i));
  const offers = await offersMade(repository.outbox, game, ids);
  const posts: LivePostRecord[] = [];
  let pictured = newest !== null && (await repository.hasPictures(game, newest.number, to));
  for (let number = (newest?.number ?? 0) - 1; number > 0; number--) {
    const post = await repository.livePost(game, number);
    const shown = await repository.hasPictures(game, number, to);
    if (!post || (!shown && !post.lines.some((line) => line.seq >= to))) break; // what follows an act lies in posts that follow each other
    posts.unshift(post);
    pictured ||= shown;
  }
  return { to, posts, pictured, offers };
}

/** The offers with a message that rows from this one on have made. An offer's id tells its row. */
export async function offersMade(
  outbox: Pick<Outbox, "payloadOf">,
  game: string,
  ids: readonly string[],
): Promise<readonly OfferPayload[]> {
  const found = await Promise.all(ids.map((id) => outbox.payloadOf(game, slotOf(id))));
  return found.flatMap((payload) => (payload?.kind === "offer" && !payload.struck ? [payload] : []));
}
