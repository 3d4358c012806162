/** What a bot is asked, in the words that players see, and what it can answer. */
import {
  type Action,
  byDefault,
  type Decision,
  type GameTypes,
  type Move,
  type Params,
  type Rulebook,
  type View,
  wholeAnswers,
} from "#engine";
import { canBegin, firstStep } from "./filling.ts";
import { type Act, MOST_LISTED, type Of } from "./protocol.ts";

type Book = Rulebook<GameTypes>;
type Open = Of<"ask">["actions"][number];

/** A question as a bot is asked it; what its seat sees is added by whoever knows what it was shown before. */
export function askOf(book: Book, view: View<GameTypes>, decision: Decision): Omit<Of<"ask">, "view"> {
  const { id, seat, kind, text, preset } = decision;
  const { question, facts } = book.definition.guide.prompt(view, decision);
  const answers = wholeAnswers(book, view, decision, MOST_LISTED);
  const opens = (action: Action<GameTypes>, isAnswer: boolean): Open => ({
    action: action.name,
    title: action.title,
    answers: isAnswer,
    ...(isAnswer && answers ? {} : { next: firstStep(action, view, isAnswer ? preset : {}) }),
  });
  const own = begun(book, view, decision.actions, decision.preset);
  const free = begun(book, view, freeBeside(book, view, decision), {});
  return {
    type: "ask",
    decision: id,
    seat,
    kind,
    question,
    facts: [...facts],
    offer: text,
    actions: [...own.map((action) => opens(action, true)), ...free.map((action) => opens(action, false))],
    legal: answers?.flatMap(({ label, moves }) => moves.map((move) => ({ label, ...plain(move) }))) ?? null,
  };
}

/** What a seat may do without being asked, besides what answers the question. */
export const freeBeside = (book: Book, view: View<GameTypes>, { actions }: Decision): readonly string[] =>
  book.definition.free(view).filter((name) => !actions.includes(name));

const begun = (
  book: Book,
  view: View<GameTypes>,
  names: readonly string[],
  preset: Decision["preset"],
): readonly Action<GameTypes>[] =>
  names.flatMap((name) => {
    const action = book.actions.get(name);
    return action && !action.typed && canBegin(action, view, preset) ? action : [];
  });

/** A legal answer that can be sent as it is: what counts at a deadline. */
export const wayOut = (book: Book, view: View<GameTypes>, decision: Decision): Act => ({
  type: "act",
  decision: decision.id,
  ...plain(byDefault(book, view, decision)),
});

/** A move as a message has it: whatever else its maker knows of it is left out. */
export const plain = ({ action, params }: Move): Pick<Move, "action"> & { params: Mutable<Params> } => ({
  action,
  params: { ...params },
});

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
