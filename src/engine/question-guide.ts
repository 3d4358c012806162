/** The part of a game's guide that its questions give themselves: prompts, answers, what is to come. */
import type { Action } from "./action.ts";
import type { Decision, Move } from "./decision.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Guide, Shortcut, Upcoming } from "./guide.ts";
import type { QuestionTable } from "./plays.ts";
import type { NamedAnswer, Opened, Question } from "./question.ts";
import { everyones } from "./views.ts";

/** What questions say of themselves. */
export type QuestionPart =
  | "prompt"
  | "shortcuts"
  | "openShortcuts"
  | "counter"
  | "label"
  | "upcoming"
  | "prepared"
  | "mended";

/** The most characters in a label. */
const LONGEST = 80;

/** Null: it is asked, and nothing of the kind is open. */
export const openedBy = <G extends GameTypes>(
  table: QuestionTable<G>,
  view: View<G>,
  decision: Decision,
): Opened | null => table.of(decision).opened(view, decision.preset);

/** The guide's part that questions have among themselves; `suggestions` come after a question's own answers. */
export function asking<G extends GameTypes>(
  table: QuestionTable<G>,
  questions: readonly Question<G>[],
  actions: readonly Action<G>[],
  suggestions: (question: Question<G>, view: View<G>, about: unknown) => readonly NamedAnswer[] = () => [],
): Pick<Guide<G>, QuestionPart> {
  const byName = new Map(actions.map((action) => [action.name, action]));
  const label = (view: View<G>, { action, params }: Move): string | null => {
    const words = byName.get(action)?.label(view, params) ?? null;
    return words !== null && words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
  };
  const named = (view: View<G>, answer: NamedAnswer): Shortcut => ({ label: nameOf(view, answer), ...answer });
  const nameOf = (view: View<G>, { moves: [first] }: NamedAnswer): string =>
    first ? (label(view, first) ?? byName.get(first.action)?.title ?? "") : "";
  const everybodys = (view: View<G>, decision: Decision): readonly Shortcut[] =>
    table
      .of(decision)
      .openAnswers(everyones(view))
      .map((answer) => ({ ...answer, open: true }));
  return {
    label,
    openShortcuts: (view, decision) => (table.of(decision).handDecides ? [] : everybodys(view, decision)),
    prompt: (view, decision) => openedBy(table, view, decision)?.prompt() ?? { question: "", facts: [] },
    shortcuts(view, decision) {
      const open = openedBy(table, view, decision);
      if (!open) return [];
      const question = table.of(decision);
      const answers = [...open.answers(), ...suggestions(question, view, open.about)];
      const own = answers.map((answer) => named(view, answer));
      const all = everybodys(view, decision);
      return question.openFirst ? [...all, ...own] : [...own, ...all];
    },
    counter: (view, decision) => openedBy(table, view, decision)?.counter() ?? null,
    upcoming: (view) => questions.flatMap((question) => comingOf(question, view)),
    prepared: (view, decision) => openedBy(table, view, decision)?.coming()?.premise ?? null,
    mended: (view, decision, move) => openedBy(table, view, decision)?.mended(move) ?? null,
  };
}

/** The questions of one kind to come, each as it would be asked now. */
const comingOf = <G extends GameTypes>(question: Question<G>, view: View<G>): readonly Upcoming<G>[] =>
  question.comingViews(view).flatMap((seen) => {
    const open = question.opened(seen, {});
    const coming = open?.coming();
    const [action] = question.actions;
    if (!open || !coming || !action) return [];
    const { title, premise, prompt } = coming;
    const asked = { title, question: question.name, action: coming.action ?? action.name };
    return [{ ...premise, ...asked, view: seen, prompt: prompt() }];
  });
