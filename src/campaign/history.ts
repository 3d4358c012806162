import { hash } from "node:crypto";
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
  hasKeysInOrder,
  moveToday,
  optionsToday,
  type Params,
  Refused,
  type Rulebook,
  rewound,
  type Seat,
  submit,
  viewOf,
} from "../engine/index.ts";
import type { LogRow } from "../store/records.ts";

const sha256 = (text: string): string => hash("sha256", text);

type State = Envelope<GameTypes>;

/** What a state's text is made of, in the order of `canonical`. */
const MEMBERS = [
  "answers",
  "box",
  "content",
  "controllers",
  "frames",
  "game",
  "hands",
  "over",
  "random",
  "seats",
  "seq",
  "stateVersion",
  "table",
] as const satisfies readonly Exclude<keyof State, "rules">[];

type MemberTexts = { [member in (typeof MEMBERS)[number]]: string };

/** Texts of the members of states: a submit leaves many members the very objects that they were, and so their texts. */
const textsOf = new WeakMap<State, Readonly<MemberTexts>>();

/** The same for the parts of members. Only of states that submits have made, which nobody writes to. */
const partTexts = new WeakMap<object, string>();

/**
 * A state as it is stored and hashed: canonical JSON, so that two states with the same hash are the same to the byte.
 * The rules' version is left out, for a release that changes nothing for a game may take it over.
 * `before`: the state that a submit or an undo made it from, whose texts are used again and whose order it has; without it,
 * nothing that was known counts.
 */
export function stateText(state: State, before?: State): string {
  const known = before && textsOf.get(before);
  const texts: Partial<MemberTexts> = {};
  let text = "";
  for (const member of MEMBERS) {
    const was = known?.[member] ?? "";
    const same = known !== undefined && before?.[member] === state[member];
    const own = same ? was : memberText(member, state[member], known ? before?.[member] : undefined);
    texts[member] = own;
    text += `${text === "" ? "{" : ","}"${member}":${own}`;
  }
  textsOf.set(state, texts as MemberTexts); // all of them by now
  return `${text}}`;
}

/** Members that a submit leaves with their keys in order. */
const SETTLED: readonly string[] = ["box", "hands", "table"] satisfies readonly (keyof State)[];

/** `was`: what a submit made it from; undefined: who made the state is not known. */
function memberText(member: keyof MemberTexts, value: unknown, was: unknown): string {
  return was !== undefined && SETTLED.includes(member) && isRecord(value) ? recordText(value, was) : canonical(value);
}

type Parts = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** As `canonical`. */
function recordText(whole: Parts, was: unknown): string {
  if (!hasKeysInOrder(whole)) return canonical(whole);
  let text = "";
  for (const key of Object.keys(whole)) {
    const part = whole[key];
    if (part === undefined) continue;
    const own = partText(part, isRecord(was) ? was[key] : undefined);
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${own}`;
  }
  return `{${text}}`;
}

/** Longer parts are put together from the texts of their own parts. */
const LONG = 1000;

function partText(part: unknown, was: unknown): string {
  if (typeof part !== "object" || part === null) return JSON.stringify(part);
  const known = partTexts.get(part);
  if (known !== undefined) return known;
  const isLong = isRecord(was) && (partTexts.get(was)?.length ?? 0) > LONG;
  const text = isLong && isRecord(part) ? recordText(part, was) : JSON.stringify(part);
  partTexts.set(part, text);
  return text;
}

/** The name of a stored state. */
export const textHash = (text: string): string => sha256(text);

export const stateHash = (env: Envelope<GameTypes>): string => textHash(stateText(env));

/** A stored state as a game again. */
export const readState = (text: string, rules: string): Envelope<GameTypes> => ({
  ...(JSON.parse(text) as Envelope<GameTypes>), // our own text, its hash is checked at start
  rules,
});

/** What the chain starts from. */
export const NO_ROW = "";

type Chained = Omit<LogRow, "hash" | "person" | "told" | "input" | "final">;

/** Hash of a row and of everything before it; who did it is left out, so that a person can be forgotten. */
export function chainHash(before: string, row: Chained): string {
  const { seq, kind, seat, action, params, decision, regardless, rules, state, at } = row;
  return sha256(canonical([before, seq, kind, seat, action, params, decision, regardless, rules, state, at]));
}

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

/** Row 0: all that a game starts from, but for the secret. */
export interface StartParams {
  readonly options: Params;
  readonly seats: readonly Seat[];
  readonly controllers: { readonly [seat: Seat]: string };
  readonly entries: readonly Entry[];
  /** The groups of seats of which one person plays each; left out where each seat was given by itself. */
  readonly groups?: readonly (readonly Seat[])[];
  /** Left out by releases up to 0.2 and in campaigns that began with them: one counter for all dice. */
  readonly dice?: DiceFormat;
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

/** The same game, of which somebody else plays a seat. `to`: their token. */
export const handedOver = (env: State, seat: Seat, to: string): State => ({
  ...env,
  controllers: { ...env.controllers, [seat]: to },
  seq: env.seq + 1,
});

/** The state after a row, from the state before. `earlier`: states before rows that were taken back. Throws `Divergence`. */
export function replayRow(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  row: Chained,
  secret: string,
  earlier: ReadonlyMap<number, Envelope<GameTypes>> = new Map(),
): Envelope<GameTypes> {
  if (row.kind === "start") return advanceOf(book, before, row, secret).state;
  if (row.kind === "upgraded") return row.params as unknown as Envelope<GameTypes>; // an origin holds a whole state
  if (!before) throw new Divergence(row.seq, "there is no state before it");
  if (row.kind === "end") return { ...before, seq: before.seq + 1 };
  if (row.kind === "handover" && row.seat !== null) return handedOver(before, row.seat, takerOf(row));
  if (row.kind === "adjust") return corrected(book, before, row).state;
  if (row.kind === "rewind") {
    const then = earlier.get(targetOf(row));
    if (!then) throw new Divergence(row.seq, "there is no row that it could go back to");
    return rewound(before, then);
  }
  return advanceOf(book, before, row, secret).state;
}

/** What a moderator's correction leads to. Throws `Divergence`. */
function corrected(book: Rulebook<GameTypes>, before: State, row: Chained): Advance<GameTypes> {
  return orDiverge(row, () => correct(book, before, { action: row.action, params: row.params as Params })); // as it was written
}

/** What a row of the rules brought about, its state before given: of the start, or of an action. Throws `Divergence`. */
export function advanceOf(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes> | null,
  row: Chained,
  secret: string,
): Advance<GameTypes> {
  if (row.kind === "start") {
    const start = row.params as unknown as StartParams; // written by this module's own `StartParams`
    const options = optionsToday(book.definition.options, start.options);
    return begin(book, { ...start, options, key: gameKey(secret, start) });
  }
  if (row.seat === null || !before) throw new Divergence(row.seq, "it names no seat");
  const { seat, decision, regardless } = row;
  return orDiverge(row, () => {
    const said = { action: row.action, params: row.params as Params }; // the rules refuse what is none
    const move = moveToday(book, said, () => viewOf(book, before, seat));
    return submit(book, before, { seat, decision, ...move, regardless });
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

/** Replays rows one at a time, from the state `before` on; null: they begin with an origin. Throws `Divergence`. */
export function* replayed<T extends Chained>(
  book: Rulebook<GameTypes>,
  rows: readonly T[],
  secret: string,
  before: Envelope<GameTypes> | null = null,
): Generator<{ readonly row: T; readonly state: Envelope<GameTypes> }, undefined> {
  const wanted = new Set(rows.flatMap((row) => (row.kind === "rewind" ? [targetOf(row)] : [])));
  const earlier = new Map<number, Envelope<GameTypes>>();
  let env = before;
  for (const row of rows) {
    if (env && wanted.has(row.seq)) earlier.set(row.seq, env);
    env = replayRow(book, env, row, secret, earlier);
    yield { row, state: env };
  }
}

/** Replays rows that begin with an origin and compares every state. Throws `Divergence`. */
export function replay(
  book: Rulebook<GameTypes>,
  rows: readonly Chained[],
  secret: string,
): Envelope<GameTypes> | null {
  let env: Envelope<GameTypes> | null = null;
  for (const { row, state } of replayed(book, rows, secret)) {
    env = state;
    if (stateHash(env) !== row.state) throw new Divergence(row.seq, "the state differs");
  }
  return env;
}

/** What happens by itself: a default answer, what was said ahead, a computer's move. */
const AUTOMATIC: readonly LogRow["kind"][] = ["default", "order", "bot"];

/** Whether somebody has done that. */
export const isSomebodys = ({ kind }: Pick<LogRow, "kind">): boolean => !AUTOMATIC.includes(kind);
