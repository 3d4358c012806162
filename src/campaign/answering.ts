import QuickLRU from "quick-lru";
import { canonical, type Refusal, refuse, type Seat } from "../engine/index.ts";
import { checkedLine, linesIn, writtenRow } from "./batch-orders.ts";
import type { Answering, Batch, BatchDone, CarriedOut, CheckedLine, RowOutcome, Trying } from "./contract/answers.ts";
import { haltOf, isDone, unendedFor } from "./halting.ts";
import type { Live } from "./live.ts";
import { offeredPromise } from "./negotiation/offered.ts";
import { declinedIn } from "./negotiation/refusing.ts";
import type { Play } from "./play.ts";
import { endSteps, MOST_MOVES, moveRow, type Row, TRIAL, takeRows } from "./rows.ts";
import { sayAhead } from "./saying-ahead.ts";
import { settle } from "./settling.ts";
import type { Turns } from "./turns.ts";
import { rowToTakeBack } from "./undo.ts";
import { toldTo } from "./words.ts";

/** Does moves one after the other, with what is said ahead, in one transaction. */
export async function carryOut(turns: Turns, answer: Answering): Promise<CarriedOut> {
  const { seat, moves, decision, ahead, end, halts = false, sheet, promise } = answer;
  const acted = await turns.act(answer, (play) => {
    if (decision !== null && !play.decisions(seat).some(({ id }) => id === decision))
      refuse("stale", "That question is no longer open.");
    if (moves.length === 0 && ahead.length === 0 && !end) refuse("empty", "There is nothing to submit.");
    const phase = play.phase.id;
    sayAhead(play, seat, ahead, moves.length > 0 || end ? play.env.seq : 0);
    const { rows, stands } = takeRows(play, answer, rowsOf(play, seat, moves, decision), {
      trial: false,
      halts,
      settle,
    });
    requireWhole(rows, stands, (at) => (moves.length > 1 ? `Row ${at + 1}: ` : ""));
    const stays = !(end && rows.every(isDone) && endSteps(play, answer, settle)) && play.phase.id === phase;
    if (sheet) play.sheets.push({ seat, decision: sheet.decision, left: sheet.undone?.(rows) ?? sheet.left });
    play.reasons.push(...declinedIn(play, answer));
    if (promise) play.promises.push(offeredPromise(play, answer, promise));
    return { rows, unended: end && stays };
  });
  if (!acted) return { rows: [], told: [], undo: null, halt: null, repeated: true };
  const { play, done } = acted;
  const { rows, unended } = done;
  const told = play.advances.flatMap((advance) => toldTo(play.live.book, advance, seat).map(({ line }) => line));
  const undo = rowToTakeBack(play.rows, (one) => one === seat);
  const halt = haltOf(play, seat, rows) ?? (unended ? unendedFor(play, seat) : null);
  return { rows, told, undo, halt, repeated: false };
}

/** What came of moves that were tried. */
interface Tried {
  readonly rows: readonly RowOutcome[];
  /** As the possible ones leave it. */
  readonly env: Live["env"];
}

/** So many trials of one state are remembered: a few seats fill in a sheet at the same time. */
const REMEMBERED = 8;
/** By the state, then by seat and moves: a sheet is tried when it is shown, and when somebody presses it. */
const trials = new WeakMap<Live["env"], QuickLRU<string, Tried>>();

/** Tries moves on a copy; what is refused is said, not thrown. The game is as the possible ones leave it. */
export async function tryMoves(
  turns: Turns,
  batch: Trying & Pick<Answering, "moves">,
): Promise<Pick<Tried, "rows"> & { readonly live: Live }> {
  const play = await turns.trial(batch);
  const known = trials.get(play.env) ?? new QuickLRU<string, Tried>({ maxSize: REMEMBERED });
  trials.set(play.env, known);
  const key = canonical([batch.seat, batch.moves]);
  const { rows, env } = known.get(key) ?? tried(play, batch);
  known.set(key, { rows, env });
  return { rows, live: { ...play.live, env } };
}

function tried(play: Play, batch: Trying & Pick<Answering, "moves">): Tried {
  const { rows } = takeRows(play, batch, rowsOf(play, batch.seat, batch.moves, null), TRIAL);
  return { rows, env: play.env };
}

function rowsOf(play: Play, seat: Seat, moves: Answering["moves"], decision: string | null): readonly Row[] {
  if (moves.length > MOST_MOVES) refuse("too-many", `At most ${MOST_MOVES} moves can be made at once.`);
  return moves.map((move, i) => moveRow(play.live.book.actions, seat, move, i === 0 ? decision : null));
}

/** Tries written orders in the same way. */
export async function checkLines(
  turns: Turns,
  { lines, ...batch }: Trying & Pick<Batch, "lines">,
): Promise<readonly CheckedLine[]> {
  const play = await turns.trial(batch);
  return takeLines(play, batch, linesIn(lines), true).lines;
}

/** Gives them all in one transaction. */
export async function submitLines(turns: Turns, { lines, ...batch }: Batch): Promise<BatchDone> {
  const acted = await turns.act(batch, (play) => {
    const written = linesIn(lines);
    const taken = takeLines(play, batch, written, false);
    requireWhole(taken.lines, taken.stands, (at) => `Line ${written[at]?.number}: `);
    return taken.lines;
  });
  return acted ? { lines: acted.done, repeated: false } : { lines: [], repeated: true };
}

function takeLines(
  play: Play,
  actor: Pick<Batch, "person" | "seat">,
  written: ReturnType<typeof linesIn>,
  trial: boolean,
): { readonly lines: readonly CheckedLine[]; readonly stands: boolean } {
  const { actions } = play.live.book;
  const sources = written.map((line) => writtenRow(actor.seat, line));
  const { rows, stands } = takeRows(play, actor, sources, { trial, halts: trial, settle });
  return { lines: rows.map((row, i) => checkedLine(actions, written[i]?.number ?? 0, row)), stands };
}

/** Refuses all of it for one that is not possible, unless something before it cannot be taken back. */
function requireWhole(
  rows: readonly { readonly state: RowOutcome["state"]; readonly refused: Refusal | null }[],
  stands: boolean,
  place: (at: number) => string,
): void {
  const at = rows.findIndex(({ state }) => state === "refused");
  const refused = rows[at]?.refused;
  if (refused && !stands) refuse(refused.code, `${place(at)}${refused.text}`, refused.rule);
}
