/** What the messenger reads and writes while it sends: messages as they are now, and what keeps them from arriving. */
import type { Seat } from "#engine";
import type {
  Control,
  DirectBox,
  Meeting,
  OfferPayload,
  OutboxRow,
  Post,
  PostPicture,
  Rich,
  ShownPost,
  TalkRecord,
} from "../../store/records.ts";
import type { CouncilMessage } from "./councils.ts";
import type { PromisePost, TalkOffer, TalkPost } from "./negotiation.ts";
import type { MotionAddress, MotionPost } from "./votes.ts";

/** The post of a phase as it is sent now. */
export interface LivePost {
  readonly title: string;
  /** Lead, waiting, notice and lines, in order, as Discord markdown parts. */
  readonly text: Rich;
  readonly pictures: readonly PostPicture[];
  readonly controls: readonly Control[];
  /** What led to the question, in words, below its buttons; empty: nothing. */
  readonly before: string;
  /** A negotiation thread to open under it. */
  readonly thread: Post["thread"];
  /** Closed posts are never moved to the end. */
  readonly open: boolean;
  /** Whether it shows what has happened, besides the present state: a line or a picture. */
  readonly told: boolean;
  /** Changes whenever somebody else is waited for or something was resolved: only then it may move to the end. */
  readonly stage: string;
}

/** A public offer as it is sent now. */
export interface OfferPost {
  readonly text: Rich;
  /** None: it is no longer open. */
  readonly controls: readonly Control[];
}

/** A person's part in a campaign, for the message that shows it. */
export interface SeatMessage {
  readonly game: string;
  readonly person: string;
  /** The seats that the person holds, those that are waited for first. */
  readonly seats: readonly Seat[];
  /** What the game waits for from this person; null: nothing. A new one calls for a notification, once. */
  readonly wait: string | null;
  /** The wait that the person was last notified of. */
  readonly notified: string | null;
}

/** The side of the outbox that a messenger works on. */
export interface Deliveries {
  /** Runs `listener` whenever there may be something to send. Returns what ends that. */
  onWaiting(listener: () => void): () => void;
  /** The first unsent row of each destination that is due. */
  heads(): Promise<readonly OutboxRow[]>;
  /** In how many ms the next row is due, by the campaigns' clock; null: none waits. */
  untilDue(): Promise<number | null>;
  /** Claims rows for a minute and returns those that it got; somebody else sends the others. */
  claim(rows: readonly OutboxRow[]): Promise<readonly OutboxRow[]>;
  /** Extends the claim to rows that are still being sent. */
  extend(rows: readonly OutboxRow[]): Promise<void>;
  /**
   * Claims rows that a crash left between sending and noting it, or that nobody goes on with, except these. They may have
   * arrived: look before sending them again.
   */
  takeOver(but: readonly OutboxRow[]): Promise<readonly OutboxRow[]>;
  /** Rows that are being sent, or were before a crash. */
  inFlight(): Promise<readonly OutboxRow[]>;
  /** Its message is about to be created with these plain words, which are looked for after a crash. */
  calling(row: OutboxRow, words: string): Promise<void>;
  /** Its message was created in plain words; what it is to show is still to come. */
  created(row: OutboxRow, message: string): Promise<void>;
  /** Whether a message is known to have come of a row. */
  isMessage(message: string): Promise<boolean>;
  sent(row: OutboxRow, message: string | null): Promise<void>;
  /** Waits longer after every failure, at least `after` ms. */
  retry(row: OutboxRow, error: string, after: number): Promise<void>;
  /** Lets others go before a row for this many ms; null: until the thread that it belongs to wakes. */
  hold(
    row: OutboxRow,
    held: { readonly reason: string; readonly after: number | null; readonly tried: boolean },
  ): Promise<void>;
  /** Tells whoever can remove what blocks a row, once, that it waits or was sent in words. */
  warn(row: OutboxRow, warning: Warning): Promise<void>;
  /** What a warning with this key was given for is over: the warning is given again if it comes back. */
  overcome(row: OutboxRow, key: string): Promise<void>;
  /** There was no room for the thread of a phase's post: the bot tries again by itself, slowly. */
  wantThread(game: string, number: number): Promise<void>;
  /** Whether that waits. */
  isThreadWanted(game: string, number: number): Promise<boolean>;
  /** A thread is awake, or an unknown number of them (null): what waits for that is requeued. */
  awoken(thread: string | null): Promise<void>;
  /** Puts a row aside; whom it concerns is told, once. */
  park(row: OutboxRow, obstacle: Obstacle): Promise<void>;
  /**
   * A right may have been given again on a server (null: on any): the first row of each destination there that was put
   * aside for want of one is tried again. Says for how many that was so.
   */
  tryAgain(guild: string | null): Promise<number>;
  /** Discord says that somebody in a campaign no longer shares a server with us: who has left is looked up. */
  mayHaveLeft(game: string): Promise<void>;
  /** Puts away a row that cannot be read; the host is told. */
  discard(row: OutboxRow): Promise<void>;
  /** The channel of these campaigns is gone: what waits for it is parked, and their hosts are told. */
  lostChannel(where: { readonly channel: string } | { readonly guild: string }, obstacle: Obstacle): Promise<void>;
  /**
   * Compares all campaigns with the servers that the bot is on, and with their channels: where one of these is gone they are
   * cut off, and where they were and both are there they go on.
   */
  compare(servers: ReadonlySet<string>, isThere: (guild: string, channel: string) => Promise<boolean>): Promise<void>;
  /** What a campaign's newest post was last sent with; null: none was sent. */
  shownPost(game: string): Promise<ShownPost | null>;
  keepShownPost(game: string, shown: ShownPost): Promise<void>;
  /** The message that an earlier row of the same slot and destination became; of an offer, wherever it lies. */
  messageOf(row: OutboxRow): Promise<string | null>;
  /** A phase's thread; not `open`: closed, or perhaps gone. */
  threadOf(game: string, phase: string): Promise<{ readonly thread: string; readonly open: boolean } | null>;
  keepThread(game: string, phase: string, thread: string): Promise<void>;
  closedThread(game: string, phase: string): Promise<void>;
  /** The bot is this user at Discord: the conversations of another one are not its own. */
  appearAs(bot: string): Promise<void>;
  /** What is known of somebody's direct messages; null: nothing. */
  directBox(person: string): Promise<DirectBox | null>;
  keepDirectBox(person: string, box: DirectBox): Promise<void>;
  /** Whether Discord lets the bot write to nobody new for now. */
  isQuarantined(): Promise<boolean>;
  /** Discord has just refused that: it is not tried for a day. */
  quarantine(): Promise<void>;
  /** The private thread that serves as a person's direct messages in a game, if there is one. */
  mailbox(game: string, person: string): Promise<string | null>;
  keepMailbox(game: string, person: string, thread: string): Promise<void>;
  /** Whether a thread belongs to a campaign, whatever it is for. */
  isThread(thread: string): Promise<boolean>;
  /** A thread was deleted, whatever it was for. */
  lostThread(thread: string): Promise<void>;
  pending(): Promise<number>;
  /** A phase's post as it is now; null: there is no post with this number. */
  live(game: string, number: number): Promise<LivePost | null>;
  /** A public offer as it is now. */
  offer(game: string, offer: OfferPayload): Promise<OfferPost>;
  /** A promise as it is now; null: there is no promise with this name. */
  promise(game: string, promise: string): Promise<PromisePost | null>;
  /** A private talk as it is now; null: there is no talk with this name. */
  talk(game: string, talk: string): Promise<TalkPost | null>;
  keepTalk(game: string, talk: string, kept: Partial<Pick<TalkRecord, "thread" | "inside" | "last">>): Promise<void>;
  /** Lets somebody who plays a seat of it now into a talk that has been told. */
  joinTalk(game: string, talk: string, person: string): Promise<void>;
  /** An offer between the seats of a talk as it is now, and whom it calls; null: nothing is known of it. */
  talkOffer(game: string, talk: string, offer: string): Promise<TalkOffer | null>;
  /** A reminder as it is now, for that destination; null: what it speaks of is no longer open. */
  reminder(game: string, destination: string, post: Post): Promise<Post | null>;
  /** A person's part in a campaign as it is now; null: none any more. */
  seatMessage(game: string, person: string): Promise<SeatMessage | null>;
  /** Whether a person's message is to call them. */
  isCalled(game: string, person: string): Promise<boolean>;
  /** Where a council meets that plays this seat, and what its post shows now; null: there is none. */
  council(game: string, seat: Seat): Promise<CouncilMessage | null>;
  /** A motion as its thread shows it now; null: there is none, or no council any more. */
  motion(game: string, motion: MotionAddress): Promise<MotionPost | null>;
  keepMeeting(
    game: string,
    seat: Seat,
    meeting: Partial<Omit<Meeting, "called">>,
    /** Members whom its question has called. */
    called?: readonly string[],
  ): Promise<void>;
  /** What a phone says of a message that notifies somebody, in plain words. */
  notification(game: string, about: Subject): Promise<string>;
  /** Queues a person's message, as it is then. */
  show(game: string, person: string): Promise<void>;
  /** The person has been notified of this wait. */
  notified(game: string, person: string, wait: string): Promise<void>;
}

/** What somebody is notified of: what a seat is asked, or what a post says. */
export type Subject =
  | { readonly seat: Seat }
  | { readonly post: Post }
  | { readonly asks: string; readonly opens: string };

/** What stands between the outbox and a destination. */
export interface Obstacle {
  /** For the operator, as the messenger's platform says it. */
  readonly reason: string;
  /** The rest of the sentence "I cannot post there: …". */
  readonly why: string;
  /**
   * It is for want of a right, which may be given again: the channel or thread that cannot be posted in; null: something
   * else was refused than to post.
   */
  readonly missing?: { readonly channel: string | null };
  /** It is a person, who has left the server, or whose account is gone. */
  readonly hasLeft?: boolean;
  /** Why it is no direct message; that those are closed if left out. */
  readonly closed?: Closed;
}

/** Why a person cannot be written to directly. */
export type Closed = "closed" | "quarantined";

/** What cannot be sent as it is, by somebody's doing or until then. */
export interface Warning extends Obstacle {
  /** What is in the way: those concerned are told of it once. */
  readonly key: string;
  /** It waits, and is tried again; else it was sent in words. */
  readonly waits: boolean;
}
