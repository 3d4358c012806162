/** Reads a table of moves: which files and folders go where. */

/** Both are paths from the root of the repository; those of folders end in a slash. */
export interface Line {
  readonly from: string;
  readonly to: string;
}

const ARROW = /^(\S+)\s+→\s+(\S+)$/;

/**
 * One move a line, `old path → new path`. A folder, with a slash behind it, takes along all that lies in it; a file that
 * goes to a folder keeps its name, and one that goes where it is stays there on purpose. What stands behind a `#` is a comment. Throws at a line that says something else, at a
 * path that has two lines, and where something would be moved on by another line.
 */
export function readTable(text: string): readonly Line[] {
  const lines = text.split("\n").flatMap((line, i) => readLine(line.replace(/(^|\s)#.*/, "").trim(), i + 1));
  const seen = new Set<string>();
  for (const { from } of lines) {
    if (seen.has(from)) throw new Error(`${from} has two lines in the table`);
    seen.add(from);
  }
  for (const { from, to } of lines) {
    const next = lines.find(
      (other) => (other.from === to && other.to !== to) || (other.from.endsWith("/") && to.startsWith(other.from)),
    );
    if (next) throw new Error(`${from} goes to ${to}, which another line moves on to ${next.to}`);
  }
  return lines;
}

function readLine(line: string, number: number): readonly Line[] {
  if (line === "") return [];
  const [, from, to] = ARROW.exec(line) ?? [];
  if (from === undefined || to === undefined)
    throw new Error(`line ${number} of the table is no “old path → new path”: ${line}`);
  if (from.endsWith("/") && !to.endsWith("/"))
    throw new Error(`line ${number} of the table: the folder ${from} cannot become the file ${to}`);
  const keepsItsName = !from.endsWith("/") && to.endsWith("/");
  return [{ from, to: keepsItsName ? `${to}${from.slice(from.lastIndexOf("/") + 1)}` : to }];
}
