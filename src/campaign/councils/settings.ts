import { refuse } from "../../engine/index.ts";
import { type CouncilSettings, councilSettings } from "../../store/council.ts";
import type { Core } from "../core.ts";
import { lobbyPost } from "../lobby-post.ts";
import type { Asked } from "../passing-on.ts";
import { requireOffice } from "../permissions.ts";
import { sidesOf } from "./sides.ts";

/** What holds unless the host settles otherwise. */
export const USUAL: Omit<CouncilSettings, "people"> = {
  joining: "balanced",
  later: "council",
  rule: null,
  offers: "captain",
};

/** The host changes how the sides of a lobby are joined by many. */
export function settleCouncils(
  core: Core,
  game: string,
  change: Partial<CouncilSettings>,
  { person, interaction }: Asked,
): Promise<void> {
  return core.once(game, interaction, async (record) => {
    if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has already started.");
    requireOffice(record, { person: person.id }, "share");
    const before = record.council ?? refuse("no-councils", "Each seat of this campaign is held by one person.");
    const council = councilSettings.parse({ ...before, ...change });
    const book = await core.pinned(record);
    const members = await core.repository.members(game);
    const crowded = sidesOf(book, record, before, members).find(({ people }) => people.length > council.people);
    if (crowded) refuse("too-many", `${crowded.name} has ${crowded.people.length} people already.`);
    const outbox = [lobbyPost({ ...record, council }, book, members)];
    await core.write({ game, interaction, set: { council }, outbox, at: core.clock.now() });
  });
}
