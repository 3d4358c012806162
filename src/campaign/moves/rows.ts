/** Does the rows of a sheet one after the other, or tries them: up to a refusal, or to where nobody may look beyond. */
import {
  type Action,
  type Advance,
  awaited,
  BROKEN,
  completed,
  type GameTypes,
  isWindow,
  openAsk,
  type Params,
  print,
  type Refusal,
  Refused,
  type Seat,
  type View,
  viewOf,
} from "#engine";
import type { PlannedMove, RowKind } from "../../store/records.ts";
import type { RowOutcome } from "../contract/answers.ts";
import { toldTo } from "../facts/words.ts";
import type { Input, Play } from "./play.ts";

/** More moves than any sheet holds. */
export const MOST_MOVES = 100;
/** Steps that one submit ends at most. */
const MOST_ENDS = 20;

export interface Actor {
  /** How what is done gets into the log; left out: as an act. */
  readonly kind?: RowKind;
  readonly person: string | null;
  readonly seat: Seat;
}

/** One of several things to be done: read when its turn comes, on the state that those before it have left. */
export interface Row {
  /** As it was given, for what cannot be read. */
  readonly text: string;
  readonly move: PlannedMove;
  /** Throws `Refused`. */
  read(play: Play): Omit<Input, "kind" | "person" | "seat">;
}

type Actions = ReadonlyMap<string, Action<GameTypes>>;

/** What came of rows. */
export interface Taken {
  readonly rows: readonly RowOutcome[];
  /** Something happened that may not be tried out and taken back: a draw, a reveal, a question to others. */
  readonly stands: boolean;
}

/** How rows are worked on. */
export interface RowMode {
  /** They are only looked at: nobody may see what a draw, a reveal or somebody else's answer brings. */
  readonly trial: boolean;
  /** What comes after a row that draws or reveals something or asks somebody is left for later. */
  readonly halts: boolean;
  /** Lets what was said ahead answer, as long as the play goes on; not asked of a trial. */
  readonly settle: Settle;
}

export type Settle = (play: Play, goesOn: () => boolean) => void;

/** Rows are only looked at, up to the first that nobody may look beyond. */
export const TRIAL: RowMode = { trial: true, halts: true, settle: () => undefined };

interface Pass extends RowMode {
  readonly play: Play;
  readonly actor: Actor;
}

/**
 * Takes rows one after the other, each in the state that those before it leave, up to the first that is refused, or that
 * waits for an answer. A trial halts at the first, too, that draws or reveals something or asks somebody; the play then
 * stands before that row.
 */
export function takeRows(play: Play, actor: Actor, rows: readonly Row[], mode: RowMode): Taken {
  const pass: Pass = { play, actor, ...mode };
  const taken: RowOutcome[] = [];
  let stands = false;
  for (const row of rows) {
    const last = taken.at(-1)?.state;
    const over: boolean = last === "refused" || last === "later" || (mode.halts && stands);
    const outcome: RowOutcome = over ? later(row) : takeRow(pass, row, stands);
    stands ||= outcome.state === "stops";
    taken.push(outcome);
  }
  return { rows: taken, stands };
}

const later = ({ text, move }: Row): RowOutcome => ({ ...UNSEEN, line: text, move, state: "later" });

/** For a row that nothing is known of. */
const UNSEEN = { refused: null, told: [], events: [], called: null, remarks: [] } as const;

function takeRow({ play, actor, trial, settle }: Pass, row: Row, stopped: boolean): RowOutcome {
  const mark = play.mark();
  let advance: Advance<GameTypes>;
  const before = trial ? viewOf(play.live.book, play.env, actor.seat) : null;
  try {
    advance = possibly(play, actor, row);
  } catch (error) {
    if (stopped && error instanceof Refused && anotherComesFirst(play, actor, error)) return later(row);
    const refused = reasonOf(play, error, trial);
    return { ...UNSEEN, line: row.text, move: row.move, state: "refused", refused };
  }
  const stops = stopsAt(play, advance) || asksItself(play, actor, row);
  const { line, move } = canonicalRow(play, advance);
  const shown = trial && !advance.reveals ? play.advances.slice(mark.rows) : [];
  const told = shown.flatMap((one) => toldTo(play.live.book, one, actor.seat));
  if (stops && trial) play.back(mark);
  else if (stops) letOthersAnswer(play, actor, settle);
  const { called, remarks } = before ? seenBefore(play, before, move) : UNSEEN;
  const lines = told.map((one) => one.line);
  const events = told.map(({ event }) => event);
  return { line, move, state: stops ? "stops" : "possible", refused: null, told: lines, events, called, remarks };
}

/** What a move is called, and what to say of it, before it is done. */
function seenBefore(
  { live: { book } }: Play,
  view: View<GameTypes>,
  move: PlannedMove,
): Pick<RowOutcome, "called" | "remarks"> {
  const action = book.actions.get(move.action);
  if (!action || action.when(view)) return UNSEEN; // it belongs to a later step
  return {
    called: book.definition.guide.label(view, move),
    remarks: action.remarks({ ...view, params: move.params }),
  };
}

/** Whether a row is not possible only because another question comes first. */
function anotherComesFirst(play: Play, { seat }: Actor, { code }: Refused): boolean {
  const { env } = play;
  const ask = openAsk(env);
  const reacts = ask !== undefined && isWindow(ask);
  const isElsewhere = reacts || !awaited(env).includes(seat) || isAskedElse(play, seat);
  return isElsewhere && ["not-asked", "not-now"].includes(code);
}

/** Whether a seat is asked something that no row of a step answers. */
export function isAskedElse(play: Play, seat: Seat): boolean {
  const open = play.decisions(seat).filter(({ owed, answered }) => owed && !answered);
  return open.length > 0 && !open.some(({ actions }) => actions.some((name) => isOfStep(play, name)));
}

/** Whether an action is a row of a step's sheet, or ends the step. */
function isOfStep({ live }: Play, name: string): boolean {
  const action = live.book.actions.get(name);
  return action !== undefined && (action.menu !== null || action.ends);
}

/** Whether a row of a sheet has led to another question for its own seat, which comes before the rows behind it. */
const asksItself = (play: Play, { seat }: Actor, { move }: Row): boolean =>
  (play.live.book.actions.get(move.action)?.menu ?? null) !== null && isAskedElse(play, seat);

/** Does a row; one that belongs to the next step ends the present one first. Throws `Refused`. */
function possibly(play: Play, actor: Actor, row: Row): Advance<GameTypes> {
  try {
    return doRow(play, actor, row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    for (const end of endsOffered(play, actor)) {
      const advance = afterEnding(play, actor, end, row);
      if (advance) return advance;
    }
    throw error;
  }
}

function doRow(play: Play, { kind = "act", person, seat }: Actor, row: Row): Advance<GameTypes> {
  const read = row.read(play);
  const advance = play.take(Object.assign({ kind, person, seat }, read));
  if (read.decision !== null) play.sheets.push({ seat, decision: read.decision, left: null });
  return advance;
}

function afterEnding(play: Play, actor: Actor, end: Input, row: Row): Advance<GameTypes> | null {
  const mark = play.mark();
  try {
    if (!stopsAt(play, play.take(end))) return doRow(play, actor, row);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
  play.back(mark);
  return null;
}

/** What ends the step that a seat is in; where there is something to choose with it, nothing is. */
function endsOffered(play: Play, { kind = "act", person, seat }: Actor): readonly Input[] {
  const { book } = play.live;
  const decision = play.decisions(seat).find(({ owed, answered }) => owed && !answered);
  const view = viewOf(book, play.env, seat);
  return (decision?.actions ?? []).flatMap((name): readonly Input[] => {
    const action = book.actions.get(name);
    const params = action?.ends ? leftOpen(action, view) : null;
    return params ? [{ kind, person, seat, decision: decision?.id ?? null, action: name, params }] : [];
  });
}

/** Params that nothing was said of; null: something has to be. */
function leftOpen(action: Action<GameTypes>, view: object): Params | null {
  try {
    return completed(action, view, {}, {});
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Ends a seat's step, and the next one, as long as it is asked again in the same phase. Says whether there was one to end. */
export function endSteps(play: Play, actor: Actor, settle: Settle): boolean {
  const { id } = play.phase;
  for (let ended = 0; ended < MOST_ENDS && !play.env.over && play.phase.id === id; ended++) {
    if (!endsOffered(play, actor).some((end) => play.tryTake(end))) return ended > 0;
    letOthersAnswer(play, actor, settle);
  }
  return true;
}

/** Whether what comes after a row depends on what its seat could not know, or on what others answer. */
const stopsAt = ({ env, mode }: Play, { reveals, asks }: Advance<GameTypes>): boolean =>
  reveals || asks !== "nobody" || env.over !== null || mode !== "wait-all";

/** What others have said ahead answers before the next row; this seat's own orders wait until its rows are done. */
const letOthersAnswer = (play: Play, { seat }: Actor, settle: Settle): void =>
  settle(play, () => play.mode !== "wait-all" || !awaited(play.env).includes(seat));

function canonicalRow(
  { live: { book }, rows }: Play,
  { action, params, seq }: Advance<GameTypes>,
): Pick<RowOutcome, "line" | "move"> {
  const move = { action, params };
  const regardless = rows.find((row) => row.seq === seq)?.regardless ? "regardless: " : "";
  return { line: `${regardless}${inNotation(book.actions, move)}`, move };
}

/** Why a row is refused; one whose rules fail is shown like that among the others, and fails when it is submitted. */
function reasonOf({ live }: Play, error: unknown, trial: boolean): Refusal {
  if (error instanceof Refused) return plainly(error);
  if (!trial) throw error;
  live.book.report("a row of a sheet", error);
  return BROKEN;
}

/** Without what an error brings with it. */
const plainly = ({ code, text, rule }: Refusal): Refusal =>
  rule === undefined ? { code, text } : { code, text, rule };

/** A move as a row: which question it answers is seen when its turn comes. */
export const moveRow = (actions: Actions, seat: Seat, move: PlannedMove, decision: string | null): Row => ({
  get text() {
    return inNotation(actions, move); // nobody asks this of a row that is possible
  },
  move,
  read: (play) => ({ ...move, decision: decisionFor(play, seat, move, decision) }),
});

/** A move in notation, whether it is possible or not; its action's title if its params cannot be printed. */
function inNotation(actions: Actions, { action: name, params }: PlannedMove): string {
  const action = actions.get(name);
  try {
    return action ? print(action, params) : name;
  } catch {
    return action?.title ?? name;
  }
}

/** The open question that a move answers, the offer that it is about, or none. `wanted`: this one, if it offers the action. */
export function decisionFor(
  play: Play,
  seat: Seat,
  { action, params }: { readonly action: string; readonly params: unknown },
  wanted: string | null,
): string | null {
  const given: { readonly [name: string]: unknown } = { ...(params as object) }; // raw: looked at by name only
  const open = play.decisions(seat).filter(({ actions }) => actions.includes(action));
  const meant = open.filter(({ preset }) => Object.entries(preset).every(([name, value]) => given[name] === value));
  return (meant.find(({ id }) => id === wanted) ?? meant[0])?.id ?? null;
}
