/** Fills the form of an action step by step, as menus do, for a bot that is too far from the rules to know what they ask. */
import {
  type Action,
  type Answer,
  blocked,
  type GameTypes,
  type Input,
  inputs,
  isAnyOpen,
  type Params,
  refuse,
  type Step,
  type View,
} from "#engine";
import type { StepMessage } from "./protocol.ts";

/** What a form asks next, or the whole params. */
export type Filled = { readonly next: StepMessage } | { readonly params: Params };

/**
 * Where these answers lead; what the question has settled (`preset`) is not asked. Throws `Refused` for an answer that is
 * not possible, and where there are more than the form asks for.
 */
export function filled(action: Action<GameTypes>, view: object, preset: Params, answers: readonly Answer[]): Filled {
  const left = [...answers];
  const walk = inputs(action, view);
  let at = walk.next();
  for (;;) {
    if (at.done) break;
    const given = presetFor(at.value, preset);
    if (given !== undefined) at = walk.next(given);
    else if (left.length > 0)
      at = walk.next(left.shift() as Answer); // there is one
    else return { next: stepMessage(at.value) };
  }
  if (left.length > 0) refuse("too-many", "Nothing more is asked here.");
  return { params: at.value };
}

/** The first input of a form; null: it has none. */
export function firstStep(action: Action<GameTypes>, view: object, preset: Params): StepMessage | null {
  const at = filled(action, view, preset, []);
  return "next" in at ? at.next : null;
}

/** Whether an action can be begun now. */
export const canBegin = (action: Action<GameTypes>, view: View<GameTypes>, preset: Params): boolean =>
  !action.when(view) && !blocked(action, view, preset);

const presetFor = ({ path, stop }: Step, preset: Params): Answer | undefined =>
  path.length === 1 && stop === undefined ? preset[String(path[0])] : undefined;

const stepMessage = ({ path, title, kind, input, picked, stop }: Step): StepMessage => ({
  path: [...path],
  title,
  kind,
  input: inputMessage(input),
  picked: [...picked],
  mayEnd: stop === null,
});

/** Choices that are refused are left out: a bot has no use for them. */
function inputMessage(input: Input): StepMessage["input"] {
  switch (input.kind) {
    case "integer":
      return { kind: "integer", min: input.min, max: input.max };
    case "text":
      return { kind: "text", max: input.max };
    case "pick": {
      if (!isAnyOpen(input.options)) return { kind: "pick", options: [] };
      const options = input.options.filter(({ refused }) => !refused);
      return { kind: "pick", options: options.map(({ refused: _, ...option }) => ({ ...option })) };
    }
  }
}
