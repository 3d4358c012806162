import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { rewriteMentions, staleMentions } from "./mentions.ts";
import { movedTo, type Plan, planOf } from "./plan.ts";
import { rewriteCode } from "./rewriting.ts";
import type { Line } from "./table.ts";

/** Moves files of a repository by a table, and rewrites all that names them. */

export interface Report {
  /** New paths by old ones. */
  readonly moved: ReadonlyMap<string, string>;
  /** Files whose text was changed, by their new paths. */
  readonly rewritten: readonly string[];
  /** Files that the table does not name, in folders whose other files it moves. */
  readonly staying: readonly string[];
  /** What a person has to look at, in sentences. */
  readonly left: readonly string[];
}

const CODE = /\.(ts|mjs|cjs|js)$/;
const TEXT = /\.(ts|mjs|cjs|js|md|json|ya?ml|sh|html|css)$|(^|\/)(Dockerfile|run|\.dockerignore|\.env\.example)$/;
/** What was recorded, or says what was: its paths are those of then. */
const RECORDED = /^(test\/fixtures|migrations|data|scripts\/moves|docs\/rules)\/|^(package-lock\.json|CHANGELOG\.md)$/;

/** `check`: nothing is changed; it only says what would be. */
export function applyTable(root: string, lines: readonly Line[], check = false): Report {
  const files = trackedFiles(root);
  const plan = planOf(lines, files);
  const folders = new Set(files.flatMap((file) => foldersAbove(file)));
  const there = new Set([...files, ...folders, "."]);
  const left: string[] = [];
  const rewritten: string[] = [];
  const texts = new Map<string, string>();
  for (const path of files.filter((file) => TEXT.test(file) && !RECORDED.test(file))) {
    const before = readFileSync(join(root, path), "utf8");
    const code = CODE.test(path) ? rewriteCode(path, before, plan, (target) => there.has(target)) : null;
    const after = rewriteMentions(path, code?.text ?? before, plan, (target) => there.has(target));
    left.push(...(code?.left ?? []));
    texts.set(movedTo(path, plan), after);
    if (after === before) continue;
    rewritten.push(movedTo(path, plan));
    if (!check) writeFileSync(join(root, path), after);
  }
  if (!check) for (const [from, to] of plan.files) move(root, from, to);
  const stale = staleOf(plan, files);
  for (const [path, text] of texts) left.push(...staleMentions(path, text, stale));
  return { moved: plan.files, rewritten, staying: stayingOf(plan, files), left };
}

/** Files that git knows, or would take. */
const trackedFiles = (root: string): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    ...{ cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 },
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));

function move(root: string, from: string, to: string): void {
  mkdirSync(dirname(join(root, to)), { recursive: true });
  execFileSync("git", ["add", "--", from], { cwd: root });
  execFileSync("git", ["mv", "--", from, to], { cwd: root });
}

function foldersAbove(path: string): readonly string[] {
  const folder = posix.dirname(path);
  return folder === "." ? [] : [folder, ...foldersAbove(folder)];
}

/**
 * Folders that are gone, and names of files that have moved: those given without a path may lead to the wrong place.
 */
function staleOf(plan: Plan, files: readonly string[]): Parameters<typeof staleMentions>[2] {
  const now = files.map((path) => movedTo(path, plan));
  const folders = new Set([...plan.files.keys()].flatMap(foldersAbove));
  for (const folder of now.flatMap(foldersAbove)) folders.delete(folder);
  const names = new Set([...plan.files.keys()].map((path) => posix.basename(path)));
  return { folders, names };
}

function stayingOf(plan: Plan, files: readonly string[]): readonly string[] {
  const emptied = new Set([...plan.files.keys()].map((path) => posix.dirname(path)));
  const arrived = new Set([...plan.files.values(), ...plan.done.map(({ to }) => to)]);
  return files.filter((path) => !plan.files.has(path) && !arrived.has(path) && emptied.has(posix.dirname(path)));
}
