import { canonical } from "#engine";

/** A rule of the kit that a game breaks: which claim does not hold, and how. */
export class Violation extends Error {
  readonly claim: string;
  readonly detail: string;

  constructor(claim: string, detail: string, cause?: unknown) {
    super(`${claim}: ${detail}`, cause === undefined ? {} : { cause });
    this.name = "Violation";
    this.claim = claim;
    this.detail = detail;
  }
}

export function violate(claim: string, detail: string, cause?: unknown): never {
  throw new Violation(claim, detail, cause);
}

/** Throws a violation that shows where two values part, if they do. */
export function same(claim: string, what: string, a: string, b: string): void {
  if (a === b) return;
  let at = 0;
  while (a[at] === b[at]) at++;
  const around = (s: string): string => s.slice(Math.max(0, at - 60), at + 60);
  violate(claim, `${what} differs at ${at}:\n  …${around(a)}…\n  …${around(b)}…`);
}

/** The same of two JSON texts, in whatever order their keys are: most are alike in that too, which is found out sooner. */
export function sameJson(claim: string, what: string, a: string, b: string): void {
  if (a !== b) same(claim, what, inOrder(a), inOrder(b));
}

/** The same of two values that are plain JSON, most of which are one value: what is kept is not read again. */
export function sameValue(claim: string, what: string, a: unknown, b: unknown): void {
  if (!isAlike(a, b)) sameJson(claim, what, JSON.stringify(a), JSON.stringify(b));
}

function isAlike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => isAlike(one, b[i]));
  const members = Object.entries(a);
  const others = new Map(Object.entries(b));
  return members.length === others.size && members.every(([key, member]) => isAlike(member, others.get(key)));
}

export const isSameJson = (a: string, b: string): boolean => a === b || inOrder(a) === inOrder(b);

const inOrder = (json: string): string => canonical(JSON.parse(json));
