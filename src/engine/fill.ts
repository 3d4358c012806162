/** Fills forms with random answers that are possible, for players and tests that move at random. */
import type { Decision, Move } from "./decision.ts";
import type { Dice } from "./dice.ts";
import { blocked, open } from "./forms.ts";
import type { GameTypes, View } from "./game-types.ts";
import { type Answer, inputs, type Params, STOP, type Step } from "./inputs.ts";
import { type Group, terse } from "./params.ts";
import type { Rulebook } from "./rulebook.ts";

/**
 * Fills a form at random with answers that are not refused. The preset answers its own inputs. Throws if it comes to
 * an input without an answer: every choice that is offered must lead to a complete form.
 */
export function fill(group: Group<unknown>, view: object, dice: Dice, preset: Params = {}): Params {
  const walk = inputs(group, view);
  let step = walk.next();
  while (!step.done) step = walk.next(anyAnswer(step.value, dice, preset));
  return step.value;
}

function anyAnswer(step: Step, dice: Dice, preset: Params): Answer {
  const { input, stop, path } = step;
  const given = path.length === 1 ? preset[String(path[0])] : undefined;
  if (given !== undefined && stop === undefined) return given;
  const stuck = !open(input);
  if (stop === null && (stuck || dice.below(3) === 0)) return STOP;
  if (stuck) throw new Error(`dead end at ${path.join(".")} after ${JSON.stringify(step.picked)}`);
  switch (input.kind) {
    case "pick":
      return dice.of(input.options.filter((o) => !o.refused)).value;
    case "integer":
      return input.min + dice.below(input.max - input.min + 1);
    case "text":
      return "words".slice(0, input.max);
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
