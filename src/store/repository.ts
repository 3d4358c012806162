import type { Result, Seat } from "../engine/index.ts";
import type {
  ClockRecord,
  Draft,
  GameRecord,
  GameStatus,
  LogRow,
  Member,
  OutboxDraft,
  OutboxRow,
  Snapshot,
  StandingOrderRecord,
} from "./records.ts";

/** Everything that one input changes: written in one transaction, or not at all. */
export interface Change {
  readonly game: string;
  /** The interaction that asked for it; one that was handled before changes nothing. */
  readonly interaction?: string | null;
  /** A new game. */
  readonly create?: GameRecord;
  readonly set?: Partial<Omit<GameRecord, "id">>;
  /** All members as they are from now on. */
  readonly members?: readonly Member[];
  readonly seats?: readonly { readonly seat: Seat; readonly name: string }[];
  readonly rows?: readonly LogRow[];
  /** The new state, and the `seq` of the state that it was made from (null: the game had none). */
  readonly state?: { readonly from: number | null; readonly to: Snapshot };
  readonly outbox?: readonly OutboxDraft[];
  /** The clock that runs from now on; null: none. */
  readonly clock?: Omit<ClockRecord, "game"> | null;
  readonly order?:
    | { readonly set: StandingOrderRecord }
    | { readonly clear: { readonly seat: Seat; readonly name: string } };
  /** The reminder of the running clock is taken care of. */
  readonly reminded?: true;
  /** Half-filled forms die with their decision: those of decisions not in this list are deleted. */
  readonly draftsFor?: readonly string[];
  readonly result?: Result;
  /**
   * Rows put aside are in line again; those concerned will be told of the next obstacle; threads count as closed until a
   * post that wants one has looked.
   */
  readonly repair?: true;
  /** Rows for one destination go to another one from now on. */
  readonly redirect?: { readonly from: string; readonly to: string };
  readonly at: number;
}

/** The state changed under a submit's feet: another process or a bug, for inputs of one game queue up. */
export class StaleState extends Error {
  constructor(game: string) {
    super(`game ${game} is no longer in the state that this change was made from`);
    this.name = "StaleState";
  }
}

/** All that the campaign needs of a store. Asynchronous, so that a server database can take SQLite's place. */
export interface Repository {
  /** Throws `StaleState`; nothing is written then. "repeated": the interaction was handled before, nothing is written. */
  write(change: Change): Promise<"written" | "repeated">;
  handled(interaction: string): Promise<boolean>;

  game(id: string): Promise<GameRecord | null>;
  games(filter: {
    readonly channel?: string;
    readonly guild?: string;
    readonly person?: string;
    readonly host?: string;
    readonly status?: readonly GameStatus[];
  }): Promise<readonly GameRecord[]>;
  members(game: string): Promise<readonly Member[]>;
  snapshot(game: string): Promise<Snapshot | null>;
  /** Rows in order; `last`: only the last n. */
  log(game: string, last?: number): Promise<readonly LogRow[]>;
  /** What the public was told from the last act of this seat's own player on; all of it if there was none. */
  toldSince(game: string, seat: Seat): Promise<readonly string[]>;
  result(game: string): Promise<Result | null>;

  pack(hash: string): Promise<{ readonly [file: string]: unknown } | null>;
  keepPack(hash: string, game: string, files: { readonly [file: string]: unknown }): Promise<void>;

  orders(game: string): Promise<readonly StandingOrderRecord[]>;
  dueClocks(now: number): Promise<readonly ClockRecord[]>;
  clock(game: string): Promise<ClockRecord | null>;

  draft(game: string, key: Omit<Draft, "answers">): Promise<Draft | null>;
  keepDraft(game: string, draft: Draft, at: number): Promise<void>;
  dropDraft(game: string, key: Omit<Draft, "answers">): Promise<void>;

  /** A phase's thread; not `open`: closed, or perhaps gone. */
  threadOf(game: string, phase: string): Promise<{ readonly thread: string; readonly open: boolean } | null>;
  keepThread(game: string, phase: string, thread: string): Promise<void>;
  closedThread(game: string, phase: string): Promise<void>;
  /** A person's private thread in a game. */
  mailbox(game: string, person: string): Promise<string | null>;
  keepMailbox(game: string, person: string, thread: string): Promise<void>;
  /** Forgets a thread that was deleted, whatever it was for. */
  lostThread(thread: string): Promise<void>;
  /** The game whose thread or channel this is. */
  gameOfThread(thread: string): Promise<string | null>;

  /** What the staff of a server have settled, as it was written. */
  guildSettings(guild: string): Promise<unknown>;
  keepGuildSettings(guild: string, settings: object): Promise<void>;

  readonly outbox: Outbox;
}

/** What cannot be brought to where it should go; `row` null: all that waits for that place. */
export interface Blocked {
  readonly game: string;
  readonly destination: string;
  readonly row: number | null;
}

/** Messages on their way out. */
export interface Outbox {
  /** The first unsent row of every destination that is due: these may be sent at the same time. */
  heads(now: number): Promise<readonly OutboxRow[]>;
  /** When the next waiting row is due, or null. */
  nextDue(): Promise<number | null>;
  /** Rows that a crash left between sending and noting it. */
  inFlight(): Promise<readonly OutboxRow[]>;
  sending(id: number): Promise<void>;
  sent(id: number, message: string | null): Promise<void>;
  retry(id: number, due: number, error: string): Promise<void>;
  /**
   * Puts a row aside, or everything of a game that waits for a destination. `notice` goes out too unless those concerned
   * have been told before that this game cannot reach this destination; says whether it does.
   */
  park(what: Blocked, reason: string, notice: OutboxDraft, at: number): Promise<boolean>;
  /** The message that an earlier row of the slot became. */
  messageOf(game: string, slot: string, destination: string): Promise<string | null>;
  /** How many rows of a game are put aside. */
  parked(game: string): Promise<number>;
  /** Rows not sent yet, parked ones left out. */
  pending(): Promise<number>;
}
