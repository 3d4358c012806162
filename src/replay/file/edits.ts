/** A list as what makes it of another one: how many items stay, how many go, and which come. */

/** How many items stay (above 0) or go (below), or those that come. */
export type Edit<T> = number | readonly T[];

/** More comparisons than this, and lists are not compared item by item. */
const MOST = 4_000_000;

/** As few items as possible come; null: the lists are too long to find out. Items are the same where `===` says so. */
export function editsOf<T>(from: readonly T[], to: readonly T[]): readonly Edit<T>[] | null {
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && from[head] === to[head]) head++;
  let tail = 0;
  while (tail < shorter - head && from[from.length - 1 - tail] === to[to.length - 1 - tail]) tail++;
  const [old, now] = [from.slice(head, from.length - tail), to.slice(head, to.length - tail)];
  if (old.length * now.length > MOST) return null;
  const edits: Edit<T>[] = [];
  add(edits, head);
  between(old, now, edits);
  add(edits, tail);
  return edits;
}

/** What lies between two ends that are the same. */
function between<T>(old: readonly T[], now: readonly T[], edits: Edit<T>[]): void {
  const across = now.length + 1;
  const common = commonBeyond(old, now);
  const at = (i: number, j: number): number => common[i * across + j] ?? 0;
  let come: T[] = [];
  let [i, j] = [0, 0];
  const put = (count: number): void => {
    if (come.length > 0) edits.push(come);
    come = [];
    add(edits, count);
  };
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      put(1);
      i++;
      j++;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      put(-1);
      i++;
    } else come.push(...now.slice(j, ++j));
  }
  put(0);
}

/** For each pair of places, how many items the lists have in common from there on, in the same order. */
function commonBeyond<T>(old: readonly T[], now: readonly T[]): Uint16Array {
  const across = now.length + 1;
  const common = new Uint16Array((old.length + 1) * across);
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = now.length - 1; j >= 0; j--) {
      const at = i * across + j;
      const beyond = common[at + across + 1] ?? 0;
      common[at] = old[i] === now[j] ? beyond + 1 : Math.max(common[at + across] ?? 0, common[at + 1] ?? 0);
    }
  return common;
}

/** Counts of the same sign that follow each other are one. */
function add<T>(edits: Edit<T>[], count: number): void {
  if (count === 0) return;
  const last = edits.at(-1);
  if (typeof last === "number" && last > 0 === count > 0) edits[edits.length - 1] = last + count;
  else edits.push(count);
}

/** The list that edits make of another. Throws where they do not fit that one. */
export function edited<T>(from: readonly T[], edits: readonly Edit<T>[]): readonly T[] {
  const to: T[] = [];
  let at = 0;
  for (const edit of edits) {
    if (typeof edit !== "number") {
      for (const item of edit) to.push(item);
      continue;
    }
    const end = at + Math.abs(edit);
    if (!Number.isInteger(edit) || end > from.length) throw new Error("edits of another list");
    if (edit > 0) for (let i = at; i < end; i++) to.push(from[i] as T); // it has that many
    at = end;
  }
  if (at !== from.length) throw new Error("edits of another list");
  return to;
}
