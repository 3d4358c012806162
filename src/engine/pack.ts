/** Reads the files of a content pack, and says which file is wrong, where and why. */
import type { z } from "zod";
import type { Scene } from "#scene";
import type { GameTypes } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import type { Frozen, Json } from "./values.ts";

/** The files of a content pack: name without ending, with the folder it lies in if there is one (`2020/crt`) → JSON. */
export type PackFiles = { readonly [file: string]: unknown };

/** Something is wrong with a content pack: which file, where in it, and what. */
export class PackError extends Error {
  /** As it is called in the message, with its ending. */
  readonly file: string;
  readonly path: string;
  readonly reason: string;

  constructor(file: string, path: string, reason: string) {
    super(path === "" ? `${file}: ${reason}` : `${file}, ${path}: ${reason}`);
    this.name = "PackError";
    this.file = file;
    this.path = path;
    this.reason = reason;
  }
}

/** One file of a pack, well formed by itself. Throws `PackError` for the first thing that does not fit. */
export function parsePackFile<T>(schema: z.ZodType<T>, file: string, files: PackFiles): T {
  const wrong = wrongIn(file);
  if (!Object.hasOwn(files, file)) return wrong("", "this file is missing");
  const result = schema.safeParse(files[file]);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  return wrong(issue?.path.join(".") ?? "", issue?.message ?? "cannot be read");
}

/** Throws `PackError`: at a place of a file something is wrong. */
export type Wrong = (path: string, reason: string) => never;

/** For the checks of one file, named without its ending. */
export const wrongIn =
  (file: string): Wrong =>
  (path, reason) => {
    throw new PackError(`${file}.json`, path, reason);
  };

/** No two items of a list may have the same value in one of these fields. */
export function wrongIfRepeated<F extends string>(
  wrong: Wrong,
  path: string,
  list: readonly { readonly [field in F]: string }[],
  fields: readonly F[],
): void {
  for (const field of fields) {
    list.forEach((item, i) => {
      if (list.findIndex((other) => other[field] === item[field]) < i)
        wrong(`${path}.${i}.${field}`, `“${item[field]}” is used twice`);
    });
  }
}

/** Why something with a `kind` is refused: its word is not of the closed vocabulary. The `error` of a discriminated union. */
export function unknownWord(what: string, issue: { readonly code?: string; readonly input?: unknown }): string {
  const { input } = issue;
  if (issue.code !== "invalid_union") return `must be an ${what} with its kind`;
  const word = typeof input === "object" && input !== null && "kind" in input ? input.kind : undefined;
  return typeof word === "string" ? `“${word}” is no known ${what}` : `must be an ${what} with its kind`;
}

/** A scenario of a host's own: one JSON file that is added to the pack of a campaign. */
export interface OwnScenarios<G extends GameTypes> {
  /** The pack with this file in it. Throws `PackError` for what is wrong with the file by itself. */
  add(files: PackFiles, file: Json): PackFiles;
  /** The options of the campaigns that can be played with it, of a file that `add` has taken; the usual ones first. */
  ways(file: Json): readonly [Params, ...Params[]];
  /** What is played with these options, for whoever thinks of joining; null: nothing of anybody's own. */
  show(options: Params, content: Frozen<G["Content"]>): ScenarioSheet | null;
  /** Its set-up, as everyone sees it; null likewise. */
  scene(options: Params, content: Frozen<G["Content"]>): Scene | null;
}

/** A scenario before it begins. */
export interface ScenarioSheet {
  /** Plain words, without markup. */
  readonly title: string;
  /** How long, and who with whom. */
  readonly facts: readonly string[];
  /** What each seat has to do to win. */
  readonly aims: readonly { readonly name: string; readonly lines: readonly string[] }[];
}
