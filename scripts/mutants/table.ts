import type { Choice } from "./sample.ts";

/** What came of the changes of a chapter. */
export interface Tally {
  readonly chapter: string;
  /** How much of them must be noticed; null: that is shown and nothing more. */
  readonly goal: number | null;
  /** How many changes there could be. */
  readonly possible: number;
  killed: number;
  /** Those that no test noticed. */
  readonly survived: Choice[];
}

const triedOf = ({ killed, survived }: Tally): number => killed + survived.length;

/** The part of the changes that was noticed, up to 1; 1 if none was tried. */
export const share = (tally: Tally): number => (triedOf(tally) === 0 ? 1 : tally.killed / triedOf(tally));

export const reachesGoal = (tally: Tally): boolean => share(tally) >= (tally.goal ?? 0);

/** A row for every chapter where changes were tried. */
export function table(tallies: readonly Tally[]): string {
  const head = ["chapter", "changes", "tried", "killed", "survived", "share", "goal"];
  const rows = tallies
    .filter((tally) => triedOf(tally) > 0)
    .map((tally) => {
      const { chapter, goal, possible, killed, survived } = tally;
      const counts = [possible, triedOf(tally), killed, survived.length].map(String);
      return [chapter, ...counts, percent(share(tally)), goal === null ? "none" : percent(goal)];
    });
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  const padded = (cell: string, i: number): string =>
    i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return [head, ...rows].map((row) => row.map(padded).join("  ")).join("\n");
}

const percent = (part: number): string => `${Math.floor(part * 100)} %`;
