/** The number in a row of a sheet, and how far + and − take it. */
import { type Action, type Answer, type GameTypes, type Params, progress, Refused } from "#engine";
import { LIMIT } from "../../screen/limits.ts";

/** The number of a row: what is asked, and how far the rules let it go. */
export interface RowNumber {
  readonly name: string;
  readonly title: string;
  readonly min: number;
  readonly max: number;
}

/** The number of a row that + and − act on; null if it has none, or is not possible whatever the number. */
export function numberIn(action: Action<GameTypes>, view: object, params: Params): RowNumber | null {
  try {
    return firstNumber(action, view, params);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

function firstNumber(action: Action<GameTypes>, view: object, params: Params): RowNumber | null {
  const answers: Answer[] = [];
  for (;;) {
    const at = progress(action, view, answers);
    if ("done" in at) return null;
    const { input, path, stop, title } = at.step;
    const name = String(path[0]);
    if (stop !== undefined) return null;
    if (input.kind === "integer") return { name, title, min: input.min, max: input.max };
    const value = params[name];
    if (value === undefined) return null;
    answers.push(value);
  }
}

/** Up to this many numbers are reached by + and −. */
const FEW = 3;

/** The numbers of a row that have a menu: all, or the lowest and the most. Where there are few, none. */
export function numbersIn({ min, max }: Pick<RowNumber, "min" | "max">): readonly number[] {
  const count = max - min + 1;
  if (count <= FEW) return [];
  const all = Array.from({ length: Math.min(count, LIMIT.selectOptions) }, (_, i) => min + i);
  return count > LIMIT.selectOptions ? all.with(-1, max) : all;
}
