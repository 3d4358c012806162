import { progress, type Step } from "../../engine/index.ts";
import { type Field, labelOf } from "./fields.ts";
import type { Subject } from "./subject.ts";

/** Larger trees are walked step by step. */
const MOST_NODES = 400;

/** Where a route can end, and the shortest way there: of several the one that is listed first. */
export interface Destination {
  readonly value: string;
  readonly labels: readonly string[];
  readonly path: readonly string[];
}

/** All ends of a route; null where there are too many ways to look at. */
const openValues = ({ question }: Step): string[] =>
  question.kind === "pick" ? question.options.filter((o) => !o.refused).map((o) => o.value) : [];

export function goalsOf(subject: Subject, { name, step, before }: Field): readonly Destination[] | null {
  const goals = new Map<string, Destination>();
  const ways: { readonly path: readonly string[]; readonly labels: readonly string[] }[] = [];
  const spread = (from: Step, path: readonly string[], labels: readonly string[]): void => {
    for (const value of openValues(from))
      ways.push({ path: [...path, value], labels: [...labels, labelOf(from, value)] });
  };
  spread(step, [], []);
  for (const [nodes, { path, labels }] of ways.entries()) {
    if (nodes >= MOST_NODES) return null;
    const at = progress(subject.form, subject.view, [...before, ...path]);
    const here = "step" in at && String(at.step.path[0]) === name ? at.step : null;
    const value = path.at(-1) ?? "";
    if ((here === null || here.stop === null) && !goals.has(value)) goals.set(value, { value, labels, path });
    if (here) spread(here, path, labels);
  }
  return goals.size > 0 ? [...goals.values()] : null;
}
