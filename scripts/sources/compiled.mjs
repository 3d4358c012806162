// @ts-check
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { threadId } from "node:worker_threads";

/*
 * The one place that makes JavaScript of sources and knows what is younger than what. It is JavaScript itself, since all
 * TypeScript is loaded through it. Types are blanked out, and all else stays where it is: stack traces need no map.
 */

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What makes compiled texts: when it changes, they are made again. */
const COMPILER = ["scripts/sources/compiled.mjs", "package-lock.json"];

/** @param {string} path of a file, from the root @returns {number | undefined} when it was last changed, ms; undefined: it is not there */
const changedAt = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.mtimeMs;

/**
 * Whether something that was made at this time (ms) is younger than all of these files.
 * @param {number | undefined} made undefined: it never was
 * @param {readonly string[]} paths from the root; a file that is gone has changed just now
 */
export const isYounger = (made, paths) =>
  made !== undefined && paths.every((path) => (changedAt(path) ?? Number.POSITIVE_INFINITY) < made);

/** @type {typeof import("@swc/wasm-typescript") | undefined} */
let typescript;

/** @param {string} code in TypeScript @returns {string} the same as JavaScript, each line and column in its place */
function withoutTypes(code) {
  typescript ??= createRequire(import.meta.url)("@swc/wasm-typescript");
  return /** @type {typeof import("@swc/wasm-typescript")} */ (typescript).transformSync(code, { mode: "strip-only" })
    .code;
}

/** Compiled texts of sources in a folder of their own, each made once, and again when its source has changed. */
export class CompiledSources {
  #folder;
  #prepare;
  #oldest;

  /**
   * @param {string} folder below `dist`
   * @param {(path: string, code: string) => string} [prepare] changes a source before it is compiled
   * @param {readonly string[]} [preparers] the files, from the root, that this is done by
   */
  constructor(folder, prepare = (_, code) => code, preparers = []) {
    this.#folder = join(ROOT, "dist", folder);
    this.#prepare = prepare;
    this.#oldest = Math.max(...[...COMPILER, ...preparers].map((path) => changedAt(path) ?? Number.POSITIVE_INFINITY));
  }

  /** @param {string} file absolute path of a source @returns {string} */
  textOf(file) {
    const path = relative(ROOT, file);
    const kept = join(this.#folder, `${path}.js`);
    const source = statSync(file);
    const made = statSync(kept, { throwIfNoEntry: false });
    if (made && Math.round(made.mtimeMs) === Math.floor(source.mtimeMs) && made.ctimeMs > this.#oldest)
      return readFileSync(kept, "utf8");
    const text = withoutTypes(this.#prepare(path, readFileSync(file, "utf8")));
    mkdirSync(dirname(kept), { recursive: true });
    const fresh = `${kept}.${process.pid}.${threadId}`; // several may make it at once
    writeFileSync(fresh, text);
    utimesSync(fresh, source.atime, new Date(Math.floor(source.mtimeMs))); // by which it is known, also where an older source takes its place
    renameSync(fresh, kept);
    return text;
  }
}
