import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED, type Accepted } from "./accepted.ts";
import { type Candidate, candidates } from "./candidates.ts";

/** A change that could be made to a file, from the root of the repository. */
export interface Choice extends Candidate {
  readonly path: string;
  /** The line of the source text, trimmed. */
  readonly source: string;
}

/** Where things stand in pictures is looked at, and what a computer prefers is taste: their numbers stay. */
const NUMBERS_STAY = /\/(map|bot)\/|\/(board|bot|hand|hands-table|legend|livery)\.ts$/;

/** All changes that could be made to these files, but for those that are accepted. */
export function choices(root: string, paths: readonly string[]): readonly Choice[] {
  return paths.flatMap((path) => {
    const code = readFileSync(join(root, path), "utf8");
    const lines = code.split("\n");
    return candidates(code, { numbers: !NUMBERS_STAY.test(path) })
      .map((candidate) => ({ ...candidate, path, source: lines[candidate.line - 1]?.trim() ?? "" }))
      .filter((choice) => !ACCEPTED.some((accepted) => isThat(accepted, choice)));
  });
}

const isThat = ({ file, line, was, becomes }: Accepted, { path, source, was: text, text: other }: Choice): boolean =>
  file === path && line === source && was === text && becomes === other;

/** Accepted changes that these files have no place for any more. */
export function outdated(root: string): readonly Accepted[] {
  return ACCEPTED.filter((accepted) => {
    const code = readFileSync(join(root, accepted.file), "utf8");
    return !code.split("\n").some((line) => line.trim() === accepted.line);
  });
}

/** So many of them, the same ones for the same seed as long as their lines stay as they are. */
export function sampled(all: readonly Choice[], size: number, seed: string): readonly Choice[] {
  const rank = ({ path, source, was, text }: Choice): string =>
    createHash("sha256").update([seed, path, source, was, text].join("\n")).digest("hex");
  const ranked = all.map((choice) => ({ choice, at: rank(choice) })).sort((a, b) => (a.at < b.at ? -1 : 1));
  return ranked.slice(0, size).map(({ choice }) => choice);
}
