/** Discord's epoch, the first second of 2015. */
const EPOCH = 1_420_070_400_000n;

/** The next id after `last` at time `now`: never smaller than the one before, even if the clock was set back. */
export function nextSnowflake(last: string, now: number): string {
  const byTime = (BigInt(now) - EPOCH) << 22n;
  const afterLast = BigInt(last) + 1n;
  return (byTime > afterLast ? byTime : afterLast).toString();
}

export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

/** Orders ids by age. Ids have up to 19 digits, so they cannot be compared as numbers. */
export function compareSnowflakes(a: string, b: string): number {
  return a.length === b.length ? (a < b ? -1 : a > b ? 1 : 0) : a.length - b.length;
}

export function isSnowflake(text: string): boolean {
  return /^\d{17,19}$/.test(text);
}
