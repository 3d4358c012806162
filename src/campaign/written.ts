import {
  type Action,
  actionIn,
  type GameTypes,
  hindrance,
  type Params,
  parse,
  type Refusal,
  Refused,
  refuse,
  type Seat,
  viewOf,
} from "../engine/index.ts";
import type { Play } from "./play.ts";
import { decisionFor, type Row } from "./rows.ts";
import type { CheckedLine, RowOutcome } from "./service.ts";

type AnyAction = Action<GameTypes>;

/** More than anybody writes in one go. */
const MOST_LINES = 100;
const REGARDLESS = /^regardless:\s*/i;

/** A line with an order in it. */
export interface WrittenLine {
  /** From 1, as its writer counts. */
  readonly number: number;
  readonly text: string;
}

/** The lines that say something. */
export function linesIn(lines: readonly string[]): readonly WrittenLine[] {
  const written = lines.map((text, i) => ({ number: i + 1, text: text.trim() })).filter(({ text }) => text !== "");
  if (written.length === 0) refuse("empty", "There is no order in it: write one order a line.");
  if (written.length > MOST_LINES) refuse("too-many", `At most ${MOST_LINES} orders can be given at once.`);
  return written;
}

/** A written order as a row. */
export const writtenRow = (seat: Seat, { text }: WrittenLine): Row => ({
  text,
  move: { action: "", params: {} },
  read: (play) => readOrder(play, seat, text),
});

/** What came of it, for its writer. */
export function checkedLine(
  actions: ReadonlyMap<string, AnyAction>,
  number: number,
  { line, move, state, refused }: RowOutcome,
): CheckedLine {
  const action = actions.get(move.action);
  const possible = state === "stops" ? "possible" : state;
  return { number, line, move: action ? move : null, state: possible, refused, confirm: action?.confirm ?? null };
}

/** An order and the decision that it answers: the open question, a proposal, or none. */
function readOrder(play: Play, seat: Seat, text: string): ReturnType<Row["read"]> {
  const { env, live } = play;
  const { book } = live;
  const regardless = REGARDLESS.test(text);
  const order = text.replace(REGARDLESS, "");
  const action = actionOf(play, seat, order);
  const { name } = action;
  const open = play.decisions(seat).find(({ actions }) => actions.includes(name));
  const why = hindrance(book, env, { seat, decision: open?.id ?? null, action: name });
  if (why) throw about(action, why); // what is not possible now has no questions that make sense
  const params = paramsOf(action, () => parse(order, new Map([[name, action]]), viewOf(book, env, seat)).params);
  return { action: name, params, decision: decisionFor(play, seat, { action: name, params }, null), regardless };
}

/** The action that an order begins with; where several begin like that, the one that is possible now. */
function actionOf(play: Play, seat: Seat, order: string): AnyAction {
  const all = [...play.live.book.actions.values()];
  try {
    return actionIn(order, all);
  } catch (error) {
    const now = possibleNow(play, seat, all);
    const possible = error instanceof Refused ? orNull(() => actionIn(order, now)) : null;
    if (possible) return possible;
    throw error;
  }
}

/** What a seat may do now: what it is asked, and what can be done at any time. */
function possibleNow(play: Play, seat: Seat, all: readonly AnyAction[]): readonly AnyAction[] {
  const { book } = play.live;
  const asked = play.decisions(seat).flatMap(({ actions }) => actions);
  const free = book.definition.free(viewOf(book, play.env, seat));
  return all.filter(({ name }) => asked.includes(name) || free.includes(name));
}

function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function paramsOf(action: AnyAction, read: () => Params): Params {
  try {
    return read();
  } catch (error) {
    throw error instanceof Refused ? about(action, error) : error;
  }
}

/** A refusal that says which action it is about. */
function about({ title }: AnyAction, { code, text, rule }: Refusal): Refused {
  const sentence = text.includes(title) ? text : `“${title}”: ${text}`;
  return new Refused(rule === undefined ? { code, text: sentence } : { code, text: sentence, rule });
}
