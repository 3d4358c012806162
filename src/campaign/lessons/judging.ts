/** What a lesson says of an answer: the first of its stop's answers that it is like, or the word for all others. */
import { canonical, type Json } from "#engine";
import type { PlannedMove } from "../../store/records.ts";
import type { Verdict } from "../contract/lessons.ts";
import type { LessonStop, Pattern } from "./lesson.ts";

export interface Judgement {
  /** Null: none that the lesson names. */
  readonly verdict: Verdict | null;
  readonly why: string;
  /** The place of the answer among those of its stop; null: none of them. */
  readonly answer: number | null;
  /** Whether the lesson goes on with it. */
  readonly goesOn: boolean;
}

export function judged(
  { answers, otherwise }: Pick<LessonStop, "answers" | "otherwise">,
  given: readonly PlannedMove[],
): Judgement {
  const at = answers.findIndex((answer) => isLike(answer, given));
  const found = answers[at];
  if (!found) return { verdict: null, why: otherwise.why, answer: null, goesOn: otherwise.goes === "on" };
  const { verdict, why } = found;
  return { verdict, why, answer: at, goesOn: verdict !== "wrong" };
}

function isLike(
  { moves, like = moves, beside }: Pick<LessonStop["answers"][number], "moves" | "like" | "beside">,
  given: readonly PlannedMove[],
): boolean {
  const left = [...given];
  for (const wanted of like) {
    const at = left.findIndex((move) => isMoveLike(wanted, move));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return beside || left.length === 0;
}

/** Params that the pattern does not name may be anything; without a pattern the move is like itself alone. */
const isMoveLike = (
  wanted: { readonly action: string; readonly params: { readonly [name: string]: Pattern } },
  { action, params }: PlannedMove,
): boolean =>
  wanted.action === action &&
  Object.entries(wanted.params).every(([name, pattern]) => isValueLike(pattern, paramOf(params, name)));

const paramOf = (params: PlannedMove["params"], name: string): Json => ({ ...(params as object) })[name] ?? null;

function isValueLike(pattern: Pattern, value: Json): boolean {
  if (typeof pattern === "object" && pattern !== null && !Array.isArray(pattern)) {
    if ("any" in pattern && Array.isArray(pattern.any)) return pattern.any.some((one) => isSame(one, value));
    if ("has" in pattern && Array.isArray(pattern.has))
      return Array.isArray(value) && pattern.has.every((one) => value.some((held) => isSame(one, held)));
    if ("only" in pattern && Array.isArray(pattern.only)) {
      const { only } = pattern;
      return Array.isArray(value) && value.every((held) => only.some((one) => isSame(one, held)));
    }
    if ("least" in pattern || "most" in pattern) return isWithin(pattern, Array.isArray(value) ? value.length : value);
  }
  return isSame(pattern, value);
}

function isWithin({ least, most }: { readonly least?: unknown; readonly most?: unknown }, value: Json): boolean {
  if (typeof value !== "number") return false;
  return (typeof least !== "number" || value >= least) && (typeof most !== "number" || value <= most);
}

/** Whatever the order of lists: what is chosen from a menu has none. */
const isSame = (a: unknown, b: unknown): boolean => canonical(sorted(a)) === canonical(sorted(b));
const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((one) => canonical(sorted(one))).toSorted() : value;
