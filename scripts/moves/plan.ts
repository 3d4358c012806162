import type { Line } from "./table.ts";

/** Says what a table of moves means for the files that are there. */

export interface Plan {
  /** New paths of files by their old ones. */
  readonly files: ReadonlyMap<string, string>;
  /** Folders whose files all move, by their old paths, without slashes at their ends; new paths alike. */
  readonly folders: ReadonlyMap<string, string>;
  /** Lines whose files have been moved before. */
  readonly done: readonly Line[];
}

/**
 * What is to be moved of these files. What has been moved already is left alone, so that a table can be applied again.
 * Throws if a path of the table is neither where it was nor where it should be, and if two files would go to one place.
 */
export function planOf(lines: readonly Line[], present: readonly string[]): Plan {
  const there = new Set(present);
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const done: Line[] = [];
  const missing: string[] = [];
  const named = new Set(lines.map(({ from }) => from));
  for (const line of lines) {
    const { from, to } = line;
    if (from === to) {
      if (there.has(from)) done.push(line);
      else missing.push(from);
      continue;
    }
    const found = filesOf(line, present, named);
    for (const path of found) files.set(path, from.endsWith("/") ? to + path.slice(from.length) : to);
    if (found.length > 0 && from.endsWith("/")) folders.set(bare(from), bare(to));
    if (found.length > 0) continue;
    const isThere = to.endsWith("/")
      ? present.some((path) => path.startsWith(to) || path.startsWith(from)) // the latter have lines of their own
      : there.has(to);
    if (isThere) done.push(line);
    else missing.push(from);
  }
  if (missing.length > 0) throw new Error(`not there, and not moved already:\n${missing.join("\n")}`);
  refuseCollisions(files, there);
  return { files, folders, done };
}

/** A line of its own counts for a file more than that of its folder. */
function filesOf({ from }: Line, present: readonly string[], named: ReadonlySet<string>): readonly string[] {
  if (!from.endsWith("/")) return present.filter((path) => path === from);
  const inner = [...named].filter((other) => other !== from && other.startsWith(from));
  const isNamed = (path: string): boolean =>
    inner.some((other) => path === other || (other.endsWith("/") && path.startsWith(other)));
  return present.filter((path) => path.startsWith(from) && !isNamed(path));
}

function refuseCollisions(files: ReadonlyMap<string, string>, there: ReadonlySet<string>): void {
  const takers = new Map<string, string>();
  const collisions: string[] = [];
  for (const [from, to] of files) {
    const other = takers.get(to) ?? (there.has(to) && !files.has(to) ? to : undefined);
    if (other !== undefined) collisions.push(`${other} and ${from} would both be ${to}`);
    takers.set(to, from);
  }
  if (collisions.length > 0) throw new Error(collisions.join("\n"));
}

const bare = (folder: string): string => folder.replace(/\/$/, "");

/** Where a path of a file or folder leads after the moves; the same path, if it isn't moved. */
export function movedTo(path: string, { files, folders }: Pick<Plan, "files" | "folders">): string {
  return files.get(path) ?? folders.get(path) ?? path;
}
