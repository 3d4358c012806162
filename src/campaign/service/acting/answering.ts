/** A seat's moves and written orders: done in one transaction, or tried on a copy. */
import QuickLRU from "quick-lru";
import { canonical, refuse, type Seat } from "#engine";
import type { Answering, CheckedLine, RowOutcome, Submitted, Trying, WrittenSheet } from "../../contract/answers.ts";
import type { Live } from "../../facts/live.ts";
import { toldTo } from "../../facts/words.ts";
import { haltOf, isDone, unendedFor } from "../../moves/halting.ts";
import type { Play } from "../../moves/play.ts";
import { endSteps, MOST_MOVES, moveRow, type Row, TRIAL, takeRows } from "../../moves/rows.ts";
import { sayAhead } from "../../moves/saying-ahead.ts";
import { settle } from "../../moves/settling.ts";
import { checkedLine, linesIn, writtenRow } from "../../moves/written-rows.ts";
import { offeredPromise } from "../../talks/offered.ts";
import { declinedIn } from "../negotiation/refusing.ts";
import { rowToTakeBack } from "../requests/undo.ts";
import type { Turns } from "./turns.ts";

/** Does moves or written orders one after the other, with what is said ahead, in one transaction. */
export async function submit(turns: Turns, given: Answering | WrittenSheet): Promise<Submitted> {
  return submitted(await turns.act(given, (play) => takeMoves(play, given)), given.seat);
}

/** What came of moves; null: their interaction had been handled before. */
export function submitted(
  acted: { readonly play: Play; readonly done: ReturnType<typeof takeMoves> } | null,
  seat: Seat,
): Submitted {
  if (!acted) return { rows: [], told: [], undo: null, halt: null, repeated: true };
  const { play, done } = acted;
  const { rows, unended } = done;
  const told = play.advances.flatMap((advance) => toldTo(play.live.book, advance, seat).map(({ line }) => line));
  const undo = rowToTakeBack(play.rows, (one) => one === seat);
  const halt = haltOf(play, seat, rows) ?? (unended ? unendedFor(play, seat) : null);
  return { rows, told, undo, halt, repeated: false };
}

/** Does moves or written orders one after the other, and keeps what is said ahead. Throws `Refused`. */
export function takeMoves(
  play: Play,
  given: Answering | WrittenSheet,
): Pick<Submitted, "rows"> & { readonly unended: boolean } {
  const { seat, ahead = [], end = false, halts = false, sheet, promise }: Partial<Answering> & typeof given = given;
  const { sources, place } = "lines" in given ? written(given) : moved(play, given);
  const phase = play.phase.id;
  sayAhead(play, seat, ahead, sources.length > 0 || end ? play.env.seq : 0);
  const { rows, stands } = takeRows(play, given, sources, { trial: false, halts, settle });
  const at = rows.findIndex(({ state }) => state === "refused");
  const refused = rows[at]?.refused;
  if (refused && !stands) refuse(refused.code, `${place(at)}${refused.text}`, refused.rule);
  const stays = !(end && rows.every(isDone) && endSteps(play, given, settle)) && play.phase.id === phase;
  if (sheet) play.sheets.push({ seat, decision: sheet.decision, left: sheet.undone?.(rows) ?? sheet.left });
  play.reasons.push(...declinedIn(play, given));
  if (promise) play.promises.push(offeredPromise(play, given, promise));
  return { rows, unended: end && stays };
}

/** What is to be done, row by row, and where a row stands, as a refusal of the whole says it. */
interface Sources {
  readonly sources: readonly Row[];
  place(at: number): string;
}

function moved(play: Play, { seat, moves, decision = null, ahead = [], end = false }: Answering): Sources {
  if (decision !== null && !play.decisions(seat).some(({ id }) => id === decision))
    refuse("stale", "That question is no longer open.");
  if (moves.length === 0 && ahead.length === 0 && !end) refuse("empty", "There is nothing to submit.");
  const sources = rowsOf(play, seat, moves, decision);
  return { sources, place: (at) => (moves.length > 1 ? `Row ${at + 1}: ` : "") };
}

function written({ seat, lines }: Pick<WrittenSheet, "seat" | "lines">): Sources & { numberOf(at: number): number } {
  const orders = linesIn(lines);
  const numberOf = (at: number): number => orders[at]?.number ?? 0;
  const sources = orders.map((line) => writtenRow(seat, line));
  return { sources, numberOf, place: (at) => `Line ${numberOf(at)}: ` };
}

/** What came of moves that were tried. */
interface Tried {
  readonly rows: readonly RowOutcome[];
  /** As the possible ones leave it. */
  readonly env: Live["env"];
}

/** How many trials of one state are remembered: a few seats fill in a sheet at the same time. */
const REMEMBERED = 8;
/** By the state, then by seat and moves: a sheet is tried when it is shown, and when somebody presses it. */
const trials = new WeakMap<Live["env"], QuickLRU<string, Tried>>();

/** Tries moves on a copy; what is refused is said, not thrown. The game is as the possible ones leave it. */
export async function tryMoves(
  turns: Turns,
  sheet: Trying & Pick<Answering, "moves">,
): Promise<Pick<Tried, "rows"> & { readonly live: Live }> {
  const play = await turns.trial(sheet);
  const known = trials.get(play.env) ?? new QuickLRU<string, Tried>({ maxSize: REMEMBERED });
  trials.set(play.env, known);
  const key = canonical([sheet.seat, sheet.moves]);
  const { rows, env } = known.get(key) ?? tried(play, sheet);
  known.set(key, { rows, env });
  return { rows, live: { ...play.live, env } };
}

function tried(play: Play, sheet: Trying & Pick<Answering, "moves">): Tried {
  const { rows } = takeRows(play, sheet, rowsOf(play, sheet.seat, sheet.moves, null), TRIAL);
  return { rows, env: play.env };
}

function rowsOf(play: Play, seat: Seat, moves: Answering["moves"], decision: string | null): readonly Row[] {
  if (moves.length > MOST_MOVES) refuse("too-many", `At most ${MOST_MOVES} moves can be made at once.`);
  return moves.map((move, i) => moveRow(play.live.book.actions, seat, move, i === 0 ? decision : null));
}

/** Tries written orders in the same way. */
export async function checkLines(
  turns: Turns,
  sheet: Trying & Pick<WrittenSheet, "lines">,
): Promise<readonly CheckedLine[]> {
  const play = await turns.trial(sheet);
  const { sources, numberOf } = written(sheet);
  const { rows } = takeRows(play, sheet, sources, TRIAL);
  return rows.map((row, i) => checkedLine(play.live.book.actions, numberOf(i), row));
}
