/** The log of a campaign: what its rows prove, how they are replayed to a state, and which of them still count. */
import { z } from "zod";
import {
  type Advance,
  begin,
  canonical,
  correct,
  type DiceFormat,
  diceKey,
  type Envelope,
  type GameTypes,
  moveToday,
  type Names,
  optionsToday,
  type Params,
  Refused,
  type Rulebook,
  rewound,
  type Seat,
  submit,
  viewOf,
} from "#engine";
import type { LogRow } from "../store/records.ts";
import { stateHash, textHash } from "./state-text.ts";

type State = Envelope<GameTypes>;

/** What the chain starts from. */
export const NO_ROW = "";

/** A row as far as it can be proved. */
export type ProvenRow = Omit<LogRow, "person" | "told" | "about" | "input" | "final">;

/** What the hash of a row is made of. */
export type Chained = Omit<ProvenRow, "hash">;

/**
 * Hash of a row and of everything before it; who did it is left out, so that a person can be forgotten. In format 1 what
 * was told is no part of it.
 */
export function chainHash(before: string, row: Chained): string {
  const { seq, kind, seat, action, params, decision, regardless, rules, state, at, format, events } = row;
  const told = format === 1 ? [] : [format, events];
  return textHash(
    canonical([before, seq, kind, seat, action, params, decision, regardless, rules, state, at, ...told]),
  );
}

/** Names what happened: all that everyone and single seats were told, in order. */
export const eventsHash = (happenings: Advance<GameTypes>["happenings"]): string =>
  textHash(canonical(happenings.flatMap((one) => (one.kind === "event" ? [[one.event, one.secrets]] : []))));

/** Whether rows are complete, and as they were written. `last`: the row before them. Throws `Divergence`. */
export function checkChain(
  rows: readonly (Chained & Pick<LogRow, "hash">)[],
  last: Pick<LogRow, "seq" | "hash"> = { seq: -1, hash: NO_ROW },
): void {
  let before = last.hash;
  let seq = last.seq;
  for (const row of rows) {
    if (row.seq !== ++seq) throw new Divergence(seq, `it has the number ${row.seq}`);
    if (chainHash(before, row) !== row.hash) throw new Divergence(seq, "it was changed after it was written");
    before = row.hash;
  }
}

/** One who takes part, as far as the dice are concerned. */
export interface Entry {
  readonly token: string;
  readonly wish: Seat | null;
  readonly word: string | null;
}

/** Row 0: all that a game starts from, except for the secret. */
export interface StartParams {
  readonly options: Params;
  readonly seats: readonly Seat[];
  readonly controllers: { readonly [seat: Seat]: string };
  readonly entries: readonly Entry[];
  /** The groups of seats that one person plays each; left out where each seat was given by itself. */
  readonly groups?: readonly (readonly Seat[])[];
  /** Left out in campaigns that began with releases up to 0.2: one counter for all dice. */
  readonly dice?: Extract<DiceFormat, "by purpose">;
}

/** The key of a game's dice: the promised secret, mixed with the seats and everybody's words. */
export const gameKey = (secret: string, start: Pick<StartParams, "seats" | "entries">): string =>
  diceKey(secret, canonical([start.seats, start.entries]));

/** The key of the draw for seats, which comes before. */
export const drawKey = (secret: string, entries: readonly Entry[]): string =>
  diceKey(secret, canonical(["seats", entries]));

/** The rules of today give another state than the log says, or refuse what it holds. */
export class Divergence extends Error {
  readonly seq: number;
  constructor(seq: number, reason: string) {
    super(`row ${seq}: ${reason}`);
    this.name = "Divergence";
    this.seq = seq;
  }
}

/** A row's state is as it says, but what it tells is not. */
export class ToldOtherwise extends Divergence {
  constructor(seq: number, by = "") {
    super(seq, `it tells something else${by}`);
  }
}

const rewindTo = z.object({ to: z.int() });

/** Where a `rewind` row leads: to the state before this row. Throws `Divergence` if it does not say. */
export function targetOf({ seq, params }: Pick<LogRow, "seq" | "params">): number {
  const read = rewindTo.safeParse(params);
  if (!read.success) throw new Divergence(seq, "it does not say which row it goes back to");
  return read.data.to;
}

const handoverTo = z.object({ to: z.string() });

/** Whom a `handover` row gives its seat to. Throws `Divergence` if it does not say. */
function takerOf({ seq, params }: Pick<LogRow, "seq" | "params">): string {
  const read = handoverTo.safeParse(params);
  if (!read.success) throw new Divergence(seq, "it does not say who plays the seat from now on");
  return read.data.to;
}

/** The same game, with somebody else playing a seat. `to`: their token. */
export const handedOver = (env: State, seat: Seat, to: string): State => ({
  ...env,
  controllers: { ...env.controllers, [seat]: to },
  seq: env.seq + 1,
});

/** What pictures call the players at a row of the log, by its number. */
export type NamesAt = (seq: number) => Names;

/** The state that a row led to, and what happened on the way; `line`: what everyone is told of a moderator's correction. */
export interface Outcome extends Pick<Advance<GameTypes>, "state" | "happenings"> {
  readonly line?: string;
}

/** The state after a row, from the state before. `earlier`: states before rows that were taken back. Throws `Divergence`. */
export const replayRow = (
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  row: Chained,
  secret: string,
  earlier: ReadonlyMap<number, Envelope<GameTypes>> = new Map(),
): Envelope<GameTypes> => outcomeOf(book, before, row, secret, earlier).state;

/** What a row caused; its pictures are made where players have `names`. Throws `Divergence`. */
export function outcomeOf(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  row: Chained,
  secret: string,
  earlier: ReadonlyMap<number, Envelope<GameTypes>>,
  names: Names | null = null,
): Outcome {
  if (row.kind === "adjust" && before) return corrected(book, before, row, names);
  const state = ownStep(before, row, earlier);
  return state ? { state, happenings: [] } : advanceOf(book, before, row, secret, names);
}

/** The state after a step of the campaign's own, in which the rules have no part; null: it is not such a step. */
function ownStep(before: State | null, row: Chained, earlier: ReadonlyMap<number, State>): State | null {
  if (row.kind === "start") return null;
  if (row.kind === "upgraded") return row.params as unknown as Envelope<GameTypes>; // an origin holds a whole state
  if (!before) throw new Divergence(row.seq, "there is no state before it");
  if (row.kind === "end") return { ...before, seq: before.seq + 1 };
  if (row.kind === "handover" && row.seat !== null) return handedOver(before, row.seat, takerOf(row));
  if (row.kind === "rewind") {
    const then = earlier.get(targetOf(row));
    if (!then) throw new Divergence(row.seq, "there is no row that it could go back to");
    return rewound(before, then);
  }
  return null;
}

/** What a moderator's correction leads to. Throws `Divergence`. */
function corrected(book: Rulebook<GameTypes>, before: State, row: Chained, names: Names | null): Outcome {
  return orDiverge(row, () => correct(book, before, { action: row.action, params: row.params as Params }, names)); // as it was written
}

/** What a row of the rules caused, its state before given: that of the start, or of an action. Throws `Divergence`. */
export function advanceOf(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  row: Chained,
  secret: string,
  names: Names | null = null,
): Advance<GameTypes> {
  if (row.kind === "start") {
    const start = row.params as unknown as StartParams; // written by this module's own `StartParams`
    const options = optionsToday(book.definition.options, start.options);
    const { dice = "by counter" } = start;
    return begin(book, { ...start, options, dice, key: gameKey(secret, start) }, names);
  }
  if (row.seat === null || !before) throw new Divergence(row.seq, "it names no seat");
  const { seat, decision, regardless } = row;
  return orDiverge(row, () => {
    const said = { action: row.action, params: row.params as Params }; // the rules refuse whatever is not an action
    const move = moveToday(book, said, () => viewOf(book, before, seat));
    return submit(book, before, { seat, decision, ...move, regardless }, names);
  });
}

function orDiverge<T>({ seq }: Pick<LogRow, "seq">, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw new Divergence(seq, `the rules refuse it (${error.message})`);
    throw error;
  }
}

/** The rows from the last origin on: start, or the last `upgraded`. */
export function sinceOrigin<T extends Pick<LogRow, "kind">>(rows: readonly T[]): readonly T[] {
  const at = rows.findLastIndex((row) => row.kind === "upgraded");
  return rows.slice(Math.max(at, 0));
}

/** The rows that count: those that were taken back are left out, and so is that they were. */
export function effective<T extends Pick<LogRow, "kind" | "seq" | "params">>(rows: readonly T[]): readonly T[] {
  const counting: T[] = [];
  for (const row of rows) {
    if (row.kind !== "rewind") counting.push(row);
    else {
      const to = targetOf(row);
      while ((counting.at(-1)?.seq ?? -1) >= to) counting.pop();
    }
  }
  return counting;
}

/** A replayed row: the state that it leads to, and the digest of what it told where the chain has one, else null. */
export interface Replay<T> extends Outcome {
  readonly row: T;
  readonly events: string | null;
}

/** Who looks on while rows are replayed, and is given each that came out as it was. */
export interface Onlooker {
  /** What its pictures call the players. */
  readonly names: NamesAt;
  begin(book: Rulebook<GameTypes>): void;
  take(played: Replay<ProvenRow>): void;
}

/**
 * Replays rows one at a time, from the state `before` on; null: they begin with an origin. Pictures are made where players
 * have `names`. Throws `Divergence`.
 */
export function* replayed<T extends Chained>(
  book: Rulebook<GameTypes>,
  rows: readonly T[],
  secret: string,
  before: Envelope<GameTypes> | null = null,
  names: NamesAt | null = null,
): Generator<Replay<T>, undefined> {
  const wanted = new Set(rows.flatMap((row) => (row.kind === "rewind" ? [targetOf(row)] : [])));
  const earlier = new Map<number, Envelope<GameTypes>>();
  let env = before;
  for (const row of rows) {
    if (env && wanted.has(row.seq)) earlier.set(row.seq, env);
    const outcome = outcomeOf(book, env, row, secret, earlier, names?.(row.seq) ?? null);
    env = outcome.state;
    yield { ...outcome, row, events: row.format === 1 ? null : eventsHash(outcome.happenings) };
  }
}

/** What differs where a row was replayed; null: it is as it was. */
export function differenceIn({ row, state, events }: Replay<ProvenRow>): Divergence | null {
  if (stateHash(state) !== row.state) return new Divergence(row.seq, "the state differs");
  return events === row.events ? null : new ToldOtherwise(row.seq);
}

/** Replays rows that begin with an origin and compares every state and what was told. Throws `Divergence`. */
export function replay(
  book: Rulebook<GameTypes>,
  rows: readonly ProvenRow[],
  secret: string,
): Envelope<GameTypes> | null {
  let env: Envelope<GameTypes> | null = null;
  for (const played of replayed(book, rows, secret)) {
    const difference = differenceIn(played);
    if (difference) throw difference;
    env = played.state;
  }
  return env;
}

/** What happens by itself: a default answer, what was said ahead, a computer's move. */
const AUTOMATIC: readonly LogRow["kind"][] = ["default", "order", "bot", "stand-in"];

/** Whether somebody has done that. */
export const isSomebodys = ({ kind }: Pick<LogRow, "kind">): boolean => !AUTOMATIC.includes(kind);
