import type { Seat } from "#engine";
import type { CouncilMatter, CouncilRule, OfferedTo } from "../council.ts";
import type { REQUEST_STATUSES } from "./games.ts";

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

/** What a member of a council has put to the others. */
export interface CouncilMatterRecord {
  /** Counted in its campaign, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly matter: CouncilMatter;
  readonly asker: string;
  readonly at: number;
  readonly until: number;
  readonly status: (typeof REQUEST_STATUSES)[number];
  /** Persons. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}
