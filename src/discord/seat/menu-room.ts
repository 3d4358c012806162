import { LIMIT } from "../limits.ts";

/** The entries of an action for a menu. */
interface Listed<A, E> {
  readonly action: A;
  readonly additions: readonly E[];
}

/** What is shown of lists that have to share some room: the longest give way. */
export const sharing = <T>(lists: readonly (readonly T[])[], room: number): T[] => {
  const shares = sharesOf(
    lists.map(({ length }) => length),
    Math.max(0, room),
  );
  return lists.flatMap((list, i) => list.slice(0, shares[i]));
};

function sharesOf(lengths: readonly number[], room: number): readonly number[] {
  const shares = [...lengths];
  const sum = (): number => shares.reduce((all, one) => all + one, 0);
  while (sum() > room) {
    const longest = shares.indexOf(Math.max(...shares));
    shares[longest] = (shares[longest] ?? 1) - 1;
  }
  return shares;
}

/** What one menu holds of several lists, of which those that give way end with what `more` says: the form in which all is chosen. */
export function fitting<A, E>(lists: readonly Listed<A, E>[], more: (action: A) => E): E[] {
  const shares = sharesOf(
    lists.map(({ additions }) => additions.length),
    LIMIT.selectOptions,
  );
  return lists.flatMap(({ action, additions }, i) => {
    const most = shares[i] ?? 0;
    return most < additions.length ? [...additions.slice(0, most - 1), more(action)] : additions;
  });
}
