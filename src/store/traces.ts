/** Everything that is kept of a person. */
import type { Seat } from "#engine";
import type {
  DirectBox,
  GameStatus,
  Member,
  OutboxPayload,
  OutboxStatus,
  PreparedRecord,
  PrivateRow,
  SeatOffer,
  SheetRecord,
  StandingOrderRecord,
  ToldAlone,
} from "./records.ts";

export interface Traces {
  readonly memberships: readonly (Pick<
    Member,
    "seat" | "name" | "word" | "joined" | "office" | "calls" | "readsThreads"
  > &
    Campaign)[];
  readonly hosted: readonly Campaign[];
  readonly moderated: readonly Campaign[];
  /** Where somebody else plays a seat for them. */
  readonly lent: readonly Campaign[];
  /** Log rows that name the person. */
  readonly acts: readonly { readonly game: string; readonly rows: number }[];
  /** Of the seats that the person holds: half-filled sheets, orders, answers to questions to come, and what they were told. */
  readonly sheets: readonly (SheetRecord & { readonly game: string; readonly at: number })[];
  readonly standingOrders: readonly (StandingOrderRecord & { readonly game: string })[];
  readonly prepared: readonly (PreparedRecord & { readonly game: string })[];
  readonly news: readonly { readonly game: string; readonly seat: Seat; readonly lines: readonly ToldAlone[] }[];
  readonly toldAlone: readonly (PrivateRow & { readonly game: string })[];
  /** What the person has asked all who play, or put to a council, or voted on, and what was about them. */
  readonly ballots: number;
  /** Motions that the person has made in councils, and their votes there. */
  readonly motions: number;
  readonly motionBallots: number;
  /** Promises that the person has written; `text` null: it was removed. */
  readonly promises: readonly Words[];
  /** Why the person has said no to offers. */
  readonly reasons: readonly Omit<Words, "at">[];
  /** Private talks that the person takes part in. */
  readonly talks: readonly { readonly game: string; readonly seats: readonly Seat[]; readonly at: number }[];
  /** Seats that the person has offered to somebody, or was asked to take. */
  readonly seatOffers: readonly (Omit<SeatOffer, "id" | "open"> & { readonly game: string })[];
  /** Campaigns on whose server the person was not found. */
  readonly departures: readonly { readonly game: string; readonly name: string; readonly missed: number }[];
  readonly privateThreads: readonly { readonly game: string; readonly thread: string }[];
  /** Their direct messages with the bot. */
  readonly directMessages: DirectBox | null;
  /** Messages to the person, sent and unsent. */
  readonly messages: readonly {
    readonly game: string;
    readonly status: OutboxStatus;
    readonly created: number;
    readonly payload: OutboxPayload;
  }[];
  /** Posts that name the person. */
  readonly mentions: number;
  readonly preferences: unknown;
}

interface Words {
  readonly game: string;
  readonly seat: Seat;
  readonly text: string | null;
  readonly at: number;
}

interface Campaign {
  readonly game: string;
  readonly campaign: string;
  readonly status: GameStatus;
}
