/** The complete answers to a question that a seat can give at one press. */
import { type Decision, type Params, type Shortcut, wholeAnswers } from "#engine";
import { needsSheet, singleAnswers } from "../../../campaign/facts/single-answers.ts";
import type { SeatView } from "../../../campaign/service.ts";
import { fingerprint } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";

/** A complete answer as a control: what it does, and what it is found again by. */
export interface Offered extends Shortcut {
  readonly id: string;
}

export interface Answers {
  /** Named by the game, or all of them where there are few: buttons. */
  readonly first: readonly Offered[];
  /** All others, where they fit into one menu; null: there are more, and a sheet is needed. */
  readonly others: readonly Offered[] | null;
  /** Where a sheet is needed, what can be answered without one: the only ways to do one of the actions. */
  readonly single: readonly Offered[];
}

/** Up to this many complete answers are buttons without being named by the game. */
const BUTTONS = 5;
/** The most that may be sections, with their texts. */
const SECTIONS = 8;

const offered = (shortcut: Shortcut): Offered => ({ ...shortcut, id: idOf(shortcut) });
/** What a shortcut does, so that a button that means something else by now finds nothing. */
export const idOf = ({ label, moves }: Pick<Shortcut, "label" | "moves">): string => fingerprint([label, moves]);

/** What a seat can answer at one press. */
export function answersTo({ book, view }: Pick<SeatView, "book" | "view">, decision: Decision): Answers {
  const named = book.definition.guide.shortcuts(view, decision).map(offered);
  const steps = needsSheet({ book, view }, decision);
  const all = steps ? null : (wholeAnswers(book, view, decision, LIMIT.selectOptions)?.map(offered) ?? null);
  if (named.length === 0 && all !== null) {
    const few = all.some(({ detail }) => detail !== undefined) ? SECTIONS : BUTTONS;
    return all.length <= few ? { first: all, others: [], single: [] } : { first: [], others: all, single: [] };
  }
  const same = new Set(named.map(({ moves }) => fingerprint(moves)));
  const isOther = ({ moves }: Offered): boolean => !same.has(fingerprint(moves));
  const single = steps || all ? [] : singleAnswers({ book, view }, decision).map(offered);
  return { first: named, others: all?.filter(isOther) ?? null, single: single.filter(isOther) };
}

/** The answer that a control stands for; undefined: it no longer is an answer. */
export function answerById(
  seatView: Pick<SeatView, "book" | "view">,
  decision: Decision,
  id: string,
): Offered | undefined {
  return allOf(answersTo(seatView, decision)).find((answer) => answer.id === id);
}

export const allOf = ({ first, others, single }: Answers): readonly Offered[] => [
  ...first,
  ...(others ?? []),
  ...single,
];

/** Whether a button beside a form stands for the answer in which nothing is chosen: then the form does not have to. */
export const hasBlankAnswer = (
  seatView: Pick<SeatView, "book" | "view">,
  decision: Decision,
  action: string,
): boolean =>
  allOf(answersTo(seatView, decision)).some(
    ({ moves: [move, ...more] }) => more.length === 0 && move?.action === action && isBlank(move.params),
  );

const isBlank = (params: Params): boolean =>
  Object.values(params).every((value) => Array.isArray(value) && value.length === 0);
