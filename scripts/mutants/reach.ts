import ts from "typescript";

/** The variable of the environment that holds the places to be marked, as JSON. */
export const PLACES = "UMPIRE_MUTANT_PLACES";

/** Where a change could be made. */
export interface Place {
  /** Absolute path. */
  readonly file: string;
  /** Offset in the source text. */
  readonly start: number;
  /** Its number among all places of a run. */
  readonly id: number;
}

declare global {
  /** The places that the present test file has reached. */
  var reachedPlaces: Set<number> | undefined;
  /** Those outside of all functions of what it was the first to load, even in the middle of a test. */
  var loadedPlaces: Set<number> | undefined;
}

/**
 * A source text that notes which of these places of it are reached: the block or arrow function around each says so
 * where it begins. What is in no function is done as the file is loaded, and says so there.
 */
export function marked(code: string, places: readonly Omit<Place, "file">[]): string {
  const source = ts.createSourceFile("source.ts", code, ts.ScriptTarget.Latest, true);
  return places
    .flatMap(({ start, id }) => marks(source, start, id))
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, add }) => text.slice(0, at) + add + text.slice(at), code);
}

interface Mark {
  readonly at: number;
  readonly add: string;
}

function marks(source: ts.SourceFile, start: number, id: number): readonly Mark[] {
  const around = surroundings(source, start);
  if (ts.isSourceFile(around)) return [{ at: 0, add: `globalThis.loadedPlaces?.add(${id});` }];
  const note = `globalThis.reachedPlaces?.add(${id})`;
  if (ts.isBlock(around)) return [{ at: around.getStart() + 1, add: `${note};` }];
  return [
    { at: around.getStart(), add: `(${note}, ` },
    { at: around.end, add: ")" },
  ];
}

/** The innermost block or body of an arrow function around an offset; the whole file: there is none. */
function surroundings(source: ts.SourceFile, start: number): ts.Block | ts.Expression | ts.SourceFile {
  let innermost: ts.Block | ts.Expression | ts.SourceFile = source;
  const visit = (node: ts.Node): void => {
    if (start < node.getStart() || start >= node.end) return;
    const isBody = ts.isArrowFunction(node.parent) && node.parent.body === node;
    if (ts.isBlock(node)) innermost = node;
    else if (isBody) innermost = node as ts.Expression; // a body that is no block is an expression
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return innermost;
}
