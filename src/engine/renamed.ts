/** Something that may have been called otherwise before. */
export interface Renamed {
  readonly name: string;
  /** In the order of time, the oldest first: that is what dice go by (docs/dice.md). */
  readonly was?: readonly string[];
}

/** What has this name today, or had it once; undefined: nothing. */
export const bearerOf = <T extends Renamed>(all: readonly T[], name: string): T | undefined =>
  all.find((one) => one.name === name) ?? all.find(({ was }) => was?.includes(name));

/** The name of today; one that nothing ever bore stays as it is. */
export const nameToday = (all: readonly Renamed[], name: string): string => bearerOf(all, name)?.name ?? name;

/** Throws if a former name means two things, or still is the name of one. */
export function requireDistinct(all: readonly Renamed[], what: string): void {
  const names = all.flatMap(({ name, was = [] }) => [name, ...was]);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`${what}: a name is used twice: ${twice}`);
}
