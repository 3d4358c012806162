import type { Decision, Move } from "./decision.ts";
import type { Dice } from "./dice.ts";
import { blocked, open } from "./forms.ts";
import type { GameTypes, View } from "./game-types.ts";
import { type Group, terse } from "./params.ts";
import { type Answer, type Params, questions, STOP, type Step } from "./questions.ts";
import type { Rulebook } from "./rulebook.ts";

/**
 * Fills a form at random with answers that are not refused. The preset answers its own questions. Throws if it comes to
 * a question without an answer: every choice that is offered must lead to a complete form.
 */
export function fill(group: Group<unknown>, view: object, dice: Dice, preset: Params = {}): Params {
  const walk = questions(group, view);
  let step = walk.next();
  while (!step.done) step = walk.next(anyAnswer(step.value, dice, preset));
  return step.value;
}

function anyAnswer(step: Step, dice: Dice, preset: Params): Answer {
  const { question, stop, path } = step;
  const given = path.length === 1 ? preset[String(path[0])] : undefined;
  if (given !== undefined && stop === undefined) return given;
  const stuck = !open(question);
  if (stop === null && (stuck || dice.below(3) === 0)) return STOP;
  if (stuck) throw new Error(`dead end at ${path.join(".")} after ${JSON.stringify(step.picked)}`);
  switch (question.kind) {
    case "pick":
      return dice.of(question.options.filter((o) => !o.refused)).value;
    case "integer":
      return question.min + dice.below(question.max - question.min + 1);
    case "text":
      return "words".slice(0, question.max);
  }
}

/** A random legal move for a decision, or null if none of its actions can be begun. */
export function anyMove<G extends GameTypes>(
  book: Rulebook<G>,
  view: View<G>,
  decision: Pick<Decision, "actions" | "preset">,
  dice: Dice,
): Move | null {
  const seen = terse(view);
  for (const name of dice.shuffled(decision.actions)) {
    const action = book.actions.get(name);
    if (!action || action.when(seen) || blocked(action, seen, decision.preset)) continue;
    return { action: name, params: fill(action, seen, dice, decision.preset) };
  }
  return null;
}
