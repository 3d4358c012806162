import {
  type Answer,
  type Group,
  open,
  type Params,
  questions,
  type Refusal,
  Refused,
  STOP,
  type Step,
} from "../../engine/index.ts";

/** A question that has its answer. */
export interface Answered {
  readonly step: Step;
  readonly answer: Answer;
  /** Nobody was asked: there was one answer only, or it was given with the decision. */
  readonly by: "person" | "preset" | "force";
}

/** Where a form stands. */
export interface Walk {
  readonly trail: readonly Answered[];
  readonly end: { readonly done: Params } | { readonly step: Step };
  /** Why an answer given earlier does not count any more; it and those after it are dropped. */
  readonly refused: Refusal | null;
}

/** The answers of a trail, as drafts keep them. */
export const answersOf = (walk: Walk): Answer[] => walk.trail.map((t) => t.answer);

/**
 * Answers a form's questions with what is given, then goes on by itself as long as there is nothing to choose. Throws
 * `Refused` if the form cannot even be begun.
 */
export function walk(form: Group<unknown>, view: object, preset: Params, given: readonly Answer[]): Walk {
  let answers = given;
  let self = true;
  let refused: Refusal | null = null;
  for (;;) {
    const attempt = fold(form, view, preset, answers, self);
    if (!attempt.failed) return { trail: attempt.trail, end: attempt.end, refused };
    refused ??= attempt.failed;
    if (attempt.trail.length >= answers.length) self = false;
    else answers = answers.slice(0, attempt.trail.length);
  }
}

type Attempt =
  | { readonly failed: null; readonly trail: Answered[]; readonly end: Walk["end"] }
  | { readonly failed: Refusal; readonly trail: Answered[] };

function fold(form: Group<unknown>, view: object, preset: Params, answers: readonly Answer[], self: boolean): Attempt {
  const trail: Answered[] = [];
  const asking = questions(form, view);
  let next = asking.next();
  while (!next.done) {
    const step: Step = next.value;
    const forced = automatic(step, preset);
    const given = trail.length < answers.length ? answers[trail.length] : self ? forced?.answer : undefined;
    if (given === undefined) return { failed: null, trail, end: { step } };
    try {
      next = asking.next(given);
    } catch (error) {
      if (error instanceof Refused) return { failed: error, trail };
      throw error;
    }
    trail.push({ step, answer: given, by: forced && forced.answer === given ? forced.by : "person" });
  }
  return { failed: null, trail, end: { done: next.value } };
}

/** The only answer that a question has; undefined where there is something to choose. */
function automatic(step: Step, preset: Params): { answer: Answer; by: "preset" | "force" } | undefined {
  const { question, stop, path } = step;
  if (stop === undefined) {
    const given = path.length === 1 ? preset[String(path[0])] : undefined;
    if (given !== undefined) return { answer: given, by: "preset" };
    if (question.kind === "integer" && question.min === question.max) return { answer: question.min, by: "force" };
    const only = question.kind === "pick" && question.options.length === 1 ? question.options[0] : undefined;
    return only && !only.refused ? { answer: only.value, by: "force" } : undefined;
  }
  return stop === null && !open(question) ? { answer: STOP, by: "force" } : undefined;
}

/** Takes back the last answer that a person gave: a subset as a whole, else one step. */
export function back({ trail }: Walk): Answer[] {
  const last = trail.findLastIndex((t) => t.by === "person");
  if (last < 0) return [];
  const { path, kind } = (trail[last] as Answered).step; // found just above
  const list = path.join();
  const from = kind === "subset" ? trail.findIndex((t) => t.step.path.join() === list) : last;
  return trail.slice(0, from).map((t) => t.answer);
}

/**
 * Puts several picks into a list, in whatever order they go in; ends the list if that is asked for and possible.
 * Throws `Refused` with the reason of a pick that does not go with the others.
 */
export function addAll(
  form: Group<unknown>,
  view: object,
  preset: Params,
  given: readonly Answer[],
  values: readonly string[],
  stop: boolean,
): Answer[] {
  const left = new Set(values);
  let at = walk(form, view, preset, given);
  const list = "step" in at.end ? at.end.step.path.join() : "";
  const here = (): Step | null => ("step" in at.end && at.end.step.path.join() === list ? at.end.step : null);
  for (let step = here(); step && left.size > 0; step = here()) {
    const options = step.question.kind === "pick" ? step.question.options : [];
    const fits = options.find((o) => left.has(o.value) && !o.refused);
    if (!fits) throw new Refused(options.find((o) => left.has(o.value))?.refused ?? NOT_TOGETHER);
    left.delete(fits.value);
    at = walk(form, view, preset, [...answersOf(at), fits.value]);
    if (at.refused) throw new Refused(at.refused);
  }
  if (left.size > 0) throw new Refused(NOT_TOGETHER);
  const step = here();
  return stop && step?.stop === null ? [...answersOf(at), STOP] : answersOf(at);
}

const NOT_TOGETHER: Refusal = { code: "not-together", text: "These cannot be chosen together." };

/** How many may be picked at once where the picks do not depend on each other; null where they do. */
export function bounds(
  form: Group<unknown>,
  view: object,
  given: readonly Answer[],
  step: Step,
): { readonly min: number; readonly max: number } | null {
  const first = openValues(step);
  if (step.kind !== "subset" || step.picked.length > 0 || first.length === 0) return null;
  const list = step.path.join();
  const after = (picks: readonly string[]): Step | null => {
    const { end } = walk(form, view, {}, [...given, ...picks]);
    return "step" in end && end.step.path.join() === list ? end.step : null;
  };
  for (const value of first) {
    const next = after([value]);
    if (next && openValues(next).join() !== first.filter((v) => v !== value).join()) return null;
  }
  let min = step.stop === null ? 0 : -1;
  for (let max = 1; max <= first.length; max++) {
    const next = after(first.slice(0, max));
    if (min < 0 && (!next || next.stop === null)) min = max;
    if (!next) return { min: Math.max(min, 0), max };
  }
  return { min: Math.max(min, 0), max: first.length };
}

export const openValues = ({ question }: Step): string[] =>
  question.kind === "pick" ? question.options.filter((o) => !o.refused).map((o) => o.value) : [];
