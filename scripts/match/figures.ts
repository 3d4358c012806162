/** How a game ended for the seat that is looked at. */
export interface Outcome {
  readonly won: boolean;
  /** Its final score less the best of the others. */
  readonly lead: number;
}

/** A mean with half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly margin: number;
}

/** Of the normal distribution: 95 % of it lies within this many standard deviations. */
const WITHIN = 1.96;

export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  return { mean, margin: WITHIN * Math.sqrt(variance / n) };
}

/** What one player makes of a seat compared with another, from the same seeds. */
export interface Comparison {
  readonly pairs: number;
  readonly winsBefore: number;
  readonly winsNow: number;
  /** In percentage points. */
  readonly gain: Estimate;
  readonly lead: Estimate;
}

/** Compares pair by pair, so that luck which both share cancels out. */
export function compared(before: readonly Outcome[], now: readonly Outcome[]): Comparison {
  const pairs = now.flatMap((one, i) => {
    const other = before[i];
    return other ? [{ win: 100 * (Number(one.won) - Number(other.won)), lead: one.lead - other.lead }] : [];
  });
  return {
    pairs: pairs.length,
    winsBefore: before.slice(0, pairs.length).filter(({ won }) => won).length,
    winsNow: now.slice(0, pairs.length).filter(({ won }) => won).length,
    gain: estimate(pairs.map(({ win }) => win)),
    lead: estimate(pairs.map(({ lead }) => lead)),
  };
}

const shown = ({ mean, margin }: Estimate): string =>
  `${mean >= 0 ? "+" : ""}${mean.toFixed(1)} ± ${margin.toFixed(1)}`;

export const lineOf = (seat: string, { pairs, winsBefore, winsNow, gain, lead }: Comparison): string =>
  `${seat}: ${winsBefore} -> ${winsNow} wins of ${pairs}; wins ${shown(gain)} points; lead ${shown(lead)}`;
