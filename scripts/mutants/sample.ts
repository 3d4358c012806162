import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED, type Accepted } from "./accepted.ts";
import { type Candidate, candidates } from "./candidates.ts";
import type { Chapter } from "./chapters.ts";

/** A change that could be made to a file, from the root of the repository. */
export interface Choice extends Candidate {
  readonly path: string;
  /** The line of the source text, trimmed. */
  readonly source: string;
  /** Which of the equal changes of this line of this file it is, from 0. */
  readonly nth: number;
}

/** What a computer player prefers is taste: its numbers stay. */
const TASTE = /\/bot(\/|\.ts$)/;

/** All changes that could be made to the files of a chapter, except for those that are accepted. */
export function choices(root: string, { files, takes }: Pick<Chapter, "files" | "takes">): readonly Choice[] {
  return files.flatMap((path) => {
    const code = readFileSync(join(root, path), "utf8");
    const lines = code.split("\n");
    const equal = new Map<string, number>();
    return candidates(code, { numbers: !TASTE.test(path) })
      .filter((candidate) => takes(path, candidate))
      .map((candidate): Choice => {
        const choice = { ...candidate, path, source: lines[candidate.line - 1]?.trim() ?? "", nth: 0 };
        const nth = equal.get(nameOf(choice)) ?? 0;
        equal.set(nameOf(choice), nth + 1);
        return { ...choice, nth };
      })
      .filter((choice) => !ACCEPTED.some((accepted) => isThat(accepted, choice)));
  });
}

/** What a change goes by as long as its line stays as it is, wherever that stands. */
export const nameOf = ({
  path,
  source,
  was,
  text,
  nth,
}: Omit<Choice, keyof Candidate> & Pick<Choice, "was" | "text">) =>
  [path, source, was, text, ...(nth === 0 ? [] : [nth])].join("\n");

const isThat = ({ file, line, was, becomes }: Accepted, { path, source, was: text, text: other }: Choice): boolean =>
  file === path && line === source && was === text && becomes === other;

/** Accepted changes that these files have no place for any more. */
export function outdated(root: string): readonly Accepted[] {
  return ACCEPTED.filter((accepted) => {
    const code = readFileSync(join(root, accepted.file), "utf8");
    return !code.split("\n").some((line) => line.trim() === accepted.line);
  });
}

/**
 * A number of them, the same ones for the same seed as long as their lines stay as they are. `fits`: those to be passed
 * over do not.
 */
export function sampled(
  all: readonly Choice[],
  size: number,
  seed: string,
  fits: (choice: Choice) => boolean = () => true,
): readonly Choice[] {
  const rank = (choice: Choice): string =>
    createHash("sha256")
      .update(`${seed}\n${nameOf(choice)}`)
      .digest("hex");
  const ranked = all.map((choice) => ({ choice, at: rank(choice) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  const sample: Choice[] = [];
  for (const { choice } of ranked) {
    if (sample.length === size) break;
    if (fits(choice)) sample.push(choice);
  }
  return sample;
}
