import ts from "typescript";

/** Finds in code what names files by where they lie from the file that names them. */

export interface Reference {
  /** Where its text begins and ends, without quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /**
   * module: what is loaded; address: a file or folder, as `new URL("…", import.meta.url)` has it; thread: the name of a
   * module beside this one, without its ending; loose: any other text that looks like a way from here to elsewhere.
   */
  readonly kind: "module" | "address" | "thread" | "loose";
}

const LOADERS = ["mock", "doMock", "unmock", "doUnmock", "importActual", "importMock"];
/** In comments of JavaScript, and in those of tests. */
const TYPE_IN_COMMENT = /import\("(\.[^"]*)"\)/g;

export function referencesIn(path: string, code: string): readonly Reference[] {
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true, kindOf(path));
  const found = new Map<number, Reference>();
  const note = (node: ts.Node, kind: Reference["kind"]): void => {
    if (!ts.isStringLiteralLike(node)) return;
    const start = node.getStart(source) + 1;
    if (!found.has(start)) found.set(start, { start, end: node.getEnd() - 1, text: node.text, kind });
  };
  const visit = (node: ts.Node): void => {
    for (const [part, kind] of named(node, source)) for (const text of textsIn(part)) note(text, kind);
    if (ts.isStringLiteralLike(node) && isWay(node)) note(node, "loose");
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const { index, 1: text = "" } of code.matchAll(TYPE_IN_COMMENT)) {
    const start = index + 'import("'.length;
    if (!found.has(start)) found.set(start, { start, end: start + text.length, text, kind: "module" });
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

const kindOf = (path: string): ts.ScriptKind => (path.endsWith("ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS);

/** The parts of a node that name a file. */
function named(node: ts.Node, source: ts.SourceFile): readonly (readonly [ts.Node, Reference["kind"]])[] {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier)
    return [[node.moduleSpecifier, "module"]];
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return [[node.argument.literal, "module"]];
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return [];
  const [first, second] = node.arguments ?? [];
  if (!first) return [];
  const callee = node.expression.getText(source);
  const asks = (argument: ts.Node | undefined, what: string): boolean => argument?.getText(source) === what;
  if (callee === "URL" && asks(second, "import.meta.url")) return [[first, "address"]];
  if (second && asks(first, "import.meta.dirname")) return [[second, "address"]];
  if (second && asks(first, "import.meta.url") && ts.isIdentifier(node.expression)) return [[second, "thread"]];
  return loads(node, callee) ? [[first, "module"]] : [];
}

/** Two dots by themselves are a way only where paths are put together. */
const isWay = (node: ts.StringLiteralLike): boolean =>
  /^\.\.?\//.test(node.text) ||
  (node.text === ".." &&
    ts.isCallExpression(node.parent) &&
    /(^|\.)(join|resolve)$/.test(node.parent.expression.getText()));

const loads = ({ expression }: ts.CallExpression | ts.NewExpression, callee: string): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  callee === "require" ||
  callee === "require.resolve" ||
  LOADERS.some((name) => callee === `vi.${name}`);

/** The texts that an expression may have as its value. */
function textsIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  return ts.isStringLiteralLike(node) ? [node] : [];
}
