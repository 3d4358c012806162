/** What messages show of promises, private talks and the offers in them. */
import type { Control, GameRecord, Rich, TalkRecord } from "../../store/records.ts";

/** A promise as it is sent now. */
export interface PromisePost {
  readonly text: Rich;
  readonly controls: readonly Control[];
  /** The phase whose thread it belongs in, if that is open; else it is in the channel. Of a private one: null. */
  readonly phase: string | null;
}

/** A private talk as its thread shows it now. */
export interface TalkPost {
  readonly record: GameRecord;
  readonly talk: TalkRecord;
  /** What its thread is called: "Shiites, Sunnis, NGO". */
  readonly name: string;
  readonly text: Rich;
  /** Whether people may write there now. */
  readonly mayWrite: boolean;
  readonly controls: readonly Control[];
  /** Nothing is written or done there any more. */
  readonly isOver: boolean;
}

/** An offer between the seats of a talk, as their thread shows it. */
export interface TalkOffer {
  readonly text: Rich;
  readonly controls: readonly Control[];
  /** Persons who have to answer it. */
  readonly called: readonly string[];
}

export const ENDINGS = ["turn", "next", "campaign"] as const;

/** How long somebody wants to be held to a promise. */
export type Ending = (typeof ENDINGS)[number] | { readonly turn: number };

/** What people have said of an offer: below its terms, and what can be pressed once it is agreed. */
export interface OfferSaid {
  /** Whether something is promised: then its terms are marked as what binds. */
  readonly promises: boolean;
  /** Begins with a new line. */
  readonly text: Rich;
  readonly controls: readonly Control[];
}
