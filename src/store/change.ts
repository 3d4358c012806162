/** Everything that one input changes: written in one transaction, or not at all. */
import type { Envelope, GameTypes, Json, Result, Seat, Sketch } from "#engine";
import type {
  BallotRecord,
  ClockRecord,
  CouncilRecord,
  FormerAnswers,
  FormerHolder,
  GameRecord,
  LessonRecord,
  LivePostRecord,
  LogRow,
  Member,
  MotionRecord,
  OutboxDraft,
  Post,
  PostPicture,
  PreparedRecord,
  PrivateRow,
  PromiseRecord,
  ReasonRecord,
  SeatOffer,
  SheetRecord,
  Snapshot,
  StandingOrderRecord,
  TalkRecord,
  ToldAlone,
  VoteRecord,
} from "./records.ts";

/** A picture for a post. */
export interface NewPicture extends Omit<PostPicture, "id" | "source"> {
  /** Of the moment that it shows. */
  readonly turn: number;
  readonly phase: string;
  /** How many lines of its row were told before it; null: all of them. */
  readonly told: number | null;
  readonly number: number;
  readonly source: Sketch | null;
}

export interface Change {
  readonly game: string;
  /** The interaction that asked for it; one that was handled before changes nothing. */
  readonly interaction?: string | null;
  /** A new game: its first version. */
  readonly create?: GameRecord;
  readonly set?: Partial<Omit<GameRecord, "id" | "version">>;
  /** All members as they are from now on. */
  readonly members?: readonly Member[];
  /** Who was seen in the campaign: nobody counts them as missing any more. */
  readonly seen?: {
    readonly person: string;
    readonly at: number;
    /** Seats of theirs that councils hold: none of their members counts as missing there any more. */
    readonly councils: readonly Seat[];
  };
  /** How many ms of a seat's time ran out unused: they count for those of its holders for whom nothing settled ahead answers. */
  readonly missed?: { readonly seat: Seat; readonly by: number };
  /** Somebody plays with it, or takes care that they can: nobody has been idle until now. */
  readonly played?: true;
  /** Who has given a seat up in the same change. */
  readonly left?: readonly FormerHolder[];
  /** An offer of seats that is made, and those that do not stand any more, by id. */
  readonly offerSeats?: Omit<SeatOffer, "id" | "open">;
  readonly endSeatOffers?: readonly number[];
  /** Ballots that are new, were voted on or have closed. */
  readonly ballots?: readonly BallotRecord[];
  /** Councils that are new or have settled something, without what the messenger keeps of them. */
  readonly councils?: readonly CouncilRecord[];
  /** Motions of councils that are new or were voted on, each with all its votes. */
  readonly motions?: readonly MotionRecord[];
  /** Votes of councils that are new or stand otherwise. */
  readonly votes?: readonly VoteRecord[];
  /** Promises that are new, or that something was said of. */
  readonly promises?: readonly PromiseRecord[];
  /** Offers that it has caused to be agreed: what was promised with them is given. */
  readonly agreed?: ReadonlySet<string>;
  /** Private talks that are new or have changed, without what the messenger keeps of them. */
  readonly talks?: readonly Omit<TalkRecord, "thread" | "inside" | "last">[];
  /** Why offers were declined. */
  readonly reasons?: readonly ReasonRecord[];
  readonly seats?: readonly { readonly seat: Seat; readonly name: string }[];
  readonly rows?: readonly LogRow[];
  /** The new state, and the `seq` of the state that it was made from (null: the game had none). */
  readonly state?: { readonly from: number | null; readonly to: Snapshot };
  /** That state as the rules have made it, which the campaign goes on from: reading it again would take longer. */
  readonly env?: Envelope<GameTypes>;
  /** What seats had answered before people went back, as it stands then. */
  readonly former?: FormerAnswers;
  /** Checkpoints after this row are deleted: it was taken back, or is of no use to the rules from now on. */
  readonly dropCheckpoints?: number;
  readonly outbox?: readonly OutboxDraft[];
  /** The clocks of all seats as they are from now on. */
  readonly clocks?: readonly Omit<ClockRecord, "game">[];
  /** Instead of all clocks: those that differ, and those that are gone. */
  readonly clockChanges?: {
    readonly set: readonly Omit<ClockRecord, "game">[];
    readonly clear: readonly Pick<ClockRecord, "seat" | "phase" | "shape">[];
  };
  /** When the first of all clocks, as they are from now on, runs out or reminds, be it past; left out: whoever writes it looks. */
  readonly firstDue?: number;
  readonly orders?: {
    readonly set?: readonly StandingOrderRecord[];
    readonly clear?: readonly Pick<StandingOrderRecord, "seat" | "name">[];
  };
  readonly prepared?: {
    readonly set?: readonly PreparedRecord[];
    readonly clear?: readonly Pick<PreparedRecord, "seat" | "key">[];
  };
  /** Sheets die with their decision: those of decisions not in this list are deleted. Asked only where there are sheets; null: nobody knows, all stay. */
  readonly sheetsFor?: () => readonly string[] | null;
  /** What is left of sheets that were submitted in part; null: nothing. */
  readonly sheets?: readonly (Omit<SheetRecord, "sheet"> & { readonly left: Json | null })[];
  /** Posts of phases, new or changed. */
  readonly posts?: readonly Omit<LivePostRecord, "game">[];
  /** Pictures for these posts. */
  readonly pictures?: readonly NewPicture[];
  /**
   * Pictures of this row and of later ones are deleted: it was taken back. So are earlier ones that these had replaced in
   * their posts: they do not come back, as they may have been cleaned up meanwhile.
   */
  readonly dropPictures?: number;
  /** What seats were told privately since their last own act, all of it; seats that are not named keep theirs. */
  readonly news?: { readonly [seat: Seat]: readonly ToldAlone[] };
  /** What seats were told privately, for their logs: it is never written again. */
  readonly alone?: readonly PrivateRow[];
  readonly result?: Result;
  /** It has begun, and its end will be shown with a page; or it has ended with this post. */
  readonly replay?: "promised" | { readonly post: Post };
  /** How far somebody has come in the lesson that it is. */
  readonly lesson?: LessonRecord;
  /** The code of the rules that has played the whole log. */
  readonly checked?: string;
  /** Everything that waits to be sent is parked for this reason; what this change itself brings is sent. */
  readonly silence?: string;
  /**
   * Parked rows are requeued; those concerned will be told of the next obstacle; threads count as closed until a
   * post that wants one has looked.
   */
  readonly repair?: true;
  /** Rows for one destination go to another one from now on. */
  readonly redirect?: { readonly from: string; readonly to: string };
  /** What the campaign was called: no message that waits or was sent is kept with that name. The new one is in `set`. */
  readonly renamed?: string;
  /** A person becomes a placeholder in this game's log and posts; what was written or kept for these seats is deleted. */
  readonly forget?: { readonly person: string; readonly as: string; readonly seats: readonly Seat[] };
  readonly at: number;
}
