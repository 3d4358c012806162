/** What a kind of ballot declares: who votes, what carries it, how its post reads, who sees it, and what ends it early. */
import type { Change } from "../../store/change.ts";
import type { BallotKind, BallotRecord, BallotSeries, BallotStatus, Rich, Subject } from "../../store/records.ts";
import type { Live } from "../facts/live.ts";
import type { Voice } from "../facts/voices.ts";

/** A campaign as far as those need it who vote: one that is under way, or a lobby. */
export type Roster = Pick<Live, "record" | "book" | "members" | "councils">;
export type Campaign = Live | Roster;

export const running = (campaign: Campaign): Live | undefined => ("env" in campaign ? campaign : undefined);

export type SubjectOf<K extends BallotKind> = Subject & { readonly kind: K };

/** Who votes. */
export interface Electorate {
  /** Each of them has one vote, whoever of its speakers gives it. */
  voters(campaign: Roster, ballot: BallotRecord, now: number): readonly Voice[];
  /** Refuses whoever has no vote. */
  requireVoter(campaign: Roster, ballot: BallotRecord, person: string, now: number): void;
  /** The person who alone decides, whatever their side says. */
  decider?(campaign: Roster): string;
  /** Whom the post calls. */
  called(campaign: Roster, ballot: BallotRecord, voters: readonly Voice[]): readonly string[];
}

/** What carries it. */
export interface Majority {
  status(campaign: Roster, ballot: BallotRecord, voters: readonly Voice[], at: number): BallotStatus;
  /** What it takes, up to when. */
  text(campaign: Roster, ballot: BallotRecord, voters: readonly Voice[], at: number): Rich;
}

/** It ends without a decision. */
export interface Lapse {
  /** What the post says of that; left out: that it has lapsed. */
  readonly why?: string;
  /** Nobody can ask it again. */
  readonly over?: boolean;
}

/** What happens to a campaign while a ballot is open, and the campaign then. */
export interface Happening {
  readonly before: Live;
  readonly change: Change;
  readonly after: Live;
}

export interface Kind<S extends Subject = Subject> {
  readonly series: BallotSeries;
  /** Only those who vote see it, and who has voted how; false: everybody does. */
  readonly secret: boolean;
  readonly electorate: Electorate;
  readonly majority: Majority;
  /** How long they have, ms. */
  time(campaign: Roster, subject: S, at: number): number;
  /** The title of its post; null: the campaign's name. */
  readonly title: string | null;
  /** "asks to pause the campaign until 3 December.", after whoever does. */
  asks(campaign: Roster, ballot: BallotRecord<S>): Rich;
  readonly labels: { readonly yes: string; readonly no: string };
  readonly results: { readonly [status in Exclude<BallotStatus, "open">]: string };
  /** What whoever votes too late is told. */
  readonly closed: string;
  /** Why there is nothing to decide any more, by who votes, asks or is meant; null: there is. */
  moot(campaign: Roster, ballot: BallotRecord<S>): Lapse | null;
  /** Why what happens ends it; null: it does not. */
  endedBy?(ballot: BallotRecord<S>, happening: Happening): Lapse | null;
}
