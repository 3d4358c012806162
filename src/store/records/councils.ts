/** Councils as they are stored: what their members have settled, and where they meet. */
import type { Seat } from "#engine";
import type { CouncilRule, OfferedTo } from "../council.ts";

/** What those who hold a seat together have settled. */
export interface CouncilRecord {
  readonly seat: Seat;
  /** Who acts for it; null: as the campaign has it. */
  readonly rule: CouncilRule | null;
  /** Who answers offers; null: as the campaign has it. */
  readonly offers: OfferedTo | null;
}

/** Where they meet, as the messenger keeps it. */
export interface Meeting {
  /** Its private thread; null: none was opened yet, or it is gone. */
  readonly thread: string | null;
  /** The message there with hand and question. */
  readonly post: string | null;
  /** The wait that this post was last sent for. */
  readonly wait: string | null;
  /** Persons who were let into the thread. */
  readonly inside: readonly string[];
  /** Whom its questions have called within the last day, about. */
  readonly called: readonly CouncilCall[];
}

/** A member was called by a question. */
export interface CouncilCall {
  readonly person: string;
  readonly at: number;
}
