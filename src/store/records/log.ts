/** The rows of a campaign's log, with what they told everyone and each seat. */
import type { About, Json, Seat } from "#engine";

/**
 * What a log row that is written can be. A closed list: the log is the game. bot: a computer's move for its own seat;
 * stand-in: its answer for a seat that it only minds.
 */
export const ROW_KINDS = [
  "start",
  "act",
  "default",
  "order",
  "bot",
  "stand-in",
  "adjust",
  "rewind",
  "handover",
  "option",
  "upgraded",
  "end",
] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/**
 * What a row that is read can be: kinds that were given up are read for ever. gm: a move that a game master makes for a
 * seat.
 */
export const READ_ROW_KINDS = [...ROW_KINDS, "gm"] as const;
type ReadRowKind = (typeof READ_ROW_KINDS)[number];

/** What has happened, as everyone is told it: put into words when it is shown. */
export interface StoredEvent {
  /** As the game had it when it was stored. */
  readonly event: Json;
  readonly turn: number;
  /** As people call it. */
  readonly phase: string;
}

/** One thing that everyone is told: an event, or words of the campaign's own. Earlier releases stored only words. */
export type Told = string | StoredEvent;

/** The same of what a single seat is told. */
export type ToldAlone = string | { readonly secret: Json };

/** What only one seat was told in a phase by a row of the log. */
export interface PrivateRow {
  readonly seat: Seat;
  /** The row that it came with, or that was the last one by then. */
  readonly seq: number;
  readonly at: number;
  readonly turn: number;
  /** As people call it. */
  readonly phase: string;
  readonly lines: readonly ToldAlone[];
}

/** What a line is about that everyone was told, and when it was. */
export interface LineAbout extends About {
  readonly turn: number;
  /** As people call it. */
  readonly phase: string;
}

/** Where everyone stood when a turn began, as it is told. */
export interface TurnStanding {
  readonly turn: number;
  readonly lead: string;
  readonly scores: { readonly [seat: Seat]: number };
}

/** What there is to know of a row besides what it tells. */
export interface RowAbout {
  /** For rows that earlier releases wrote: what their lines are about, in their order. Events say it themselves. */
  readonly lines?: readonly LineAbout[];
  /** Where the row begins a turn. */
  readonly standing?: TurnStanding;
  /** The seat whose time was over, so that the rules answered for it. In windows for reactions nobody says whom they ask: left out there. */
  readonly overdue?: Seat;
}

/** What the hash of a row covers: since 2, what it told as well. */
export type ChainFormat = 1 | 2;

export interface LogRow {
  readonly seq: number;
  readonly kind: ReadRowKind;
  readonly seat: Seat | null;
  readonly action: string;
  readonly params: Json;
  readonly decision: string | null;
  readonly regardless: boolean;
  readonly rules: string;
  readonly state: string;
  /** Of the chain, at this row. */
  readonly format: ChainFormat;
  /** SHA-256 of what everyone and single seats were told; null in format 1. */
  readonly events: string | null;
  readonly hash: string;
  readonly at: number;
  readonly person: string | null;
  readonly told: readonly Told[];
  /** Null: there is nothing of the kind, or it happened before this was kept. */
  readonly about?: RowAbout | null;
  /** The first row that was written with it: what one input caused is taken back together. */
  readonly input: number;
  /** It drew or revealed something, or ended the game: nobody takes it back. */
  readonly final: boolean;
}

/** A row as far as people were told of it. */
export interface ChronicleRow extends Pick<LogRow, "seq" | "seat" | "kind" | "action" | "at" | "told"> {
  readonly about: RowAbout | null;
  /** The first row that it takes back; null: it takes nothing back. */
  readonly back: number | null;
}

/** A row that begins a turn, or takes rows back. */
export interface TurnRow extends Pick<ChronicleRow, "seq" | "back">, Pick<LogRow, "hash"> {
  /** Left out: it begins none. */
  readonly standing?: TurnStanding;
}

/** Rows of a log by their numbers, both included; left out: from its first row, to its last. */
export interface RowSpan {
  readonly from?: number;
  readonly to?: number;
}

export interface Snapshot {
  readonly seq: number;
  /** The envelope as JSON. */
  readonly state: string;
  /** Its SHA-256. */
  readonly hash: string;
  /** Hash of the last log row. */
  readonly chain: string;
}
