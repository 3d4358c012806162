import {
  type Answer,
  blocked,
  type Decision,
  type Dice,
  type GameTypes,
  type Group,
  type Input,
  inputs,
  isPicked,
  open,
  type Params,
  Refused,
  type Rulebook,
  STOP,
  type Step,
  type View,
} from "#engine";
import { violate } from "./violation.ts";

/** Texts that notation, logs and menus stumble over. */
const TEXTS = ["words", "two words", "", "-", "a,b > c; [d]", 'the "last" \\ one', "naïve ✓", "12", " line\nbreak "];

/** A form as it was filled: the questions, the answers, and the params that came of them. */
export interface Trail {
  readonly params: Params;
  readonly steps: readonly { readonly step: Step; readonly answer: Answer }[];
}

/**
 * Fills a form at random from what it offers unrefused, after `first`, the answers to begin with. A question without an
 * answer, or an offered answer that is refused, is a violation.
 */
export function randomPlay(
  group: Group<unknown>,
  view: object,
  dice: Dice,
  preset: Params = {},
  first: readonly Answer[] = [],
): Trail {
  const steps: { step: Step; answer: Answer }[] = [];
  try {
    const walk = inputs(group, view);
    let next = walk.next();
    while (!next.done) {
      const given = first[steps.length];
      const answer = given === undefined ? anyAnswer(next.value, dice, preset) : given;
      steps.push({ step: next.value, answer });
      next = walk.next(answer);
    }
    return { params: next.value, steps };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return violate("dead end", `${shown(steps)} is refused (${error.message}) though every answer was offered`, error);
  }
}

/** Goes on at random after params that are given already, up to the end of the form; those must be canonical. */
export function completed(group: Group<unknown>, view: object, dice: Dice, given: Params): Params {
  const walk = inputs(group, view);
  let next = walk.next();
  while (!next.done) {
    const step = next.value;
    next = walk.next(Object.hasOwn(given, String(step.path[0])) ? givenAt(step, given) : anyAnswer(step, dice, {}));
  }
  return next.value;
}

/** What canonical params say to a question. */
function givenAt({ path, kind, picked }: Step, given: Params): Answer {
  const keys = isPicked(kind) ? [...path, picked.length] : path;
  let at: unknown = given;
  for (const key of keys) at = (at as { readonly [key: string | number]: unknown } | null | undefined)?.[key];
  return (at ?? STOP) as Answer; // params are plain JSON
}

const shown = (steps: Trail["steps"]): string =>
  steps.map(({ step, answer }) => `${step.path.join(".")}=${JSON.stringify(answer)}`).join(" ");

function anyAnswer(step: Step, dice: Dice, preset: Params): Answer {
  const given = step.path.length === 1 && step.stop === undefined ? preset[String(step.path[0])] : undefined;
  if (given !== undefined) return given;
  const stuck = !open(step.input);
  if (step.stop === null && (stuck || dice.below(3) === 0)) return STOP;
  if (stuck)
    violate("dead end", `nothing can be answered at ${step.path.join(".")} after ${JSON.stringify(step.picked)}`);
  return dice.of(answers(step.input, dice));
}

/** Answers that an input offers: all picks, the ends and one between of a range, a text. */
export function answers(input: Input, dice: Dice): readonly Exclude<Answer, null>[] {
  switch (input.kind) {
    case "pick":
      return input.options.filter((o) => !o.refused).map((o) => o.value);
    case "integer": {
      const { min, max } = input;
      return min > max ? [] : [min, max, min + dice.below(max - min + 1)];
    }
    case "text":
      return [dice.of(TEXTS).slice(0, input.max)];
  }
}

/** A random legal move with its trail; null if none of the actions can be begun. */
export function moveFor<G extends GameTypes>(
  book: Rulebook<G>,
  view: View<G>,
  { actions, preset }: Pick<Decision, "actions" | "preset">,
  dice: Dice,
): { readonly action: string; readonly trail: Trail; readonly params: Params } | null {
  for (const name of dice.shuffled(actions)) {
    const action = book.actions.get(name) ?? violate("unknown name", `a question asks for the action “${name}”`);
    if (action.when(view) || blocked(action, view, preset)) continue;
    const trail = randomPlay(action, view, dice, preset);
    return { action: name, trail, params: trail.params };
  }
  return null;
}
