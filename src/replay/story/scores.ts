/** How a contest stood at the end of each turn. */
import type { TurnScore } from "../show.ts";
import type { Figures } from "./figures.ts";
import type { Moment } from "./moments.ts";
import { winnersInWords } from "./result.ts";
import type { Sides } from "./words.ts";

/** Turn by turn, as far as everyone knows; before the first turn nobody has scored. */
export function scoresOf(
  { moments, sides }: { readonly moments: readonly Moment[]; readonly sides: Sides },
  figures: Figures,
): readonly TurnScore[] {
  const { decides, name } = figures.contest;
  const aheadAfter = (turn: number): string => {
    const end = moments.findLast(({ phase }) => phase.turn <= turn)?.contests.find((one) => one.name === name);
    return end?.ahead ? winnersInWords(sides, end.ahead) || "nobody" : "";
  };
  return figures.turns.flatMap((turn, step): TurnScore[] =>
    turn < 1 || step >= figures.known
      ? []
      : [{ turn, values: figures.valuesAt(step), ahead: decides ? "" : aheadAfter(turn) }],
  );
}
