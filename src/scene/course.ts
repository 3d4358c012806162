/** The course of a campaign as a chart: a line for each side, and where the lead changes. */
import type { Colour } from "./colour.ts";
import type { Pictogram } from "./symbols.ts";
import type { Words } from "./words.ts";

/** How a number of one side went, step by step. */
export interface CourseLine {
  readonly colour: Colour;
  readonly letter?: string;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** One per step from the first; those to come are left out. */
  readonly values: readonly number[];
  /** Drawn first and quiet: it was not this line's contest. */
  readonly quiet?: boolean;
}

/** Who has won what, and by how much. */
export interface Winner {
  /** Of the contest. */
  readonly title: Words;
  readonly colour: Colour;
  readonly letter?: string;
  readonly emblem?: Pictogram;
  readonly name: Words;
  /** Those who share it, in place of one sign. */
  readonly signs?: readonly Pick<CourseLine, "colour" | "letter" | "emblem">[];
  readonly player?: Words;
  readonly value: Words;
  /** The others of the contest, in a few words. */
  readonly others?: Words;
}

/** The course of a campaign: a line for each side, and above it, at the end, who has won. */
export interface Course {
  readonly kind: "course";
  readonly title: Words;
  /** Names of all steps, also those to come. */
  readonly steps: readonly string[];
  /** What a step is: "Turn". */
  readonly unit: Words;
  readonly lines: readonly CourseLine[];
  /** Needed to win: a line across. */
  readonly goal?: number;
  readonly winners?: readonly Winner[];
  /** Where the lead changed: at a step, in a few words. */
  readonly turns?: readonly { readonly at: number; readonly text: Words; readonly colour: Colour }[];
}

/** The steps that put another line in the sole lead: at which step, and which of the lines. */
export function leadChanges(lines: readonly Pick<CourseLine, "values">[]): { at: number; line: number }[] {
  const steps = Math.max(0, ...lines.map(({ values }) => values.length));
  let before: number | undefined;
  return Array.from({ length: steps }, (_, at) => {
    const values = lines.map((line) => line.values[at] ?? Number.NEGATIVE_INFINITY);
    const best = Math.max(...values);
    const line = values.indexOf(best);
    if (line === before || values.lastIndexOf(best) !== line) return null;
    const changed = before !== undefined;
    before = line;
    return changed ? { at, line } : null;
  }).filter((change) => change !== null);
}

/** The same as marks of a course, each in the colour of its line; `say`: what they say. */
export const leadTurns = (lines: readonly CourseLine[], say: (line: number) => string): NonNullable<Course["turns"]> =>
  leadChanges(lines).flatMap(({ at, line }) => {
    const colour = lines[line]?.colour;
    return colour ? [{ at, text: say(line), colour }] : [];
  });
