import type { Decision, Default } from "./decision.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { GuideChapter } from "./guide-chapters.ts";
import { QuestionTable } from "./plays.ts";
import type { Question } from "./question.ts";
import { asking, openedBy } from "./question-guide.ts";

/** What declared questions are to a game that answers all others by hand. */
interface Partly<G extends GameTypes> {
  readonly chapter: GuideChapter<G>;
  /** Null: it is none of these questions. */
  defaultAnswer(view: View<G>, decision: Decision): Default | null;
}

/** For a game that declares only some of its questions yet. */
export function partly<G extends GameTypes>(questions: readonly Question<G>[]): Partly<G> {
  const table = new QuestionTable(questions);
  const actions = questions.flatMap((question) => question.actions);
  const { label, upcoming, ...asked } = asking(table, questions, actions);
  const isOurs = (decision: Decision): boolean => table.find(decision) !== undefined;
  return {
    chapter: {
      label,
      upcoming,
      prompt: (view, decision) => (isOurs(decision) ? asked.prompt(view, decision) : null),
      shortcuts: (view, decision) => (isOurs(decision) ? asked.shortcuts(view, decision) : []),
      openShortcuts: (view, decision) => (isOurs(decision) ? (asked.openShortcuts?.(view, decision) ?? []) : []),
      prepared: (view, decision) => (isOurs(decision) ? asked.prepared(view, decision) : null),
      mended: (view, decision, move) => (isOurs(decision) ? (asked.mended?.(view, decision, move) ?? null) : null),
    },
    defaultAnswer: (view, decision) =>
      isOurs(decision) ? (openedBy(table, view, decision)?.fallback() ?? null) : null,
  };
}
