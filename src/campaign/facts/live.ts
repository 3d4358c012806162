/** A campaign that has begun, in memory: what it consists of, who plays and who is gone, and how it is moved on by a row. */
import {
  type Advance,
  type Envelope,
  type GameTypes,
  isBarrier,
  moveToday,
  type Names,
  type Params,
  type Rulebook,
  readStored,
  type Seat,
  viewOf,
} from "#engine";
import { chainHash, effective, eventsHash, NO_ROW } from "../../proof/history.ts";
import { stateText, textHash } from "../../proof/state-text.ts";
import type {
  BallotRecord,
  ClockRecord,
  CouncilRecord,
  FormerAnswers,
  GameRecord,
  LessonRecord,
  LivePostRecord,
  LogRow,
  Member,
  MotionRecord,
  PreparedRecord,
  PromiseRecord,
  ReasonRecord,
  RowKind,
  Snapshot,
  StandingOrderRecord,
  TalkRecord,
  ToldAlone,
  VoteRecord,
} from "../../store/records.ts";
import { aboutRow } from "./about.ts";
import { toldBy } from "./words.ts";

/** A row as far as it matters for taking it back. */
export type RecentRow = Pick<
  LogRow,
  "seq" | "kind" | "seat" | "action" | "params" | "decision" | "told" | "input" | "final"
>;

/** A game that has begun, as it is in the store: to be read, never written. */
export interface Live {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly members: readonly Member[];
  /** How far it has come, if it is a lesson; null: it is none. */
  readonly lesson: LessonRecord | null;
  /** What seats that several people hold have settled; where they meet. */
  readonly councils: readonly CouncilRecord[];
  /** Votes of councils, and the last one of each seat though it is over; with the motions of these. */
  readonly votes: readonly VoteRecord[];
  readonly motions: readonly MotionRecord[];
  /** Private talks, and who takes part; where they are held is the messenger's to know. */
  readonly talks: readonly TalkRecord[];
  readonly promises: readonly PromiseRecord[];
  /** Why offers were declined, those included for which nobody has said why. */
  readonly reasons: readonly ReasonRecord[];
  /** What pictures call the players; null: nobody looks at them. */
  readonly names: Names | null;
  readonly orders: readonly StandingOrderRecord[];
  /** Answers to questions to come. */
  readonly prepared: readonly PreparedRecord[];
  readonly clocks: readonly ClockRecord[];
  /** What people vote on: what councils decide among themselves included. */
  readonly ballots: readonly BallotRecord[];
  /** The newest post of a phase, open or closed. */
  readonly post: LivePostRecord | null;
  /** What seats were told privately since their last own act. */
  readonly news: { readonly [seat: Seat]: readonly ToldAlone[] };
  /** Seats that have acted themselves. */
  readonly acted: readonly Seat[];
  /** What seats had answered before people went back. */
  readonly former: FormerAnswers;
  /** The last rows of the log that were not taken back. */
  readonly recent: readonly RecentRow[];
  readonly env: Envelope<GameTypes>;
  /** Hash of the last log row. */
  readonly chain: string;
}

/** More rows than one input causes. */
export const RECENT = 100;

/** What nobody has said, done or been told yet. */
export const BEGUN: Omit<Live, "record" | "book" | "members" | "names" | "env" | "chain"> = {
  lesson: null,
  councils: [],
  talks: [],
  promises: [],
  reasons: [],
  votes: [],
  motions: [],
  orders: [],
  prepared: [],
  clocks: [],
  ballots: [],
  post: null,
  news: {},
  acted: [],
  former: {},
  recent: [],
};

/** Whether it is played just now, by several people or by one who learns. */
export const isUnderWay = ({ status }: Pick<GameRecord, "status">): boolean =>
  status === "running" || status === "lesson";

export const isOpen = ({ status }: Pick<BallotRecord, "status">): boolean => status === "open";

/** What a seat did, under the names of today. */
export function rowToday(book: Rulebook<GameTypes>, env: Envelope<GameTypes>, row: LogRow): LogRow {
  const { seat, action, params } = row;
  const move = { action, params: params as Params }; // an act's params were checked
  return seat === null ? row : { ...row, ...moveToday(book, move, () => viewOf(book, env, seat)) };
}

/** Why the rules of today cannot read this state, which they have made themselves; null: they can. */
export function whyUnreadable({ book, env }: Pick<Live, "book" | "env">): string | null {
  try {
    readStored(book, env);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The last rows that count, after these new ones. */
export const recentRows = (recent: readonly RecentRow[], rows: readonly RecentRow[]): readonly RecentRow[] =>
  (rows.some(({ kind }) => kind === "rewind") ? effective([...recent, ...rows]) : [...recent, ...rows]).slice(-RECENT);

/** Persons who hold a seat, computers left out. */
export const holders = (members: readonly Member[], seat: Seat): readonly Member[] =>
  members.filter((member) => member.seat === seat && !member.bot);

/** Whose time ran out unused with a seat's: not that of somebody who has said that what is settled ahead is to answer for them. */
export const isMissed = ({ seat: of, bot, standIn }: Member, seat: Seat): boolean =>
  of === seat && !bot && standIn !== "orders";

/** Those who play, each once. */
export const people = ({ members }: Pick<Live, "members">): readonly string[] => [
  ...new Set(members.flatMap(({ person, bot, seat }) => (bot || seat === null ? [] : [person]))),
];

/** Anybody who has pressed nothing for this long, ms, is not active. */
export const ACTIVE = 7 * 24 * 3_600_000;

/** When somebody was last there, as far as is known. */
export const lastSeen = ({ started }: Pick<GameRecord, "started">, { seen, joined }: Member): number =>
  Math.max(seen ?? joined, joined, started ?? 0);

/** How long somebody has been gone, ms; what nobody has to come by for does not count. */
export const goneFor = (record: Pick<GameRecord, "started">, member: Member, now: number): number =>
  now - lastSeen(record, member) - member.excused;

/**
 * Whether all who hold seats are gone, computers left out: then all clocks stand and no computer acts, so that no war ends
 * by itself.
 */
export function isDormant({ record, members }: Pick<Live, "record" | "members">, now: number): boolean {
  const people = members.filter(({ bot, seat }) => !bot && seat !== null);
  const isActive = (member: Member): boolean =>
    member.away === null && member.silent === null && goneFor(record, member, now) < ACTIVE;
  return people.length > 0 && !people.some(isActive);
}

/** Seats for which no clock runs: nobody plays them, whoever does is gone for a while, or everybody is. */
export function restingSeats(live: Pick<Live, "record" | "env" | "members">, now: number): readonly Seat[] {
  const { record, env, members } = live;
  if (isDormant(live, now)) return env.seats;
  const rests = ({ silent, standIn }: Member): boolean => silent !== null || standIn === "computer";
  return env.seats.filter((seat) => {
    const own = members.filter((member) => member.seat === seat);
    const isCouncil = record.council !== null && own.length > 1; // who is away there stops no clock
    const isGone = (member: Member): boolean => !isCouncil && member.away !== null && member.standIn !== "orders";
    return own.every((member) => rests(member) || isGone(member));
  });
}

/** Seats whose holders are silent, and for whom nobody plays. */
export const silentSeats = ({ env, members }: Pick<Live, "env" | "members">): readonly Seat[] =>
  env.seats.filter((seat) => {
    const own = holders(members, seat);
    return own.length > 0 && own.every(({ silent, standIn }) => silent !== null && standIn === null);
  });

/** Seats that nobody plays, not even a computer. */
export const vacantSeats = ({ env, members }: Pick<Live, "env" | "members">): readonly Seat[] =>
  env.seats.filter((seat) => !members.some((member) => member.seat === seat));

/** What pictures call the players: two by their names, of more the first. */
export function namesOf(members: readonly Member[]): Names {
  const players: { [seat: Seat]: readonly string[] } = {};
  for (const { seat, name } of members) if (seat !== null) players[seat] = [...(players[seat] ?? []), name];
  return Object.fromEntries(Object.entries(players).map(([seat, names]) => [seat, inShort(names)]));
}

const inShort = (names: readonly string[]): string =>
  names.length <= 2 ? names.join(", ") : `${names[0]} and ${names.length - 1} more`;

/** A step that is no seat's action: the campaign itself goes back, ends or starts over. */
export const ownStep = (
  step: Pick<Advance<GameTypes>, "state" | "seq" | "seat" | "action" | "params">,
): Advance<GameTypes> => ({ ...step, happenings: [], reveals: true, tells: false, asks: "nobody" });

/** What a log row says besides the step itself. */
export interface RowHead {
  readonly kind: RowKind;
  readonly decision: string | null;
  readonly regardless: boolean;
  readonly person: string | null;
  /** The first row that is written with it. */
  readonly input: number;
  readonly at: number;
}

/** An advance as it is stored: the log row, chained to the row before (null: it is the first), and the state that it led to. */
export function toLogRow(
  book: Rulebook<GameTypes>,
  advance: Advance<GameTypes>,
  after: Pick<Live, "env" | "chain"> | null,
  { kind, decision, regardless, person, input, at }: RowHead,
): { readonly row: LogRow; readonly snapshot: Snapshot } {
  const { seq, seat, action, params } = advance;
  const text = stateText(advance.state, after?.env);
  const state = textHash(text);
  const { rules } = book.definition;
  const events = eventsHash(advance.happenings);
  const step = { seq, kind, seat, action, params, decision, regardless, rules, state, format: 2, events, at } as const;
  const hash = chainHash(after?.chain ?? NO_ROW, step);
  const told = toldBy(book, advance);
  const about = aboutRow(book, advance, kind, after?.env ?? null);
  const final = isBarrier(advance);
  return {
    row: Object.assign(step, { hash, person, told, about, input, final }), // spreading would take most of this function's time
    snapshot: { seq: advance.state.seq, state: text, hash: state, chain: hash },
  };
}
