/** What is stored of a campaign's people: its members, those who held a seat before, and offers of seats. */
import { z } from "zod";
import type { Seat } from "#engine";
import type { Calls, CouncilOffice } from "../council.ts";

export const lender = z.object({ person: z.string(), name: z.string() });
/** Somebody whose seat another one plays until they take it back. */
export type Lender = Readonly<z.infer<typeof lender>>;

export const STAND_INS = ["computer", "orders"] as const;
export type StandIn = (typeof STAND_INS)[number];

export interface Member {
  readonly person: string;
  readonly name: string;
  readonly token: string;
  readonly seat: Seat | null;
  readonly word: string | null;
  readonly bot: boolean;
  readonly joined: number;
  /** On leave until then, ms since 1970; null: not on leave. */
  readonly away: number | null;
  /** The time of leave, ms, that this campaign has granted so far. */
  readonly spent: number;
  /** When they last pressed something here, about; null: not since they joined. */
  readonly seen: number | null;
  /** For how much of the time since then nobody had to come by, ms: pauses and leave. */
  readonly excused: number;
  /** How long they have kept others waiting since, ms that count. */
  readonly waited: number;
  /** Since when they count as silent; null: they do not. */
  readonly silent: number | null;
  /** Who plays for them meanwhile, or answers with what they have settled ahead, else by default; null: nobody. */
  readonly standIn: StandIn | null;
  /** Who has lent them the seat, and may have it back at any time; null: nobody. */
  readonly lender: Lender | null;
  /** When that seat goes back by itself, ms since 1970; null: when it is taken back. */
  readonly lentUntil: number | null;
  /** In a council; null: none. */
  readonly office: CouncilOffice | null;
  /** When they are called in a council. */
  readonly calls: Calls;
  /** They manage threads where the campaign is, and so can read private ones. */
  readonly readsThreads: boolean;
}

/** Who held a seat of a running campaign before. */
export interface FormerHolder {
  readonly seat: Seat;
  /** A keyed hash of the person. */
  readonly who: string;
  readonly token: string;
  readonly left: number;
}

/** What somebody's seats were offered with: to whom, and whether that stands. */
export interface SeatOffer {
  readonly id: number;
  /** Who holds the seats. */
  readonly giver: string;
  /** The moderator, if they have asked; null: the holder did. */
  readonly by: string | null;
  readonly taker: string;
  /** The giver may take them back; else it is for good. */
  readonly lends: boolean;
  /** When seats that are lent go back by themselves, ms since 1970; null: when they are taken back. */
  readonly until: number | null;
  readonly at: number;
  readonly open: boolean;
}
