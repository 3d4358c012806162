/** All that the campaign needs of a store. Asynchronous, so that a server database can take SQLite's place. */
import type { Json, PictureSource, Result, Seat } from "#engine";
import type { Change } from "./change.ts";
import type { DueParts, DueTurn, EndedTurn } from "./due.ts";
import type { Outbox } from "./outbox.ts";
import type {
  BallotRecord,
  ChronicleRow,
  ClockRecord,
  CouncilRecord,
  DirectBox,
  FormerHolder,
  GameRecord,
  GameStatus,
  KeptPicture,
  LessonRecord,
  LivePostRecord,
  LogRow,
  Meeting,
  Member,
  MotionRecord,
  PostPicture,
  PreparedRecord,
  PrivateRow,
  PromiseRecord,
  ReasonRecord,
  ReplayRecord,
  RowSpan,
  SeatOffer,
  SheetRecord,
  ShownPost,
  Snapshot,
  StandingOrderRecord,
  TalkRecord,
  ToldAlone,
  TurnRow,
  VoteRecord,
} from "./records.ts";
import type { Traces } from "./traces.ts";
import type { Whole } from "./whole.ts";

/** The rules of a game as text, by which a log can be replayed whatever this release plays; `hash`: its SHA-256. */
export interface Engine {
  readonly hash: string;
  readonly game: string;
  readonly text: string;
}

/** Somebody who was not found on the server of a campaign that they play, or played until then. */
export interface Departure {
  readonly game: string;
  readonly person: string;
  readonly name: string;
  /** When they were first not found, ms since 1970. */
  readonly missed: number;
  /** The seats that they have lost by it; null: none yet. */
  readonly seats: readonly Seat[] | null;
}

/** Rows from an origin on that some code has played. */
export interface PlayedPart {
  /** The number of the origin's row. */
  readonly origin: number;
  /** The number of the row that came next when it took the campaign up. */
  readonly seq: number;
  /** The hash of its engine; null: that is not kept. */
  readonly engine: string | null;
}

/** As much of a record as can be read though the rest of it is damaged. */
export type GameHead = Pick<GameRecord, "id" | "version" | "name" | "host" | "status">;

export type LogPart = { readonly last: number } | { readonly from: number; readonly most?: number };

export interface Repository {
  /**
   * `from`: the version of the record that the change was made from, null where it creates the campaign; once it is written,
   * that is counted up by one. Throws `StaleState` if another one is stored, and `IdTaken` where there is a campaign with the id
   * of the new one; nothing is written then. "repeated": the interaction was handled before, nothing is written.
   */
  write(change: Change, from: number | null): Promise<"written" | "repeated">;
  handled(interaction: string): Promise<boolean>;

  /** Whether other processes write it as well: what was read before may be old. */
  readonly isShared: boolean;
  /**
   * All of a campaign as it stood at one moment, with this part of its log; "same": its version is still the one that is
   * `known` (null: none is); null: there is no such campaign. Throws `Damaged`.
   */
  whole(game: string, known: number | null, part: LogPart): Promise<Whole | "same" | null>;
  /** Runs work of this name one at a time, in all processes; throws what it throws. */
  exclusively<T>(name: string, work: () => Promise<T>): Promise<T>;
  /**
   * Whether it is time for something that is done every `every` ms. Whoever is told so does it, and the next time is `every` ms
   * after `now` (ms since 1970).
   */
  isTimeFor(name: string, now: number, every: number): Promise<boolean>;
  /** The installation's key for something; `fresh` becomes that if there is none yet. */
  keyOf(name: string, fresh: string): Promise<string>;
  /** Throws `Damaged`, as everything does that reads one game and cannot. */
  game(id: string): Promise<GameRecord | null>;
  /** Those that can be read; lessons only where their status is asked for, or nothing is. */
  games(filter: {
    readonly channel?: string;
    readonly guild?: string;
    readonly person?: string;
    readonly host?: string;
    readonly moderator?: string;
    readonly rematchOf?: string;
    readonly status?: readonly GameStatus[];
  }): Promise<readonly GameRecord[]>;
  /** Some of those that run and have turns, in the order of their ids: the first after this one. */
  underWay(after: string, most: number): Promise<readonly string[]>;
  /** How many have this status. */
  count(status: GameStatus): Promise<number>;
  /** As much of a record as can be read though the rest of it is damaged; null: there is none. */
  head(id: string): Promise<GameHead | null>;
  /** Games whose record cannot be read; for a start, since it reads them all. */
  unreadable(): Promise<readonly GameHead[]>;
  members(game: string): Promise<readonly Member[]>;
  /** Oldest first. */
  formerHolders(game: string): Promise<readonly FormerHolder[]>;
  /** By series and number. */
  ballots(game: string): Promise<readonly BallotRecord[]>;
  councils(game: string): Promise<readonly CouncilRecord[]>;
  /** Null: the seat was never to be held by several people. */
  meeting(game: string, seat: Seat): Promise<Meeting | null>;
  /** Where a council meets, and what its post was last sent for. */
  keepMeeting(game: string, seat: Seat, meeting: Partial<Meeting>): Promise<void>;
  /** The votes of councils that are not over, and the last one of each seat. */
  votes(game: string): Promise<readonly VoteRecord[]>;
  /** The motions of these. */
  motions(game: string): Promise<readonly MotionRecord[]>;
  /** The motions of one vote. */
  motionsOf(game: string, vote: Pick<VoteRecord, "seat" | "number">): Promise<readonly MotionRecord[]>;
  /** Motions that were sent as this row of the log or a later one, those of votes that are long over included. */
  sentSince(game: string, row: number): Promise<readonly MotionRecord[]>;
  /** Oldest first. */
  promises(game: string): Promise<readonly PromiseRecord[]>;
  /** In the order in which they were opened. */
  talks(game: string): Promise<readonly TalkRecord[]>;
  /** Where a private talk is held, as the messenger knows it. */
  keepTalk(game: string, talk: string, kept: Partial<Pick<TalkRecord, "thread" | "inside" | "last">>): Promise<void>;
  /** Why offers of a campaign were declined. */
  reasons(game: string): Promise<readonly ReasonRecord[]>;
  /** Campaigns in which something is due, longest due first; `but`: none of these. */
  dueGames(now: number, most: number, but: readonly string[]): Promise<readonly string[]>;
  /**
   * Begins turns of the first of these campaigns, each noted before it begins: of several, but of one alone whose turns came to
   * no end before. `now`: for what is due by then, as far as no other process has begun it; null: for something else.
   */
  beginTurns(games: readonly string[], now: number | null): Promise<readonly DueTurn[]>;
  /** What was due by `now` is done, unless the campaign was written since: then it is looked at once more. */
  endTurns(ended: readonly EndedTurn[], now: number): Promise<void>;
  /** When what is due; null: there is no such campaign. */
  dueParts(game: string): Promise<DueParts | null>;
  /** Campaigns in which something is due by then, or whose turn has never finished. */
  dueBy(at: number): Promise<readonly string[]>;
  /** How many campaigns have no more turns, since too many never finished. */
  setAsideTurns(): Promise<number>;
  /** Running campaigns that the bot may not post in, for want of a right. */
  barred(): Promise<readonly string[]>;
  /** When somebody last played in a running campaign, later by the time in which nobody could; null: it has not begun. */
  lastPlayed(game: string): Promise<number | null>;
  /** Nobody could play in that time, ms since 1970: in this campaign; null: in any. */
  nobodyCouldPlay(time: { readonly from: number; readonly to: number }, game: string | null): Promise<void>;
  /** Running campaigns of a server in which one person plays, or none. */
  alone(guild: string): Promise<readonly { readonly game: string; readonly person: string | null }[]>;
  /** Campaigns that were opened on a server since then, ended ones included. */
  openedSince(guild: string, at: number): Promise<readonly Pick<GameRecord, "host" | "channel" | "created">[]>;
  seatOffers(game: string): Promise<readonly SeatOffer[]>;
  snapshot(game: string): Promise<Snapshot | null>;
  /** Rows in order; `last`: only the last n; `from`: only this one and later ones, `most` of them if it is given. */
  log(game: string, part?: LogPart): Promise<readonly LogRow[]>;
  /** The last n rows that told the public something, in order. */
  told(game: string, last: number): Promise<readonly Pick<LogRow, "told" | "at">[]>;
  /** The rows of a span that told the public something (be it that something was taken back), or answered for somebody whose time was over. */
  chronicle(game: string, span?: RowSpan): Promise<readonly ChronicleRow[]>;
  /** All rows that begin a turn, or take rows back. */
  turns(game: string): Promise<readonly TurnRow[]>;
  /** The last acts of a seat's own player, told or not, those that were taken back included; newest first. */
  acts(game: string, seat: Seat): Promise<readonly Pick<LogRow, "seq" | "at">[]>;
  /** The newest state that was kept for going back to it, but none of after this row; null: there is none. */
  checkpoint(game: string, seq: number): Promise<Pick<Snapshot, "seq" | "state"> | null>;
  /** Rows that told the public something, from the last act of each seat's own player on; all of them if there was none. */
  toldSince(game: string, seats: readonly Seat[]): Promise<ReadonlyMap<Seat, readonly ChronicleRow[]>>;
  /** Rows that told the public something since then, ms since 1970. */
  toldAfter(game: string, at: number): Promise<readonly ChronicleRow[]>;
  /** What these seats were told privately, oldest first. */
  toldAlone(game: string, seats: readonly Seat[]): Promise<readonly PrivateRow[]>;
  /** Seats that have acted themselves. */
  acted(game: string): Promise<readonly Seat[]>;
  /** Persons whom the log names. */
  actors(game: string): Promise<readonly string[]>;
  result(game: string): Promise<Result | null>;

  pack(hash: string): Promise<{ readonly [file: string]: unknown } | null>;
  keepPack(hash: string, game: string, files: { readonly [file: string]: unknown }): Promise<void>;

  /** As it lies there: whoever uses it compares its text with its hash. */
  engine(hash: string): Promise<Engine | null>;
  engines(): Promise<readonly Omit<Engine, "text">[]>;
  /** `code`: that of the rules that it is made of. */
  keepEngine(engine: Engine, code: string): Promise<void>;
  /** Games (by definition) of which some campaign was played by this code, whose engine is not kept. */
  enginesDue(codes: ReadonlyMap<string, string>): Promise<readonly string[]>;
  /** Who has played the parts of a campaign's log; of one part the last one last. */
  playedBy(game: string): Promise<readonly PlayedPart[]>;

  /** Null: it is no lesson. */
  lesson(game: string): Promise<LessonRecord | null>;
  /** Those that somebody has begun, oldest first. */
  lessonsOf(person: string): Promise<readonly LessonRecord[]>;
  /** Deletes all that is kept of a lesson. */
  dropLesson(game: string): Promise<void>;
  /** The same of all whose version is none of these. */
  dropLessonsBut(versions: readonly string[]): Promise<void>;

  orders(game: string): Promise<readonly StandingOrderRecord[]>;
  prepared(game: string): Promise<readonly PreparedRecord[]>;
  clocks(game: string): Promise<readonly ClockRecord[]>;

  /** Null: there is none that can be read. */
  sheet(game: string, key: Omit<SheetRecord, "sheet">): Promise<Json | null>;
  /** When something was last filled in for a seat, ms since 1970; null: nothing is. */
  filledInAt(game: string, seat: Seat): Promise<number | null>;
  /** Null drops it. */
  keepSheet(game: string, key: Omit<SheetRecord, "sheet">, sheet: Json | null, at: number): Promise<void>;

  /** A post of this number, or the newest one; null: there is none. */
  livePost(game: string, number: number | null): Promise<LivePostRecord | null>;
  /** What the newest post was last sent with; null: none was sent. */
  shownPost(game: string): Promise<ShownPost | null>;
  keepShownPost(game: string, shown: ShownPost): Promise<void>;
  /** The pictures that a post shows, oldest first: the newest, and those that stay; what cannot be read is left out. */
  pictures(game: string, number: number): Promise<readonly PostPicture[]>;
  /** The pictures of all posts that are kept, of rows of a span, oldest first: of each post the newest, and those that stay. */
  keptPictures(game: string, span?: RowSpan): Promise<readonly KeptPicture[]>;
  /** What one of them is made from; null: it is not there, or nothing was written down. */
  keptPicture(game: string, id: number): Promise<PictureSource | null>;
  /** Whether a post has pictures of this row or of later ones. */
  hasPictures(game: string, number: number, from: number): Promise<boolean>;
  /** How far a campaign's page has come; null: it began before there were pages. */
  replay(game: string): Promise<ReplayRecord | null>;
  /** Campaigns whose page is to be made and has failed less often than that, those that have failed least first. */
  replaysWanted(most: number): Promise<readonly string[]>;
  replayFailed(game: string): Promise<void>;
  /** It is kept. False: another was wanted meanwhile. */
  replayMade(made: Pick<ReplayRecord, "game" | "version">): Promise<boolean>;
  /** The message that shows it. */
  replayShown(game: string, message: string): Promise<void>;
  news(game: string): Promise<{ readonly [seat: Seat]: readonly ToldAlone[] }>;
  /** The wait that a person was last notified of. */
  notified(game: string, person: string): Promise<string | null>;
  keepNotified(game: string, person: string, wait: string): Promise<void>;

  /** A phase's thread; not `open`: closed, or perhaps gone. */
  threadOf(game: string, phase: string): Promise<{ readonly thread: string; readonly open: boolean } | null>;
  keepThread(game: string, phase: string, thread: string): Promise<void>;
  closedThread(game: string, phase: string): Promise<void>;
  /** A person's private thread in a game. */
  mailbox(game: string, person: string): Promise<string | null>;
  /** All of a game. */
  mailboxes(game: string): Promise<readonly string[]>;
  keepMailbox(game: string, person: string, thread: string): Promise<void>;
  /** Forgets a thread that was deleted, whatever it was for. */
  lostThread(thread: string): Promise<void>;
  /** The game whose thread or channel this is. */
  gameOfThread(thread: string): Promise<string | null>;

  /** When the bot was last there for those who play; null: nobody knows. */
  awake(): Promise<number | null>;
  keepAwake(at: number): Promise<void>;
  /** Running campaigns whose log was not played by this code of their rules (by game) yet; and damaged ones. */
  unchecked(codes: ReadonlyMap<string, string>): Promise<readonly string[]>;
  /** The code that has played the whole log of a campaign last; null: nobody knows. */
  checkedBy(game: string): Promise<string | null>;
  /** The code that has played their logs, by campaign. */
  keepChecked(checked: { readonly [game: string]: string }): Promise<void>;

  /** Servers with campaigns under way. */
  serversAtPlay(): Promise<readonly string[]>;
  /** The people who play in the campaigns under way on a server, once for each campaign. */
  playersOn(guild: string): Promise<readonly Pick<Departure, "game" | "person" | "name">[]>;
  /** Of the campaigns under way on a server. */
  departures(guild: string): Promise<readonly Departure[]>;
  /** When somebody was first missed stays as it was written first. */
  keepDeparture(departure: Departure): Promise<void>;
  dropDeparture(departure: Pick<Departure, "game" | "person">): Promise<void>;
  /** When it was last looked up who is still on a server, ms since 1970; null: never. */
  rollCalled(guild: string): Promise<number | null>;
  keepRollCall(guild: string, at: number): Promise<void>;

  /** Somebody's direct messages; null: nothing is known of them. */
  directBox(person: string): Promise<DirectBox | null>;
  keepDirectBox(person: string, box: DirectBox): Promise<void>;
  /** Until when Discord lets the bot write to nobody new, ms since 1970; null: it never forbade it. */
  quarantined(): Promise<number | null>;
  keepQuarantine(until: number): Promise<void>;
  /** The bot is this user at Discord: what is known of another one's conversations and restrictions is forgotten. */
  appearAs(bot: string): Promise<void>;

  traces(person: string): Promise<Traces>;
  /** Deletes what belongs to no game or to a game that the person has no part in. */
  forgetPerson(person: string): Promise<void>;

  /** What the staff of a server have settled, as it was written. Throws `Damaged`. */
  guildSettings(guild: string): Promise<unknown>;
  keepGuildSettings(guild: string, settings: object): Promise<void>;

  readonly outbox: Outbox;
}
