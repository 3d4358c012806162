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

/** A menu that can share its place with others. */
interface Shared {
  readonly title: string;
  readonly additions: readonly { readonly label: string; readonly description: string }[];
  /** Something has been begun in it: it stays by itself. */
  readonly begun: string | null;
}

/**
 * Menus in so many places at most: those with the fewest entries share one, as long as one menu holds them, and their
 * entries say under which title they stood. Where that is not enough, there are more menus than places.
 */
export function inPlaces<M extends Shared>(menus: readonly M[], places: number): readonly M[] {
  const all = [...menus];
  while (all.length > places) {
    const [first, second] = all.filter(({ begun }) => begun === null).toSorted(byLength);
    if (!first || !second || first.additions.length + second.additions.length > LIMIT.selectOptions) break;
    const [a, b] = all.indexOf(first) < all.indexOf(second) ? [first, second] : [second, first];
    all.splice(all.indexOf(b), 1);
    const additions = [a, b].flatMap(titled);
    all[all.indexOf(a)] = { ...a, title: `${a.title} · ${b.title}`, additions };
  }
  return all;
}

const byLength = (a: Shared, b: Shared): number => a.additions.length - b.additions.length;

const titled = ({ title, additions }: Shared): Shared["additions"] =>
  additions.map((one) => (one.description === "" ? { ...one, description: title } : one));
