import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { type Mutant, mutated } from "./mutant.ts";

/** Asks the compiler about mutants: what it refuses needs no test. */
export class Types {
  readonly #files: string[] = [];
  readonly #service: ts.LanguageService;
  #mutant: Mutant | null = null;
  #tried = 0;

  constructor(root: string) {
    const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(
      { ...config, include: [], files: ["package.json"] },
      ts.sys,
      root,
    );
    const { fileExists, readFile, readDirectory, directoryExists, getDirectories } = ts.sys;
    this.#service = ts.createLanguageService({
      fileExists,
      readFile,
      readDirectory,
      directoryExists,
      getDirectories,
      getCompilationSettings: () => options,
      getScriptFileNames: () => this.#files,
      getScriptVersion: (file) => (file === this.#mutant?.file ? String(this.#tried) : "as it is"),
      getScriptSnapshot: (file) => this.#snapshot(file),
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    });
  }

  /** Whether the compiler finds fault with the changed file; those that import it are not looked at. */
  refuse(mutant: Mutant): boolean {
    this.#mutant = mutant;
    this.#tried++;
    if (!this.#files.includes(mutant.file)) this.#files.push(mutant.file);
    const faults = this.#service.getSemanticDiagnostics(mutant.file);
    this.#mutant = null;
    return faults.length > 0;
  }

  #snapshot(file: string): ts.IScriptSnapshot | undefined {
    if (!ts.sys.fileExists(file)) return undefined;
    const code = readFileSync(file, "utf8");
    return ts.ScriptSnapshot.fromString(this.#mutant?.file === file ? mutated(code, this.#mutant) : code);
  }
}
