import {
  type Action,
  type GameTypes,
  hindrance,
  matchName,
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
const WORD = /^[^\s,>[\];"]*/;
/** Words at the beginning of an order: its name, and values that are written without marks. */
const WORDS = /^\p{L}[\p{L}\p{N}_'-]*(?:\s+\p{L}[\p{L}\p{N}_'-]*)*/u;

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
  const { action, line } = named(play, seat, text.replace(REGARDLESS, ""));
  const name = action.name;
  const open = play.decisions(seat).find(({ actions }) => actions.includes(name));
  const why = hindrance(book, env, { seat, decision: open?.id ?? null, action: name });
  if (why) throw about(action, why); // what is not possible now has no questions that make sense
  const params = paramsOf(action, () => parse(line, book.actions, viewOf(book, env, seat)).params);
  return { action: name, params, decision: decisionFor(play, seat, { action: name, params }, null), regardless };
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

/** The action that an order begins with, in one word or several, and the order with that name as `parse` knows it. */
function named(play: Play, seat: Seat, order: string): { readonly action: AnyAction; readonly line: string } {
  const all = [...play.live.book.actions.values()];
  const words = (WORDS.exec(order)?.[0] ?? "").split(/\s+/);
  for (let count = words.length; count > 1; count--) {
    const name = squeezed(words.slice(0, count).join(""));
    const action = all.find((one) => namesOf(one).some((known) => squeezed(known) === name));
    if (action) return { action, line: withName(action, order, count) };
  }
  const possible = possibleNow(play, seat, all);
  const word = WORD.exec(order)?.[0] ?? "";
  const action = matchName(possible, namesOf, word).meant ?? matchName(all, namesOf, word).meant;
  return action ? { action, line: withName(action, order, 1) } : refuse("no-action", unknown(word, all, possible));
}

const namesOf = ({ name, title }: AnyAction): readonly string[] => [name, title];
const squeezed = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");

/** An order whose first words are a name, with the name of the action in their place. */
const withName = ({ name }: AnyAction, order: string, count: number): string =>
  order.replace(new RegExp(`^(?:[^\\s,>[\\];"]+\\s*){${count}}`), `${name} `).trimEnd();

/** What a seat may do now: what it is asked, and what can be done at any time. */
function possibleNow(play: Play, seat: Seat, all: readonly AnyAction[]): readonly AnyAction[] {
  const { book } = play.live;
  const asked = play.decisions(seat).flatMap(({ actions }) => actions);
  const free = book.definition.free(viewOf(book, play.env, seat));
  return all.filter(({ name }) => asked.includes(name) || free.includes(name));
}

/** Why a word is no order, what it may have meant, and what can be ordered now. */
function unknown(word: string, all: readonly AnyAction[], possible: readonly AnyAction[]): string {
  const match = matchName(all, namesOf, word);
  const close = match.meant ? [] : match.close.map(({ name }) => dashed(name));
  const hint = close.length > 0 ? ` Did you mean ${close.join(" or ")}?` : "";
  const now = possible.map(({ name }) => dashed(name)).join(", ");
  return `“${word.slice(0, 40)}” is no order of this game.${hint}${now === "" ? "" : ` Possible now: ${now}.`}`;
}

/** A name as people write it: "choose-first". */
const dashed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
