/** What may be asked of the outbox: messages on their way out, and who is sending them. */
import type { OutboxDraft, OutboxPayload, OutboxRow } from "./records.ts";

/** A row that a sender has claimed. */
export interface Held {
  readonly id: number;
  readonly sender: string;
}

/** Who claims rows, and until when, ms since 1970. */
export interface Claim {
  readonly sender: string;
  readonly until: number;
}

/** What cannot be brought to where it should go; `row` null: all that waits for that place. */
export interface Blocked {
  readonly game: string;
  readonly destination: string;
  readonly row: Held | null;
  /** For want of a right, which may be given again. */
  readonly forbidden?: boolean;
}

/**
 * Messages on their way out. Whoever sends one claims it first. A method that takes a `Held` row writes nothing once its sender
 * does not hold it any more.
 */
export interface Outbox {
  /**
   * Puts in line what was held back until `now`. The first unsent row of every destination that is due, or is not due until after `latest`, which no row is meant to be:
   * these may be sent at the same time. Damaged ones are among them.
   */
  heads(now: number, latest: number): Promise<readonly OutboxRow[]>;
  /** When the next row that waits, or is held back until some time, is due, or null. */
  nextDue(): Promise<number | null>;
  /** What waits until later than now becomes due `by` ms earlier. */
  hasten(now: number, by: number): Promise<void>;
  /**
   * Claims waiting rows for a sender, and returns the ids of those it got: not what somebody else has claimed, nor what waits for
   * another row of its destination that is under way.
   */
  claim(ids: readonly number[], by: Claim): Promise<readonly number[]>;
  /** Extends the claim to those of these rows that the sender still holds. */
  extend(ids: readonly number[], by: Claim): Promise<void>;
  /**
   * Claims rows under way that nobody sends any more, oldest first: those of senders that have ended or whose claim was over at
   * `now`, and the sender's own, except the ones it is sending (`but`). They may have arrived: look before sending them again.
   */
  takeOver(by: Claim, now: number, but: readonly number[]): Promise<readonly OutboxRow[]>;
  /** Rows that somebody is sending, or was when their process ended. */
  inFlight(): Promise<readonly OutboxRow[]>;
  /** The plain words that its message is about to be created with; `now`: ms since 1970. */
  calling(row: Held, words: string, now: number): Promise<void>;
  /** Its message is there in plain words. */
  created(row: Held, message: string): Promise<void>;
  /** Whether a message came of any row; `but`: of another than this one. */
  isMessage(message: string, but?: number): Promise<boolean>;
  sent(row: Held, message: string | null): Promise<void>;
  retry(row: Held, due: number, error: string): Promise<void>;
  /** Lets the others of its destination go before a row until then; null: until it is released. */
  hold(row: Held, due: number | null, error: string, tried: boolean): Promise<void>;
  /** Releases all that waits to be released, or the part of it that belongs to a game or a destination. */
  release(what: "all" | { readonly game: string | null; readonly destination: string }): Promise<void>;
  /**
   * Parks a row, or everything of a game that waits for a destination. `notice` goes out too unless those concerned
   * have been told before that this game cannot reach this destination, or nobody may be; says whether it does.
   */
  park(what: Blocked, reason: string, notice: OutboxDraft | null, at: number): Promise<boolean>;
  /**
   * Destinations for which rows were parked for want of a right; `guild`: of the campaigns of a server; null: of all.
   */
  forbidden(guild: string | null): Promise<readonly Pick<Blocked, "game" | "destination">[]>;
  /** Requeues the first of these rows, those that newer edits have overtaken left out; says whether there is one. */
  tryAgain(where: Pick<Blocked, "game" | "destination">): Promise<boolean>;
  /** Puts them all in line, and forgets that anybody was told of an obstacle there. */
  allowAgain(where: Pick<Blocked, "game" | "destination">): Promise<void>;
  /** Whether a game has something for a destination that is on its way, or was parked for want of a right. */
  isOwed(where: Pick<Blocked, "game" | "destination">): Promise<boolean>;
  /** Puts a row in line unless one of its slot waits. */
  offer(game: string, draft: OutboxDraft, at: number): Promise<void>;
  /** Whether a row of this slot waits. */
  waits(game: string, slot: string): Promise<boolean>;
  /** Sends these notices unless that was done for this key before; says whether they go out. */
  warn(game: string, key: string, reason: string, notices: readonly OutboxDraft[], at: number): Promise<boolean>;
  /** What the key stands for is over: next time they are sent again. */
  forgetWarning(game: string, key: string): Promise<void>;
  /** Puts a damaged row away for good; `notice`, if any, goes out. */
  discard(row: Held & Pick<OutboxRow, "game">, notice: OutboxDraft | null, at: number): Promise<void>;
  /** The message that an earlier row of the slot became; `destination` null: wherever that was. */
  messageOf(game: string, slot: string, destination: string | null): Promise<string | null>;
  /** What the newest row of a slot holds, sent or not. */
  payloadOf(game: string, slot: string): Promise<OutboxPayload | null>;
  /** The slot that became this message; null: none of this game did. */
  slotOf(game: string, message: string): Promise<string | null>;
  /** How many rows of a game are parked. */
  parked(game: string): Promise<number>;
  /** Rows not sent yet, parked ones left out. */
  pending(): Promise<number>;
}
