import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** Test files that may notice a change of a source file. */
export interface Related {
  /** Those of the same chapter. */
  readonly near: readonly string[];
  /** Those of other chapters that run in a moment: no Discord, no pictures, no program of its own. */
  readonly far: readonly string[];
}

const FAST = /^test\/(campaign|engine|games|graph|kit|store)\//;

/** Finds the tests that import a source file, by whatever way. Paths are from the root of the repository. */
export class Tests {
  readonly #all: readonly string[];
  readonly #importers = new Map<string, string[]>();

  constructor(root: string) {
    const files = ["src", "test"].flatMap((folder) => sources(root, folder));
    this.#all = files.filter((path) => path.endsWith(".test.ts"));
    for (const path of files)
      for (const imported of importsOf(root, path))
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), path]);
  }

  /** All tests of a chapter: "engine", "games/iraqi-conflict". */
  ofChapter = (chapter: string): readonly string[] => this.#all.filter((path) => path.startsWith(`test/${chapter}/`));

  related(path: string, chapter: string): Related {
    const reached = new Set([path]);
    for (const file of reached) for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    const near = this.ofChapter(chapter).filter((test) => reached.has(test));
    const far = this.#all.filter((test) => reached.has(test) && FAST.test(test) && !near.includes(test));
    return { near, far };
  }
}

function sources(root: string, folder: string): readonly string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".ts")).map((path) => `${folder}/${path}`);
}

/** The files of ours that a file loads; types load nothing. */
function importsOf(root: string, path: string): readonly string[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: module } = statement;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    if (!module || !ts.isStringLiteral(module) || isType || !module.text.startsWith(".")) return [];
    return [relative(root, join(root, dirname(path), module.text))];
  });
}
