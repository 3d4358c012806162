import { type Answer, type Refusal, STOP, type Step } from "../../engine/index.ts";
import { grouped } from "../grouped.ts";
import { literalName } from "../rich.ts";
import type { Answered } from "./form.ts";

/** What an answer is called. */
export function labelOf({ question }: Step, answer: Answer): string {
  const option = question.kind === "pick" ? question.options.find((o) => o.value === answer) : undefined;
  return option?.label ?? String(answer);
}

/** The answers so far, a line for each param and for each row of several. */
export function trailText(trail: readonly Answered[]): string {
  const lines = grouped(trail, ({ step: { path } }) => path.slice(0, typeof path[1] === "number" ? 2 : 1).join("."));
  return [...lines.values()].flatMap(lineOf).join("\n");
}

function lineOf(answers: readonly Answered[]): string[] {
  const params = grouped(answers, (a) => a.step.path.join("."));
  const texts = [...params.values()].flatMap(paramText);
  const at = answers[0]?.step.path[1];
  const number = typeof at === "number" ? `${at + 1}. ` : "";
  return texts.length > 0 ? [`${number}${texts.join(" · ")}`] : [];
}

function paramText(answers: readonly Answered[]): string[] {
  const step = answers[0]?.step;
  const values = answers.filter((a) => a.answer !== STOP || a.step.stop === undefined);
  if (!step) return [];
  if (values.length === 0) return step.kind === "subset" ? [`${step.title}: none`] : [];
  const names = values.map((a) => literalName(labelOf(a.step, a.answer)));
  return [`${step.title}: **${names.join(step.kind === "route" ? " → " : ", ")}**`];
}

export const refusalText = ({ text, rule }: Refusal): string => (rule === undefined ? text : `${text} (${rule})`);

/** What cannot be chosen now, and why; the same reason is given once. */
export function reasons(step: Step): string {
  const { question } = step;
  const refused = question.kind === "pick" ? question.options.filter((o) => o.refused) : [];
  const byReason = grouped(refused, (o) => (o.refused ? refusalText(o.refused) : ""));
  const lines = [...byReason].map(
    ([why, options]) => `**${options.map((o) => literalName(o.label ?? o.value)).join(", ")}**: ${why}`,
  );
  if (question.kind === "integer" && question.more)
    lines.push(`**More than ${question.max}**: ${refusalText(question.more)}`);
  if (step.stop) lines.push(`You cannot stop here: ${refusalText(step.stop)}`);
  return lines.join("\n");
}
