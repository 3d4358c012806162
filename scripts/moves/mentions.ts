import { posix } from "node:path";
import { movedTo, type Plan } from "./plan.ts";
import { type Exists, relativeFrom } from "./rewriting.ts";

/** Finds paths that texts name, in lists, settings, pages and comments, and writes those of today. */

/** Paths as they stand in text; dots may have backslashes before them, as in patterns. */
const PATH = /(?<![\w./-])(?:[\w-]+\/)+(?:[\w-]|\\*\.(?=\w))*/g;
const LINK = /(\]\()(\.{0,2}[\w./-]+)(?=[)#])/g;
/** A bare name, as pages have it of a file next to the one that they have just named. */
const NAME = /(?<![\w./-])[\w-]+\.(?:ts|mjs|js)(?![\w-])/g;

/** A text with the new paths in it; `path`: where it lay before the moves. */
export function rewriteMentions(path: string, text: string, plan: Plan, exists: Exists): string {
  const named = text.replace(PATH, (mention) => today(mention, plan) ?? mention);
  if (!path.endsWith(".md")) return named;
  return named.replace(LINK, (link: string, open: string, target: string) => {
    const full = posix.join(posix.dirname(path), target);
    return exists(full.replace(/\/$/, "")) ? open + relativeFrom(path, full, plan, target) : link;
  });
}

/** From the root, or from `src`, as the lists of sources have it; null: it names nothing that is moved. */
function today(mention: string, plan: Plan): string | null {
  const plain = mention.replaceAll("\\", "");
  const [path, slash] = plain.endsWith("/") ? [plain.slice(0, -1), "/"] : [plain, ""];
  const escaped = (to: string): string => (mention.includes("\\") ? to.replaceAll(".", dotIn(mention)) : to) + slash;
  const to = movedTo(path, plan);
  if (to !== path) return escaped(to);
  const within = movedTo(`src/${path}`, plan);
  return within === `src/${path}` ? null : escaped(within.replace(/^src\//, ""));
}

const dotIn = (mention: string): string => /\\+\./.exec(mention)?.[0] ?? ".";

/**
 * What a text still says of files and folders that are elsewhere now, in sentences. `folders`: former folders in which
 * something was moved and nothing is left; `names`: those of files that were moved, which pages may give without a path.
 */
export function staleMentions(
  path: string,
  text: string,
  stale: { readonly folders: ReadonlySet<string>; readonly names: ReadonlySet<string> },
): readonly string[] {
  const folders = [...text.matchAll(/(?<![\w./-])(?:[\w-]+\/)*[\w-]+(?=\/)/g)]
    .map(({ 0: mention }) => mention)
    .filter((mention) => stale.folders.has(mention) || stale.folders.has(`src/${mention}`));
  const names = path.endsWith(".md") ? [...text.matchAll(NAME)].map(({ 0: name }) => name) : [];
  const found = [...folders, ...names.filter((name) => stale.names.has(name))];
  return [...new Set(found)].map((mention) => `${path}: names “${mention}”, which is elsewhere now`);
}
