import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import packed from "../../package.json" with { type: "json" };
import { isInPrograms } from "./programs.ts";

/** Test files that may notice a change of a source file: those to be asked first, second, last. */
export interface Related {
  /** The short ones of the same folder. */
  readonly near: readonly string[];
  /** Those of campaigns, rules and what they stand on: no Discord, no pictures. */
  readonly far: readonly string[];
  readonly rest: readonly string[];
}

const FAST = /^test\/(campaign|engine|games|graph|kit|store)\//;
/** These measure, and notice only how a change affects speed. */
const BLIND = /\/(figures|bench)\.test\.ts$|^test\/bench\/(play|speed)\//;
/** These play with browsers and processes: they are asked about nothing but what runs in programs. */
const PROCESSES = /^test\/(e2e|crash)\//;
/** What starts programs. */
const STARTER = "test/programs.ts";
/** These play many whole games or go through many pages: of the same folder, too, they are asked after those that are short. */
const LONG =
  /\/(rules|games|random-games|coverage|every-card|every-page|random-pressing|secret-pages|two-worlds|many-seats|hostile)\.test\.ts$/;
/** Pictures as data and their drawing are tested together, and with the pictures of the games. */
const PICTURES = ["scene", "render"];
const PICTURES_OF_GAMES = /^test\/games\/[^/]+\/made-of\.test\.ts$/;

/** Finds the tests that import a source file, by whatever way. Paths are from the root of the repository. */
export class Tests {
  readonly #all: readonly string[];
  readonly #importers = new Map<string, string[]>();
  readonly #starters: ReadonlySet<string>;

  constructor(root: string) {
    const files = ["src", "test"].flatMap((folder) => sources(root, folder));
    this.#all = files.filter((path) => path.endsWith(".test.ts") && !BLIND.test(path));
    for (const path of files)
      for (const imported of importsOf(root, path))
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), path]);
    this.#starters = this.#reachedFrom(STARTER);
  }

  /** Whether a test starts programs that a file may run in. */
  runsInProgram = (path: string, test: string): boolean => isInPrograms(path) && this.#starters.has(test);

  related(path: string): Related {
    const reached = this.#reachedFrom(path);
    const all = this.#all.filter(
      (test) => this.runsInProgram(path, test) || (reached.has(test) && (isInPrograms(path) || !PROCESSES.test(test))),
    );
    const near = all.filter((test) => isNear(path, test) && !LONG.test(test));
    const others = all.filter((test) => !near.includes(test));
    return { near, far: others.filter((test) => FAST.test(test)), rest: others.filter((test) => !FAST.test(test)) };
  }

  /** All that imports a file, by whatever way, and the file itself. */
  #reachedFrom(path: string): ReadonlySet<string> {
    const reached = new Set([path]);
    for (const file of reached) for (const importer of this.#importers.get(file) ?? []) reached.add(importer);
    return reached;
  }
}

/** Whether a test is where those of a source file are. */
function isNear(path: string, test: string): boolean {
  if (isInPrograms(path)) return ["cli", ""].includes(folderOf(test));
  if (!PICTURES.includes(folderOf(path))) return folderOf(test) === folderOf(path);
  return PICTURES.includes(folderOf(test)) || PICTURES_OF_GAMES.test(test);
}

/** The part of a path that code and tests share: "engine", "games/iraqi-conflict"; "": none. */
const folderOf = (path: string): string => /^(src|test)\/(games\/[^/]+|[^/]+)\//.exec(path)?.[2] ?? "";

function sources(root: string, folder: string): readonly string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return paths.filter((path) => path.endsWith(".ts")).map((path) => `${folder}/${path}`);
}

/** Where a module is named. */
const NAMED = /\b(?:from|import)\s*"[^"\n]+"/g;

/** Where a module is loaded only once it is needed. */
const LATER = /\bawait import\("(\.[^"\n]+)"\)/g;

/** The files of ours that a file loads, at once or later; types load nothing. */
function importsOf(root: string, path: string): readonly string[] {
  const text = readFileSync(join(root, path), "utf8");
  const beside = (module: string): string => relative(root, join(root, dirname(path), module));
  const later = [...text.matchAll(LATER)].map(([, module = ""]) => beside(module));
  return [...importedAtOnce(path, text, beside), ...later];
}

function importedAtOnce(path: string, text: string, beside: (module: string) => string): readonly string[] {
  const last = [...text.matchAll(NAMED)].at(-1);
  if (!last) return [];
  const named = text.slice(0, last.index + last[0].length); // what comes after need not be parsed
  const source = ts.createSourceFile(path, named, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: module } = statement;
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    if (!module || !ts.isStringLiteral(module) || isType) return [];
    const own = OWN_NAMES[module.text];
    if (own !== undefined) return [join(own)];
    return module.text.startsWith(".") ? [beside(module.text)] : [];
  });
}

/** What "#engine" and the like stand for. */
const OWN_NAMES: { readonly [name: string]: string | undefined } = packed.imports;
