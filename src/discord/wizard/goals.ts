import { type Answer, type Group, type Params, STOP, type Step } from "../../engine/index.ts";
import { openValues, walk } from "./form.ts";

/** Larger trees are walked step by step. */
const MOST_NODES = 200;

/** Where a route can end, and the shortest way there: of several the one that is listed first. */
export interface Goal {
  readonly value: string;
  readonly labels: readonly string[];
  /** The answers that lead there, the end of the list included. */
  readonly answers: readonly Answer[];
}

/** All ends of a route that has not begun; null where there are too many ways to look at, or it asks for no route. */
export function goalsOf(
  form: Group<unknown>,
  view: object,
  preset: Params,
  given: readonly Answer[],
  step: Step,
): readonly Goal[] | null {
  if (step.kind !== "route" || step.picked.length > 0) return null;
  const list = step.path.join();
  const goals = new Map<string, Goal>();
  const open: { readonly path: readonly string[]; readonly labels: readonly string[] }[] = [];
  const spread = (from: Step, path: readonly string[], labels: readonly string[]): void => {
    for (const value of openValues(from))
      open.push({ path: [...path, value], labels: [...labels, label(from, value)] });
  };
  spread(step, [], []);
  for (const [nodes, { path, labels }] of open.entries()) {
    if (nodes >= MOST_NODES) return null;
    const { end } = walk(form, view, preset, [...given, ...path]);
    const here = "step" in end && end.step.path.join() === list ? end.step : null;
    const value = path.at(-1) ?? "";
    const answers = here ? [...path, STOP] : path;
    if ((here === null || here.stop === null) && !goals.has(value)) goals.set(value, { value, labels, answers });
    if (here) spread(here, path, labels);
  }
  return goals.size > 0 ? [...goals.values()] : null;
}

const label = ({ question }: Step, value: string): string =>
  (question.kind === "pick" ? question.options.find((o) => o.value === value)?.label : undefined) ?? value;
