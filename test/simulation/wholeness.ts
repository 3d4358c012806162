import { databaseOf } from "../../src/store/sqlite/storage.ts";
import type { Bot } from "./bot.ts";
import type { Platform } from "./platform.ts";

/** What a running campaign lacks at Discord of what it should have there, in words; null: nothing. */
export async function wholeness(
  { umpire, repository }: Bot,
  { world }: Platform,
  game: string,
): Promise<string | null> {
  if (!umpire || !repository) return "the bot";
  const { status, channel } = await umpire.campaigns.showing.record(game);
  if (status !== "running") return null;
  if (!world.model.channels[channel]) return "its channel";
  const post = await repository.livePost(game, null);
  const message = post && (await repository.outbox.messageOf(game, `live:${post.number}`, null));
  if (!message || world.findMessage(message)?.channelId !== channel) return "its last post";
  for (const { seat } of await repository.councils(game)) {
    const council = await umpire.campaigns.deliveries.council(game, seat);
    if (!council?.shown) continue;
    const { thread, post: question } = council.meeting;
    if (thread === null || !world.model.channels[thread]) return `the thread of ${seat}`;
    if (question === null || world.findMessage(question)?.channelId !== thread) return `the post of ${seat}`;
  }
  const stuck = databaseOf(umpire.storage)
    .sqlite.prepare(
      "SELECT destination FROM outbox WHERE game = ? AND status = 'parked' AND destination NOT LIKE 'person:%'",
    )
    .pluck()
    .get(game);
  return typeof stuck === "string" ? `what was to go to ${stuck}` : null;
}
