import type { GuideChapter } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";

/** What one chapter of the rules adds to the guide. */
export type Chapter = GuideChapter<Baghdad>;
