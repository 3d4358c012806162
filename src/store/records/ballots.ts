/** Ballots as they are stored: what people vote on besides moves, and what came of it. */
import { z } from "zod";
import type { Seat } from "#engine";
import { COUNCIL_OFFICES, COUNCIL_RULES, OFFERED_TO } from "../council.ts";
import type { Timetable } from "../timetable.ts";
import type { AbsenceSettings } from "./games.ts";
import type { Told } from "./log.ts";

/**
 * Ballots are numbered within a series, which buttons and posts use to name them: among all who play, and in councils.
 */
export const BALLOT_SERIES = ["request", "matter"] as const;
export type BallotSeries = (typeof BALLOT_SERIES)[number];

/** carried: it was done; rejected: enough have said no; lapsed: too few have voted, it was withdrawn, or something came in between. */
export const BALLOT_STATUSES = ["open", "carried", "rejected", "lapsed"] as const;
export type BallotStatus = (typeof BALLOT_STATUSES)[number];

/** What all who play vote on. */
export type GeneralSubject =
  /** Nobody is waited for until then, ms since 1970. */
  | { readonly kind: "pause"; readonly until: number }
  | { readonly kind: "resume" }
  /** Time is kept so from the next question on. */
  | { readonly kind: "timetable"; readonly timetable: Timetable | null }
  /** That becomes of seats which fall silent from then on. */
  | ({ readonly kind: "silent" } & Pick<AbsenceSettings, "silentSeat">)
  /**
   * An act, and all that came after it, is taken back; `said`: what it told first; null: nothing. `seq`: the number of the log
   * row that came next when that was asked.
   */
  | { readonly kind: "rewind"; readonly row: number; readonly said: Told | null; readonly seq: number }
  /** Somebody is the host from then on. */
  | { readonly kind: "host"; readonly to: string }
  /** Somebody is asked to take over a seat whose holder is silent. */
  | { readonly kind: "replace"; readonly seat: Seat; readonly to: string }
  /** The campaign ends without a result. */
  | { readonly kind: "end" };

const GENERAL = [
  "pause",
  "resume",
  "timetable",
  "silent",
  "rewind",
  "host",
  "replace",
  "end",
] as const satisfies readonly GeneralSubject["kind"][];

/** What is decided about councils: who holds an office, who has to go, who is let in, who acts, who answers offers, who is put on a side. */
const councilSubject = z.discriminatedUnion("kind", [
  /** relief: somebody no longer negotiates. */
  z.strictObject({ kind: z.enum([...COUNCIL_OFFICES, "relief", "removal"]), person: z.string() }),
  z.strictObject({ kind: z.literal("admission"), person: z.string(), name: z.string() }),
  z.strictObject({ kind: z.literal("rule"), rule: z.enum(COUNCIL_RULES) }),
  z.strictObject({ kind: z.literal("offers"), offers: z.enum(OFFERED_TO) }),
  /** In a lobby: the host would put somebody on a side, who accepts. */
  z.strictObject({ kind: z.literal("placing"), person: z.string() }),
]);
export type CouncilSubject = z.infer<typeof councilSubject>;

/** What a ballot is about. */
export type Subject = GeneralSubject | CouncilSubject;
export type BallotKind = Subject["kind"];

const subject = z.union([councilSubject, z.looseObject({ kind: z.enum(GENERAL) })]);
export const isSubject = (value: unknown): boolean => subject.safeParse(value).success;

/** Something that those whom it concerns vote on. */
export interface BallotRecord<S extends Subject = Subject> {
  readonly series: BallotSeries;
  /** Counted in its series of its campaign, from 1. */
  readonly number: number;
  /** The seat whose council votes, or that one person plays; null: all who play. */
  readonly seat: Seat | null;
  readonly subject: S;
  readonly asker: string;
  readonly at: number;
  /** While it is open: until when people can vote; afterwards: when it was closed. */
  readonly until: number;
  readonly status: BallotStatus;
  /** Persons. */
  readonly yes: readonly string[];
  readonly no: readonly string[];
}
