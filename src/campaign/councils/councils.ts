import type { CouncilSettings } from "../../store/council.ts";
import type { Asked } from "../changing-hands.ts";
import type { Core } from "../core.ts";
import { settleCouncils } from "./settings.ts";

/** What concerns seats that several people hold. */
export interface Councils {
  /** Changes how the sides of a lobby are joined by many: the host's. */
  settle(game: string, change: Partial<CouncilSettings>, asked: Asked): Promise<void>;
}

export const councils = (core: Core): Councils => ({
  settle: (game, change, asked) => settleCouncils(core, game, change, asked),
});
