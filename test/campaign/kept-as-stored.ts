import { isDeepStrictEqual } from "node:util";
import { canonical } from "#engine";
import { type Live, loadLive } from "../../src/campaign/live.ts";
import type { Repository } from "../../src/store/repository.ts";

const PARTS = [
  ...([
    "record",
    "members",
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

/** Lists of which the order means something; the others are read in any. */
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

/** A part without what is left out at the top of its entries, as it is compared first: what is the same so needs no texts. */
function bare(live: Live, part: Part): unknown {
  const value = live[part];
  if (!Array.isArray(value)) return value;
  const leftOut = ["game", ...(LEFT_OUT[part] ?? [])];
  const entries = value.map((one: unknown) =>
    typeof one === "object" && one !== null
      ? Object.fromEntries(Object.entries(one).filter(([key, of]) => of !== undefined && !leftOut.includes(key)))
      : one,
  );
  return ORDERED.has(part) ? entries : entries.sort(byName);
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
    const record = await repository.game(id);
    if (record?.status !== "running") return;
    const stored = await loadLive(repository, kept.book, record);
    const both = Math.min(kept.recent.length, stored.recent.length); // in a long log a way back leaves more of them in one
    const lastRows = (live: Live): Live => ({ ...live, recent: live.recent.slice(live.recent.length - both) });
    const [mine, theirs] = [lastRows(kept), lastRows(stored)];
    for (const part of PARTS) {
      if (isDeepStrictEqual(bare(mine, part), bare(theirs, part))) continue;
      const [is, ought] = [compared(mine, part), compared(theirs, part)];
      if (!isDeepStrictEqual(is, ought))
        wrong(`${part} of ${id} ${difference(JSON.stringify(is), JSON.stringify(ought))}`);
    }
  };
}
