/** The members of a list by a key, in the order in which the keys first appear. */
export function grouped<T>(list: readonly T[], key: (member: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const member of list) {
    const group = groups.get(key(member));
    if (group) group.push(member);
    else groups.set(key(member), [member]);
  }
  return groups;
}
