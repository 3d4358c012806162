/** What a step means for those who look on, and what has to be written so that they see it. */
import type { Advance, Envelope, GameTypes, Rulebook, Seat } from "#engine";
import type { Change } from "../../store/change.ts";
import type {
  ClockRecord,
  GameRecord,
  LivePostRecord,
  LogRow,
  Member,
  OfferPayload,
  TalkRecord,
  ToldAlone,
} from "../../store/records.ts";

export interface Announcement {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly members: readonly Member[];
  /** Null: the game has just begun. */
  readonly before: Envelope<GameTypes> | null;
  readonly after: Envelope<GameTypes>;
  readonly advances: readonly Advance<GameTypes>[];
  /** The rows written now; an advance's row has its `seq`. One that tells something without an advance is an undo. */
  readonly rows: readonly Pick<LogRow, "seq" | "kind" | "seat" | "told" | "hash" | "at">[];
  /** The newest post before, open or closed; null: there is none. */
  readonly post: LivePostRecord | null;
  /** What seats were told privately before. */
  readonly news: { readonly [seat: Seat]: readonly ToldAlone[] };
  /** What seats are told of what they had said ahead; left out: nothing. */
  readonly notices?: readonly Notice[];
  /** Private talks that there have been. */
  readonly talks: readonly Pick<TalkRecord, "seats">[];
  /** The clocks of all seats after it. */
  readonly clocks: readonly Pick<ClockRecord, "seat" | "deadline">[];
  /** Rows that are taken back; null or left out: none. */
  readonly back?: TakenBack | null;
}

/** A line for one seat. */
export interface Notice {
  readonly seat: Seat;
  readonly line: string;
}

export interface TakenBack {
  /** The first row that is taken back. */
  readonly to: number;
  /** Posts with lines of these rows, oldest first, without the newest one. */
  readonly posts: readonly LivePostRecord[];
  /** Whether one of them, or the newest, shows a picture of these rows. */
  readonly pictured: boolean;
  /** Public offers with a message that these rows made. */
  readonly offers: readonly OfferPayload[];
}

/** All that has to be written so that everyone sees what has happened. */
export type Announced = Required<Pick<Change, "outbox" | "pictures" | "news" | "alone">> &
  Pick<Change, "dropPictures" | "replay"> & {
    /** Posts that have changed; the last of them, if there is one, is the newest post from now on. */
    readonly posts: readonly LivePostRecord[];
  };

/** Where a running game stands. */
export interface Standing extends Pick<Announcement, "record" | "book" | "members" | "clocks"> {
  readonly env: Envelope<GameTypes>;
}
