import { refuse } from "../engine/index.ts";
import type { AbsenceSettings } from "../store/records.ts";
import type { Core } from "./core.ts";
import { lobbyPost } from "./lobby-post.ts";
import type { Asked } from "./passing-on.ts";
import { requireOffice } from "./permissions.ts";

/** Days of leave that a host can grant everybody, all of it together. */
export const LEAVES = [3, 7, 14, 28] as const;

/** The host of a lobby settles what becomes of seats whose players are not there. */
export function settleAbsence(
  core: Core,
  game: string,
  change: Partial<AbsenceSettings>,
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, interaction, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    requireOffice(record, { person: person.id }, "share");
    const members = await core.repository.members(game);
    const outbox = [lobbyPost({ ...record, ...change }, await core.pinned(record), members)];
    await core.write({ game, interaction, set: change, outbox, at: core.clock.now() });
  });
}
