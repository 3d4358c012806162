import { posix } from "node:path";
import type { Sources } from "./sources.ts";

/** Finds folders that hold too much, and folders that import each other. */

/** Files of a folder itself, without those of folders in it; and those that lie loose in a part of the house. */
export const MOST_FILES = 30;
export const MOST_LOOSE = 12;

/** Folders with more files than a person overlooks, in sentences; `part`: such as `src/campaign`. */
export function crowded(sources: Sources, part: string): readonly string[] {
  const sizes = new Map<string, number>();
  for (const path of sources.keys())
    if (path.startsWith(`${part}/`)) sizes.set(posix.dirname(path), (sizes.get(posix.dirname(path)) ?? 0) + 1);
  return [...sizes].flatMap(([folder, size]) => {
    const most = folder === part ? MOST_LOOSE : MOST_FILES;
    return size > most ? [`${folder} holds ${size} files, ${most} at most`] : [];
  });
}

export interface Pair {
  readonly folders: readonly [string, string];
  /** "src/a/one.ts → src/b/two.ts", from the first to the second, and back. */
  readonly there: readonly string[];
  readonly back: readonly string[];
}

/**
 * Folders of a part that import each other, types included, with the imports that make it so; the rarer ones come
 * first.
 */
export function circles(sources: Sources, part: string): readonly Pair[] {
  const ways = waysIn(sources, part);
  return [...ways].flatMap(([way, there]) => {
    const [from = "", to = ""] = way.split(" ");
    const back = ways.get(`${to} ${from}`);
    if (!back || from > to) return [];
    return [
      there.length <= back.length
        ? { folders: [from, to], there, back }
        : { folders: [to, from], there: back, back: there },
    ];
  });
}

/** Imports from folder to folder, by "from to". */
function waysIn(sources: Sources, part: string): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const { path, imports } of sources.values())
    for (const target of imports) {
      const [from, to] = [posix.dirname(path), posix.dirname(target)];
      if (from === to || ![path, target].every((one) => one.startsWith(`${part}/`))) continue;
      const way = ways.get(`${from} ${to}`) ?? [];
      way.push(`${path} → ${target}`);
      ways.set(`${from} ${to}`, way);
    }
  return ways;
}
