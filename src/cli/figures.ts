/** Milliseconds since some moment, in fractions. */
export const now = (): number => Number(process.hrtime.bigint()) / 1e6;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

/** The value below which the part `p` of all values lies; NaN of none. */
export function percentile(values: readonly number[], p: number): number {
  const list = sorted(values);
  return list[Math.min(list.length - 1, Math.floor(p * list.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Three digits are enough to compare by. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
