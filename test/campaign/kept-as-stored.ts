import { isDeepStrictEqual } from "node:util";
import { canonical } from "#engine";
import { type Live, RECENT } from "../../src/campaign/facts/live.ts";
import { loadLive } from "../../src/campaign/record/loading.ts";
import type { LogRow } from "../../src/store/records.ts";
import type { LogPart, Repository } from "../../src/store/repository.ts";
import type { Whole } from "../../src/store/whole.ts";

const PARTS = [
  ...([
    "record",
    "members",
    "lesson",
    "names",
    "councils",
    "votes",
    "motions",
    "talks",
    "promises",
    "reasons",
    "orders",
  ] as const),
  ...(["prepared", "clocks", "ballots", "post", "news", "acted", "former", "recent", "chain", "env"] as const),
] satisfies readonly (keyof Live)[];
type Part = (typeof PARTS)[number];

/** Lists whose order means something; the others are read in any. */
const ORDERED: ReadonlySet<Part> = new Set(["members", "recent"]);
/** The store's own numbers, and what the messenger keeps: no campaign reads them from memory. */
const LEFT_OUT: { readonly [part in Part]?: readonly string[] } = {
  members: ["id"],
  talks: ["thread", "inside", "last"],
  councils: ["thread", "post", "called", "inside"],
  recent: ["rules", "state", "format", "events", "hash", "at", "person", "about", "regardless", "params"],
};

/** A part as plain JSON, as it is compared. */
function compared(live: Live, part: Part): unknown {
  const without = new Set(["game", ...(LEFT_OUT[part] ?? [])]);
  const isOwn = Array.isArray(live[part]) || part === "post";
  const text = JSON.stringify(live[part] ?? null, (key, value: unknown) =>
    (isOwn && without.has(key)) || (key === "inherited" && value === null) ? undefined : value,
  );
  const plain: unknown = JSON.parse(text);
  return Array.isArray(plain) && !ORDERED.has(part) ? plain.map((one) => canonical(one)).sort() : plain;
}

/** Whether a part holds the same without what is left out at the top of its entries: then no texts are made of it. */
function isSame(mine: Live, theirs: Live, part: Part): boolean {
  const [is, ought] = [mine[part], theirs[part]];
  if (!Array.isArray(is) || !Array.isArray(ought)) return isDeepStrictEqual(is, ought);
  if (is.length !== ought.length) return false;
  const leftOut = ["game", ...(LEFT_OUT[part] ?? [])];
  const [left, right]: readonly unknown[][] = ORDERED.has(part)
    ? [is, ought]
    : [is.toSorted(byName), ought.toSorted(byName)];
  return left?.every((entry, i) => isSameEntry(entry, right?.[i], leftOut)) ?? false;
}

type Entry = { readonly [key: string]: unknown };
const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null;

function isSameEntry(a: unknown, b: unknown, leftOut: readonly string[]): boolean {
  if (!isEntry(a) || !isEntry(b)) return a === b;
  const counts = (entry: Entry, key: string): boolean => entry[key] !== undefined && !leftOut.includes(key);
  const isIn = (other: Entry, key: string, value: unknown): boolean =>
    other[key] === value || (isEntry(value) && isDeepStrictEqual(other[key], value));
  return (
    Object.keys(a).every((key) => !counts(a, key) || isIn(b, key, a[key])) &&
    Object.keys(b).every((key) => !counts(b, key) || a[key] !== undefined)
  );
}

/** Where this does not put the same into the same order, their texts are compared. */
const byName = (a: unknown, b: unknown): number => (nameOf(a) < nameOf(b) ? -1 : 1);

function nameOf(one: unknown): string {
  if (typeof one !== "object" || one === null) return String(one);
  const { seat = "", phase = "", shape = "", key = "", id = "" } = one as { readonly [name: string]: unknown };
  return `${seat} ${phase} ${shape} ${key} ${id}`;
}

/** Two texts from a little before where they part. */
function difference(kept: string, stored: string): string {
  let same = 0;
  while (same < kept.length && kept[same] === stored[same]) same++;
  const part = (text: string): string => text.slice(Math.max(0, same - 60), same + 200);
  return `is kept as ${part(kept)} and stored as ${part(stored)}`;
}

const fail = (what: string): never => {
  throw new Error(what);
};

/** The last rows of logs as they were read before, by store and campaign. */
const tails = new WeakMap<Repository, Map<string, readonly LogRow[]>>();

/**
 * All of a campaign, the last rows of its log read once: rows are only added, and each is chained to all before it. (To
 * forget a person changes whom a row names, but none of that is compared.)
 */
async function wholeOf(repository: Repository, game: string): Promise<Whole | null> {
  const known = tails.get(repository) ?? new Map<string, readonly LogRow[]>();
  tails.set(repository, known);
  const before = known.get(game) ?? [];
  const end = before.at(-1);
  const read = async (part: LogPart): Promise<Whole | null> => {
    const whole = await repository.whole(game, null, part);
    return whole === "same" ? null : whole;
  };
  const fresh = end ? await read({ from: end.seq }) : null;
  const [same, ...more] = fresh?.rows ?? [];
  const isSequel = fresh !== null && same !== undefined && same.hash === end?.hash;
  const whole = isSequel ? { ...fresh, rows: [...before, ...more].slice(-RECENT) } : await read({ last: RECENT });
  if (whole) known.set(game, whole.rows);
  return whole;
}

/**
 * Holds the campaign that is kept in memory after a change against what the store reads: whoever plays on before a restart
 * and after it plays on from the same. `wrong`: is told what does not hold, else that is thrown.
 */
export function keptAsStored(
  repository: Repository,
  wrong: (what: string) => void = fail,
): (kept: Live) => Promise<void> {
  return async (kept) => {
    const { id } = kept.record;
    const whole = await wholeOf(repository, id);
    if (whole?.record.status !== "running") return;
    const stored = await loadLive(repository, kept.book, whole);
    const both = Math.min(kept.recent.length, stored.recent.length); // in a long log a way back leaves more of them in one
    const lastRows = (live: Live): Live => ({ ...live, recent: live.recent.slice(live.recent.length - both) });
    const [mine, theirs] = [lastRows(kept), lastRows(stored)];
    for (const part of PARTS) {
      if (isSame(mine, theirs, part)) continue;
      const [is, ought] = [compared(mine, part), compared(theirs, part)];
      if (!isDeepStrictEqual(is, ought))
        wrong(`${part} of ${id} ${difference(JSON.stringify(is), JSON.stringify(ought))}`);
    }
  };
}
