import { z } from "zod";
import { refuse } from "../../engine/index.ts";

/** What the controls of a form do. */
export const VERBS = [
  /** Menus: one value, several of a list, the whole of a list, a group of values. */
  "pick",
  "some",
  "all",
  "group",
  /** Menu: the end of a route. */
  "goal",
  /** Buttons: another page, end of a list, type a number or a text (and what was typed). */
  "page",
  "stop",
  "type",
  "typed",
  /** Buttons: look for a choice by its name (and what was typed). */
  "find",
  "found",
  /** Buttons: take back, give up, reasons for what is refused, back to the page. */
  "back",
  "cancel",
  "why",
  "show",
  /** Buttons: do it; do it even if another play comes first. */
  "submit",
  "regardless",
] as const;
export type Verb = (typeof VERBS)[number];

/** Which control of a form it is, and what it was shown for. */
export interface StepCode {
  readonly verb: Verb;
  /** Fingerprint of the answers. */
  readonly at: string;
  /** Which group of a long list is open. */
  readonly group: number | null;
  readonly page: number;
}

const small = z
  .string()
  .regex(/^\d{1,3}$/)
  .transform(Number);
const Parts = z.tuple([
  z.enum(VERBS),
  z.string(),
  z
    .literal("")
    .transform(() => null)
    .or(small),
  small,
]);

export const writeStep = ({ verb, at, group, page }: StepCode): string => [verb, at, group ?? "", page].join(".");

export function readStep(step: string): StepCode {
  const parts = Parts.safeParse(step.split("."));
  if (!parts.success) return refuse("unknown-control", "This control is from another time. Use the commands instead.");
  const [verb, at, group, page] = parts.data;
  return { verb, at, group, page };
}
