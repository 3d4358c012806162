import { posix } from "node:path";
import { movedTo, type Plan } from "./plan.ts";
import { type Reference, referencesIn } from "./references.ts";

/** Gives code the ways that lead from where it lies now to where lies what it names. */

export interface Rewritten {
  readonly text: string;
  /** What was left, in sentences: a person has to look at it. */
  readonly left: readonly string[];
}

/** Whether there was such a file or folder before the moves. */
export type Exists = (path: string) => boolean;

/** `path`: where the file lay before the moves. */
export function rewriteCode(path: string, code: string, plan: Plan, exists: Exists): Rewritten {
  const left: string[] = [];
  let text = "";
  let read = 0;
  for (const reference of referencesIn(path, code)) {
    const way = wayOf(path, reference, plan, exists);
    if ("left" in way) left.push(`${movedTo(path, plan)}: ${way.left}`);
    else if (way.text !== reference.text) {
      text += code.slice(read, reference.start) + way.text;
      read = reference.end;
    }
  }
  return { text: text + code.slice(read), left };
}

function wayOf(
  path: string,
  { text, kind }: Reference,
  plan: Plan,
  exists: Exists,
): { readonly text: string } | { readonly left: string } {
  const isRelative = /^\.\.?(\/|$)/.test(text);
  if (kind === "module" && !isRelative) return { text };
  if (kind === "thread") return beside(path, text, plan, exists);
  const here = posix.dirname(path);
  const target = posix.join(here, text);
  if (!exists(bare(target)))
    return text.startsWith("../") && plan.files.has(path) && kind !== "loose"
      ? { text: relativeFrom(path, target, plan, text) }
      : { text };
  const [from, to] = [posix.dirname(movedTo(path, plan)), movedTo(bare(target), plan)];
  if (from === here && to === bare(target)) return { text };
  const way = relativeFrom(path, target, plan, text);
  if (way === text) return { text };
  return kind === "loose" ? { left: `“${text}” was the way to ${target}, and was not rewritten` } : { text: way };
}

/** A name of a module in the same folder, as threads are started with it. */
function beside(path: string, name: string, plan: Plan, exists: Exists): ReturnType<typeof wayOf> {
  const target = posix.join(posix.dirname(path), `${name}.ts`);
  if (!exists(target)) return { text: name };
  const isBeside = posix.dirname(movedTo(path, plan)) === posix.dirname(movedTo(target, plan));
  return isBeside ? { text: name } : { left: `“${name}” names a module that has to lie beside this one` };
}

/** The way from a file that may have moved to what may have moved, written as it was before. */
export function relativeFrom(path: string, target: string, plan: Plan, was: string): string {
  const way = posix.relative(posix.dirname(movedTo(path, plan)), movedTo(bare(target), plan));
  const dotted = way === "" ? "." : way.startsWith(".") || !was.startsWith(".") ? way : `./${way}`;
  return was.endsWith("/") ? `${dotted}/` : dotted;
}

const bare = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);
