/** Private talks, promises and reasons as they are stored. */
import type { Seat } from "#engine";

/** Whether others are told that a private talk exists: at once, or only at the end; none: there are none. */
export const TALKS = ["announced", "secret", "none"] as const;
export type Talks = (typeof TALKS)[number];

/** When people may write in private talks: whenever they like, or while the rules let them negotiate. */
export const TALK_TIMES = ["any", "by the rules"] as const;
export type TalkTime = (typeof TALK_TIMES)[number];

/** What a host settles about private talks. */
export interface TalkSettings {
  readonly talks: Talks;
  readonly talkTime: TalkTime;
}

/**
 * offered: it is given once the offer that it goes with is agreed; given; taken back, before its end; void: nothing came of
 * that offer, or a counter-offer has dropped it.
 */
export const PROMISE_STATES = ["offered", "given", "taken back", "void"] as const;

export const VERDICTS = ["kept", "broken"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a receiver says of a promise. */
export interface Judgement {
  readonly seat: Seat;
  readonly verdict: Verdict;
  /** "turn 5 · Action" */
  readonly when: string;
  /** The number of the phase's post that was the newest then; null: there was none. */
  readonly post: number | null;
}

/** A sentence with receivers and an end: only said, no rule enforces it. */
export interface PromiseRecord {
  /** Counted in its campaign, from 1: shown to nobody, or it would count the secret ones. */
  readonly number: number;
  /** What others know it by. */
  readonly id: string;
  /** Who promises. */
  readonly seat: Seat;
  /** Who has written it. */
  readonly person: string;
  readonly to: readonly Seat[];
  /** Null: it was removed. */
  readonly text: string | null;
  /** The seats that know of it; null: everyone does. */
  readonly among: readonly Seat[] | null;
  /** The private talk that it was made in. */
  readonly talk: string | null;
  /** The offer that it goes with. */
  readonly offer: string | null;
  readonly at: number;
  /** Where it was made. */
  readonly phase: string;
  readonly turn: number;
  /** The turn that it holds to the end of; null: to the end of the campaign. */
  readonly until: number | null;
  readonly state: (typeof PROMISE_STATES)[number];
  readonly judged: readonly Judgement[];
}

/** A private thread of some seats, for the whole campaign. */
export interface TalkRecord {
  /** The same for the same seats of a campaign. */
  readonly id: string;
  /** In the order of the game's seats. */
  readonly seats: readonly Seat[];
  /** Who has opened it. */
  readonly by: Seat;
  readonly at: number;
  /** Persons who take part; whoever has left it is none. */
  readonly persons: readonly string[];
  /** Null: it was not opened yet, or is gone. */
  readonly thread: string | null;
  /** Persons who were let into that thread. */
  readonly inside: readonly string[];
  /** The phase in which it was opened. */
  readonly phase: string;
  /** The last message there that is ours, or that we have answered with a line. */
  readonly last: string | null;
  readonly locked: boolean;
  /** Seats that let everyone read it, once the campaign has ended. */
  readonly opened: readonly Seat[];
  /** Persons who have asked to read it since. */
  readonly readers: readonly string[];
}

/** Why somebody has said no to an offer. */
export interface ReasonRecord {
  readonly offer: string;
  readonly seat: Seat;
  readonly person: string;
  /** Who had made it. */
  readonly maker: Seat;
  /** The seats that know of it; null: everyone does. */
  readonly among: readonly Seat[] | null;
  /** The private talk that it stands in. */
  readonly talk: string | null;
  /** When it was declined. */
  readonly phase: string;
  /** "": nobody has said why. Null: it was removed. */
  readonly text: string | null;
}
