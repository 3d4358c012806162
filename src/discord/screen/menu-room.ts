/** How lists and menus share the room that a page has: which are shortened, and which are put together. */
import { LIMIT } from "./limits.ts";

/** The entries of an action for a menu. */
interface Listed<A, E> {
  readonly action: A;
  readonly additions: readonly E[];
}

/** What is shown of lists that have to share some room: the longest are shortened. */
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

/**
 * What one menu holds of several lists; those that are cut end with what `more` says: the form in which all is chosen.
 */
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

interface Entry {
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** A menu that can share its place with others. */
interface Shared<E> {
  readonly title: string;
  readonly additions: readonly E[];
  /** Something has been begun in it: it stays by itself. */
  readonly begun: string | null;
}

/**
 * Menus in a limited number of places: those with the fewest entries share one, and their entries say under which title
 * they were. Where one menu does not hold two, both are cut, and what `more` gives stands for the entries that give way: the
 * forms in which all of it is chosen. Only where menus were begun there are more of them than places.
 */
export function inPlaces<E extends Entry, M extends object>(
  menus: readonly (Shared<E> & M)[],
  places: number,
  more: (left: readonly E[]) => readonly E[],
): readonly (Shared<E> & M)[] {
  const all = [...menus];
  while (all.length > Math.max(places, 1)) {
    const [first, second] = all.filter(({ begun }) => begun === null).toSorted(byLength);
    if (!first || !second) break;
    const [a, b] = all.indexOf(first) < all.indexOf(second) ? [first, second] : [second, first];
    all.splice(all.indexOf(b), 1);
    const additions = together([titled(a, b), titled(b, a)], more);
    all[all.indexOf(a)] = { ...a, title: `${a.title} · ${b.title}`, additions };
  }
  return all;
}

/** The entries of some lists in one menu. */
function together<E extends Entry>(lists: readonly (readonly E[])[], more: (left: readonly E[]) => readonly E[]): E[] {
  const whole = lists.flat();
  for (let room = LIMIT.selectOptions; whole.length > LIMIT.selectOptions && room > 0; room--) {
    const shown = sharing(lists, room);
    const forms = more(whole.filter((one) => !shown.includes(one))).filter(
      ({ value }) => !shown.some((one) => one.value === value),
    );
    if (shown.length + forms.length <= LIMIT.selectOptions) return [...shown, ...forms];
  }
  return whole.slice(0, LIMIT.selectOptions);
}

const byLength = (a: Shared<unknown>, b: Shared<unknown>): number => a.additions.length - b.additions.length;

/** An entry that says nothing of itself, or that reads like one beside it, says under which title it was. */
function titled<E extends Entry>({ title, additions }: Shared<E>, beside: Shared<E>): readonly E[] {
  const labels = new Set(beside.additions.map(({ label }) => label));
  return additions.map((one) => {
    const { label, description } = one;
    if (description === "") return { ...one, description: title };
    return labels.has(label) ? { ...one, description: `${title} · ${description}` } : one;
  });
}
