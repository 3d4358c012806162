/** What a campaign's end owes the channel beside its result: a page that shows it again. */
import type { Post } from "./messages.ts";

/**
 * promised: the campaign goes on; wanted: it has ended, and its page is to be made, or remade; made: it is kept, and the
 * result shows it or is about to.
 */
export const REPLAY_STATUSES = ["promised", "wanted", "made"] as const;

/** The page of one campaign. Campaigns that began before there were pages have none. */
export interface ReplayRecord {
  readonly game: string;
  readonly status: (typeof REPLAY_STATUSES)[number];
  /** The post at its end, as it is drawn up again with the page; null: it has not ended. */
  readonly post: Post | null;
  /** The message that shows it; null: none yet. */
  readonly message: string | null;
  /** Counts how often another was wanted: a page that was begun before is not the one. */
  readonly version: number;
  /** How often it could not be made since it was wanted. */
  readonly failures: number;
}
