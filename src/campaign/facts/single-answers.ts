/** Which questions can be answered by a single press, and which take a sheet to fill in. */
import { type Decision, type GameTypes, type Rulebook, type Shortcut, type View, wholeAnswers } from "#engine";

interface Sight {
  readonly book: Rulebook<GameTypes>;
  readonly view: View<GameTypes>;
}

/** Whether an action is filled in piece by piece, however few ways there are: as rows of a sheet, or counted up. */
function isFilledIn({ book, view }: Sight, name: string): boolean {
  const action = book.actions.get(name);
  return action !== undefined && (action.menu !== null || action.total(view) !== null);
}

/** Whether one of the actions that answer a question is filled in piece by piece. */
export const needsSheet = (sight: Sight, { actions }: Pick<Decision, "actions">): boolean =>
  actions.some((name) => isFilledIn(sight, name));

/** The only way to do an action, of each that answers a question and has but one. */
export const singleAnswers = (
  { book, view }: Sight,
  { actions, preset }: Pick<Decision, "actions" | "preset">,
): readonly Shortcut[] => actions.flatMap((name) => wholeAnswers(book, view, { actions: [name], preset }, 1) ?? []);
