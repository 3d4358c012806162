/**
 * Whether two values are the same as JSON, with their members in the same order; a member that is undefined does not
 * count.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && areSame(one, other);
  const [mine, others] = [one, other] as readonly { readonly [key: string]: unknown }[];
  const [keys, more] = [membersOf(mine), membersOf(others)];
  return keys.length === more.length && keys.every((key, i) => key === more[i] && isSame(mine?.[key], others?.[key]));
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
  return true;
}

function membersOf(record: { readonly [key: string]: unknown } = {}): readonly string[] {
  const keys = Object.keys(record);
  return keys.some((key) => record[key] === undefined) ? keys.filter((key) => record[key] !== undefined) : keys;
}
