/** Orders that people write as text, one per line: what each line means, and what came of it. */
import {
  type Action,
  type GameTypes,
  namedIn,
  type Params,
  paramsIn,
  type Refusal,
  Refused,
  refuse,
  type Seat,
} from "#engine";
import type { CheckedLine, RowOutcome } from "../contract/answers.ts";
import type { Play } from "./play.ts";
import { decisionFor, type Row } from "./rows.ts";

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
  if (written.length === 0) refuse("empty", "There are no orders in it: write one per line.");
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
  const order = namedIn(live.book, env, seat, text.replace(REGARDLESS, ""));
  const params = naming(order.action, () => paramsIn(live.book, env, seat, order));
  const { name } = order.action;
  const decision = decisionFor(play, seat, { action: name, params }, null);
  return { action: name, params, decision, regardless: REGARDLESS.test(text) };
}

/** What cannot be read of an order says which action it is about. */
function naming(action: AnyAction, read: () => Params): Params {
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
