import { refuse } from "../../engine/index.ts";
import { type CouncilSettings, councilSettings } from "../../store/council.ts";
import type { Core } from "../core.ts";
import { settleLobby } from "../lobby-settings.ts";
import type { Asked } from "../passing-on.ts";
import { sidesOf } from "./sides.ts";

/** What holds unless the host settles otherwise. */
export const USUAL: Omit<CouncilSettings, "people"> = {
  joining: "balanced",
  later: "council",
  rule: null,
  offers: "captain",
};

/** The host changes how the sides of a lobby are joined by many. */
export const settleCouncils = (
  core: Core,
  game: string,
  change: Partial<CouncilSettings>,
  asked: Asked,
): Promise<void> =>
  settleLobby(core, game, asked, ({ record, book, members }) => {
    const before = record.council ?? refuse("no-councils", "Each seat of this campaign is held by one person.");
    const council = councilSettings.parse({ ...before, ...change });
    const crowded = sidesOf(book, record, before, members).find(({ people }) => people.length > council.people);
    if (crowded) refuse("too-many", `${crowded.name} has ${crowded.people.length} people already.`);
    return { council };
  });
