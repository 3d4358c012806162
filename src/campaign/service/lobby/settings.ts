/** What a host settles about councils, before the start and later. */
import { refuse } from "#engine";
import { type CouncilSettings, councilSettings } from "../../../store/council.ts";
import type { Asked } from "../../contract/game.ts";
import { requireOffice } from "../../facts/permissions.ts";
import { sidesOf } from "../../facts/sides.ts";
import { lobbyPost } from "../../telling/lobby-post.ts";
import type { Core } from "../core.ts";
import { freeSeats } from "../people/handover.ts";
import { configureLobby } from "./lobby-settings.ts";

/** What holds unless the host settles otherwise. */
export const USUAL: Omit<CouncilSettings, "people"> = {
  joining: "balanced",
  later: "council",
  rule: null,
  offers: "captain",
};

/** The host changes how people come to the sides of a running campaign. */
export const configureJoiningLater = (
  core: Core,
  game: string,
  later: CouncilSettings["later"],
  { person, interaction }: Asked,
): Promise<void> =>
  core.once(game, { person, interaction }, async (record) => {
    requireOffice(record, { person: person.id }, "share");
    if (record.status !== "running") refuse("not-running", "This campaign is not under way.");
    const council = { ...(record.council ?? refuseAlone()), later };
    const { book, members } = await core.load(record);
    const free = freeSeats(members, await core.repository.formerHolders(game));
    const outbox = [lobbyPost({ ...record, council }, book, members, free)];
    await core.write({ game, interaction, set: { council }, outbox, at: core.clock.now() }, record);
  });

const refuseAlone = (): never => refuse("no-councils", "Each seat of this campaign is held by one person.");

/** The host changes how the sides of a lobby are joined by many. */
export const configureCouncils = (
  core: Core,
  game: string,
  change: Partial<CouncilSettings>,
  asked: Asked,
): Promise<void> =>
  configureLobby(core, game, asked, ({ record, book, members }) => {
    const before = record.council ?? refuseAlone();
    const council = councilSettings.parse({ ...before, ...change });
    const crowded = sidesOf(book, record, before, members).find(({ people }) => people.length > council.people);
    if (crowded) refuse("too-many", `${crowded.name} has ${crowded.people.length} people already.`);
    return { council };
  });
