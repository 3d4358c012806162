/** Checks request bodies against Discord's published specification. */
import * as z from "zod/mini";
import type { Problem } from "../errors.ts";
import { Remembered } from "./remembered.ts";

/** A schema, as far as the check needs it. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

export type Checked<T> = { ok: true; value: T; unknownKeys: string[] } | { ok: false; problems: Problem[] };

/** Keys that a request was found to have and the specification does not know: where each lies, and whether it is named. */
type Unknown = { path: readonly (string | number)[]; isNamed: boolean }[];

/** Requests without a mistake. */
const accepted = new Remembered<Unknown>();

/**
 * Checks a request body against the published specification. The value that comes back is the caller's own, without the
 * keys that the specification does not know; those are named, since a misspelt key passes silently on the real API.
 */
export function check<T>(schema: Schema<T>, body: unknown): Checked<T> {
  const text = JSON.stringify(body);
  const value: unknown = JSON.parse(text);
  const { was, remember } = accepted.of(schema, text);
  if (was) return without<T>(value, was);
  const result = z.safeParse(schema, permissionsAsNumbers(value));
  if (!result.success) {
    return { ok: false, problems: result.error.issues.flatMap((issue) => problemsOf(issue, value, [])) };
  }
  const unknown = unknownIn(value, result.data, []);
  remember(unknown);
  return without<T>(value, unknown);
}

/** What survives has exactly the keys of the parsed value, but the caller's values: a T, with permissions as sent. */
function without<T>(value: unknown, unknown: Unknown): Checked<T> {
  for (const { path } of unknown) {
    const owner = at(value, path.slice(0, -1));
    if (isRecord(owner)) delete owner[String(path.at(-1))];
  }
  return { ok: true, value: value as T, unknownKeys: unknown.filter(({ isNamed }) => isNamed).map(nameOf) };
}

/** `components[0].colour` */
const nameOf = ({ path }: Unknown[number]): string =>
  path.map((key, i) => (typeof key === "number" ? `[${key}]` : i === 0 ? key : `.${key}`)).join("");

/** Answers and events without a violation: a message is answered, announced, and comes with each press. */
const sound = new Remembered<object>();

/** How an answer or event of the sandbox violates the specification, in words. More keys than known are normal. */
export function violations(schema: Schema, answer: unknown): string[] {
  const text = JSON.stringify(answer);
  const { was, remember } = sound.of(schema, text);
  if (was) return [];
  const json: unknown = JSON.parse(text);
  const result = z.safeParse(schema, json);
  if (result.success) {
    remember({});
    return [];
  }
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, json, []));
  return problems.map(inWords);
}

export function inWords(problem: Problem): string {
  return `${problem.path.map(String).join(".")}: ${problem.message}`;
}

/** Keys that discord.js always sends along where the specification does not list them; Discord ignores them. */
const IGNORED_KEYS = new Set(["nonce", "enforce_nonce", "tts"]);

function unknownIn(value: unknown, parsed: unknown, path: Unknown[number]["path"]): Unknown {
  if (Array.isArray(value) && Array.isArray(parsed))
    return value.flatMap((part, i) => unknownIn(part, parsed[i], [...path, i]));
  if (!isRecord(value) || !isRecord(parsed)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key in parsed) return unknownIn(part, parsed[key], [...path, key]);
    return [{ path: [...path, key], isNamed: !IGNORED_KEYS.has(key) }];
  });
}

const PERMISSION_KEYS = new Set(["default_member_permissions", "permissions", "allow", "deny"]);

/** The specification calls permissions integers; documentation, discord.js and the real API use decimal strings. */
function permissionsAsNumbers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(permissionsAsNumbers);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isPermission = PERMISSION_KEYS.has(key) && typeof part === "string" && /^\d{1,17}$/.test(part);
    return [key, isPermission ? Number(part) : permissionsAsNumbers(part)];
  });
  return Object.fromEntries(entries);
}

type Issue = z.core.$ZodIssue;

/** A failed union says why each branch failed; the branch that got furthest is the one that was meant. */
function problemsOf(issue: Issue, value: unknown, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const best = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0] ?? [];
    return best.flatMap((inner) => problemsOf(inner, value, path));
  }
  return [{ path, ...wording(issue, at(value, path)) }];
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[String(key)] : undefined;
  }, value);
}

/** A branch that fails on its `type` was not meant at all. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => {
    const wrongKind = issue.path.at(-1) === "type" && issue.path.length === 1;
    return sum + (wrongKind ? 1000 : 1);
  }, 0);
}

function wording(issue: Issue, value: unknown): { code: string; message: string } {
  switch (issue.code) {
    case "too_big":
      return typeof value === "number"
        ? { code: "NUMBER_TYPE_MAX", message: `Must be less than or equal to ${issue.maximum}.` }
        : { code: "BASE_TYPE_MAX_LENGTH", message: `Must be ${issue.maximum} or fewer in length.` };
    case "too_small":
      return typeof value === "number"
        ? { code: "NUMBER_TYPE_MIN", message: `Must be greater than or equal to ${issue.minimum}.` }
        : { code: "BASE_TYPE_MIN_LENGTH", message: `Must be ${issue.minimum} or more in length.` };
    case "invalid_value":
      return { code: "BASE_TYPE_CHOICES", message: `Value must be one of (${issue.values.map(String).join(", ")}).` };
    case "invalid_type":
      return value === undefined || value === null
        ? { code: "BASE_TYPE_REQUIRED", message: "This field is required" }
        : { code: "BASE_TYPE_BAD_TYPE", message: `Must be ${issue.expected}.` };
    default:
      return { code: "BASE_TYPE_BAD_VALUE", message: `Not well formed (${issue.code}).` };
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
