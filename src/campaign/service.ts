import type {
  Decision,
  Definition,
  GameTypes,
  Json,
  Option,
  Params,
  Phase,
  Refusal,
  Result,
  Rulebook,
  Said,
  Seat,
  SeatInfo,
  Standings,
  Term,
  View,
} from "../engine/index.ts";
import type { Scene } from "../scene/index.ts";
import type {
  Control,
  GameRecord,
  LogRow,
  Member,
  OutboxRow,
  PlannedMove,
  Post,
  PostPicture,
  PreparedRecord,
  Rich,
  StandingOrderRecord,
} from "../store/records.ts";
import type { Relocation, Steward } from "./mending.ts";
import type { Obstacle } from "./obstacles.ts";
import type { Privacy } from "./privacy.ts";
import type { Rank, Servers } from "./servers.ts";

export type { Obstacle } from "./obstacles.ts";

import type { Todo } from "./todo.ts";

export type { Todo } from "./todo.ts";

/** A person as the outside knows them: an id that never changes, a name to show. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface NewGame {
  /** Id of the definition. */
  readonly game: string;
  /** What people call this campaign; the game's name if empty. */
  readonly name: string;
  /** Raw; completed by the definition's defaults. */
  readonly options: { readonly [name: string]: unknown };
  readonly host: Person;
  readonly guild: string | null;
  readonly channel: string;
  /** What the server's settings are held against; without one, the host has no roles. */
  readonly rank?: Rank;
  /** Hours that a seat has for a phase; null: no deadline. */
  readonly pace: number | null;
  readonly interaction: string | null;
}

export interface Joining {
  readonly game: string;
  readonly person: Person;
  /** The seat wished for; null: drawn at the start. */
  readonly seat: Seat | null;
  /** A public word that goes into the dice's key. */
  readonly word: string | null;
  readonly interaction: string | null;
}

export interface Move {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  readonly decision: string | null;
  readonly action: string;
  /** Raw: checked by the rules. */
  readonly params: unknown;
  readonly regardless?: boolean;
  readonly interaction: string | null;
}

/** What the one who acted is told. */
export interface Done {
  /** The action in its one-line form. */
  readonly line: string;
  readonly text: Rich;
  /** The interaction had been handled before; nothing was done again. */
  readonly repeated: boolean;
  /** The log row, as long as it can be taken back; null: it cannot. */
  readonly row: number | null;
}

/** An act to be taken back. */
export interface Undo {
  readonly game: string;
  readonly person: string;
  /** The log row that is meant; null: the last one. */
  readonly row: number | null;
  readonly interaction: string | null;
}

export interface Undone {
  /** What everyone was told. */
  readonly line: string;
  /** Whose question is open again; null: it had been taken back before. */
  readonly seat: Seat | null;
  readonly repeated: boolean;
}

/** Several orders of one seat, a line each, in order notation. */
export interface Batch {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  /** As written; empty lines count, and say nothing. */
  readonly lines: readonly string[];
  readonly interaction: string | null;
}

/** A written order, looked at. */
export interface CheckedLine {
  /** From 1, as its writer counts. */
  readonly number: number;
  /** In canonical form if it is possible, else as it was written. */
  readonly line: string;
  /** What it means; null: it cannot be read, or was not looked at. */
  readonly move: PlannedMove | null;
  /** later: it was not looked at, because a line before it was refused, or rolls dice or reveals something. */
  readonly state: "possible" | "refused" | "later";
  readonly refused: Refusal | null;
  /** What the rules want confirmed before it is done. */
  readonly confirm: string | null;
}

/** What came of several orders: the lines before the first refused one were done. */
export interface BatchDone {
  readonly lines: readonly CheckedLine[];
  /** The interaction had been handled before; nothing was done again. */
  readonly repeated: boolean;
}

/** Moves of one seat, done one after the other in one transaction, and what it says ahead with them. */
export interface Answering {
  readonly game: string;
  readonly person: string;
  readonly seat: Seat;
  /** The question that the first move answers; null: the one that is open, or none. A stale one is refused. */
  readonly decision: string | null;
  /** Raw: checked by the rules. May be empty where only something is said ahead. */
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  /** Ends the seat's step, or its whole part in this phase, once the moves are done. */
  readonly end: boolean;
  /** The sheet that the moves come from; left out: none, and all stay as they are. */
  readonly sheet?: SubmittedSheet;
  readonly interaction: string | null;
}

/** A sheet that is submitted. */
export interface SubmittedSheet {
  readonly decision: string;
  /** What was filled in, null: nothing. Refused if that has changed since: another who holds the seat was faster. */
  readonly was?: Json | null;
  /** What stays filled in, written together with the moves; null: nothing. */
  readonly left: Json | null;
  /** The same where some of the moves were not done; null: they all were, and `left` stays. */
  readonly undone?: (rows: readonly RowOutcome[]) => Json | null;
}

/** One of several moves. */
export interface RowOutcome {
  /** In notation, canonical if it is possible. */
  readonly line: string;
  readonly move: PlannedMove;
  /**
   * later: not looked at, because a row before it was refused, draws, reveals or waits for somebody.
   * stops: possible, and those behind it come after what it draws, reveals or asks others.
   */
  readonly state: "possible" | "stops" | "refused" | "later";
  readonly refused: Refusal | null;
  /** What everyone is told of it, for a trial; what was done says it in `told`. */
  readonly told: readonly string[];
}

/** What came of an answer. */
export interface CarriedOut {
  readonly rows: readonly RowOutcome[];
  /** What everyone and this seat were told, in order. */
  readonly told: readonly string[];
  /** The log row by which all of it can be taken back; null: it cannot. */
  readonly undo: number | null;
  readonly repeated: boolean;
}

/** Moves tried out on a copy, as far as that tells nothing that is hidden. */
export interface Trial {
  readonly rows: readonly RowOutcome[];
  /** The seat's view after the rows that are possible: what the next one is chosen from. */
  readonly after: Desk;
}

/** What a seat can see and do now: menus, autocomplete and bots work on this and nothing else. */
export interface Desk {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly view: View<GameTypes>;
  readonly decisions: readonly Decision[];
  /** Questions to this seat that another one interrupts: they are asked again after it. */
  readonly interrupted: readonly string[];
  /** Names of actions possible without being asked. */
  readonly free: readonly string[];
  readonly phase: Phase;
  /** What everyone was told from the seat's last own act on, oldest first. */
  readonly since: readonly string[];
  /** What this seat alone was told since then, oldest first. */
  readonly news: readonly string[];
  readonly seatName: string;
  /** Whether the game waits for this seat, and until when (ms since 1970; null: no deadline). */
  readonly awaited: boolean;
  readonly deadline: number | null;
  /** Names of the other seats that the game waits for. */
  readonly waitingOn: readonly string[];
  readonly orders: readonly StandingOrderRecord[];
  readonly prepared: readonly PreparedRecord[];
  /** The row by which the seat's last act can be taken back; null: it cannot. */
  readonly undo: number | null;
  /** Whether the seat has not acted yet: its page begins with the welcome. */
  readonly fresh: boolean;
}

/** The post of a phase as it is sent now. */
export interface LivePost {
  readonly title: string;
  /** Lead, waiting, notice and lines, in order, as Discord markdown parts. */
  readonly text: Rich;
  readonly pictures: readonly PostPicture[];
  readonly controls: readonly Control[];
  /** A negotiation thread to open under it. */
  readonly thread: Post["thread"];
  /** Closed posts are never moved to the end. */
  readonly open: boolean;
  /** Changes whenever somebody else is waited for or something was resolved: only then it may move to the end. */
  readonly stage: string;
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

export interface Status {
  readonly record: GameRecord;
  readonly definition: Definition<GameTypes>;
  readonly members: readonly Member[];
  readonly seats: readonly SeatInfo[];
  /** Seats that can be named in joining. */
  readonly free: readonly SeatInfo[];
  readonly phase: Phase | null;
  /** Seats that the game waits for; none where nobody may know who can react. */
  readonly awaited: readonly Seat[];
  readonly deadline: number | null;
  readonly result: Result | null;
  /** Who is ahead, as everyone can see it; null: it has not begun. */
  readonly standings: Standings | null;
  /** What the terms of its game mean. */
  readonly glossary: readonly Term[];
}

/**
 * Everything that people, timers and bots can ask of the campaigns. Every method that takes a person checks what that
 * person may do; each throws `Refused` with one clear sentence for what is not possible, and has changed nothing then.
 */
export interface CampaignService {
  readonly definitions: readonly Definition<GameTypes>[];

  create(input: NewGame): Promise<GameRecord>;
  join(input: Joining): Promise<void>;
  leave(game: string, person: Person, interaction: string | null): Promise<void>;
  /** Begins the game; seats that nobody took are played by the computer if `bots` says so, else it is refused. */
  start(game: string, person: Person, bots: boolean, interaction: string | null): Promise<void>;
  /** Ends it without a result: the host's, or every player's before the start. */
  abandon(game: string, person: Person, interaction: string | null): Promise<void>;
  /** Posts again what could not be sent, is gone or was deleted: the host's, or the server's staff's. Says how much had been put aside. */
  repair(wish: Steward): Promise<number>;
  /** Lets it go on in another channel. */
  move(wish: Relocation): Promise<void>;
  submit(move: Move): Promise<Done>;
  /** Does moves one after the other in one transaction, and keeps what is said ahead. Refused as a whole, unless a row before the refused one drew or revealed something. */
  carryOut(answer: Answering): Promise<CarriedOut>;
  /** Tries moves on a copy. */
  trial(batch: Pick<Answering, "game" | "person" | "seat" | "moves">): Promise<Trial>;
  /** Keeps the answer to a question to come (`Upcoming.key`), in place of an earlier one; no moves: forgets it. */
  prepare(answer: Omit<Answering, "decision" | "end"> & { readonly key: string }): Promise<void>;
  /** Takes a person's last act back, if nobody has acted since and it rolled no dice and showed nothing hidden. */
  undo(wish: Undo): Promise<Undone>;
  /** Looks whether these orders can be given one after the other, as far as that can be known beforehand. */
  check(batch: Omit<Batch, "interaction">): Promise<readonly CheckedLine[]>;
  /**
   * Gives them all in one transaction. A refused line refuses the whole; but if a line before it rolled dice or revealed
   * something, what was done up to there stands, for nobody may try that out and take it back.
   */
  submitAll(batch: Batch): Promise<BatchDone>;

  /** Refused with "no-game" if there is none. */
  record(game: string): Promise<GameRecord>;
  /** Campaigns of a channel or thread, of a server, or of a person or host; not the ended ones unless asked. */
  find(filter: {
    channel?: string;
    guild?: string;
    person?: string;
    host?: string;
    ended?: boolean;
  }): Promise<readonly GameRecord[]>;
  /** Seats that this person holds in a running game. */
  seatsOf(game: string, person: string): Promise<readonly Seat[]>;
  /** Refused unless the person holds the seat. */
  desk(game: string, person: string, seat: Seat): Promise<Desk>;
  status(game: string): Promise<Status>;
  /** What the public was told, oldest first. */
  chronicle(game: string, last: number): Promise<readonly Pick<LogRow, "told" | "at">[]>;
  /** What this person has to decide in all games, what others wait for first. */
  todo(person: string): Promise<readonly Todo[]>;
  /** The map as this seat sees it; null: as the person's only seat does, else everyone's. */
  board(game: string, person: string, seat: Seat | null): Promise<Scene>;
  /** The parts of the board that can be looked at alone, and one of them as everyone sees it. */
  zones(game: string): Promise<readonly Option[]>;
  closeUp(game: string, zone: string): Promise<Scene>;
  hand(game: string, person: string, seat: Seat): Promise<{ readonly scene: Scene; readonly text: string }>;

  orders(game: string, person: string, seat: Seat): Promise<readonly StandingOrderRecord[]>;
  /** Keeps a standing order until it is changed; what is open already is answered by it at once. */
  setOrder(
    game: string,
    person: string,
    seat: Seat,
    name: string,
    params: unknown,
    interaction?: string | null,
  ): Promise<void>;
  clearOrder(game: string, person: string, seat: Seat, name: string, interaction?: string | null): Promise<void>;

  /** What a seat has filled in so far for a decision; refused unless the person holds the seat. */
  sheet(game: string, person: string, seat: Seat, decision: string): Promise<Json | null>;
  /** Null drops it. Refused with "stale" if there is no such question any more. */
  keepSheet(game: string, person: string, seat: Seat, decision: string, sheet: Json | null): Promise<void>;

  /** The file anyone can check after the end; before, only the operator gets it. */
  export(game: string): Promise<GameFile>;

  readonly servers: Servers;
  readonly privacy: Privacy;
  readonly deliveries: Deliveries;
}

/** The side of the outbox that a messenger works on. */
export interface Deliveries {
  /** Runs `listener` whenever there may be something to send. Returns what ends that. */
  onWaiting(listener: () => void): () => void;
  /** The first unsent row of each destination that is due. */
  heads(): Promise<readonly OutboxRow[]>;
  /** In how many ms the next row is due, by the campaigns' clock; null: none waits. */
  untilDue(): Promise<number | null>;
  /** Rows that a crash left between sending and noting it: look whether they arrived before sending again. */
  inFlight(): Promise<readonly OutboxRow[]>;
  sending(row: OutboxRow): Promise<void>;
  sent(row: OutboxRow, message: string | null): Promise<void>;
  /** Waits longer after every failure, at least `after` ms. */
  retry(row: OutboxRow, error: string, after: number): Promise<void>;
  /** Puts a row aside; whom it concerns is told, once. */
  park(row: OutboxRow, obstacle: Obstacle): Promise<void>;
  /** The channel of these campaigns is gone: what waits for it is put aside, and their hosts are told. */
  lostChannel(where: { readonly channel: string } | { readonly guild: string }, obstacle: Obstacle): Promise<void>;
  /** The message that an earlier row of the same slot and destination became. */
  messageOf(row: OutboxRow): Promise<string | null>;
  /** A phase's thread; not `open`: closed, or perhaps gone. */
  threadOf(game: string, phase: string): Promise<{ readonly thread: string; readonly open: boolean } | null>;
  keepThread(game: string, phase: string, thread: string): Promise<void>;
  closedThread(game: string, phase: string): Promise<void>;
  /** The private thread that serves as a person's direct messages in a game, if there is one. */
  mailbox(game: string, person: string): Promise<string | null>;
  keepMailbox(game: string, person: string, thread: string): Promise<void>;
  /** A thread was deleted, whatever it was for. */
  lostThread(thread: string): Promise<void>;
  pending(): Promise<number>;
  /** A phase's post as it is now; null: there is none of this number. */
  live(game: string, number: number): Promise<LivePost | null>;
  /** A person's part in a campaign as it is now; null: none any more. */
  seatMessage(game: string, person: string): Promise<SeatMessage | null>;
  /** The person has been notified of this wait. */
  notified(game: string, person: string, wait: string): Promise<void>;
}

/** A whole game on paper: what `verify` reads. */
export interface GameFile {
  readonly format: "umpire-game";
  readonly version: 1;
  readonly id: string;
  readonly game: string;
  readonly content: string;
  readonly pack: { readonly [file: string]: unknown };
  readonly commitment: string;
  readonly secret: string;
  readonly options: Params;
  readonly complete: boolean;
  readonly rows: readonly Omit<LogRow, "person" | "told" | "input" | "final">[];
}
