/** How the computer player looks through what an action asks, and picks the best. */
import { type Action, type Answer, type Params, progress, Refused, type View } from "#engine";
import type { Baghdad } from "../../state.ts";

/** What an action's next question offers after these answers, as menus show it; nothing if it is not possible now. */
export function choices(
  action: Action<Baghdad>,
  view: View<Baghdad>,
  ...answers: readonly Answer[]
): readonly string[] {
  const question = next(action, view, answers);
  if (question?.kind !== "pick") return [];
  return question.options.flatMap(({ value, refused }) => (refused ? [] : [value]));
}

/** The highest number that an action's next question takes; 0 if it is not possible now. */
export function highest(action: Action<Baghdad>, view: View<Baghdad>, ...answers: readonly Answer[]): number {
  const question = next(action, view, answers);
  return question?.kind === "integer" && question.max >= question.min ? question.max : 0;
}

/** Whether an action that asks nothing is possible now. */
export const can = (action: Action<Baghdad>, view: View<Baghdad>): boolean => action.when(view) === null;

function next(action: Action<Baghdad>, view: View<Baghdad>, answers: readonly Answer[]) {
  if (action.when(view)) return null;
  try {
    const at = progress(action, view, answers);
    return "step" in at ? at.step.input : null;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

export const move = (action: Action<Baghdad>, params: Params = {}) => ({ action: action.name, params });

/** The member for which this is highest, if there is one; the first of equal ones. */
export function best<T>(list: readonly T[], worth: (member: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const member of list) {
    const value = worth(member);
    if (value > most) [found, most] = [member, value];
  }
  return found;
}
