/** Keeps whether somebody who plays could read all private threads of the server. */
import type { Member } from "../../../store/records.ts";
import { people } from "../../facts/live.ts";
import { shownTo } from "../../facts/posting.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { freeSeats } from "../people/handover.ts";

/** Notes whether somebody who plays could read all private threads; the lobby says so, and councils hide what is theirs. */
export async function noteReader(core: Core, game: string, person: string, reads: boolean): Promise<void> {
  const isNews = (members: readonly Member[]): boolean =>
    members.some((member) => member.person === person && member.readsThreads !== reads);
  if (!isNews(await membersOf(core, game))) return;
  await core.queued(game, async (record) => {
    const before = await core.repository.members(game);
    if (!isNews(before) || (record.status !== "lobby" && record.status !== "running")) return;
    const members = before.map((member) => (member.person === person ? { ...member, readsThreads: reads } : member));
    const at = core.clock.now();
    if (record.council === null) {
      await core.write({ game, members, at }, record);
      return;
    }
    if (record.status === "lobby") {
      const outbox = [lobbyPost(record, await core.pinned(record), members)];
      await core.write({ game, members, outbox, at }, record);
      return;
    }
    const running = await core.load(record);
    const live = { ...running, members };
    const free = freeSeats(members, await core.repository.formerHolders(game));
    const outbox = [lobbyPost(live.record, live.book, members, free), ...shownTo(live, people(live))];
    await core.write({ game, members, outbox, at }, running);
  });
}

/** Those of a running campaign are in memory, as a rule. */
async function membersOf(core: Core, game: string): Promise<readonly Member[]> {
  const record = await core.record(game);
  return record.status === "running" ? (await core.begun(record)).members : await core.repository.members(game);
}
