/** What lies in the outbox: posts, messages and their texts, controls and pictures, and how far each has come. */
import type { PictureSource, Seat, Sketch } from "#engine";
import type { Scene } from "#scene";
import type { Told } from "./log.ts";

/**
 * waiting: to be sent; sending: perhaps sent (a crash left it so); created: its message is there in plain words, and is still
 * to show the rest; held: later, and the others of its destination go before it; parked: cannot be sent until somebody
 * repairs it; damaged: nobody knows what it said.
 */
export const OUTBOX_STATUSES = [
  "waiting",
  "sending",
  "created",
  "held",
  "sent",
  "replaced",
  "parked",
  "damaged",
] as const;
export type OutboxStatus = (typeof OUTBOX_STATUSES)[number];

/** Text for people: our own words, what a person typed (shown to the letter, never as markup), and mentions. */
export type Rich = readonly (string | { readonly literal: string } | { readonly person: string })[];

/** A button under a post. What it does is checked when it is pressed. */
export type Control =
  | { readonly kind: "act"; readonly seat: Seat | null; readonly label: string }
  /** What is filled in on a seat's page, as it was then. */
  | { readonly kind: "submit"; readonly seat: Seat; readonly stamp: string; readonly label: string }
  /** A whole answer of everybody who is waited for, by the label of its shortcut. */
  | { readonly kind: "answer"; readonly decision: string; readonly label: string }
  /** What can be done about a public offer; `action` null: to answer it with another one. */
  | { readonly kind: "offer"; readonly offer: string; readonly action: string | null; readonly label: string }
  /** The answer to a request, by its number. */
  | { readonly kind: "request"; readonly request: number; readonly yes: boolean; readonly label: string }
  /** Asks the same again after a request has lapsed, by its number. */
  | { readonly kind: "again"; readonly request: number; readonly label: string }
  /** A member's word on what their council decides, by its number. */
  | { readonly kind: "matter"; readonly matter: number; readonly yes: boolean; readonly label: string }
  /** The answer to an offer of seats, by its number. */
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
  /** What is said of a promise: by those to whom it was made, or by who has made it. */
  | {
      readonly kind: "promise";
      readonly promise: string;
      readonly verb: "kept" | "broken" | "back";
      readonly label: string;
    }
  /** What can be done in a private talk. */
  | {
      readonly kind: "talk";
      readonly talk: string;
      readonly verb: "offer" | "promise" | "deals" | "leave";
      readonly label: string;
    }
  /** Shares the seats of a lobby out among a number of people. */
  | { readonly kind: "share"; readonly people: number; readonly label: string }
  | {
      readonly kind:
        | "hand"
        | "join"
        | "leave"
        | "start"
        | "map"
        | "orders"
        | "fill"
        | "reclaim"
        | "person"
        /** Leads to asking the others for an end without a result. */
        | "ask"
        /** What binds and what was only said; after the end, who has talked with whom. */
        | "deals"
        | "settings"
        /** Opens a campaign that has ended once more. */
        | "rematch"
        /** The whole of it, a line a turn. */
        | "story"
        /** Its file. */
        | "export"
        /** How everybody can check the dice. */
        | "dice";
      readonly label: string;
    };

/** What a post asks of those whom it notifies: words that everybody may read. */
export interface PostAsks {
  readonly words: Rich;
  /** ms since 1970; left out: there is no hurry. */
  readonly until?: number | null;
  /** The command that leads on, with its slash; left out: `/game status`. */
  readonly opens?: string;
}

export interface Post {
  readonly title: string;
  readonly text: Rich;
  readonly sketch?: Sketch | null;
  /** In rows of releases up to 0.2, in place of a sketch. */
  readonly scene?: Scene | null;
  readonly controls: readonly Control[];
  /** Persons who get a notification. */
  readonly ping: readonly string[];
  /** What a phone says of it; left out: its title, or its first sentence. */
  readonly asks?: PostAsks;
  /**
   * Of a reminder: the seat that is reminded. What something kept is drawn up again when it is sent, or not sent at
   * all.
   */
  readonly reminds?: Seat;
  /** For a reminder of a council's vote: the number of that vote, and the seat that is reminded. */
  readonly vote?: number;
  /** A public thread opened under this post unless it is open already: its name, and the phase that it lives for. */
  readonly thread: { readonly phase: string; readonly name: string } | null;
}

export type OutboxPayload =
  | { readonly kind: "post"; readonly post: Post }
  /** The post of a phase, drawn up as the game stands when it is sent. */
  | { readonly kind: "live"; readonly number: number }
  /** A person's message of this campaign, likewise; `atOnce`: somebody has asked for that. */
  | { readonly kind: "seats"; readonly atOnce?: true }
  /** The post of a council with hand and question, likewise. */
  | { readonly kind: "council"; readonly seat: Seat }
  | OfferPayload
  /** A promise as it stands when it is sent. */
  | { readonly kind: "promise"; readonly promise: string }
  | MotionPayload
  /** The first message of a private talk, drawn up as things stand when it is sent; `reopens`: its thread was closed. */
  | { readonly kind: "talk"; readonly talk: string; readonly reopens?: boolean }
  /** A new turn, for a talk in which somebody has written. */
  | { readonly kind: "talk-turn"; readonly talk: string; readonly turn: number }
  /** Somebody who plays a seat now comes to its talk, which is told before. */
  | { readonly kind: "talk-join"; readonly talk: string; readonly person: string }
  /** An offer between the seats of a talk, likewise. */
  | { readonly kind: "talk-offer"; readonly talk: string; readonly offer: string }
  | { readonly kind: "close-thread"; readonly phase: string }
  /** The thread of a phase's post, for which there was no room before: by the number of the post. */
  | { readonly kind: "thread"; readonly number: number }
  /** The post at the end of a campaign once more, with the page that shows it again. */
  | { readonly kind: "replay" }
  /** It cannot be read. */
  | { readonly kind: "damaged" };

/** Which parts of a payload must be there before it is read any further. */
const PARTS: { readonly [kind in OutboxPayload["kind"]]: (payload: { readonly [part: string]: unknown }) => boolean } =
  {
    post: ({ post }) => typeof post === "object" && post !== null && "text" in post && Array.isArray(post.text),
    live: ({ number }) => typeof number === "number",
    seats: () => true,
    council: ({ seat }) => typeof seat === "string",
    offer: ({ offer, phase, text }) => [offer, phase, text].every((part) => typeof part === "string"),
    promise: ({ promise }) => typeof promise === "string",
    motion: ({ seat, vote, motion }) => typeof seat === "string" && [vote, motion].every((n) => typeof n === "number"),
    talk: ({ talk }) => typeof talk === "string",
    "talk-turn": ({ talk, turn }) => typeof talk === "string" && typeof turn === "number",
    "talk-join": ({ talk, person }) => [talk, person].every((part) => typeof part === "string"),
    "talk-offer": ({ talk, offer }) => [talk, offer].every((part) => typeof part === "string"),
    thread: ({ number }) => typeof number === "number",
    "close-thread": ({ phase }) => typeof phase === "string",
    replay: () => true,
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

/** How slots begin of what people say: it waits for what the game says to the same place, however much of it there is. */
export const WORDS = ["promise:", "request:"] as const;

export const isWords = ({ slot }: Pick<OutboxDraft, "slot">): boolean =>
  slot !== null && WORDS.some((begin) => slot.startsWith(begin));

export interface OutboxDraft {
  readonly destination: string;
  readonly slot: string | null;
  readonly payload: OutboxPayload;
  /** How many ms after what was last sent to its slot something that is edited often is sent, at the soonest. */
  readonly apart?: number;
}

export interface OutboxRow extends Omit<OutboxDraft, "apart"> {
  readonly id: number;
  readonly game: string;
  readonly status: OutboxStatus;
  readonly attempts: number;
  /** The message that came of it; of a row that is not sent yet, the one that was created in plain words. */
  readonly message: string | null;
  /** The plain words that its message was to be created with, until it is sent; null, left out: none were tried. */
  readonly words?: string | null;
  /** When they were first sent, ms since 1970. */
  readonly tried?: number | null;
  /** It was parked for want of a right, and is tried again; left out: it was not. */
  readonly forbidden?: boolean;
  /** When it was put in line, ms since 1970. */
  readonly created: number;
}

/** A line of a phase's post. */
export interface PostLine {
  /** The log row that brought it. */
  readonly seq: number;
  readonly told: Told;
  /** The name of the phase that it belongs to; null: the post's own. */
  readonly under: string | null;
  /** The row was taken back. */
  readonly struck: boolean;
  /** It tells of an offer that is dealt with still, or came to nothing; left out: of neither. */
  readonly offer?: "open" | "failed";
  /** It could not be put into words when it was told: the post shows a stand-in. */
  readonly failed?: true;
}

/** A picture in a phase's post, as it was when it was taken. */
export interface PostPicture {
  readonly id: number;
  readonly seq: number;
  readonly caption: string;
  /** It is still shown when a later one of its post takes its place as the newest. */
  readonly stays: boolean;
  /** Null: it could not be written down. */
  readonly source: PictureSource | null;
}

/** A picture of a post that is kept, without what it is made from. */
export interface KeptPicture extends Pick<PostPicture, "id" | "seq" | "caption"> {
  /** Of the moment that it shows; null: nobody noted them. */
  readonly turn: number | null;
  /** As people call it. */
  readonly phase: string | null;
  /** How many lines of its row were told before it; null: all of them, or nobody noted it. */
  readonly told: number | null;
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

/** What the newest post of a campaign was last sent with. */
export interface ShownPost {
  readonly number: number;
  /** Who was waited for, in short: another one is news. */
  readonly stage: string;
  /** It told something beside the present state. */
  readonly told: boolean;
}

/** The direct messages of somebody with the bot. */
export interface DirectBox {
  /** Null: it is not known yet, or was never opened. */
  readonly channel: string | null;
  /** Whether the bot has written there. */
  readonly written: boolean;
  /** When they were found to be closed to it, ms since 1970; null: they were open the last time, or never tried. */
  readonly closed: number | null;
}
