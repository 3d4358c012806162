/** A campaign as it stood at one moment. */
import type { Seat } from "#engine";
import type {
  BallotRecord,
  ClockRecord,
  CouncilRecord,
  GameRecord,
  LessonRecord,
  LivePostRecord,
  LogRow,
  Member,
  MotionRecord,
  PreparedRecord,
  PromiseRecord,
  ReasonRecord,
  Snapshot,
  StandingOrderRecord,
  TalkRecord,
  ToldAlone,
  VoteRecord,
} from "./records.ts";

/** All that a campaign in memory is made of: what lies in it belongs together, whoever writes meanwhile. */
export interface Whole {
  readonly record: GameRecord;
  readonly snapshot: Snapshot | null;
  readonly members: readonly Member[];
  /** Null: it is a campaign. */
  readonly lesson: LessonRecord | null;
  /** None of these three where each seat is held by one person. */
  readonly councils: readonly CouncilRecord[];
  readonly votes: readonly VoteRecord[];
  readonly motions: readonly MotionRecord[];
  readonly talks: readonly TalkRecord[];
  readonly promises: readonly PromiseRecord[];
  readonly reasons: readonly ReasonRecord[];
  readonly orders: readonly StandingOrderRecord[];
  readonly prepared: readonly PreparedRecord[];
  readonly clocks: readonly ClockRecord[];
  readonly ballots: readonly BallotRecord[];
  /** The newest one of a phase. */
  readonly post: LivePostRecord | null;
  readonly news: { readonly [seat: Seat]: readonly ToldAlone[] };
  readonly acted: readonly Seat[];
  /** The part of its log that was asked for. */
  readonly rows: readonly LogRow[];
}
