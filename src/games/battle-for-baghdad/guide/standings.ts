import type { PublicView, Standings } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";

/** Who is ahead, and what they lack. */
export const standings = (_view: PublicView<Baghdad>): Standings => ({ lead: "", lines: [] });
