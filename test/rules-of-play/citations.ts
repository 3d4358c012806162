import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Where a number is cited. */
export interface Citation {
  /** "R-07", "Ruling K", "Ruling Q-13", or of what editions have otherwise "D-15". */
  readonly number: string;
  /** From the root of the repository. */
  readonly path: string;
  /** "src/games/…/score.ts:7". */
  readonly at: string;
  /** The line that cites it. */
  readonly line: string;
}

const CITED = /\b[RD]-\d{2,3}\b|\b[Rr]uling ([A-Z]{1,2}|\d+(?:\.\d+)?)\b|\b(Q-\d{2})\b/g;

/** All that the files of a folder cite, those in folders of it too; `isMeant`: of their paths. */
export function citedIn(folder: string, isMeant: (path: string) => boolean = () => true): readonly Citation[] {
  const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.(ts|json|js)$/.test(path) && isMeant(path))
    .toSorted();
  return paths.flatMap((path) => citedBy(readFileSync(join(ROOT, path), "utf8"), path));
}

const citedBy = (text: string, path: string): readonly Citation[] =>
  text.split("\n").flatMap((line, i) =>
    [...line.matchAll(CITED)].map(([number, letter, question]) => ({
      number: letter || question ? `Ruling ${letter ?? question}` : number,
      ...{ path, at: `${path}:${i + 1}`, line },
    })),
  );

/** The first place of each number. */
export const places = (cited: readonly Citation[]): readonly string[] => [
  ...new Map(cited.toReversed().map(({ number, at }) => [number, `${number} (${at})`])).values(),
];
