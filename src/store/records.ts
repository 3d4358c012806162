import type { Json, Params, PictureSource, Said, Seat, Shape, Sketch } from "../engine/index.ts";
import type { Scene } from "../scene/index.ts";
import type { Calls, CouncilMatter, CouncilOffice, CouncilRule, CouncilSettings, OfferedTo } from "./council.ts";
import type { Timetable } from "./timetable.ts";

/** damaged: set aside, for what is stored of it is not what was written. */
export const GAME_STATUSES = ["lobby", "running", "over", "abandoned", "damaged"] as const;
export type GameStatus = (typeof GAME_STATUSES)[number];

/** What a log row that is written can be. A closed list: the log is the game. */
export const ROW_KINDS = [
  "start",
  "act",
  "default",
  "order",
  "bot",
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

/**
 * waiting: to be sent; sending: perhaps sent (a crash left it so); parked: cannot be sent until somebody repairs it;
 * damaged: nobody knows what it said.
 */
export const OUTBOX_STATUSES = ["waiting", "sending", "sent", "replaced", "parked", "damaged"] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

export interface GameRecord {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly guild: string | null;
  readonly channel: string;
  readonly host: string;
  readonly status: GameStatus;
  readonly options: Params;
  readonly content: string;
  readonly rules: string;
  /** Never shown before the end. */
  readonly secret: string;
  readonly commitment: string;
  /** How long it waits; null: for ever. */
  readonly timetable: Timetable | null;
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  /** Until when nobody is waited for, ms since 1970; null: it is not paused. */
  readonly paused: number | null;
  /** Whether one person may hold several seats. */
  readonly several: boolean;
  /** Who looks after it without playing; null: nobody. */
  readonly moderator: string | null;
  /** How seats are held by several people; null: each by one. */
  readonly council: CouncilSettings | null;
}

/** What one of those who play asks of the others. */
export type Wish =
  /** Nobody is waited for until then, ms since 1970. */
  | { readonly kind: "pause"; readonly until: number }
  | { readonly kind: "resume" }
  /** Time is kept so from the next question on. */
  | { readonly kind: "timetable"; readonly timetable: Timetable | null }
  /** An act, and all that came after it, is taken back; `said`: what it was. */
  | { readonly kind: "rewind"; readonly row: number; readonly said: string }
  /** Somebody is the host from then on. */
  | { readonly kind: "host"; readonly to: string }
  /** Somebody is asked to take over a seat whose holder is silent. */
  | { readonly kind: "replace"; readonly seat: Seat; readonly to: string }
  /** The campaign ends without a result. */
  | { readonly kind: "end" };

/** agreed: it was done; refused: enough have said no; lapsed: too few have answered, or something came in between. */
export const REQUEST_STATUSES = ["open", "agreed", "refused", "lapsed"] as const;

export interface RequestRecord {
  /** Counted in its campaign, from 1. */
  readonly number: number;
  readonly wish: Wish;
  readonly asker: string;
  /** The number of the log row that came next when it was asked. */
  readonly seq: number;
  readonly at: number;
  readonly until: number;
  readonly status: (typeof REQUEST_STATUSES)[number];
  /** Persons. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

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
  /** How long they have been waited for in vain since, ms that count. */
  readonly waited: number;
  /** Since when they count as silent; null: they do not. */
  readonly silent: number | null;
  /** Who plays for them meanwhile; null: nobody. */
  readonly standIn: "computer" | null;
  /** In a council; null: none. */
  readonly office: CouncilOffice | null;
  /** When they are called in a council. */
  readonly calls: Calls;
  /** They manage threads where the campaign is, and so can read private ones. */
  readonly readsThreads: boolean;
}

/** What those who hold a seat together have settled. */
export interface CouncilRecord {
  readonly seat: Seat;
  /** Who acts for it; null: as the campaign has it. */
  readonly rule: CouncilRule | null;
  /** Who answers offers; null: as the campaign has it. */
  readonly offers: OfferedTo | null;
}

/** Where they meet, as the messenger keeps it. */
export interface Meeting {
  /** Its private thread; null: none was opened yet, or it is gone. */
  readonly thread: string | null;
  /** The message there with hand and question. */
  readonly post: string | null;
  /** The wait that this post was last sent for. */
  readonly wait: string | null;
  /** Persons who were let into the thread. */
  readonly inside: readonly string[];
}

/** What a member of a council has put to the others. */
export interface CouncilMatterRecord {
  /** Counted in its campaign, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly matter: CouncilMatter;
  readonly asker: string;
  readonly at: number;
  readonly until: number;
  readonly status: (typeof REQUEST_STATUSES)[number];
  /** Persons. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** What becomes of an answer that is put to the vote of a council. */
export const MOTION_STATES = ["open", "changed", "sent", "closed"] as const;
export type MotionState = (typeof MOTION_STATES)[number];

/** Why a motion is closed without having been sent, or in place of what was sent. */
export const CLOSINGS = [
  /** Its proposer took it back, and nobody else supported it. */
  "withdrawn",
  /** Another motion was sent. */
  "beaten",
  /** It was sent, and another took its place before the last seat was in. */
  "replaced",
  /** Its question was answered by somebody, by an order or by default, or will not come any more. */
  "answered",
  /** What it answers, or was sent as, was taken back. */
  "rewound",
  /** It is no longer possible. */
  "illegal",
  /** The seat is no council's any more. */
  "handed over",
] as const;
export type Closing = (typeof CLOSINGS)[number];

export const SIDES = ["support", "object"] as const;

/** A member's word on a motion. */
export interface BallotRecord {
  readonly person: string;
  readonly side: (typeof SIDES)[number];
  /** The motion has changed since: it counts when it is pressed again. */
  readonly stale: boolean;
}

/** A row of a motion as its council was shown it. */
export interface ShownRow {
  readonly words: string;
  /** How it ends, as far as its seat may know beforehand; null: nobody can. */
  readonly ends: readonly string[] | null;
}

/** A complete answer to a question of a seat, put to the vote of its council. It never changes; a copy of it may. */
export interface MotionRecord {
  readonly seat: Seat;
  /** The number of the vote that it is part of. */
  readonly vote: number;
  /** Counted in its vote, from 1. */
  readonly number: number;
  /** The label of a named answer that is voted on with the buttons of its question: it has no message; null: a motion. */
  readonly poll: string | null;
  readonly proposer: string;
  readonly moves: readonly PlannedMove[];
  readonly ahead: readonly Said[];
  /** It ends the seat's step once its moves are done. */
  readonly end: boolean;
  /** The number of the motion that it was made from; null: none. */
  readonly from: number | null;
  /** Of a question to come: what it rests on, in words. */
  readonly facts: readonly string[];
  readonly shown: readonly ShownRow[];
  readonly state: MotionState;
  /** Null: it is not closed. */
  readonly why: Closing | null;
  /** Sent: by whom, where it did not win by itself. */
  readonly by: string | null;
  /** Sent: the number of its first log row. */
  readonly row: number | null;
  /** In the order in which they were given. */
  readonly ballots: readonly BallotRecord[];
  readonly at: number;
}

/** A council's vote on a question. */
export interface VoteRecord {
  readonly seat: Seat;
  /** Counted by seat, from 1. */
  readonly number: number;
  /** Names the question, asked or to come: the key of its premise, else the number of the decision. */
  readonly question: string;
  /** When the first motion was made, or the seat was asked. */
  readonly since: number;
  /** When the seat was asked; null: it is still to come. */
  readonly asked: number | null;
  /** Those whose vote was missing have been reminded. */
  readonly reminded: boolean;
  /** When it closed with nobody winning; null: it has not. */
  readonly closed: number | null;
  /** The question was answered, or is gone. */
  readonly over: boolean;
  /** When something is to be seen to; null: nothing is. */
  readonly next: number | null;
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
  readonly at: number;
  readonly open: boolean;
}

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
  readonly hash: string;
  readonly at: number;
  readonly person: string | null;
  readonly told: readonly string[];
  /** The first row that was written with it: what one input brought about is taken back together. */
  readonly input: number;
  /** It drew or revealed something, or ended the game: nobody takes it back. */
  readonly final: boolean;
}

/** A row as far as people were told of it. */
export interface ToldRow extends Pick<LogRow, "seq" | "seat" | "kind" | "told"> {
  /** The first row that it takes back; null: it takes nothing back. */
  readonly back: number | null;
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

/** Text for people: our own words, what a person typed (shown to the letter, never as markup), and mentions. */
export type Rich = readonly (string | { readonly literal: string } | { readonly person: string })[];

/** A button under a post. What it does is checked when it is pressed. */
export type Control =
  | { readonly kind: "act"; readonly seat: Seat | null; readonly label: string }
  /** A whole answer of everybody who is waited for, by the label of its shortcut. */
  | { readonly kind: "answer"; readonly decision: string; readonly label: string }
  /** What can be done about a public offer; `action` null: to answer it with another one. */
  | { readonly kind: "offer"; readonly offer: string; readonly action: string | null; readonly label: string }
  /** The answer to an offer of seats, by its number. */
  /** The answer to a request, by its number. */
  | { readonly kind: "request"; readonly request: number; readonly yes: boolean; readonly label: string }
  /** A member's word on what their council decides, by its number. */
  | { readonly kind: "matter"; readonly matter: number; readonly yes: boolean; readonly label: string }
  | { readonly kind: "handover"; readonly offer: number; readonly takes: boolean; readonly label: string }
  /** What a member of a council does with a motion. */
  | {
      readonly kind: "vote";
      readonly verb: "send";
      readonly seat: Seat;
      readonly vote: number;
      readonly motion: number;
      readonly label: string;
    }
  /** Shares the seats of a lobby out among so many people. */
  | { readonly kind: "share"; readonly people: number; readonly label: string }
  | {
      readonly kind: "hand" | "join" | "leave" | "start" | "map" | "orders" | "fill" | "settings";
      readonly label: string;
    };

export interface Post {
  readonly title: string;
  readonly text: Rich;
  readonly sketch?: Sketch | null;
  /** In rows of releases up to 0.2, in place of a sketch. */
  readonly scene?: Scene | null;
  readonly controls: readonly Control[];
  /** Persons who get a notification. */
  readonly ping: readonly string[];
  /** A public thread opened under this post unless it is open already: its name, and the phase that it lives for. */
  readonly thread: { readonly phase: string; readonly name: string } | null;
}

export type OutboxPayload =
  | { readonly kind: "post"; readonly post: Post }
  /** The post of a phase, drawn up as the game stands when it is sent. */
  | { readonly kind: "live"; readonly number: number }
  /** A person's message of this campaign, likewise. */
  | { readonly kind: "seats" }
  /** The post of a council with hand and question, likewise. */
  | { readonly kind: "council"; readonly seat: Seat }
  | OfferPayload
  | MotionPayload
  | { readonly kind: "close-thread"; readonly phase: string }
  /** It cannot be read. */
  | { readonly kind: "damaged" };

/** What of a payload must be there before it is looked at any closer. */
const PARTS: { readonly [kind in OutboxPayload["kind"]]: (payload: { readonly [part: string]: unknown }) => boolean } =
  {
    post: ({ post }) => typeof post === "object" && post !== null && "text" in post && Array.isArray(post.text),
    live: ({ number }) => typeof number === "number",
    seats: () => true,
    council: ({ seat }) => typeof seat === "string",
    offer: ({ offer, phase, text }) => [offer, phase, text].every((part) => typeof part === "string"),
    motion: ({ seat, vote, motion }) => typeof seat === "string" && [vote, motion].every((n) => typeof n === "number"),
    "close-thread": ({ phase }) => typeof phase === "string",
    damaged: () => false,
  };

/** Whether this can be what was put in line. */
export function isPayload(value: unknown): value is OutboxPayload {
  if (typeof value !== "object" || value === null || !("kind" in value)) return false;
  const { kind, ...parts } = value;
  return typeof kind === "string" && Object.hasOwn(PARTS, kind) && PARTS[kind as OutboxPayload["kind"]](parts);
}

/** A public offer, in the thread of its phase; what it shows while it is open is drawn up when it is sent. */
export interface OfferPayload {
  readonly kind: "offer";
  readonly offer: string;
  readonly phase: string;
  /** What it said when this was put in line. */
  readonly text: string;
  /** What became of it; null: it is open. */
  readonly result: string | null;
  /** The act that made it was taken back. */
  readonly struck: boolean;
}

/** A motion in the thread of its council, drawn up as it stands when it is sent. */
export interface MotionPayload {
  readonly kind: "motion";
  readonly seat: Seat;
  readonly vote: number;
  readonly motion: number;
}

export interface OutboxDraft {
  readonly destination: string;
  readonly slot: string | null;
  readonly payload: OutboxPayload;
  /** What is edited often is sent so many ms after what was last sent to its slot, at the soonest. */
  readonly apart?: number;
}

export interface OutboxRow extends Omit<OutboxDraft, "apart"> {
  readonly id: number;
  readonly game: string;
  readonly status: OutboxStatus;
  readonly attempts: number;
  readonly message: string | null;
  /** When it was put in line, ms since 1970. */
  readonly created: number;
}

export interface StandingOrderRecord {
  readonly seat: Seat;
  readonly name: string;
  readonly params: Params;
  /** The seat wants to be asked where the order would answer. */
  readonly ask: boolean;
  /** The phase (`Phase.id`) or the turn after which it ends; both null: it counts until it is changed. */
  readonly phase: string | null;
  readonly turn: number | null;
  /** The first log row that was written with it: who takes that back takes the order back, too; 0: it was given alone. */
  readonly given: number;
}

/** An answer to a question to come. */
export interface PreparedRecord {
  readonly seat: Seat;
  /** Of the question, `Premise.key`, or of the step. */
  readonly key: string;
  readonly moves: readonly PlannedMove[];
  /** What it rests on, in words, as it was then; of a step what each of its moves would have brought. */
  readonly facts: readonly string[];
  /** Of a step: it is ended with the moves. */
  readonly ends: boolean;
}

export interface PlannedMove {
  readonly action: string;
  readonly params: Params;
}

/** The time that a seat has for a phase. It runs only while the seat is waited for. */
export interface ClockRecord {
  readonly game: string;
  readonly seat: Seat;
  readonly phase: string;
  /** Of the questions that it is for. */
  readonly shape: Shape;
  /** What is left, ms that count, of a clock that stands still. */
  readonly left: number;
  /** Null: it stands still. */
  readonly deadline: number | null;
  readonly remind: number | null;
}

/**
 * What a seat has filled in so far. It is the seat's, so that two who hold it see the same; that of a council which votes, or
 * whose captain acts, is a member's own.
 */
export interface SheetRecord {
  readonly seat: Seat;
  /** The member of a council; left out: whoever holds the seat. */
  readonly person?: string;
  /** The decision that it is for, "free" for actions at any time, `ahead:KEY` for a question to come. */
  readonly decision: string;
  /** The shell's own. */
  readonly sheet: Json;
}

/** A line of a phase's post. */
export interface PostLine {
  /** The log row that brought it. */
  readonly seq: number;
  readonly text: string;
  /** The name of the phase that it belongs to; null: the post's own. */
  readonly under: string | null;
  /** The row was taken back. */
  readonly struck: boolean;
}

/** A picture in a phase's post, as it was when it was taken. */
export interface PostPicture {
  readonly id: number;
  readonly seq: number;
  readonly caption: string;
  /** It is shown still when a later one of its post takes its place as the newest. */
  readonly stays: boolean;
  /** Null: it could not be written down. */
  readonly source: PictureSource | null;
}

/** The post of a phase (and of phases without a question before it), in the channel. */
export interface LivePostRecord {
  readonly game: string;
  /** Counts from 1; its outbox slot is `live:NUMBER`. */
  readonly number: number;
  readonly phase: string;
  readonly title: string;
  /** The beginning of the row hash at which its turn began, in the first post of a turn; null: it is another one. */
  readonly chain: string | null;
  readonly lines: readonly PostLine[];
  readonly open: boolean;
}
